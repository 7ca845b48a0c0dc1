/**
 * Computes figures of statements that another version of findata wrote, or none: in a thread, beside a server or an embedded
 * findata, whenever there are any.
 */
import { Cause, Duration, Effect } from "effect"
import { FigureUpkeep, messageOf, StatementRows } from "../../core/ports.ts"
import { moduleOf, thread } from "../jobs/Thread.ts"

/** How long imports wait for a step, in milliseconds. */
const stepMillis = 250

/** Between steps others that wait for the store get their turn. */
const pause = Duration.millis(25)

/** How often it is looked whether there are any. */
const looks = Duration.minutes(1)

/** Computes all of them; `onStep` gets how many issuers are left. Returns whether this program's version is computed. */
export const computeFigures = <R>(onStep: (left: number) => Effect.Effect<void, never, R>) =>
  Effect.gen(function* () {
    const { step } = yield* FigureUpkeep
    let left = yield* step(stepMillis)
    while (left !== null && left > 0) {
      yield* onStep(left)
      yield* Effect.sleep(pause)
      left = yield* step(stepMillis)
    }
    return left !== null
  })

/** An order of the job: whether its version is the one that is computed from now on. */
export interface FiguresOrder {
  readonly isClaiming: boolean
}

/** The message of the job that ends by itself. */
export type FiguresDone = "done"

type Variables = Readonly<Record<string, string>> | null

/** Runs the job of the thread to its end. */
const inThread = (order: FiguresOrder, variables: Variables) =>
  Effect.gen(function* () {
    const done = Promise.withResolvers<void>()
    const onMessage = (message: unknown): void => {
      if (message === ("done" satisfies FiguresDone)) done.resolve()
    }
    yield* Effect.raceFirst(
      Effect.promise(() => done.promise),
      thread(moduleOf("figuresJob", import.meta.url), order, { onMessage, variables })
    )
  })

/**
 * Looks every minute whether figures have to be computed, and has them computed in a thread. A program takes the version for
 * its own as it begins. Never ends by itself: while the store can't be reached, or the thread fails, it is tried again.
 */
export const keepFigures = (variables: Variables = null): Effect.Effect<never, never, StatementRows> =>
  Effect.gen(function* () {
    const { state } = yield* StatementRows
    let isClaiming = true
    const turn = Effect.gen(function* () {
      const { isOthers, waiting } = yield* state
      if (waiting !== null) yield* Effect.logInfo(waiting.message)
      if (waiting !== null || (isOthers && isClaiming)) yield* inThread({ isClaiming }, variables)
      isClaiming = false
      if (waiting !== null && (yield* state).waiting === null)
        yield* Effect.logInfo("Figures of statements are computed")
    })
    const tried = Effect.catchCause(turn, (cause) =>
      Effect.logError(`Figures of statements weren't computed: ${messageOf(Cause.squash(cause))}`)
    )
    return yield* Effect.forever(Effect.andThen(tried, Effect.sleep(looks)))
  })
