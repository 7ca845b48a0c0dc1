/** Turns of the event loop: between two of them a thread attends to what arrives. */
import { Effect, Semaphore } from "effect"

const next = Semaphore.makeUnsafe(1)

/** How many connections arrived. */
let arrived = 0

/** Says that a connection was accepted: another one may wait, of which the event loop accepts one a turn. */
export const noteArrival = (): void => void arrived++

/** How many more turns a piece leaves to connections that arrive one after the other. */
const turnsOfArrivals = 4

/** A turn, and more of them while connections arrive in each. */
const turns = (more: number): Effect.Effect<void> =>
  Effect.suspend(() => {
    const before = arrived
    return Effect.flatMap(Effect.yieldNow, () =>
      arrived === before || more === 0 ? Effect.void : turns(more - 1)
    )
  })

/**
 * Waits for a turn of the event loop in which nothing else runs that waits here, so that a request that arrives
 * meanwhile waits for one piece of a long computation, however many of these are under way; and for the connections that
 * arrive, so that a probe on a new one doesn't wait for as many pieces as there are connections before it.
 */
export const ownTurn: Effect.Effect<void> = next.withPermit(turns(turnsOfArrivals))

/** Runs a piece of a long computation in a turn of its own. */
export const inOwnTurn = <A, E, R>(piece: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.andThen(ownTurn, piece)

/** For how many milliseconds the pieces of a computation run one after the other. */
const withoutTurn = 5

/**
 * Runs a long computation in pieces, each of which ends where the iterator yields, and leaves a turn of the event loop whenever
 * they have taken some milliseconds.
 */
export const inTurns = <A>(pieces: Iterator<void, A>): Effect.Effect<A> =>
  Effect.suspend(() => {
    const until = performance.now() + withoutTurn
    for (;;) {
      const piece = pieces.next()
      if (piece.done === true) return Effect.succeed(piece.value)
      if (performance.now() > until) return inOwnTurn(inTurns(pieces))
    }
  })
