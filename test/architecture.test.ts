/**
 * The dependency rule holds between zones, the order of rooms within each, resources have one name, core's exports are documented,
 * functions say when they return null, and the checks find violations.
 */
import { assert, describe, it } from "@effect/vitest"
import { readdirSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path/posix"
import { parseSync } from "oxc-parser"
import { undocumented } from "./architecture/documented.ts"
import { references } from "./architecture/references.ts"
import { silent } from "./architecture/returned.ts"
import { turned } from "./architecture/rooms.ts"
import { violations } from "./architecture/rule.ts"

const modulesOf = (folder: string): ReadonlyArray<string> =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`)

const modules = ["core", "adapters", "apps"].flatMap(modulesOf)

describe("the modules of core, adapters and apps", () => {
  it("import only what the rule allows", () => {
    assert.deepStrictEqual(
      modules.flatMap((file) => violations(file, readFileSync(file, "utf8"))),
      []
    )
  })
})

/** The names that a front exports, types included. */
const namesIn = (front: string): ReadonlyArray<string> =>
  parseSync(front, readFileSync(front, "utf8")).module.staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName }) => exportName.name ?? "*")
  )

describe("the fronts of core", () => {
  const [used, implemented] = [namesIn("core/mod.ts"), namesIn("core/ports.ts")]

  it("are two, and what programs use is 260 names at most, each by its own", () => {
    assert.isAtMost(used.length, 260)
    assert.isAbove(used.length, 100)
    assert.notInclude([...used, ...implemented], "*")
  })

  it("have no name in common", () => {
    assert.isAbove(implemented.length, 100)
    assert.deepStrictEqual(
      implemented.filter((name) => used.includes(name)),
      []
    )
  })
})

describe("the exports of core", () => {
  it("have a doc comment that says more than their name", () => {
    assert.deepStrictEqual(
      modulesOf("core").flatMap((file) => undocumented(file, (name) => readFileSync(name, "utf8"))),
      []
    )
  })

  const declarations: ReadonlyArray<readonly [text: string, missing: ReadonlyArray<string>]> = [
    [`/** One. */\nexport const a = 1`, []],
    [`/** One. */\nexport const a = 1\nexport type a = typeof a`, []],
    [`/** The file. */\nimport { b } from "./b.ts"\n\nexport const a = b`, ["core/a.ts: a"]],
    [`/** The file. */\n\nexport const a = 1`, ["core/a.ts: a"]],
    [`// One.\nexport const a = 1`, ["core/a.ts: a"]],
    [`/* One. */\nexport const a = 1`, ["core/a.ts: a"]],
    [`/** Two. */\nexport const b = 2\nexport interface a {}`, ["core/a.ts: a"]],
    [`export type a = 1\n/** One. */\nexport const a = 1`, ["core/a.ts: a"]],
    [`/** The names of each field. */\nexport const fieldNames = 1`, ["core/a.ts: fieldNames"]],
    [`/** The names of each field, or null. */\nexport const fieldNames = 1`, []],
    [`export { b as a } from "./b.ts"`, []],
    [`export * as a from "./c.ts"`, []],
    [`export * as a from "./b.ts"`, ["core/a.ts: a"]]
  ]

  it.for(declarations)("are documented or not by: %s", ([text, missing]) => {
    const files: Readonly<Record<string, string>> = {
      "core/a.ts": text,
      "core/b.ts": `const one = 1\nexport const b = one`,
      "core/c.ts": `/** The module. */\nimport "./b.ts"\nexport const c = 1`
    }
    assert.deepStrictEqual(
      undocumented("core/a.ts", (file) => files[file] ?? ""),
      missing
    )
  })
})

describe("the functions of core and adapters", () => {
  it("say when they return null or undefined", () => {
    assert.deepStrictEqual(
      ["core", "adapters"].flatMap(modulesOf).flatMap((file) => silent(file, readFileSync(file, "utf8"))),
      []
    )
  })

  const returning: ReadonlyArray<readonly [text: string, named: ReadonlyArray<string>]> = [
    [`/** A; null without one. */\nexport const a = (): string | null => null`, []],
    [`/** A. */\nexport const a = (b: string | null): string => b ?? ""`, []],
    [`/** A. */\nexport const a = (): { readonly b: string | null } => ({ b: null })`, []],
    [`/** A. */\nexport const a = (): string | null => null`, ["a"]],
    [`/** A. */\nexport const a = (): Effect.Effect<string | undefined> => b`, ["a"]],
    [`/** A. */\nexport interface A {\n  readonly a: () => string | null\n}`, ["a"]],
    [`/** A. */\nexport interface A {\n  /** Null for none. */\n  readonly a: () => string | null\n}`, []]
  ]

  it.for(returning)("say it or not in: %s", ([text, named]) => {
    assert.deepStrictEqual(
      silent("core/a.ts", text),
      named.map((name) => `core/a.ts: ${name}`)
    )
  })
})

