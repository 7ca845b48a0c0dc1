/** Distinguishes an unreachable database (StoreUnavailable) from a broken query (a defect), in bounded time. */
import { Cause, Context, Effect, Schedule, Stream } from "effect"
import type { SqlClient } from "effect/sql"
import { isSqlError, type SqlError } from "effect/sql/SqlError"
import { StoreUnavailable } from "../../../core/mod.ts"
import { Deadline, ValueRefused } from "../../../core/ports.ts"

/**
 * How long a query may take before it is abandoned, in milliseconds, unless its request ends sooner; null for any time,
 * whatever the request.
 */
export const QueryDeadline = Context.Reference<number | null>("findata/adapters/sql/QueryDeadline", {
  defaultValue: () => null
})

/**
 * SQLSTATE classes and codes of a server that can't do now what it could do later (PostgreSQL 15 documentation, appendix
 * A): connection lost (08), read-only (25006), idle too long in a transaction (25P03), no login (28, 3D000), ended in
 * favour of another transaction (40), out of resources (53), object in use or locked (55), intervention of an operator
 * (57), fault of its system (58).
 */
const unavailableStates = /^(08|25006|25P03|28|3D000|40|53|55|57|58)/

/** SQLite: BUSY, LOCKED, READONLY, IOERR, FULL, CANTOPEN. */
const unavailableCodes = new Set([5, 6, 8, 10, 13, 14])

const unavailableReasons = new Set([
  "AuthenticationError",
  "ConnectionError",
  "DeadlockError",
  "LockTimeoutError",
  "SerializationError",
  "StatementTimeoutError"
])

/**
 * SQLSTATEs that only a statement's own values cause: text that isn't of the encoding (22021, 22P05), a negative LIMIT or
 * OFFSET (2201W, 2201X).
 */
const valueStates = /^(22021|22P05|2201W|2201X)/

/** What PostgreSQL names a value that it couldn't read, in any language of its messages: `unnamed portal parameter $1`. */
const namedValue = /\$[1-9]\d*/

/** SQLite: TOOBIG and MISMATCH. */
const valueCodes = new Set([18, 20])

/** What SQLite says, with a code that says nothing, of patterns and of queries in a text index. */
const valueMessages = /^(LIKE or GLOB pattern too complex|fts5: |unterminated string$)/

/** Node's, of a value that SQLite has no type for. */
const notBound = "ERR_INVALID_ARG_VALUE"

interface DriverError {
  /** PostgreSQL's SQLSTATE. */
  readonly code?: unknown
  /** Where PostgreSQL was when it failed; set while it reads the values of a statement. */
  readonly where?: unknown
  /** SQLite's result code. */
  readonly errcode?: unknown
  readonly message?: unknown
}

const causeOf = ({ reason }: SqlError): DriverError => (reason.cause as DriverError | null | undefined) ?? {}

const isUnavailable = (error: SqlError): boolean => {
  if (unavailableReasons.has(error.reason._tag)) return true
  const { code, errcode } = causeOf(error)
  return (
    (typeof code === "string" && unavailableStates.test(code)) ||
    (typeof errcode === "number" && unavailableCodes.has(errcode & 0xff))
  )
}

/** With what the database said, which sql-pg leaves to the cause. */
const reasonOf = (error: SqlError): string => {
  const { message } = causeOf(error)
  return typeof message !== "string" || error.message.includes(message)
    ? error.message
    : `${error.message}: ${message}`
}

/** The values of statements that failed. */
const valuesOf = new WeakMap<SqlError, ReadonlyArray<unknown>>()

/** Notes what a statement was sent with that failed. */
export const noteValues = (error: SqlError, values: ReadonlyArray<unknown>): void => {
  valuesOf.set(error, values)
}

/** SQLSTATE of a number that its type has no room for. */
const outOfRange = "22003"

/** Whether a number is beyond the ids and counts that are stored, which statements are sent with besides those of requests. */
const isOutside = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(isOutside) : typeof value === "number" && Math.abs(value) >= 2 ** 31

/**
 * Whether the database refused a value that was sent with the statement. What is stored has no part in it where it refused
 * the value before it computed anything, because it accepted that under the same types; numbers of another type it casts
 * later.
 */
