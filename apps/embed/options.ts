/**
 * The options of an embedded findata. They are the settings of the server by the names of `Settings`, checked by the same
 * rules: each becomes the text of its variable, and the environment of the process is never read.
 */
import { ConfigProvider, Effect } from "effect"
import { declared } from "../declared.ts"
import type { Option, OptionKind, Setting } from "../Setting.ts"
import { sampleIndex } from "../sampleIndex.ts"
import { type Settings, SettingsInvalid, settings } from "../Settings.ts"
import type {
  PostgresSettingOptions,
  SettingOptions,
  SignInOptions,
  TokensOptions
} from "./settingOptions.ts"

/** Options of every store. */
export interface CommonOptions extends SettingOptions {
  /** Whether the schema is brought up to date, which is the default; with false an older one is refused. */
  readonly migrate?: boolean
  /**
   * Loads the sample data set into a store without companies: ten US securities, with SPY as the index for betas unless
   * `indexSymbol` names another. False unless stated.
   */
  readonly sample?: boolean
  /** Shows the pages for people too; false unless stated. They need the files of the package. */
  readonly site?: boolean
  /** The size of the cache of response bodies, in bytes; 32 MiB unless stated, 0 for none. */
  readonly bodyCacheBytes?: number
  /** How bearer tokens are verified: with a secret of 32 bytes or more, or with the key set of an issuer; not at all unless stated. */
  readonly tokens?: TokensOptions
  /**
   * Lets people sign in with their browsers at an issuer of OpenID Connect; not at all unless stated. Needs `publicUrl`, and the
   * redirect URIs `/session/callback` and `/session/signed-out` below it.
   */
  readonly signIn?: SignInOptions
}

/** SQLite, in a directory that is created. */
export interface SqliteOptions extends CommonOptions {
  /** The directory of the files, `.findata`. */
  readonly sqlite: string
}

/** PostgreSQL. */
export interface PostgresOptions extends CommonOptions, PostgresSettingOptions {}

/** The memory of this process: what it holds is gone with it. */
export interface MemoryOptions extends CommonOptions {
  readonly memory: true
}

export type FindataOptions = SqliteOptions | PostgresOptions | MemoryOptions

type Kind = OptionKind | "boolean"

/** The settings that are options, by their names as such. */
const known: ReadonlyMap<string, Known> = new Map(
  Object.values<Setting<any>>(declared).flatMap(({ option, variable }) =>
    option === undefined ? [] : [[option.name, { ...option, variable }] as const]
  )
)

/** What an option is, and the variable whose text it becomes. */
interface Known extends Option {
  readonly variable: string
}

const stores = { sqlite: "a directory", postgres: "an address", memory: "true" } as const

/** What has no variable. */
const own: ReadonlyMap<string, Kind> = new Map([
  ["migrate", "boolean"],
  ["sample", "boolean"],
  ["site", "boolean"],
  ["bodyCacheBytes", "number"],
  ["sqlite", "text"]
])

/** What `findata serve` has besides. */
const ofServer = ["port", "host", "workers", "drainSeconds", "metricsPort", "metricsHost", "otlp"]

const isTexts = (value: unknown): value is ReadonlyArray<string> =>
  Array.isArray(value) && value.every((one) => typeof one === "string" && one.trim() !== "")

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value)

/** By kind: what is expected, and the text of a value; null for a value of another type. */
const kinds: Readonly<Record<Kind, readonly [expected: string, textOf: (value: unknown) => string | null]>> =
  {
    text: ["a text", (value) => (typeof value === "string" && value.trim() !== "" ? value : null)],
    number: ["a number", (value) => (isNumber(value) ? String(value) : null)],
    boolean: ["true or false", (value) => (typeof value === "boolean" ? String(value) : null)],
    texts: ["a list of texts", (value) => (isTexts(value) ? value.join(",") : null)],
    access: ["true or false", (value) => (typeof value === "boolean" ? (value ? "public" : "key") : null)],
    proxies: [
      "true, false, a number or a list of addresses",
      (value) =>
        typeof value === "boolean" || isNumber(value)
          ? String(value)
          : isTexts(value)
            ? value.join(",")
            : null
    ]
  }

/** A value in a message: numbers and truth values alone, because anything else may contain a secret. */
const shown = (value: unknown): string =>
  typeof value === "number" || typeof value === "boolean" ? `=${value}` : ""

type Given = Readonly<Record<string, unknown>>

/** Options that are objects of options, with what is expected of them. */
const nested: ReadonlyMap<string, string> = new Map([
  ["tokens", "an object with secret or keySet"],
  ["signIn", "an object with issuer, clientId and clientSecret"]
])

