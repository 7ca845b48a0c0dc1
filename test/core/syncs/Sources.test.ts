/** Sources with the terms of their use. */
import { assert, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { SourceLicences, Sources } from "../../../core/mod.ts"
import { noRows, SourceStore, type StoredSource } from "../../../core/ports.ts"

const stored = (source: string): StoredSource => ({
  source,
  kind: "prices",
  last_run: { run_id: 1, started_at: "2024-01-02T03:04:05Z", finished_at: "2024-01-02T03:04:06Z", ...noRows },
  runs: 1,
  rows: 0,
  refused: 0,
  doubtful: 0,
  newest_date: null,
  failures: 0,
  next_run: null,
  failed: false
})

it.effect("A source has the licence that the program knows of it, any other none", () =>
  Effect.gen(function* () {
    const sources = yield* (yield* Sources).all
    assert.deepStrictEqual(
      sources.map(({ licence, source }) => [source, licence]),
      [
        ["edgar", "Public domain."],
        ["a vendor", null]
      ]
    )
  }).pipe(
    Effect.provide(
      Sources.layer.pipe(
        Layer.provide(Layer.succeed(SourceStore, { all: Effect.succeed(["edgar", "a vendor"].map(stored)) })),
        Layer.provide(Layer.succeed(SourceLicences, Effect.succeed(new Map([["edgar", "Public domain."]]))))
      )
    )
  )
)
