/**
 * The dependency rule. Core imports `effect` alone; an adapter imports core's public names and its own technology,
 * never another adapter; apps import the fronts of both, what is embedded in other programs nothing of the command line, and
 * the site, which runs in browsers, only what is made for them. Tests and scripts may import everything.
 */
import { dirname, join } from "node:path/posix"
import packageOfAll from "../../package.json" with { type: "json" }
import { innermost } from "./innermost.ts"
import { references } from "./references.ts"

interface Zone {
  /** The folder of its modules: the longest match counts. */
  readonly folder: string
  /** Its own technology, besides `effect` itself. */
  readonly packages: ReadonlyArray<string>
  /** What it imports besides its own folder and the fronts of core. */
  readonly reaches?: ReadonlyArray<string>
  /** Imports neither effect nor the fronts of core. */
  readonly isClosed?: true
  /** Imports modules by names that it computes. */
  readonly isComputing?: true
}

const entries: Readonly<Record<string, string>> = packageOfAll.exports

const core = ["effect/crypto", "effect/encoding", "effect/schema"]
const sql = ["effect/sql", "effect/reactivity"]
const http = ["effect/http", "effect/http-api"]

/** What adapters are imported by. */
const adapters =
  "bulk client html http/api http/server jwt mcp memory node oidc postgres redis sources sources/vendors sql sqlite web"
    .split(" ")
    .map((folder) => `adapters/${folder}/mod.ts`)

const apps = {
  packages: ["effect", "@effect/platform-node", "node:"],
  reaches: [
    ...adapters,
    "adapters/client/effect.ts",
    // Loaded without their fronts, which would load core and a driver.
    "adapters/postgres/Url.ts",
    "core/version.ts",
    "sample/"
  ]
}

