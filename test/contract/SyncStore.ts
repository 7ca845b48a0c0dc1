/** Laws of every `SyncStore`: one process holds a source, and its state shows among the sources. */
import { assert, layer } from "@effect/vitest"
import { Clock, Effect } from "effect"
import { instantOf } from "../../core/mod.ts"
import { SourceStore, SyncStore, withoutEnd } from "../../core/ports.ts"
import { priceHeader, type StoreLayer, take, withImports } from "./stores.ts"

const at = (minute: number): string => `2024-01-02T10:${String(minute).padStart(2, "0")}:00Z`

const stateOf = Effect.fnUntraced(function* (source: string) {
  const { all } = yield* SyncStore
  return (yield* all).find((state) => state.source === source)
})

export const syncStoreLaws = (stores: StoreLayer): void =>
  layer(withImports(stores), { excludeTestServices: true, timeout: "30 seconds" })("SyncStore", (it) => {
    it.effect("lets one process hold a source, until it releases it", () =>
      Effect.gen(function* () {
        const { finish, hold } = yield* SyncStore
        assert.isTrue(yield* hold("one", "a", at(0), at(5)))
        assert.isFalse(yield* hold("one", "b", at(1), at(6)))
        assert.isTrue(yield* hold("another", "b", at(1), at(6)))
        yield* finish("one", "a", { finished_at: at(2), failure: null })
        assert.isTrue(yield* hold("one", "b", at(2), at(7)))
      })
    )

    it.effect("lets another hold it after the time of one that was killed", () =>
      Effect.gen(function* () {
        const { finish, hold } = yield* SyncStore
        assert.isTrue(yield* hold("killed", "a", at(0), at(5)))
        assert.isTrue(yield* hold("killed", "a", at(4), at(9)))
        assert.isFalse(yield* hold("killed", "b", at(9), at(14)))
        assert.isTrue(yield* hold("killed", "b", at(10), at(15)))
        yield* finish("killed", "a", { finished_at: at(11), failure: "Too late" })
        assert.isFalse(yield* hold("killed", "c", at(11), at(16)))
        assert.isNull((yield* stateOf("killed"))?.failure)
      })
    )

    it.effect("lets another hold what a clock that was wrong holds for years", () =>
      Effect.gen(function* () {
        const { finish, hold } = yield* SyncStore
        assert.isTrue(yield* hold("ahead", "a", "2034-01-02T10:00:00Z", "2034-01-02T10:05:00Z"))
        assert.isTrue(yield* hold("ahead", "b", at(0), at(10)))
        assert.isFalse(yield* hold("ahead", "c", at(0), at(5)))
        yield* finish("ahead", "a", { finished_at: at(1), failure: null })
        assert.isFalse(yield* hold("ahead", "c", at(1), at(6)))
      })
    )

    it.effect("knows the last start, end, failure and the next run", () =>
      Effect.gen(function* () {
        const { finish, hold, schedule, start } = yield* SyncStore
        yield* schedule("known", at(10))
        yield* hold("known", "a", at(10), at(15))
        yield* start("known", at(10))
        const before = { source: "known", started_at: at(10), next_run: at(10) }
        assert.deepStrictEqual(yield* stateOf("known"), {
          ...before,
          finished_at: null,
          failure: withoutEnd,
          held_until: at(15)
        })
        yield* finish("known", "a", { finished_at: at(11), failure: "The server said no" })
        assert.deepInclude(yield* stateOf("known"), {
          finished_at: at(11),
          failure: "The server said no",
          held_until: null
        })
        yield* hold("known", "a", at(12), at(17))
        yield* finish("known", "a", { finished_at: at(13), failure: null })
        assert.deepInclude(yield* stateOf("known"), { finished_at: at(13), failure: null })
      })
    )

    it.effect(
      "keeps the state of a source after a sync of some companies, and its own end alone is that",
      () =>
        Effect.gen(function* () {
          const { finish, hold, release, schedule, start } = yield* SyncStore
          yield* schedule("partly", at(30))
          yield* hold("partly", "a", at(10), at(15))
          yield* start("partly", at(10))
          yield* finish("partly", "a", { finished_at: at(11), failure: null })
          const before = yield* stateOf("partly")
          assert.isTrue(yield* hold("partly", "b", at(12), at(17)))
          yield* release("partly", "c", { finished_at: at(13), failure: "Not of this one" })
          assert.isFalse(yield* hold("partly", "c", at(13), at(18)))
          yield* release("partly", "b", { finished_at: at(13), failure: "It has no such company" })
          assert.deepStrictEqual(yield* stateOf("partly"), before)
          assert.isTrue(yield* hold("partly", "c", at(13), at(18)))
        })
    )

    it.effect("says of a sync without an end that it failed, once nothing holds its source", () =>
      Effect.gen(function* () {
        const { finish, hold, schedule, start } = yield* SyncStore
        const { all } = yield* SourceStore
        const now = yield* Clock.currentTimeMillis
        const since = (minutes: number) => instantOf(now + minutes * 60_000)
        const failure = Effect.map(stateOf("dead"), (state) => state?.failure)
        const failed = Effect.map(all, (sources) => sources.find(({ source }) => source === "dead")?.failed)
        yield* take("companies", ["symbol,exchange,name", "DEAD,NYSE,Dead"], { source: "dead" })
        yield* schedule("dead", since(0))
        assert.deepStrictEqual([yield* failure, yield* failed], [null, false])
        yield* hold("dead", "a", since(-20), since(5))
        yield* start("dead", since(-20))
        assert.deepStrictEqual([yield* failure, yield* failed], [null, false])
        yield* hold("dead", "a", since(-15), since(-10))
        assert.deepStrictEqual([yield* failure, yield* failed], [withoutEnd, true])
        yield* hold("dead", "b", since(-8), since(1))
        yield* start("dead", since(-8))
        assert.deepStrictEqual([yield* failure, yield* failed], [null, false])
        yield* finish("dead", "b", { finished_at: since(-7), failure: null })
        assert.deepStrictEqual([yield* failure, yield* failed], [null, false])
      })
    )

    it.effect("shows a failure and the next run among the sources", () =>
      Effect.gen(function* () {
        const { finish, hold, schedule } = yield* SyncStore
        yield* take("companies", ["symbol,exchange,name", "SYNC,NYSE,Sync"])
        yield* take("prices", [priceHeader, "SYNC,2024-01-02,1,1,1,1,1"], { source: "shown" })
        yield* schedule("shown", at(20))
        yield* hold("shown", "a", at(10), at(15))
        yield* finish("shown", "a", { finished_at: at(11), failure: "No" })
        const shown = (yield* (yield* SourceStore).all).find(({ source }) => source === "shown")
        assert.deepInclude(shown, { failed: true, next_run: at(20) })
      })
    )
  })
