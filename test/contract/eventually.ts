/** Waits for what another connection or process brings about, by asking again and again up to a deadline. */
import { Effect } from "effect"

/** The first value that is as wanted; a defect that tells the last one when a second has gone by. */
export const eventually = Effect.fnUntraced(function* <A, E, R>(
  look: Effect.Effect<A, E, R>,
  isWanted: (value: A) => boolean,
  deadline = 1000
) {
  const end = Date.now() + deadline
  let value = yield* look
  while (!isWanted(value)) {
    if (Date.now() > end)
      return yield* Effect.die(new Error(`After ${deadline} ms still ${JSON.stringify(value)}`))
    yield* Effect.sleep("5 millis")
    value = yield* look
  }
  return value
})