describe("the rooms of a zone", () => {
  it("are imported in one direction, types included", () => {
    assert.deepStrictEqual(
      modules.flatMap((file) => turned(file, readFileSync(file, "utf8"))),
      []
    )
  })

  const planted: ReadonlyArray<readonly [file: string, text: string]> = [
    ["core/prices/Bar.ts", `import type { ImportKind } from "../imports/ImportKinds.ts"`],
    ["core/records/Record.ts", `export { DailyBar } from "../prices/Bar.ts"`],
    ["core/access/keys/Scope.ts", `import type { Identity } from "../identity/BearerTokens.ts"`],
    ["core/financials/Line.ts", `import { rsi } from "../indicators/mod.ts"`],
    ["core/prices/Bar.ts", `import { Prices } from "../mod.ts"`],
    ["adapters/http/server/exchange/Exchange.ts", `import type { Kept } from "../answers/KeptBodies.ts"`],
    ["adapters/sources/edgar/Edgar.ts", `import { dart } from "../dart/Dart.ts"`],
    ["adapters/sources/edgar/files/Parts.ts", `import { dart } from "../../dart/Dart.ts"`],
    ["adapters/sources/edgar/filings/Forms.ts", `import type { Form } from "../ownership/OwnershipForm.ts"`],
    ["apps/Settings.ts", `const later = () => import("./server/serve.ts")`],
    ["apps/site/src/ui/Panel.tsx", `import { Chart } from "../company/chart/Chart.tsx"`],
    ["core/unheard/Idea.ts", `export {}`]
  ]

  it.for(planted)("may not be turned round, in %s: %s", ([file, text]) => {
    assert.lengthOf(turned(file, text), 1)
  })
})

/** The modules of a folder whose text fits a pattern, by their paths below it. */
const filesWith = (folder: string, pattern: RegExp): ReadonlyArray<string> =>
  modulesOf(folder)
    .filter((file) => pattern.test(readFileSync(file, "utf8")))
    .map((file) => file.slice(folder.length))
    .toSorted()

