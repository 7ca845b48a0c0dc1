/** A fault that recurs with each request while it lasts: logged at once, then once a minute with a count, and at its end. */
import { Clock, Effect } from "effect"

/** How often it is logged while it lasts, in milliseconds. */
const loggedEvery = 60_000

/** It has ended once something succeeded and nothing failed for this time, in milliseconds. */
const quiet = 5000

/** Receives the outcome of each attempt, and logs when an outage begins and ends. */
export interface Outage {
  /** Logs the fault, or counts it. */
  readonly failed: (reason: string) => Effect.Effect<void>
  /** Notes a success, which takes no time while there is no fault. */
  readonly succeeded: Effect.Effect<void>
}

/** `lost` and `back` are what the log says, such as "The store is unavailable" and "The store is available again". */
export const makeOutage = (lost: string, back: string): Outage => {
  let isOpen = false
  let beganAt = 0
  let loggedAt = 0
  let failedAt = 0
  /** Faults since it was logged. */
  let repeated = 0
  let all = 0

  const failed = Effect.fnUntraced(function* (reason: string) {
    const now = yield* Clock.currentTimeMillis
    failedAt = now
    all++
    if (!isOpen) {
      isOpen = true
      beganAt = loggedAt = now
      all = 1
      repeated = 0
      return yield* Effect.annotateLogs(Effect.logWarning(lost), { reason })
    }
    repeated++
    // A clock that was set back must not silence it.
    if (Math.abs(now - loggedAt) < loggedEvery) return
    const times = repeated
    loggedAt = now
    repeated = 0
    yield* Effect.annotateLogs(Effect.logWarning(`${lost}, still`), { reason, times })
  })

  const end = Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    if (!isOpen || Math.abs(now - failedAt) < quiet) return
    isOpen = false
    const seconds = Math.round((failedAt - beganAt) / 1000)
    yield* Effect.annotateLogs(Effect.logInfo(back), { times: all, seconds })
  })

  return { failed, succeeded: Effect.suspend(() => (isOpen ? end : Effect.void)) }
}
