/** The sources of imported data, with the terms of their use. */
import { Context, Effect, Layer } from "effect"
import { membersOf } from "../records/Members.ts"
import type { Visibility } from "../sources/Visibility.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import { SourceStatus, type StoredSource } from "./SourceStatus.ts"
import { SourceStore } from "./SourceStore.ts"

/** Under which terms the rows of a source may be used. */
export interface SourceTerms {
  readonly licence: string
  readonly visibility: Visibility
}

/** The terms of the sources that the program knows, by their names. Asked for with each list of sources of these names. */
export const KnownTerms = Context.Reference<
  (names: ReadonlyArray<string>) => Effect.Effect<ReadonlyMap<string, SourceTerms>>
>("findata/core/sources/KnownTerms", { defaultValue: () => () => Effect.succeed(new Map()) })

const statusOf = membersOf(SourceStatus)

/** Whether rows that came from the source are stored. */
const isStored = ({ replaced, rows }: StoredSource): boolean => rows > 0 || replaced > 0

/** The sources of what was imported, including those of the operator's own files. */
export class Sources extends Context.Service<
  Sources,
  {
    /** Each source and kind, the one with the last run first. */
    readonly all: Effect.Effect<ReadonlyArray<SourceStatus>, StoreUnavailable>
    /** The names of the sources of stored rows that only those with a key may read, in alphabetical order. */
    readonly restricted: Effect.Effect<ReadonlyArray<string>, StoreUnavailable>
  }
>()("findata/core/syncs/Sources") {
  static readonly layer: Layer.Layer<Sources, never, SourceStore> = Layer.effect(
    Sources,
    Effect.gen(function* () {
      const store = yield* SourceStore
      const termsOf = yield* KnownTerms
      const known = Effect.gen(function* () {
        const stored = yield* store.all
        return { stored, terms: yield* termsOf(stored.map(({ source }) => source)) }
      })
      const all = Effect.map(known, ({ stored, terms }) =>
        stored.map((source) => {
          const { licence = null, visibility = "public" } = terms.get(source.source) ?? {}
          return statusOf({ ...source, licence, visibility })
        })
      )
      const restricted = Effect.map(known, ({ stored, terms }) => {
        const names = stored.filter((one) => terms.get(one.source)?.visibility === "keys" && isStored(one))
        return [...new Set(names.map(({ source }) => source))].toSorted()
      })
      return { all, restricted }
    })
  )
}
