/** The settings of the environment: read once, validated together, with all faults in one error. */
import { Config, Effect, Option, Redacted, Result, Schema, Struct } from "effect"
import { pathOfAddress } from "../adapters/http/server/mod.ts"
import { databaseOf, type DatabaseSettings } from "./Database.ts"
import { declared, type Values } from "./declared.ts"
import type { Setting } from "./Setting.ts"
import { signInOf, type SignInSettings } from "./SignIn.ts"
import type { TokenSettings } from "./Tokens.ts"

/** Values that are parts of others below, and those that others read. */
const grouped = [
  "databaseUrl",
  "databaseDirectUrl",
  "databaseCa",
  "databaseReadUrl",
  "maxUploadBytes",
  "freeBytes",
  "tokenSecret",
  "tokenKeySet",
  "tokenIssuer",
  "tokenAudience",
  "signInIssuer",
  "signInClientId",
  "signInClientSecret",
  "signInScopes",
  "signInScopeClaim",
  "otlpEndpoint",
  "otlpHeaders",
  "otlpServiceName",
  "otlpShare",
  "plugins",
  "mcpKey"
] as const

export interface Settings extends Omit<Values, (typeof grouped)[number]>, DatabaseSettings {
  /** Bounds on the files that operators upload, in bytes. */
  readonly uploads: {
    /** The largest file, as it is sent and unpacked. */
    readonly max: number
    /** How much of the disk of `data` is left free. */
    readonly free: number
  }
  /** How bearer tokens are verified. */
  readonly tokens: TokenSettings
  /** Where people sign in with their browsers; null for nowhere. */
  readonly signIn: SignInSettings | null
  /** Where traces and metrics are sent by OTLP, and how; null for nowhere. */
  readonly otlp: OtlpSettings | null
}

export interface OtlpSettings {
  /** The collector's address, without a trailing slash. */
  readonly endpoint: string
  /** Sent with each export, by name. */
  readonly headers: Redacted.Redacted<Readonly<Record<string, string>>>
  readonly serviceName: string
  /** The share of the traces that begin here, from 0 to 1. */
  readonly share: number
}

export class SettingsInvalid extends Schema.TaggedError<SettingsInvalid>()("SettingsInvalid", {
  message: Schema.String
}) {}

/** Whether a value may contain a secret by itself: an address with a user or a query. */
const mayBeSecret = /[@?]/

/** A variable's value, or its fault; an empty variable counts as unset. */
const read = <A>({
  expected,
  fallback,
  isSecret,
  parse,
  variable
}: Setting<A>): Effect.Effect<Result.Result<A, string>> =>
  Effect.map(
    Effect.orElseSucceed(Config.option(Config.String(variable)), () => Option.none<string>()),
    (found) => {
      const given = Option.getOrElse(found, () => "").trim()
      if (given === "") return Result.succeed(fallback)
      const value = parse(given)
      if (value !== null) return Result.succeed(value)
      const isShown = isSecret !== true && !mayBeSecret.test(given)
      const right = typeof expected === "string" ? expected : expected(given)
      return Result.fail(`${variable}${isShown ? `=${given}` : ""}: expected ${right}`)
    }
  )

/** The values of all settings, the fallback for one that is wrong; and what is wrong, before and after the database. */
const valuesOf = Effect.gen(function* () {
  const values: Record<string, unknown> = {}
  const [before, after]: [Array<string>, Array<string>] = [[], []]
  for (const [name, setting] of Object.entries<Setting<any>>(declared)) {
    const found = yield* read(setting)
    const faults = "databaseUrl" in values ? after : before
    if (Result.isFailure(found)) faults.push(found.failure)
    values[name] = Result.getOrElse(found, () => setting.fallback)
  }
  // TypeScript doesn't follow that each name has the value of its own setting.
  return { values: values as unknown as Values, before, after }
})

export const settings: Effect.Effect<Settings, SettingsInvalid> = Effect.gen(function* () {
  const { after, before: faults, values } = yield* valuesOf
  const { publicUrl, sitePath, tokenKeySet, tokenSecret } = values
  const database = databaseOf(
    {
      url: values.databaseUrl,
      directUrl: values.databaseDirectUrl,
      readUrl: values.databaseReadUrl,
      ca: values.databaseCa
    },
    faults
  )
  faults.push(...after)
  if (sitePath !== null && publicUrl !== null && pathOfAddress(publicUrl) !== sitePath)
    faults.push(`PUBLIC_URL=${publicUrl}: expected with SITE_PATH an address that ends in ${sitePath}`)
  if (tokenSecret !== null && tokenKeySet !== null)
    faults.push("JWT_SECRET, JWT_JWKS_URL: expected one of them, not both")
  const signIn = signInOf(
    {
      issuer: values.signInIssuer,
      clientId: values.signInClientId,
      clientSecret: values.signInClientSecret,
      scope: values.signInScopes,
      scopeClaim: values.signInScopeClaim,
      publicUrl
    },
    faults
  )
  if (faults.length > 0) return yield* new SettingsInvalid({ message: faults.join("\n") })
  const found: Settings = {
    ...Struct.omit(values, grouped),
    ...database,
    uploads: { max: values.maxUploadBytes, free: values.freeBytes },
    tokens: {
      secret: tokenSecret,
      keySet: tokenKeySet,
      issuer: values.tokenIssuer,
      audience: values.tokenAudience
    },
    signIn,
    otlp:
      values.otlpEndpoint === null
        ? null
        : {
            endpoint: values.otlpEndpoint,
            headers: Redacted.make(values.otlpHeaders),
            serviceName: values.otlpServiceName,
            share: values.otlpShare
          }
  }
  return found
})
