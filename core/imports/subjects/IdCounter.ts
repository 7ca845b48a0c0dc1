/** Draws ids during an import. */
import { Effect } from "effect"
import type { ImportSink, Sequence } from "../ImportSink.ts"

/** How many ids are reserved at a time. */
const block = 500

/** Draws ids of one sequence, reserving a block at a time. */
export const idCounter = (sink: ImportSink["Service"], of: Sequence) => {
  let next = 0
  let end = 0
  const take = Effect.suspend(() => {
    if (next < end) return Effect.succeed(next++)
    return Effect.map(sink.reserve(of, block), (first) => {
      next = first + 1
      end = first + block
      return first
    })
  })
  const giveBack = Effect.suspend(() =>
    next === end ? Effect.void : Effect.asVoid(sink.reserve(of, next - end))
  )
  return { take, giveBack }
}
