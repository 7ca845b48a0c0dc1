/** Syncs by schedule, over a store that takes its time. */
import { assert, it } from "@effect/vitest"
import { Deferred, Effect, Layer, Stream } from "effect"
import { FetchHttpClient } from "effect/http"
import { MemoryAnswerFiles, MemoryRequestCounts, storesLayer } from "../../adapters/memory/mod.ts"
import { WebGates } from "../../adapters/web/mod.ts"
import { keepAllSynced } from "../../apps/server/syncSchedule.ts"
import { type Source, Syncs } from "../../core/mod.ts"
import { SyncStore } from "../../core/ports.ts"

const source: Source = {
  name: "vendor",
  title: "A vendor",
  forms: [],
  kinds: ["prices"],
  licence: "",
  needs: [],
  pace: null,
  read: () => Stream.empty,
  fetch: () => Stream.empty
}

it.live("a source that is due is synced at once, however slowly the store records that it is", () =>
  Effect.gen(function* () {
    const synced = yield* Deferred.make<string>()
    const syncs = Layer.succeed(Syncs, {
      sync: ({ name }: Source) => Effect.andThen(Deferred.succeed(synced, name), Effect.never)
    })
    const slow = Layer.effect(
      SyncStore,
      Effect.map(SyncStore, (store) => ({
        ...store,
        schedule: (name: string, at: string | null) => Effect.delay(store.schedule(name, at), "20 millis")
      }))
    )
    const services = Layer.mergeAll(
      syncs,
      slow,
      FetchHttpClient.layer,
      MemoryAnswerFiles.layer,
      Layer.provide(WebGates.layer, MemoryRequestCounts.layer)
    ).pipe(Layer.provideMerge(storesLayer()))
    const keeping = keepAllSynced([{ source: "vendor", every: 3600, of: source, settings: {} }])
    const first = Effect.raceFirst(Effect.andThen(keeping, Effect.never), Deferred.await(synced))
    const outcome = yield* first.pipe(Effect.provide(services), Effect.timeoutOption("2 seconds"))
    assert.deepInclude(outcome, { _tag: "Some", value: "vendor" })
  })
)