/** With the members of nested options beside the others; without those that are undefined. */
const flat = (options: Given): Given => {
  const entries = Object.entries(options).flatMap(([name, value]) =>
    nested.has(name) && typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.entries(value).map(([member, own]) => [`${name}.${member}`, own as unknown] as const)
      : [[name, value] as const]
  )
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

const unknownText = (name: string): string => {
  if (ofServer.includes(name))
    return `${name}: only findata serve has it; an embedded findata listens on no port of its own`
  if (nested.has(name)) return `${name}: expected ${nested.get(name)}`
  const names = [...Object.keys(stores), ...own.keys(), ...known.keys()].toSorted()
  return `${name}: unknown; expected ${[...new Set(names)].join(", ")}`
}

/** What is wrong with the choice of a store. */
const storeFaults = (given: Given): ReadonlyArray<string> => {
  const chosen = Object.keys(stores).filter((name) => given[name] !== undefined)
  const choices = Object.entries(stores).map(([name, what]) => `${name}: ${what}`)
  if (chosen.length === 0) return [`A store: expected one of ${choices.join(", ")}`]
  if (chosen.length > 1) return [`${chosen.join(", ")}: expected one of them, not ${chosen.length}`]
  const faults: Array<string> = []
  if ("memory" in given && given["memory"] !== true)
    faults.push(`memory${shown(given["memory"])}: expected true`)
  if (!("postgres" in given)) {
    for (const { name, ofPostgres } of known.values()) {
      if (ofPostgres === true && name in given)
        faults.push(`${name}: expected postgres with it, not ${chosen[0]}`)
    }
  }
  if ("memory" in given && "migrate" in given) faults.push("migrate: a store in memory has no schema")
  return faults
}

const maxCache = 64 * 1024 ** 3

/** An option's fault; null without. */
const faultOf = (name: string, value: unknown): string | null => {
  if (name === "memory") return null
  const kind = own.get(name) ?? known.get(name)?.kind
  if (kind === undefined) return unknownText(name)
  const [expected, textOf] = kinds[kind]
  if (textOf(value) === null) return `${name}${shown(value)}: expected ${expected}`
  const isSize = Number.isInteger(value) && (value as number) >= 0 && (value as number) <= maxCache
  return name === "bodyCacheBytes" && !isSize
    ? `${name}${shown(value)}: expected bytes from 0 to ${maxCache}`
    : null
}

const optionOf = new Map([...known.values()].map(({ name, variable }) => [variable, name]))

/** Faults of variables as those of the options. */
export const inOptions = (message: string): string =>
  message.replace(/\b[A-Z]+(?:_[A-Z]+)+\b/g, (variable) => optionOf.get(variable) ?? variable)

export interface Chosen {
  readonly settings: Settings
  readonly store: keyof typeof stores
  readonly migrate: boolean
  readonly sample: boolean
  /** What the settings were read from, by variable. */
  readonly variables: Readonly<Record<string, string>>
}

/** The environment that has only these variables. */
export const environmentOf = (variables: Readonly<Record<string, string>>) =>
  ConfigProvider.layer(ConfigProvider.fromEnvRecord(variables))

/** The settings of options; fails with everything that is wrong with them, a line each. */
export const chosenBy = Effect.fnUntraced(function* (options: FindataOptions) {
  if (typeof options !== "object" || options === null)
    return yield* new SettingsInvalid({ message: 'Expected options, such as { sqlite: ".findata" }' })
  const given = flat(options as unknown as Given)
  const faults = [
    ...storeFaults(given),
    ...Object.entries(given).flatMap(([name, value]) => faultOf(name, value) ?? [])
  ]
  if (faults.length > 0) return yield* new SettingsInvalid({ message: faults.join("\n") })
  const variables = Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => {
      const option = name === "sqlite" ? known.get("data") : known.get(name)
      return option === undefined ? [] : [[option.variable, kinds[option.kind][1](value) ?? ""]]
    })
  )
  const found = yield* settings.pipe(
    Effect.provide(environmentOf(variables)),
    Effect.mapError(({ message }) => new SettingsInvalid({ message: inOptions(message) }))
  )
  const { bodyCacheBytes = found.bodyCacheBytes, migrate = true, sample = false, site = false } = options
  const store = (Object.keys(stores) as ReadonlyArray<keyof typeof stores>).find((name) => name in given)
  const chosen: Chosen = {
    settings: {
      ...found,
      indexSymbol: found.indexSymbol ?? (sample ? sampleIndex : null),
      bodyCacheBytes,
      site
    },
    store: store ?? "memory",
    migrate,
    sample,
    variables
  }
  return chosen
})
