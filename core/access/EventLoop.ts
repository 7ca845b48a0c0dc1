/** Turns of the event loop: between two of them a thread attends to what arrives. */
import { Effect, Semaphore } from "effect"

const next = Semaphore.makeUnsafe(1)

/**
 * Waits for a turn of the event loop in which nothing else runs that waits here, so that a request that arrives
 * meanwhile waits for one piece of a long computation, however many of these are under way.
 */
export const ownTurn: Effect.Effect<void> = next.withPermit(Effect.yieldNow)

/** Runs a piece of a long computation in a turn of its own. */
export const inOwnTurn = <A, E, R>(piece: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.andThen(ownTurn, piece)
