/**
 * `Changes` by LISTEN: a writer notifies in its transaction. While the listener is disconnected, or its connection
 * doesn't answer, nothing may be kept.
 */
import { Cause, Effect, Layer, Queue } from "effect"
import {
  type Area,
  changeLogs,
  Changes,
  changesIn,
  KeyWrites,
  type RowSet,
  rowSetOf,
  rowSetText
} from "../../core/ports.ts"
import { askedEvery, type Followed, follow, maxSilence } from "./Heartbeat.ts"
import type { PrimaryWatch } from "./Replicas.ts"

export const channel = "findata_changes"

const accessNote = "access"

/** What a notification of a write says. */
export const noteOf = (area: Area, rows: RowSet): string =>
  area === "access" ? accessNote : rowSetText(rows)

const make = Effect.fnUntraced(function* (
  server: Effect.Effect<Followed, unknown>,
  replicas: PrimaryWatch | null
) {
  const logs = changeLogs()
  /** When the last question was asked that was answered: earlier writes are known. */
  let heardAt = Number.NEGATIVE_INFINITY
  /** Whether the log says that nothing is heard. */
  let isSilent = false
  const isHeard = (): boolean => performance.now() - heardAt < maxSilence
  const observed = changesIn(logs, isHeard, yield* KeyWrites)
  /** Before it is logged: what is read from then on has it. */
  const beforeLog = (area: Area): void => {
    if (area === "data") replicas?.wrote()
  }
  const heard = (area: Area, rows: RowSet = null): Effect.Effect<void> =>
    Effect.sync(() => {
      beforeLog(area)
      logs[area].add(rows)
    })
  const changes: Changes["Service"] = {
    ...observed,
    written: (area, rows) =>
      Effect.andThen(
        Effect.sync(() => beforeLog(area)),
        observed.written(area, rows)
      )
  }

  yield* follow(server, {
    begin: Effect.fnUntraced(function* (connection) {
      const notes = yield* connection.listen(channel)
      if (replicas !== null) {
        const { rows } = yield* connection.query(replicas.identity)
        replicas.identified(rows[0] ?? {})
      }
      // Writes before are unknown, so both areas count as written.
      yield* Effect.andThen(heard("data"), heard("access"))
      const hear = Effect.flatMap(Queue.take(notes), ({ payload }) =>
        payload === accessNote ? heard("access") : heard("data", rowSetOf(payload))
      )
      return Effect.forever(hear)
    }),
    question: replicas?.question ?? "select 1",
    answered: Effect.fnUntraced(function* (row, askedAt) {
      heardAt = askedAt
      replicas?.located(row, askedAt)
      if (isSilent) yield* Effect.logInfo("PostgreSQL's notifications of writes are heard again")
      isSilent = false
    }),
    pause: replicas?.pause ?? Effect.sleep(askedEvery),
    lost: (cause) =>
      Effect.suspend(() => {
        heardAt = Number.NEGATIVE_INFINITY
        replicas?.lost()
        if (isSilent || Cause.hasInterruptsOnly(cause)) return Effect.void
        isSilent = true
        return Effect.logWarning(
          "PostgreSQL's notifications of writes aren't heard: nothing is kept in memory until they are",
          cause
        )
      })
  })

  return changes
})

/** By a connection of its own, which also reports what reads from replicas wait for. */
export const layer = (
  server: Effect.Effect<Followed, unknown>,
  replicas: PrimaryWatch | null = null
): Layer.Layer<Changes> => Layer.effect(Changes, make(server, replicas))
