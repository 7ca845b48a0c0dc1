/** Waits for the effect of another connection or process, by polling up to a deadline. */
import { Effect } from "effect"

/** The first value that satisfies the condition; a defect with the last value when a second has passed. */
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
