/** Entries that are remembered as asked for even when rows of them are refused, which would be refused again. */
import { Effect, Stream } from "effect"
import type { Entry, FetchFailed, Fetching, UnreadableFile } from "../../../core/mod.ts"

export type Failure = UnreadableFile | FetchFailed
export type FetchedEntry = Entry<Failure>

/** An entry that runs `onRead` after its batches were read without a failure. */
export const whenRead = (entry: FetchedEntry, onRead: () => void): FetchedEntry => ({
  ...entry,
  batches: Stream.concat(
    entry.batches,
    Stream.suspend(() => {
      onRead()
      return Stream.empty
    })
  )
})

/**
 * The entry, then the entries that belong to it, then one of its name without rows, which is remembered for its version
 * where all were read without a failure and `isWhole` then says so. `others` are asked for once the entry was read.
 */
export const remembered = (
  { imported }: Pick<Fetching, "imported">,
  entry: FetchedEntry,
  others: () => ReadonlyArray<FetchedEntry> = () => [],
  isWhole: () => boolean = () => true
): Stream.Stream<FetchedEntry> => {
  const { name, version } = entry
  const after = Stream.suspend(() => {
    const all = others()
    let unread = all.length
    return Stream.concat(
      Stream.fromIterable(all.map((each) => whenRead(each, () => void unread--))),
      Stream.suspend(() =>
        Stream.fromIterable(unread === 0 && isWhole() ? [{ ...entry, batches: Stream.empty }] : [])
      )
    )
  })
  return Stream.unwrap(
    Effect.map(imported(name), (before) => {
      let isRead = false
      const first = whenRead(entry, () => void (isRead = true))
      // An entry whose version isn't its mark's is read.
      return Stream.concat(
        Stream.make({ ...first, version: before === version ? version : null }),
        Stream.suspend(() => (isRead ? after : Stream.empty))
      )
    })
  )
}
