/** Hands out ids while a file is taken in. */
import { Effect } from "effect"
import type { ImportSink, Sequence } from "./ImportSink.ts"

/** Ids are fetched this many at a time. */
const block = 500

/** Hands out ids of one sort, a block at a time. */
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
