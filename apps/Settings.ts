/** The settings of the environment: read once, validated together, with all faults in one error. */
import { Config, Effect, type LogLevel, Option, Redacted, Result, Schema } from "effect"
import {
  baseUrl,
  type HttpSettings,
  isOwnPath,
  pathOfAddress,
  sitePath,
  type Trust
} from "../adapters/http/server/mod.ts"
import { parseSymbol } from "../core/mod.ts"
import { type DatabaseSettings, databaseSettings } from "./Database.ts"
import { expectedTrust, trustOf } from "./Proxies.ts"
import type { ServiceSettings } from "./Services.ts"
import { type SignInSettings, signInSettings } from "./SignIn.ts"
import { type TokenSettings, tokenSettings } from "./Tokens.ts"

export interface Settings extends DatabaseSettings, HttpSettings, ServiceSettings {
  readonly port: number
  readonly host: string
  /** Where servers share quotas; null for the database, where it is PostgreSQL, else for this process. */
  readonly redisUrl: Redacted.Redacted | null
  /** The directory of the SQLite files. */
  readonly data: string
  /** The directory of the PDFs of reports; null for `files` in `data`. */
  readonly files: string | null
  /** Bounds on the files that operators upload, in bytes. */
  readonly uploads: {
    /** The largest file, as it is sent and unpacked. */
    readonly max: number
    /** How much of the disk of `data` is left free. */
    readonly free: number
  }
  readonly maxConnections: number
  /** How old what a replica has may be, in seconds. */
  readonly maxLag: number
  /** How many threads serve; null for as many as the machine has processors for, at most four. */
  readonly workers: number | null
  /** Which sources a server syncs, and when: `edgar=daily,rss=15m`, as `--sync` has it; null for none. */
  readonly sync: string | null
  /** For how long a server that was asked to stop still accepts requests. */
  readonly drainSeconds: number
  /** Whether the server shows its pages for people. */
  readonly site: boolean
  /** How bearer tokens are verified. */
  readonly tokens: TokenSettings
  /** Where people sign in with their browsers; null for nowhere. */
  readonly signIn: SignInSettings | null
  /** Where `/metrics` is served, apart from everything else; a null port for nowhere. */
  readonly metricsHost: string
  readonly metricsPort: number | null
  /** The file of the access log, `-` for standard output; null for none. */
  readonly accessLog: string | null
  /** The share of requests that it contains, from 0 to 1. */
  readonly accessLogShare: number
  /** Where traces and metrics are sent by OTLP, and how; null for nowhere. */
  readonly otlp: OtlpSettings | null
  readonly logLevel: LogLevel.LogLevel
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

export const maxWorkers = 64

const levels = ["Trace", "Debug", "Info", "Warn", "Error", "Fatal"] as const

const isDecodable = (text: string): boolean => Result.isSuccess(Result.try(() => decodeURIComponent(text)))

/** With a user and a password that can be decoded, and no path but the number of a database. */
const isRedisUrl = (text: string): boolean => {
  if (!/^rediss?:\/\/\S+$/.test(text) || !URL.canParse(text)) return false
  const { hostname, password, pathname, username } = new URL(text)
  return hostname !== "" && isDecodable(username + password) && /^\/?\d*$/.test(pathname)
}

const text = (name: string) => Config.option(Config.String(name))

/** Whether a value may contain a secret by itself: an address with a user or a query. */
const mayBeSecret = /[@?]/

/** A variable's value, or its fault; an empty variable counts as unset. */
const read = <A>(
  name: string,
  fallback: A,
  parse: (text: string) => A | null,
  expected: string | ((given: string) => string),
  isSecret: boolean
): Effect.Effect<Result.Result<A, string>> =>
  Effect.map(
    Effect.orElseSucceed(text(name), () => Option.none<string>()),
    (found) => {
      const given = Option.getOrElse(found, () => "").trim()
      if (given === "") return Result.succeed(fallback)
      const value = parse(given)
      if (value !== null) return Result.succeed(value)
      const isShown = !isSecret && !mayBeSecret.test(given)
      const right = typeof expected === "string" ? expected : expected(given)
      return Result.fail(`${name}${isShown ? `=${given}` : ""}: expected ${right}`)
    }
  )

const isOrigin = (text: string): boolean =>
  URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text

/** Several origins, or `*` alone. */
const originsOf = (text: string): ReadonlyArray<string> | null => {
  const origins = text.split(",").map((origin) => origin.trim())
  return text === "*" || origins.every(isOrigin) ? origins : null
}

/** What would be right for text that isn't a list of origins: browsers send them without a slash or a path at the end. */
const expectedOrigins = (text: string): string => {
  const longer = text.split(",").find((part) => URL.canParse(part.trim()) && !isOrigin(part.trim()))
  const { origin } = new URL(longer?.trim() ?? "null:")
  return isOrigin(origin)
    ? `${origin}, an origin, with no slash and no path after it`
    : "* or origins such as https://app.example.com, separated by commas"
}

const wholeNumber = (min: number, max: number) => (text: string) => {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
  return value >= min && value <= max ? value : null
}

const share = (text: string): number | null =>
  /^\d*\.?\d+$/.test(text) && Number(text) <= 1 ? Number(text) : null

/** Parses `name=value,name=value`, with values percent-encoded. */
const headerList = (text: string): Readonly<Record<string, string>> | null => {
  const pairs = text.split(",").map((pair) => /^\s*([\w!#$%&'*+.^`|~-]+)=(.*?)\s*$/.exec(pair))
  if (pairs.includes(null)) return null
  try {
    return Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? "", decodeURIComponent(pair?.[2] ?? "")]))
  } catch {
    return null
  }
}

/** Parses who may use an interface: `public` means anyone. */
const isPublic = (text: string): boolean | null =>
  /^public$/i.test(text) ? true : /^key$/i.test(text) ? false : null

const isOn = (text: string): boolean | null =>
  /^on$/i.test(text) ? true : /^off$/i.test(text) ? false : null

/** Null for a path as well that begins as one of the server's own. */
const sitePathOf = (text: string): string | null => {
  const path = sitePath(text)
  return path === null || isOwnPath(path) ? null : path
}

const expectedSitePath = "a path such as /findata, which begins as none of the server's own"

export const settings: Effect.Effect<Settings, SettingsInvalid> = Effect.gen(function* () {
  const faults: Array<string> = []
  const valueOf = <A>(result: Result.Result<A, string>, fallback: A): A => {
    if (Result.isSuccess(result)) return result.success
    faults.push(result.failure)
    return fallback
  }
  const setting = <A>(
    name: string,
    fallback: A,
    parse: (text: string) => A | null,
    expected: string | ((given: string) => string),
    isSecret = false
  ) => Effect.map(read(name, fallback, parse, expected, isSecret), (result) => valueOf(result, fallback))
  /** In bytes. */
  const inMegabytes = (name: string, fallback: number, min: number, max: number) =>
    Effect.map(
      setting(name, fallback, wholeNumber(min, max), `megabytes from ${min} to ${max}`),
      (megabytes) => megabytes * 1024 * 1024
    )
  const otlpEndpoint = yield* setting<string | null>(
    "OTEL_EXPORTER_OTLP_ENDPOINT",
    null,
    baseUrl,
    "an address such as http://localhost:4318"
  )
  const otlp: OtlpSettings = {
    endpoint: otlpEndpoint ?? "",
    headers: Redacted.make(
      yield* setting<Readonly<Record<string, string>>>(
        "OTEL_EXPORTER_OTLP_HEADERS",
        {},
        headerList,
        "name=value,name=value",
        true
      )
    ),
    serviceName: yield* setting("OTEL_SERVICE_NAME", "findata", (name) => name, "a name"),
    share: yield* setting("OTEL_TRACES_SAMPLER_ARG", 1, share, "a number from 0 to 1")
  }
  const publicUrl = yield* setting<string | null>(
    "PUBLIC_URL",
    null,
    baseUrl,
    "an address such as https://findata.example.com"
  )
  const path = yield* setting<string | null>("SITE_PATH", null, sitePathOf, expectedSitePath)
  if (path !== null && publicUrl !== null && pathOfAddress(publicUrl) !== path)
    faults.push(`PUBLIC_URL=${publicUrl}: expected with SITE_PATH an address that ends in ${path}`)
  const found: Settings = {
    port: yield* setting("PORT", 8080, wholeNumber(0, 65_535), "a port from 0 to 65535"),
    host: yield* setting("HOST", "127.0.0.1", (host) => host, "an address"),
    ...(yield* databaseSettings(faults)),
    redisUrl: yield* setting<Redacted.Redacted | null>(
      "REDIS_URL",
      null,
      (url) => (isRedisUrl(url) ? Redacted.make(url) : null),
      "redis://user:password@host:port/number or rediss://",
      true
    ),
    data: yield* setting("FINDATA_DATA", ".findata", (path) => path, "a directory"),
    files: yield* setting<string | null>("FILES_DIR", null, (path) => path, "a directory"),
    uploads: {
      max: yield* inMegabytes("UPLOAD_MAX_MB", 4096, 1, 1_048_576),
      free: yield* inMegabytes("UPLOAD_FREE_MB", 512, 0, 1_073_741_824)
    },
    cdnBaseUrl: yield* setting<string | null>(
      "CDN_BASE_URL",
      null,
      baseUrl,
      "an address such as https://cdn.example.com/research"
    ),
    publicUrl,
    sitePath: path,
    maxConnections: yield* setting(
      "DATABASE_CONNECTIONS",
      10,
      wholeNumber(2, 1000),
      "a number from 2 to 1000"
    ),
    maxLag: yield* setting("DATABASE_MAX_LAG", 5, wholeNumber(1, 300), "seconds from 1 to 300"),
    workers: yield* setting<number | null>(
      "WORKERS",
      null,
      wholeNumber(1, maxWorkers),
      `a number from 1 to ${maxWorkers}`
    ),
    // Checked where the sources are loaded: apps/syncs/schedules.ts.
    sync: yield* setting<string | null>("SYNC", null, (schedules) => schedules, "SOURCE=daily"),
    drainSeconds: yield* setting("DRAIN_SECONDS", 1, wholeNumber(0, 300), "seconds from 0 to 300"),
    bodyCacheBytes: yield* inMegabytes("BODY_CACHE_MB", 32, 0, 65_536),
    indexSymbol: yield* setting<string | null>(
      "INDEX_SYMBOL",
      null,
      (symbol) => (parseSymbol(symbol) === null ? null : symbol),
      "a symbol such as SPY or SPY:ARCA"
    ),
    corsOrigins: yield* setting<ReadonlyArray<string>>("CORS_ORIGINS", [], originsOf, expectedOrigins),
    keysPerOwner: yield* setting(
      "KEYS_PER_OWNER",
      100,
      wholeNumber(1, 1_000_000),
      "a number from 1 to 1000000"
    ),
    pagesOpen: yield* setting<boolean>("COMPANY_PAGES", true, isPublic, "public or key"),
    basicOpen: yield* setting<boolean>("BASIC_API", true, isPublic, "public or key"),
    trialRateLimit: yield* setting<number | null>(
      "TRIAL_RATE_LIMIT",
      null,
      wholeNumber(1, 1_000_000),
      "a number from 1 to 1000000"
    ),
    trustProxy: yield* setting<Trust>("TRUST_PROXY", { proxies: 0 }, trustOf, expectedTrust),
    site: yield* setting<boolean>("SITE", true, isOn, "on or off"),
    tokens: yield* tokenSettings(setting),
    signIn: yield* signInSettings(setting, publicUrl, faults),
    metricsHost: yield* setting("METRICS_HOST", "127.0.0.1", (host) => host, "an address"),
    metricsPort: yield* setting<number | null>(
      "METRICS_PORT",
      null,
      wholeNumber(0, 65_535),
      "a port from 0 to 65535"
    ),
    accessLog: yield* setting<string | null>(
      "ACCESS_LOG",
      null,
      (path) => path,
      "a file, or - for standard output"
    ),
    accessLogShare: yield* setting("ACCESS_LOG_SAMPLE", 1, share, "a number from 0 to 1"),
    otlp: otlpEndpoint === null ? null : otlp,
    logLevel: yield* setting<LogLevel.LogLevel>(
      "LOG_LEVEL",
      "Info",
      (level) => levels.find((_) => _.toLowerCase() === level.toLowerCase()) ?? null,
      `one of ${levels.join(", ").toLowerCase()}`
    )
  }
  if (found.tokens.secret !== null && found.tokens.keySet !== null) {
    faults.push("JWT_SECRET, JWT_JWKS_URL: expected one of them, not both")
  }
  return faults.length === 0 ? found : yield* new SettingsInvalid({ message: faults.join("\n") })
})
