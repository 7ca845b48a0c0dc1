/** Sources with the terms of their use. */
import { assert, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { KnownTerms, Sources, type SourceTerms } from "../../../core/mod.ts"
import { noRows, SourceStore, type StoredSource } from "../../../core/ports.ts"

const stored = (source: string, rows = 0, replaced = 0): StoredSource => ({
  source,
  kind: "prices",
  last_run: {
    run_id: 1,
    started_at: "2024-01-02T03:04:05Z",
    finished_at: "2024-01-02T03:04:06Z",
    ...noRows
  },
  runs: 1,
  rows,
  replaced,
  refused: 0,
  doubtful: 0,
  newest_date: null,
  failures: 0,
  next_run: null,
  failed: false
})

const terms: ReadonlyMap<string, SourceTerms> = new Map([
  ["edgar", { licence: "Public domain.", visibility: "public" }],
  ["bars", { licence: "For subscribers.", visibility: "keys" }],
  ["quotes", { licence: "For subscribers.", visibility: "keys" }]
])

const over = (sources: ReadonlyArray<StoredSource>) =>
  Sources.layer.pipe(
    Layer.provide(Layer.succeed(SourceStore, { all: Effect.succeed(sources) })),
    Layer.provide(Layer.succeed(KnownTerms, () => Effect.succeed(terms)))
  )

it.effect("A source has the terms that the program knows of it, any other none", () =>
  Effect.gen(function* () {
    const sources = yield* (yield* Sources).all
    assert.deepStrictEqual(
      sources.map(({ licence, source, visibility }) => [source, licence, visibility]),
      [
        ["edgar", "Public domain.", "public"],
        ["bars", "For subscribers.", "keys"],
        ["a vendor", null, "public"]
      ]
    )
  }).pipe(Effect.provide(over(["edgar", "bars", "a vendor"].map((name) => stored(name)))))
)

it.effect("Restricted are the sources for keys alone of which rows are stored", () =>
  Effect.gen(function* () {
    assert.deepStrictEqual(yield* (yield* Sources).restricted, ["bars", "quotes"])
  }).pipe(
    Effect.provide(
      over([
        stored("quotes", 0, 2),
        stored("edgar", 5),
        stored("bars", 3),
        stored("bars", 1),
        stored("a vendor", 1)
      ])
    )
  )
)

it.effect("None is restricted whose runs left nothing", () =>
  Effect.gen(function* () {
    assert.deepStrictEqual(yield* (yield* Sources).restricted, [])
  }).pipe(Effect.provide(over([stored("bars"), stored("edgar", 5)])))
)
