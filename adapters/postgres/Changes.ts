/**
 * `Changes` by LISTEN: a writer notifies in its transaction. While the listener is disconnected nothing may be cached.
 */
import { PgClient } from "@effect/sql-pg"
import { Effect, Layer, Queue, Schedule } from "effect"
import { type Area, Changes, changeLogs, changesIn } from "../../core/mod.ts"

export const channel = "findata_changes"

const isArea = (text: string): text is Area => text === "data" || text === "access"

const make = Effect.gen(function* () {
  const client = yield* PgClient.PgClient
  const logs = changeLogs()
  let listening = false

  const changes = changesIn(logs, () => listening)

  /** Writes while the listener was disconnected are unknown, so both areas count as written. */
  const listen = Effect.scoped(
    Effect.gen(function* () {
      const notes = yield* client.listen(channel)
      yield* Effect.andThen(changes.written("data"), changes.written("access"))
      listening = true
      yield* Effect.forever(
        Effect.flatMap(Queue.take(notes), ({ payload }) =>
          isArea(payload) ? changes.written(payload) : Effect.void
        )
      )
    })
  ).pipe(
    Effect.ensuring(
      Effect.sync(() => {
        listening = false
      })
    )
  )
  yield* Effect.forkScoped(Effect.retry(listen, Schedule.spaced("500 millis")))

  return changes
})

export const layer: Layer.Layer<Changes, never, PgClient.PgClient> = Layer.effect(Changes, make)
