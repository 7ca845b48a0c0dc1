/** Port: detects writes to the store, so that results may be cached until the next one. */
import { Context, Effect } from "effect"

/** What was written: imported data, or keys and their audit log. */
export type Area = "data" | "access"

export class Changes extends Context.Service<
  Changes,
  {
    /**
     * A number that changes with every write to the area, by any process. Null while that is unknown (the listener lost
     * its connection): nothing may be cached then. Cheap enough to call on every request.
     */
    readonly generation: (area: Area) => number | null
    /** Reports a write by this process, so that its next `generation` differs. */
    readonly written: (area: Area) => Effect.Effect<void>
  }
>()("findata/core/store/Changes") {}

/** For a store that only this process writes to. */
export const localChanges = (): Changes["Service"] => {
  const generations = { data: 0, access: 0 }
  return {
    generation: (area) => generations[area],
    written: (area) =>
      Effect.sync(() => {
        generations[area]++
      })
  }
}
