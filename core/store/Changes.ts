/** Port: tells whether something was written since a value was read, so that the value may be kept in memory. */
import { Context, Effect } from "effect"

/** What was written: imported data, or keys and what belongs to them. */
export type Area = "data" | "access"

export class Changes extends Context.Service<
  Changes,
  {
    /**
     * A number that changes whenever somebody, in any process, has written to the area. `null` while that can't be
     * known (the listener is lost): nothing may be kept then. Cheap enough to ask on every request.
     */
    readonly generation: (area: Area) => Effect.Effect<number | null>
    /** Says that this process has just written to the area, so that its next answer already knows. */
    readonly written: (area: Area) => Effect.Effect<void>
  }
>()("findata/core/store/Changes") {}

/** For a store that only this process writes to. */
export const localChanges = (): Changes["Service"] => {
  const generations = { data: 0, access: 0 }
  return {
    generation: (area) => Effect.sync(() => generations[area]),
    written: (area) =>
      Effect.sync(() => {
        generations[area]++
      })
  }
}
