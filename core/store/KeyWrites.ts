/** Counts the writes to keys by all threads of a server: what a thread remembers of a key lasts until the next. */
import { Context } from "effect"

/** The writes to keys by the threads of a server, each of which hears of a write before that is answered. */
export interface WriteCount {
  readonly count: () => number
  readonly add: () => void
}

/** The writes of this thread alone. */
export const ownWrites = (): WriteCount => {
  let writes = 0
  return { count: () => writes, add: () => void writes++ }
}

/** By default the writes of this thread. */
export const KeyWrites = Context.Reference<WriteCount>("findata/core/store/KeyWrites", {
  defaultValue: ownWrites
})
