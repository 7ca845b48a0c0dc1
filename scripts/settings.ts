/**
 * Writes what lists all settings from where they are declared: the table of docs/configuration.md, the files of
 * deployments, and the types of the options that they are. `npm run settings` runs it; test/docs/configuration.test.ts compares.
 */
import { readFileSync, writeFileSync } from "node:fs"
import { declared } from "../apps/declared.ts"
import type { Option, OptionKind, Part, Setting } from "../apps/Setting.ts"
import { builtInSources } from "../apps/sources/builtIn.ts"

interface Listed {
  readonly of: Part
  readonly variable: string
  /** In Markdown; empty for none. */
  readonly default: string
  readonly meaning: string
  /** After `NAME=` in a file of deployments. */
  readonly example: string
}

/** A value as it is written; empty for one that isn't written as it is. */
const writtenAs = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : ""

const own = Object.values<Setting<any>>(declared).map((setting): Listed => {
  const { default: usual = writtenAs(setting.fallback), example, fallback } = setting
  return {
    ...setting,
    default: usual,
    example: example ?? (fallback === null ? "" : usual.replaceAll("`", ""))
  }
})

/** Of what sources need. */
const examples: Readonly<Record<string, string>> = { FINDATA_CONTACT: "you@example.com" }

/** What sources need, each once. */
const needed = [
  ...new Map(
    builtInSources.flatMap(({ name, needs }) =>
      needs.map((need): readonly [string, Listed] => [
        need.name,
        {
          of: "sources",
          variable: need.name,
          default: need.fallback ?? "",
          meaning: `for \`${name}\`: ${need.meaning.slice(0, 1).toLowerCase()}${need.meaning.slice(1)}`,
          example: examples[need.name] ?? ""
        }
      ])
    )
  ).values()
]

const titles: Readonly<Record<Part, string>> = {
  store:
    "The store: SQLite in FINDATA_DATA, or PostgreSQL. What a URL reserves (/ ? # @ : %) is percent-encoded in a password.",
  server: "The server.",
  access: "Who may use it.",
  sources: "What the server fetches by itself, and from whom.",
  observation: "Logs and metrics.",
  command: ""
}

const parts = Object.keys(titles) as ReadonlyArray<Part>
const partOf = (part: Part): ReadonlyArray<Listed> => [...own, ...needed].filter((one) => one.of === part)

/** What deployments set by themselves, above the rest. */
const setBefore: Readonly<Record<string, string>> = { FINDATA_DATA: "/var/lib/findata" }

const environment = [
  "# /etc/findata/findata.env: the settings of the service, of its backups, and of commands with --env-file.",
  "#   install -D -m 640 -g findata deploy/systemd/findata.env /etc/findata/findata.env",
  "# What is commented out is an example, or the default where it has one; docs/configuration.md describes all of it.",
  "",
  ...Object.entries(setBefore).map(([name, value]) => `${name}=${value}`),
  ...parts
    .filter((part) => part !== "command")
    .flatMap((part) => [
      "",
      `# ${titles[part]}`,
      ...partOf(part).flatMap(({ example, variable }) =>
        variable in setBefore ? [] : [`#${variable}=${example}`]
      )
    ]),
  ""
].join("\n")

const table = [
  "| variable | default | meaning |",
  "|---|---|---|",
  ...parts.flatMap((part) =>
    partOf(part).map(
      (one) => `| \`${one.variable}\` | ${one.default === "" ? "" : `${one.default} `}| ${one.meaning} |`
    )
  )
].join("\n")

/** What the container's composition sets otherwise than from its environment; null for what the image sets. */
const composed: Readonly<Record<string, string | null>> = {
  DATABASE_URL: "postgres://findata:${POSTGRES_PASSWORD:?}@postgres:5432/findata",
  REDIS_URL: "redis://redis:6379",
  JWT_SECRET: "${JWT_SECRET:?}",
  METRICS_HOST: "${METRICS_HOST:-0.0.0.0}",
  HOST: null,
  PORT: null,
  FINDATA_DATA: null
}

const passed = parts
  .filter((part) => part !== "command")
  .flatMap(partOf)
  .flatMap(({ variable }) => {
    const value = variable in composed ? composed[variable] : `\${${variable}:-}`
    return value === null ? [] : [`  ${variable}: ${value}`]
  })
  .join("\n")

const typeOf: Readonly<Record<OptionKind, string>> = {
  text: "string",
  number: "number",
  texts: "ReadonlyArray<string>",
  access: "boolean",
  proxies: "boolean | number | ReadonlyArray<string>"
}

const options = Object.values<Setting<any>>(declared).flatMap(({ option }) => option ?? [])

/** The type of the options of a group, by the last part of their names. */
const interfaceOf = (name: string, meaning: string, group: ReadonlyArray<Option>): string =>
  [
    `/** ${meaning}. */`,
    `export interface ${name} {`,
    ...group.flatMap((option) => [
      `  /** ${option.meaning}. */`,
      `  readonly ${option.name.split(".").at(-1)}${option.isRequired ? "" : "?"}: ${option.type ?? typeOf[option.kind]}`
    ]),
    "}",
    ""
  ].join("\n")

const within = (group: string) => options.filter(({ name }) => name.startsWith(`${group}.`))
const alone = options.filter(({ name }) => !name.includes("."))

const optionTypes = [
  "/** The options of an embedded findata that are settings, as apps/declared.ts declares them: `npm run settings` writes this. */",
  interfaceOf(
    "SettingOptions",
    "Options of every store",
    alone.filter(({ ofPostgres }) => !ofPostgres)
  ),
  interfaceOf(
    "PostgresSettingOptions",
    "Options of a store on PostgreSQL",
    alone.filter(({ ofPostgres }) => ofPostgres)
  ),
  interfaceOf("TokensOptions", "How bearer tokens are verified", within("tokens")),
  interfaceOf("SignInOptions", "Where people sign in with their browsers", within("signIn"))
].join("\n")

const replaced = (path: string, pattern: RegExp, text: string): string =>
  readFileSync(path, "utf8").replace(pattern, () => text)

/** Each file's text, by its path. */
export const written = (): Readonly<Record<string, string>> => ({
  "docs/configuration.md": replaced(
    "docs/configuration.md",
    /^\| variable \| default \| meaning \|\n(?:\|.*\n)+/m,
    `${table}\n`
  ),
  "apps/embed/settingOptions.ts": optionTypes,
  "deploy/systemd/findata.env": environment,
  "deploy/container/compose.yaml": replaced(
    "deploy/container/compose.yaml",
    /(?<=^x-settings: &settings\n)(?: {2}[A-Z][A-Z_]*: .*\n)+/m,
    `${passed}\n`
  )
})

if (import.meta.main) for (const [path, text] of Object.entries(written())) writeFileSync(path, text)
