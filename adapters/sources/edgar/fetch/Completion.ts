/** Entries that another entry completes: it is imported only after none of theirs failed for a request. */
import { Effect, Stream } from "effect"
import type { FetchFailed } from "../../../../core/mod.ts"
import type { FetchedEntry } from "./Requests.ts"

export interface Completion {
  readonly failed: () => boolean
  readonly note: (error: FetchFailed) => void
  /** The entry, with its failed request noted. */
  readonly before: (entry: FetchedEntry) => FetchedEntry
  /** The entry that completes the others, and fails after a failed request of one, so that all are fetched again. */
  readonly last: (entry: FetchedEntry) => FetchedEntry
}

export const completion = (): Completion => {
  let first: FetchFailed | null = null
  const note = (error: FetchFailed): void => {
    first ??= error
  }
  return {
    failed: () => first !== null,
    note,
    before: ({ batches, ...entry }) => ({
      ...entry,
      batches: Stream.tapError(batches, (error) =>
        Effect.sync(() => {
          if (error._tag === "FetchFailed") note(error)
        })
      )
    }),
    last: ({ batches, ...entry }) => ({
      ...entry,
      batches: Stream.suspend(() => (first === null ? batches : Stream.fail(first)))
    })
  }
}
