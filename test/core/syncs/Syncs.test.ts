/** What a sync gives a source: the companies of the store when they are asked for. */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer, Stream } from "effect"
import { storesLayer } from "../../../adapters/memory/mod.ts"
import { rowsBatch, type Source, StoreUnavailable, Syncs } from "../../../core/mod.ts"
import { ImportSink, type SyncMeans, SyncStore } from "../../../core/ports.ts"
import { withImports } from "../../contract/stores.ts"

const means: SyncMeans = {
  names: null,
  since: null,
  settings: {},
  web: { get: () => Effect.succeed(null) },
  again: false,
  holder: "a process"
}

const entryOf = (symbol: string) => ({
  name: symbol,
  version: null,
  batches: Stream.make(rowsBatch("companies", [{ symbol, exchange: "NASDAQ", name: `${symbol} Inc.` }]))
})

/** Lists a company, and then looks up those of the store. */
const sourceOf = (seen: Array<string>): Source => ({
  name: "some",
  title: "Some source",
  forms: [],
  kinds: ["companies"],
  licence: "Free.",
  needs: [],
  pace: null,
  read: () => Stream.empty,
  fetch: ({ subjects }) =>
    Stream.concat(
      Stream.make(entryOf("FIRST")),
      Stream.map(Stream.fromIterableEffect(subjects), ({ symbol }) => {
        seen.push(symbol)
        return entryOf(`${symbol}2`)
      })
    )
})

const stores = withImports(Layer.suspend(() => storesLayer()))
const services = Layer.provideMerge(Syncs.layer, stores)

describe("The companies that a source is given", () => {
  it.live("include those of the entries before", () =>
    Effect.gen(function* () {
      const { sync } = yield* Syncs
      const seen: Array<string> = []
      const summary = yield* sync(sourceOf(seen), means)
      assert.deepStrictEqual(seen, ["FIRST"])
      assert.strictEqual(summary?.entries.imported, 2)
    }).pipe(Effect.provide(services))
  )

  it.live("are the chosen ones", () =>
    Effect.gen(function* () {
      const { sync } = yield* Syncs
      yield* sync(sourceOf([]), means)
      const seen: Array<string> = []
      yield* sync(sourceOf(seen), { ...means, names: ["FIRST2"] })
      assert.deepStrictEqual(seen, ["FIRST2"])
    }).pipe(Effect.provide(services))
  )

  it.live("leave the times of the source's own syncs as they were", () =>
    Effect.gen(function* () {
      const { sync } = yield* Syncs
      const { all } = yield* SyncStore
      yield* sync(sourceOf([]), means)
      const before = yield* all
      const failing: Source = { ...sourceOf([]), fetch: () => Stream.die(new Error("at once")) }
      yield* Effect.exit(sync(failing, { ...means, names: ["FIRST"], holder: "another" }))
      assert.deepStrictEqual(yield* all, before)
    }).pipe(Effect.provide(services))
  )

  it.live("can't be had while the store is unavailable, which ends the sync", () => {
    const unavailable = new StoreUnavailable({ reason: "Locked" })
    const sink = Layer.effect(
      ImportSink,
      Effect.map(ImportSink, (own) => ({ ...own, subjects: Effect.fail(unavailable) }))
    )
    return Effect.gen(function* () {
      const { sync } = yield* Syncs
      assert.strictEqual(yield* Effect.flip(sync(sourceOf([]), means)), unavailable)
    }).pipe(Effect.provide(Syncs.layer.pipe(Layer.provideMerge(sink), Layer.provideMerge(stores))))
  })
})
