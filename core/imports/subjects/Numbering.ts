/** Assigns ids to records that their source numbers: a record gets the same id whenever it is imported. */
import { Effect } from "effect"
import type { StoreUnavailable } from "../../store/StoreUnavailable.ts"
import { idCounter } from "./IdCounter.ts"
import { type ImportContext } from "../Intake.ts"
import { sourceOf } from "../ImportOptions.ts"
import type { NumberedRecord } from "../../tables/Records.ts"

/** Ids of a source's records by the source's own names of them: the same in every import. */
export interface Numbering {
  /** The ids of the source's records, new ones in the given order. */
  readonly ids: (
    external_ids: ReadonlyArray<string>
  ) => Effect.Effect<ReadonlyArray<number>, StoreUnavailable>
  /** Returns unused ids to the sequence. */
  readonly giveBack: Effect.Effect<void, StoreUnavailable>
}

/** Of one kind of record, for the source that the options of an import name. */
export const numbering = ({ options, sink }: ImportContext, of: NumberedRecord): Numbering => {
  const next = idCounter(sink, of)
  const known = new Map<string, number>()

  const ids = Effect.fnUntraced(function* (external_ids: ReadonlyArray<string>) {
    const unknown = external_ids.filter((external_id) => !known.has(external_id))
    if (unknown.length > 0) {
      for (const [external_id, id] of yield* sink.ids(of, sourceOf(options), unknown))
        known.set(external_id, id)
    }
    return yield* Effect.forEach(external_ids, (external_id) => {
      const id = known.get(external_id)
      if (id !== undefined) return Effect.succeed(id)
      return Effect.tap(next.take, (taken) => Effect.sync(() => known.set(external_id, taken)))
    })
  })

  return { ids, giveBack: next.giveBack }
}
