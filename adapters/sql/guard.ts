/** Distinguishes an unreachable database (StoreUnavailable) from a broken query (a defect), in bounded time. */
import { Context, Effect } from "effect"
import type { SqlError } from "effect/sql/SqlError"
import { StoreUnavailable } from "../../core/mod.ts"

/** How long a query may take before it is abandoned, in milliseconds; null for any time. */
export const QueryDeadline = Context.Reference<number | null>("findata/adapters/sql/QueryDeadline", {
  defaultValue: () => null
})

/** SQLSTATE classes and codes of a server that is full, shutting down, starting or gone. */
const unavailableStates = /^(08|53|57P0|58|25006)/

/** SQLite: BUSY, LOCKED, READONLY, IOERR, FULL, CANTOPEN. */
const unavailableCodes = new Set([5, 6, 8, 10, 13, 14])

const unavailableReasons = new Set([
  "ConnectionError",
  "LockTimeoutError",
  "StatementTimeoutError",
  "DeadlockError"
])

const isUnavailable = ({ reason }: SqlError): boolean => {
  if (unavailableReasons.has(reason._tag)) return true
  const cause = reason.cause as { readonly code?: unknown; readonly errcode?: unknown } | null | undefined
  return (
    (typeof cause?.code === "string" && unavailableStates.test(cause.code)) ||
    (typeof cause?.errcode === "number" && unavailableCodes.has(cause.errcode & 0xff))
  )
}

const tooLate = new StoreUnavailable({ reason: "The database did not answer in time" })

/**
 * Runs in another fiber, so that an uninterruptible query doesn't block the caller. By a timer and an observer, because a
 * race takes two fibers more for each query.
 */
const within = <A, E, R>(effect: Effect.Effect<A, E, R>, deadline: number) =>
  Effect.contextWith((context: Context.Context<R>) =>
    Effect.callback<A, E | StoreUnavailable>((resume) => {
      const query = Effect.runForkWith(context)(effect)
      const giveUp = setTimeout(() => {
        resume(Effect.fail(tooLate))
        query.interruptUnsafe()
      }, deadline)
      query.addObserver((exit) => {
        clearTimeout(giveUp)
        resume(exit)
      })
    })
  )

/** Turns an error of an unavailable database into StoreUnavailable, any other SqlError into a defect. */
export const guard = <A, E, R>(
  effect: Effect.Effect<A, E | SqlError, R>
): Effect.Effect<A, Exclude<E, SqlError> | StoreUnavailable, R> =>
  Effect.flatMap(QueryDeadline, (deadline) =>
    Effect.catch(deadline === null ? effect : within(effect, deadline), (error) => {
      if ((error as { readonly _tag?: unknown })._tag !== "SqlError") {
        return Effect.fail(error as Exclude<E, SqlError> | StoreUnavailable)
      }
      const failure = error as SqlError
      return isUnavailable(failure)
        ? Effect.fail(new StoreUnavailable({ reason: failure.message }))
        : Effect.die(failure)
    })
  )
