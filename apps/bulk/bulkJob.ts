/** Reads a whole table, or counts all of them, in a thread. */
import { Effect, Stream } from "effect"
import { BulkStore } from "../../core/ports.ts"
import { runJob } from "../jobs/runJob.ts"
import { storeOf } from "../Store.ts"
import type { BulkMessage, BulkTask } from "./bulkThread.ts"
import { bytesOf, countsOf } from "./reading.ts"

/** So many pieces are on their way at once. */
const ahead = 4

/** Waits until all but a few of the pieces that were sent are taken. */
const untilTaken = (taken: Int32Array<SharedArrayBuffer>, sent: number) =>
  Effect.promise(async () => {
    for (;;) {
      const count = Atomics.load(taken, 0)
      if (sent - count < ahead) return
      await Atomics.waitAsync(taken, 0, count).value
    }
  })

runJob<BulkTask, BulkMessage, unknown>(
  Effect.fnUntraced(function* ({ asked, taken }, settings, send) {
    const counter = new Int32Array(taken)
    const work = Effect.gen(function* () {
      if (asked === null) return yield* send({ counts: yield* countsOf })
      const store = yield* BulkStore
      let sent = 0
      yield* store.inSnapshot(
        Stream.runForEach(bytesOf(asked), (bytes) =>
          Effect.andThen(
            Effect.suspend(() => untilTaken(counter, sent)),
            Effect.suspend(() => {
              sent++
              return send({ bytes })
            })
          )
        )
      )
    })
    yield* work.pipe(
      Effect.provide(storeOf(settings, "operator").bulk),
      Effect.catchTag("StoreUnavailable", ({ reason }) => send({ unavailable: reason }))
    )
    yield* send({ ended: true })
  })
)
