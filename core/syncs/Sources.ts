/** The sources of imported data, with the terms of their use. */
import { Context, Effect, Layer } from "effect"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { SourceStatus } from "./SourceStatus.ts"
import { SourceStore } from "./SourceStore.ts"

/** The licences of sources by name: of those that the program knows. Asked for with each list of sources. */
export const SourceLicences: Context.Reference<Effect.Effect<ReadonlyMap<string | null, string>>> =
  Context.Reference("findata/core/sources/SourceLicences", {
    defaultValue: () => Effect.succeed<ReadonlyMap<string | null, string>>(new Map())
  })

/** The sources of what was imported, including those of the operator's own files. */
export class Sources extends Context.Service<
  Sources,
  {
    /** Each source and kind, the one with the last run first. */
    readonly all: Effect.Effect<ReadonlyArray<SourceStatus>, StoreUnavailable>
  }
>()("findata/core/syncs/Sources") {
  static readonly layer: Layer.Layer<Sources, never, SourceStore> = Layer.effect(
    Sources,
    Effect.gen(function* () {
      const store = yield* SourceStore
      const licences = yield* SourceLicences
      return {
        all: Effect.zipWith(store.all, licences, (sources, known) =>
          sources.map((source) => ({ ...source, licence: known.get(source.source) ?? null }))
        )
      }
    })
  )
}
