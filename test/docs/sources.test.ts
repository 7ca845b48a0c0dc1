/** The source that docs/sources.md shows: the page has its very text, and its rows are imported. */
import { assert, describe, it } from "@effect/vitest"
import { readFileSync } from "node:fs"
import { Effect, Layer, Stream } from "effect"
import { storesLayer } from "../../adapters/memory/mod.ts"
import { memoryFile, rss } from "../../adapters/sources/mod.ts"
import { type Fetching, importKinds, Imports } from "../../core/mod.ts"
import { source } from "../../docs/examples/acme.ts"
import { barsOf } from "../contract/look.ts"
import { asItIs, counted, only, refusals, sha256, take, withImports } from "../contract/stores.ts"

const page = readFileSync("docs/sources.md", "utf8")

const choice = { subjects: null, since: null, today: "2024-07-03" }

const answer = memoryFile(
  "bars.json",
  `{"symbol": "ACME", "bars": [["2024-07-01", 212.09, 217.51, 211.92, 216.75, 60402900],
["2024-07-02", 216.15, 220.38, null, 220.27, 58046200]]}`
)

const fetching: Fetching = {
  choice,
  subjects: Effect.succeed(
    ["ACME", "BRK/B"].map((symbol) => ({
      company_id: 1,
      symbol,
      exchange: "NYSE",
      cik: null,
      corp_code: null
    }))
  ),
  settings: { ACME_TOKEN: "t" },
  web: {
    get: (url, options) => {
      assert.strictEqual(options?.headers?.["authorization"], "Bearer t")
      const isAcme = url === "https://api.acme.example/v1/bars/ACME"
      if (!isAcme) assert.strictEqual(url, "https://api.acme.example/v1/bars/BRK%2FB")
      return Effect.succeed(isAcme ? { file: answer, etag: null, last_modified: null } : null)
    }
  },
  missing: [],
  known: () => Effect.succeed(new Map()),
  imported: () => Effect.succeed(null)
}

describe("docs/sources.md", () => {
  it("shows the source of docs/examples as it is", () => {
    const blocks = [...page.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code]) => code)
    assert.deepStrictEqual(blocks, [readFileSync("docs/examples/acme.ts", "utf8")])
  })

  it("names every field of news, and the setting of feeds", () => {
    for (const name of [...Object.keys(importKinds.news.fields), ...rss.needs.map((need) => need.name)])
      assert.include(page, `\`${name}\``)
  })
})

describe("The source that docs/sources.md shows", () => {
  it.live("has rows that are imported, and its faulty ones refused", () =>
    Effect.gen(function* () {
      const imports = yield* Imports
      yield* take("companies", ["symbol,exchange,name", "ACME,NYSE,Acme"])
      const batches = Stream.flatMap(source.read(answer, choice), (entry) => entry.batches)
      const file = { name: "bars.json", batches, sha256: Effect.succeed(sha256) }
      const summary = yield* imports.run("prices", file, asItIs)
      assert.deepStrictEqual(counted(summary), only({ inserted: 1, refused: 1 }))
      assert.deepStrictEqual(refusals(summary), [[2, "low", "low is missing"]])
      assert.deepStrictEqual(yield* barsOf("ACME"), [
        { date: "2024-07-01", open: 212.09, high: 217.51, low: 211.92, close: 216.75, volume: 60402900 }
      ])
    }).pipe(Effect.provide(withImports(Layer.suspend(() => storesLayer()))))
  )

  it.effect("fetches the companies of the store, and leaves out those that the vendor doesn't have", () =>
    Effect.gen(function* () {
      const entries = yield* Stream.runCollect(source.fetch?.(fetching) ?? Stream.empty)
      const batches = yield* Effect.forEach(entries, (entry) => Stream.runCollect(entry.batches))
      assert.deepStrictEqual(
        entries.map(({ name }, at) => [name, batches[at]?.map(({ rows }) => rows.length)]),
        [
          ["ACME", [2]],
          ["BRK/B", []]
        ]
      )
    })
  )

  it.effect("refuses a file of another form", () =>
    Effect.gen(function* () {
      const entries = source.read(memoryFile("x.json", '{"symbol": 1}'), choice)
      const { file } = yield* Effect.flip(
        Stream.runCollect(Stream.flatMap(entries, (entry) => entry.batches))
      )
      assert.strictEqual(file, "x.json")
    })
  )
})
