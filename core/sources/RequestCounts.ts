/** Port: how many requests a source was sent in a day, so that a daily quota holds across restarts. */
import { Context, type Effect } from "effect"

/** Counts by source and day. A count that can't be read or written is a defect. */
export class RequestCounts extends Context.Service<
  RequestCounts,
  {
    /** The requests of a day (`2024-05-17`, in the time zone of the source's pace); 0 for a day that has none. */
    readonly of: (source: string, day: string) => Effect.Effect<number>
    /** Replaces the count of a day. Those of earlier days may be forgotten. */
    readonly put: (source: string, day: string, count: number) => Effect.Effect<void>
  }
>()("findata/core/sources/RequestCounts") {}
