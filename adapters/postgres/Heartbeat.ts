/**
 * A connection to PostgreSQL itself that is asked for a sign of life again and again, and is replaced by another one when
 * it gives none.
 */
import type { PgConnection } from "@effect/sql-pg"
import { type Cause, Effect, Exit, Fiber, Schedule, Scope } from "effect"
import { connectToSession } from "./Session.ts"

/** How often a server is asked for a sign of life, in milliseconds. */
export const askedEvery = 200

/**
 * A question that isn't answered within this time, in milliseconds, ends the connection; a server that wasn't heard for
 * as long may have been written to.
 */
export const maxSilence = 800

/**
 * Fails after the longest silence. In two steps, because a timer of a process that was busy that long ends before the
 * process reads the answer that has arrived meanwhile.
 */
const silence = Effect.sleep(maxSilence / 2).pipe(
  Effect.andThen(Effect.sleep(maxSilence / 2)),
  Effect.andThen(Effect.fail("The connection doesn't answer"))
)

/** A server to follow. */
export interface Followed {
  readonly config: PgConnection.Config
  /** False once another one is to be followed. */
  readonly isCurrent: () => boolean
}

export const always = (config: PgConnection.Config): Effect.Effect<Followed> =>
  Effect.succeed({ config, isCurrent: () => true })

export interface Heartbeat {
  /** Prepares a new connection; what it returns runs beside the questions, and ends only by failure. */
  readonly begin: (
    connection: PgConnection.PgConnection
  ) => Effect.Effect<Effect.Effect<never, unknown>, unknown, Scope.Scope>
  /** A query of one row. */
  readonly question: string
  /** Takes the answer to the question that was asked then, by `performance.now`. */
  readonly answered: (row: PgConnection.Row, askedAt: number) => Effect.Effect<void, unknown>
  /** Ends when the next question is due. */
  readonly pause: Effect.Effect<void>
  /**
   * Takes why the connection was lost, or not made; an interruption where the scope ends. The next one is tried half a
   * second later.
   */
  readonly lost: (cause: Cause.Cause<unknown>) => Effect.Effect<void>
}

/** Follows one connection after another, each to the server of the moment, for as long as the scope lasts. */
export const follow = (
  server: Effect.Effect<Followed, unknown>,
  { answered, begin, lost, pause, question }: Heartbeat
): Effect.Effect<void, never, Scope.Scope> => {
  /** Follows one connection until it fails. */
  const followOne = Effect.fnUntraced(function* (scope: Scope.Scope) {
    const provide = Scope.provide(scope)
    const { config, isCurrent } = yield* server
    const connection = yield* provide(Effect.flatMap(connectToSession(config), ({ pin }) => pin))
    const beside = yield* provide(begin(connection))
    const ask = Effect.gen(function* () {
      const askedAt = performance.now()
      // In a fiber of its own: the interruption of a query waits for a server that may be gone.
      const query = yield* Effect.forkIn(connection.query(question), scope, { startImmediately: true })
      const { rows } = yield* Effect.raceFirst(Fiber.join(query), silence)
      if (!isCurrent()) return yield* Effect.fail("Another server has taken its place")
      yield* answered(rows[0] ?? {}, askedAt)
    })
    return yield* Effect.raceFirst(Effect.forever(Effect.andThen(ask, pause)), beside)
  })

  /** Leaves the end of a connection to a fiber of its own, because a lost one takes its time. */
  const one = Effect.acquireUseRelease(Scope.make(), followOne, (scope, exit) =>
    Effect.andThen(
      Exit.isFailure(exit) ? lost(exit.cause) : Effect.void,
      Effect.forkDetach(Scope.close(scope, Exit.asVoid(exit)))
    )
  )
  return Effect.asVoid(
    Effect.forkScoped(Effect.repeat(Effect.ignoreCause(one), Schedule.spaced("500 millis")))
  )
}