const zones: ReadonlyArray<Zone> = [
  { folder: "core/", packages: core },
  // A parser without dependencies, which runs anywhere.
  { folder: "core/screens/", packages: [...core, "@marcbachmann/cel-js"], reaches: ["core/"] },
  { folder: "adapters/sql/", packages: sql },
  { folder: "adapters/sqlite/", packages: [...sql, "node:"], reaches: ["adapters/sql/mod.ts"] },
  {
    folder: "adapters/postgres/",
    packages: [...sql, "@effect/sql-pg", "pg", "pg-copy-streams", "node:"],
    reaches: ["adapters/sql/mod.ts"]
  },
  { folder: "adapters/redis/", packages: ["@redis/client"] },
  { folder: "adapters/memory/", packages: [] },
  {
    folder: "adapters/bulk/",
    packages: ["@uwdata/flechette", "hyparquet", "hyparquet-writer", "papaparse", "node:"]
  },
  { folder: "adapters/http/api/", packages: http, reaches: ["adapters/sources/vendors/mod.ts"] },
  {
    folder: "adapters/http/server/",
    packages: [...http, "effect/crypto", "lru-cache", "papaparse"],
    reaches: ["adapters/http/api/", "adapters/mcp/mod.ts", "adapters/sources/vendors/mod.ts"]
  },
  { folder: "adapters/mcp/", packages: ["effect/http"] },
  { folder: "adapters/client/", packages: [], isClosed: true },
  { folder: "adapters/client/effect.ts", packages: http, reaches: ["adapters/http/api/mod.ts"] },
  { folder: "adapters/web/", packages: ["effect/http"] },
  { folder: "adapters/html/", packages: ["sanitize-html"] },
  { folder: "adapters/jwt/", packages: ["effect/crypto", "jose"] },
  {
    folder: "adapters/oidc/",
    packages: ["jose", "lru-cache", "openid-client"],
    // How tokens are verified, which isn't for programs.
    reaches: ["adapters/jwt/boundedFetch.ts", "adapters/jwt/verify.ts"]
  },
  { folder: "adapters/node/", packages: ["effect/crypto", "effect/http", "@effect/platform-node", "node:"] },
  {
    folder: "adapters/sources/",
    packages: ["@zip.js/zip.js", "fast-xml-parser", "htmlparser2", "papaparse"]
  },
  { ...apps, folder: "apps/" },
  { ...apps, folder: "apps/plugins/plugins.ts", reaches: ["apps/", ...apps.reaches], isComputing: true },
  {
    folder: "apps/embed/",
    packages: ["effect/http", "@effect/platform-node", "node:"],
    reaches: [
      ...adapters,
      "apps/listener/",
      "apps/service/",
      "apps/Files.ts",
      "apps/importFile.ts",
      "apps/imports.ts",
      "apps/Logging.ts",
      "apps/SampleDirectory.ts",
      "apps/Services.ts",
      "apps/declared.ts",
      "apps/sampleIndex.ts",
      "apps/Setting.ts",
      "apps/SettingTexts.ts",
      "apps/Settings.ts",
      "apps/sources/terms.ts",
      "apps/Store.ts"
    ]
  },
  {
    folder: "apps/site/",
    packages: [
      "@preact/signals",
      "@tanstack/preact-query",
      "lightweight-charts",
      "papaparse",
      "preact",
      "preact-iso",
      "preact-render-to-string"
    ],
    reaches: [
      "adapters/client/mod.ts",
      // Rooms for pages.
      "core/consensus/mod.ts",
      "core/financials/mod.ts",
      "core/indicators/mod.ts",
      "core/prices/mod.ts",
      "core/shares/mod.ts",
      // Plain functions and types of other files.
      "core/indicators/base/Parameter.ts",
      "core/indicators/expression/limits.ts",
      "core/indicators/expression/overBars.ts",
      "core/indicators/expression/read.ts",
      "core/consensus/Opinion.ts",
      "core/financials/Growth.ts",
      "core/financials/Quotient.ts",
      // The types of their names.
      "core/financials/Line.ts",
      "core/financials/LineFigures.ts",
      "core/financials/Multiples.ts",
      "core/financials/Years.ts",
      "core/insiders/TradeDirection.ts",
      "core/numbers/median.ts",
      "core/cells/Word.ts",
      "core/codes/Sector.ts",
      "core/cells/formulaStart.ts",
      "core/own/Limits.ts",
      "core/prices/SplitRatio.ts",
      "core/prices/UpToDate.ts",
      "core/screens/Presets.ts",
      "core/screens/Limits.ts",
      "core/screens/brackets.ts",
      "core/screens/builtIn.ts",
      "core/time/CalendarDate.ts"
    ],
    isClosed: true
  },
  {
    folder: "apps/site/vite.config.ts",
    packages: ["vite", "node:"],
    reaches: ["apps/site/src/"],
    isClosed: true
  }
]

/** What core is imported by: what programs use, what adapters implement, and the entries of plain functions. */
const fronts = [
  "core/mod.ts",
  "core/ports.ts",
  ...Object.values(entries)
    .map((path) => path.slice("./".length))
    .filter((path) => /^core\/\w+\/mod\.ts$/u.test(path))
]

const belongs = (name: string, module: string): boolean =>
  name.endsWith(":") ? module.startsWith(name) : module === name || module.startsWith(`${name}/`)

const mayImport = (zone: Zone, file: string, module: string): boolean => {
  const isOpen = zone.isClosed !== true
  if (!module.startsWith("."))
    return (
      (isOpen && /^effect(\/[A-Z]\w*)?$/.test(module)) || zone.packages.some((name) => belongs(name, module))
    )
  const target = join(dirname(file), module)
  const open = [zone.folder, ...(isOpen ? fronts : []), ...(zone.reaches ?? [])]
  return open.some((folder) => target.startsWith(folder))
}

/** What in a module of this name and text violates the rule; empty where nothing does. */
export const violations = (file: string, text: string): ReadonlyArray<string> => {
  const zone = innermost(file, zones)
  if (zone === undefined) return [`${file}: test/architecture/rule.ts has no zone for it`]
  const { modules, globals } = references(file, text)
  const closed = modules.filter((module) =>
    module === null ? zone.isComputing !== true : !mayImport(zone, file, module)
  )
  const bound = zone.packages.includes("node:") ? [] : globals
  return [
    ...closed.map(
      (module) => `${file}: may not import ${module === null ? "a computed name" : `"${module}"`}`
    ),
    ...bound.map((name) => `${file}: may not use ${name}`)
  ]
}