describe("the resources of the HTTP interface", () => {
  const api = "adapters/http/api"
  const handlers = "adapters/http/server/handlers"

  it("are defined and handled in files of the same path", () => {
    const defined = filesWith(api, /\bHttpApi(Endpoint|Group)\.\w+\(|\bownedGroup\(/)
    assert.isAbove(defined.length, 15)
    assert.deepStrictEqual(
      filesWith(handlers, /\bHttpApiBuilder\.\w+\(/),
      // These make the endpoints of the pages of records, which the groups of company pages handle, and of what owners keep.
      defined.filter((file) => !["/base/OwnedGroup.ts", "/base/RecordPage.ts"].includes(file))
    )
  })

  it("are tested in folders of the same name", () => {
    const tested = readdirSync("test/http")
    const ofRecords = filesWith(api, /\brecordPage\(/).map((file) => dirname(file).slice(1))
    assert.include(ofRecords, "disclosures")
    assert.deepStrictEqual(
      [...readdirSync(handlers), ...ofRecords].filter((name) => !tested.includes(name)),
      []
    )
  })
})

/** The modules of this repository that a module loads, at once or later, by way of others too. */
const loadedBy = (entry: string): ReadonlySet<string> => {
  const found = new Set([entry])
  for (const file of found) {
    const own = references(file, readFileSync(file, "utf8")).modules
    for (const module of own)
      if (module?.startsWith(".") && module.endsWith(".ts")) found.add(join(dirname(file), module))
  }
  return found
}

describe("the embedded service", () => {
  it.for(["apps/embed/mod.ts", "apps/embed/effect.ts"])(
    "loads nothing of the command line from %s",
    (entry) => {
      const loaded = [...loadedBy(entry)]
      assert.include(loaded, "core/mod.ts")
      assert.deepStrictEqual(
        loaded.filter((file) => file.startsWith("apps/cli/")),
        []
      )
    }
  )
})

describe("what bodies are made of", () => {
  it("is read through services, whose stores note what they read", () => {
    const readers = modules.filter(
      (file) =>
        /^adapters\/http\/server\/(handlers|answers)\//.test(file) &&
        /\b[A-Z]\w*Store\b/.test(readFileSync(file, "utf8"))
    )
    assert.deepStrictEqual(readers, [])
  })
})

describe("the check", () => {
  const breaks: ReadonlyArray<readonly [file: string, text: string]> = [
    ["core/prices/Bar.ts", `import { readFile } from "node:fs/promises"`],
    ["core/prices/Bar.ts", `import type { SqlClient } from "effect/sql"`],
    ["core/prices/Bar.ts", `import { Sql } from "../../adapters/sql/mod.ts"`],
    ["core/prices/Bar.ts", `const later = async () => await import("pg")`],
    ["core/prices/Bar.ts", `const later = (name: string) => import(name)`],
    ["core/prices/Bar.ts", `export type Client = import("pg").Client`],
    ["core/prices/Bar.ts", `const home = Deno.env.get("HOME")`],
    ["core/prices/Bar.ts", `export const bytes = (value: Buffer) => value`],
    ["adapters/sql/stores/PriceStore.ts", `import { Bar } from "../../../core/prices/Bar.ts"`],
    ["adapters/sql/stores/PriceStore.ts", `export { guard } from "../../memory/mod.ts"`],
    ["adapters/sql/stores/PriceStore.ts", `export * from "../../sqlite/mod.ts"`],
    ["adapters/sqlite/mod.ts", `import { guard } from "../sql/dialect/guard.ts"`],
    ["apps/server/serve.ts", `import { Prices } from "../../core/prices/Prices.ts"`],
    ["apps/server/serve.ts", `import { open } from "../../adapters/sqlite/Pool.ts"`],
    ["apps/server/serve.ts", `const later = (name: string) => import(name)`],
    ["apps/server/serve.ts", `import { Pool } from "pg"`],
    ["adapters/memory/mod.ts", `const secret = process.env.SECRET`],
    ["adapters/memory/mod.ts", `import "papaparse"`],
    ["adapters/http/api/Api.ts", `import { routes } from "../server/mod.ts"`],
    ["adapters/client/Client.ts", `import { Effect } from "effect"`],
    ["adapters/client/Client.ts", `import { Bar } from "../../core/mod.ts"`],
    ["adapters/client/effect.ts", `import { routes } from "../http/server/mod.ts"`],
    ["adapters/http/server/routes.ts", `import { createHash } from "node:crypto"`],
    ["adapters/sources/tables/Csv.ts", `import { serve } from "../../../apps/server/main.ts"`],
    ["apps/embed/mod.ts", `import { print } from "../cli/Console.ts"`],
    ["apps/embed/mod.ts", `import { variable } from "../Environment.ts"`],
    ["apps/site/src/App.tsx", `import { Effect } from "effect"`],
    ["apps/site/src/App.tsx", `import { Prices } from "../../../core/mod.ts"`],
    ["apps/site/src/App.tsx", `import { Prices } from "../../../core/prices/Prices.ts"`],
    ["apps/site/src/App.tsx", `import { Api } from "../../../adapters/http/api/mod.ts"`],
    ["apps/site/src/App.tsx", `import { useState } from "react"`],
    ["apps/site/src/App.tsx", `const home = process.env.HOME`],
    ["adapters/unheard/mod.ts", `export {}`]
  ]

  it.for(breaks)("finds, in %s: %s", ([file, text]) => {
    assert.lengthOf(violations(file, text), 1)
  })

  const keeps: ReadonlyArray<readonly [file: string, text: string]> = [
    ["core/prices/Bar.ts", `import { Schema } from "effect"\nexport * from "../companies/Symbol.ts"`],
    [
      "core/prices/Bar.ts",
      `/** Not an import: \`import "pg"\`. */\nexport const text = 'import "pg"; Deno.exit()'`
    ],
    ["adapters/sqlite/mod.ts", `import "node:sqlite"\nimport { Tables } from "../sql/mod.ts"`],
    ["adapters/http/server/routes.ts", `import { Api } from "../api/mod.ts"\nimport "../../../core/mod.ts"`],
    [
      "apps/server/serve.ts",
      `import "../../adapters/sqlite/mod.ts"\nimport "../../core/ports.ts"\nimport "node:net"`
    ],
    [
      "apps/site/src/App.tsx",
      `import { useState } from "preact/hooks"\nimport "./styles/base.css"\nexport const App = () => <p.b />`
    ]
  ]

  it.for(keeps)("accepts, in %s: %s", ([file, text]) => {
    assert.deepStrictEqual(violations(file, text), [])
  })
})