const isOfValue = (error: SqlError): boolean => {
  const { code, errcode, message, where } = causeOf(error)
  return (
    code === notBound ||
    (code === outOfRange && isOutside(valuesOf.get(error) ?? [])) ||
    (typeof code === "string" && valueStates.test(code)) ||
    (typeof where === "string" && namedValue.test(where)) ||
    (typeof errcode === "number" && (valueCodes.has(errcode & 0xff) || valueMessages.test(String(message))))
  )
}

/** SQLSTATEs of a transaction that was ended in favour of another one (40), or that waited too long for one (55P03). */
const outrun = /^(40|55P03)/

/** Whether a transaction may succeed when it is begun again. */
const isOutrun = (error: unknown): boolean => isSqlError(error) && outrun.test(String(causeOf(error).code))

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

/** A query in the time that it has; in none if there is none left. */
const inTime = <A, E, R>(
  effect: Effect.Effect<A, E, R>,
  deadline: number | null,
  due: number | null
): Effect.Effect<A, E | StoreUnavailable, R> => {
  if (deadline === null) return effect
  const left = due === null ? deadline : Math.min(deadline, due - performance.now())
  return left > 0 ? within(effect, left) : Effect.fail(tooLate)
}

/** What an error of the database means to the domain, if there is one in the cause; `asked` by a request. */
const meaningOf = <E>(
  cause: Cause.Cause<E | SqlError>,
  asked: boolean
): Effect.Effect<never, Exclude<E, SqlError> | StoreUnavailable> => {
  let broken: SqlError | null = null
  for (const reason of cause.reasons) {
    const error = Cause.isFailReason(reason) ? reason.error : Cause.isDieReason(reason) ? reason.defect : null
    if (!isSqlError(error)) continue
    if (isUnavailable(error)) return Effect.fail(new StoreUnavailable({ reason: reasonOf(error) }))
    broken ??= error
  }
  if (broken === null) return Effect.failCause(cause as Cause.Cause<Exclude<E, SqlError>>)
  return Effect.die(asked && isOfValue(broken) ? new ValueRefused(broken) : broken)
}

/**
 * Turns an error of an unavailable database into StoreUnavailable, any other SqlError into a defect: ValueRefused where
 * the database refuses a value of a request, which are recognised by their deadline. A rollback over a
 * lost connection is a defect of effect's transactions, and here as unavailable as the statement before it.
 */
export const guard = <A, E, R>(
  effect: Effect.Effect<A, E | SqlError, R>
): Effect.Effect<A, Exclude<E, SqlError> | StoreUnavailable, R> =>
  Effect.withFiber((fiber) => {
    const due = fiber.getRef(Deadline)
    return Effect.catchCause(inTime(effect, fiber.getRef(QueryDeadline), due), (cause) =>
      meaningOf<E | StoreUnavailable>(cause, due !== null)
    )
  })

/** The same of a stream. */
export const guardStream = <A, E, R>(
  stream: Stream.Stream<A, E | SqlError, R>
): Stream.Stream<A, Exclude<E, SqlError> | StoreUnavailable, R> =>
  Stream.catchCause(stream, (cause) => Stream.fromEffect(guard(Effect.failCause(cause))))

/**
 * Makes it an error, and no defect, of transactions that the database was unavailable, as of a rollback or within a
 * migration.
 */
export const withUnavailability = <A, E, R>(
  transactions: Effect.Effect<A, E, R>
): Effect.Effect<A, E | SqlError, R> =>
  Effect.catchDefect(transactions, (defect) => {
    const error = isSqlError(defect) ? defect : (defect as { readonly cause?: unknown } | null)?.cause
    return isSqlError(error) && isUnavailable(error) ? Effect.fail(error) : Effect.die(defect)
  })

/** When and how often a transaction is begun again that was ended in favour of another one. */
const again = { times: 4, schedule: Schedule.jittered(Schedule.exponential("10 millis")), while: isOutrun }

/** A guarded transaction of statements alone: begun again where the database ended it in favour of another one. */
export const transact = <A, E, R>(
  sql: SqlClient.SqlClient,
  statements: Effect.Effect<A, E | SqlError, R>
): Effect.Effect<A, Exclude<E, SqlError> | StoreUnavailable, R> =>
  guard(Effect.retry(sql.withTransaction(statements), again))
