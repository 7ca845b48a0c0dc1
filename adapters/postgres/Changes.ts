/**
 * `Changes` by LISTEN: a writer notifies in its transaction. While the listener is disconnected, or its connection
 * doesn't answer, nothing may be kept.
 */
import { PgConnection } from "@effect/sql-pg"
import { type Cause, Effect, Exit, Fiber, Layer, Queue, Schedule, Scope } from "effect"
import { type Area, Changes, changeLogs, changesIn, type RowSet, rowSetOf, textOf } from "../../core/mod.ts"

export const channel = "findata_changes"

const accessNote = "access"

/** What a notification of a write says. */
export const noteOf = (area: Area, rows: RowSet): string => (area === "access" ? accessNote : textOf(rows))

/** How often the server is asked for a sign of life, in milliseconds. */
const askedEvery = 200

/**
 * A question that isn't answered within this time, in milliseconds, ends the connection; a server that wasn't heard for
 * as long may have been written to.
 */
const longestSilence = 800

/**
 * Fails after the longest silence. In two steps, because a timer of a process that was busy that long ends before the
 * process reads the answer that has arrived meanwhile.
 */
const silence = Effect.sleep(longestSilence / 2).pipe(
  Effect.andThen(Effect.sleep(longestSilence / 2)),
  Effect.andThen(Effect.fail("The listener's connection doesn't answer"))
)

const make = Effect.fnUntraced(function* (config: PgConnection.Config) {
  const logs = changeLogs()
  /** When the last question was asked that was answered: earlier writes are known. */
  let heardAt = Number.NEGATIVE_INFINITY
  /** Whether the log says that nothing is heard. */
  let isSilent = false
  const changes = changesIn(logs, () => performance.now() - heardAt < longestSilence)

  /** Follows one connection until it fails. */
  const follow = Effect.fnUntraced(function* (scope: Scope.Scope) {
    const provide = Scope.provide(scope)
    const connection = yield* provide(Effect.flatMap(PgConnection.make(config), ({ pin }) => pin))
    const notes = yield* provide(connection.listen(channel))
    // Writes before are unknown, so both areas count as written.
    yield* Effect.andThen(changes.written("data"), changes.written("access"))
    const ask = Effect.gen(function* () {
      const askedAt = performance.now()
      // In a fiber of its own: the interruption of a query waits for a server that may be gone.
      const query = yield* Effect.forkIn(connection.query("select 1"), scope, { startImmediately: true })
      yield* Effect.raceFirst(Fiber.join(query), silence)
      heardAt = askedAt
      if (isSilent) yield* Effect.logInfo("PostgreSQL's notifications of writes are heard again")
      isSilent = false
    })
    const hear = Effect.flatMap(Queue.take(notes), ({ payload }) =>
      payload === accessNote ? changes.written("access") : changes.written("data", rowSetOf(payload))
    )
    yield* Effect.raceFirst(
      Effect.forever(Effect.andThen(ask, Effect.sleep(askedEvery))),
      Effect.forever(hear)
    )
  })

  /** Leaves the end of a connection to a fiber of its own, because a lost one takes its time. */
  const listen = Effect.acquireUseRelease(Scope.make(), follow, (scope, exit) =>
    Effect.andThen(
      Effect.sync(() => {
        heardAt = Number.NEGATIVE_INFINITY
      }),
      Effect.forkDetach(Scope.close(scope, Exit.asVoid(exit)))
    )
  )
  const note = (cause: Cause.Cause<unknown>) => {
    if (isSilent) return Effect.void
    isSilent = true
    return Effect.logWarning(
      "PostgreSQL's notifications of writes aren't heard: nothing is kept in memory until they are",
      cause
    )
  }
  yield* Effect.forkScoped(Effect.repeat(Effect.catchCause(listen, note), Schedule.spaced("500 millis")))

  return changes
})

/** By a connection of its own. */
export const layer = (config: PgConnection.Config): Layer.Layer<Changes> =>
  Layer.effect(Changes, make(config))
