/** Entries without rows, which show what was fetched. */
import { Effect, Stream } from "effect"
import type { Fetching } from "../../../../core/mod.ts"
import type { FetchedEntry } from "./Requests.ts"

export interface Marks {
  /** An entry without rows, which is remembered for its name and version. */
  readonly mark: (name: string, version: string) => FetchedEntry
  /** The version of an imported entry: of a mark as soon as it was read, though it may be stored later. */
  readonly imported: Fetching["imported"]
}

export const marksOver = (imported: Fetching["imported"]): Marks => {
  const read = new Map<string, string>()
  return {
    mark: (name, version) => ({
      name,
      version,
      batches: Stream.suspend(() => {
        read.set(name, version)
        return Stream.empty
      })
    }),
    imported: (name) =>
      Effect.suspend(() => {
        const own = read.get(name)
        return own === undefined ? imported(name) : Effect.succeed(own)
      })
  }
}
