/** Whole tables, each read by a thread of its own, so that a server answers others meanwhile. */
import { Cause, Clock, Effect, Queue, Semaphore, Stream } from "effect"
import { StoreUnavailable } from "../../core/mod.ts"
import { type BulkAsked, BulkBusy, type BulkCounts, type BulkReads } from "../../core/ports.ts"
import { moduleOf, thread } from "../jobs/Thread.ts"

/** What a thread is started with: a table, or null to count all. */
export interface BulkTask {
  readonly asked: BulkAsked | null
  /** How many pieces were taken: one 32-bit number, raised by who takes them. */
  readonly taken: SharedArrayBuffer
}

/** What a thread says. */
export type BulkMessage =
  | { readonly bytes: Uint8Array }
  | { readonly counts: BulkCounts }
  | { readonly unavailable: string }
  | { readonly ended: true }

/** So many tables are sent at once by a process. */
const most = 2

/** How long counts are kept, in milliseconds. */
const kept = 30_000

/** The messages of a thread, which ends with who reads them and goes on as they are taken. */
const messagesOf = (asked: BulkAsked | null): Stream.Stream<BulkMessage, StoreUnavailable> => {
  const taken = new SharedArrayBuffer(4)
  const counter = new Int32Array(taken)
  const messages = Stream.callback<BulkMessage, StoreUnavailable>((queue) => {
    const onMessage = (message: unknown) => {
      const said = message as BulkMessage
      if ("ended" in said) Queue.endUnsafe(queue)
      else if ("unavailable" in said)
        Queue.failCauseUnsafe(queue, Cause.fail(new StoreUnavailable({ reason: said.unavailable })))
      else Queue.offerUnsafe(queue, said)
    }
    return thread(moduleOf("bulkJob", import.meta.url), { asked, taken } satisfies BulkTask, {
      onMessage
    }).pipe(Effect.catch((error) => Queue.fail(queue, new StoreUnavailable({ reason: error.message }))))
  })
  return Stream.tap(messages, () =>
    Effect.sync(() => {
      Atomics.add(counter, 0, 1)
      Atomics.notify(counter, 0)
    })
  )
}

/** The bytes of a table. */
const bytesBy = (asked: BulkAsked): Stream.Stream<Uint8Array, StoreUnavailable> =>
  Stream.flatMap(messagesOf(asked), (message) =>
    "bytes" in message ? Stream.make(message.bytes) : Stream.empty
  )

/** Reads the settings' store, in threads of this process. */
export const threadedReads = (): BulkReads["Service"] => {
  let reading = 0
  let last: { readonly counts: BulkCounts; readonly at: number } | null = null

  const slot = Effect.acquireRelease(
    Effect.suspend(() => {
      if (reading >= most) return Effect.fail(new BulkBusy())
      reading++
      return Effect.void
    }),
    () =>
      Effect.sync(() => {
        reading--
      })
  )

  const counted = Effect.gen(function* () {
    const [found] = yield* Stream.runCollect(messagesOf(null))
    if (found === undefined || !("counts" in found))
      return yield* new StoreUnavailable({ reason: "The tables weren't counted" })
    last = { counts: found.counts, at: yield* Clock.currentTimeMillis }
    return found.counts
  })
  const counting = Semaphore.makeUnsafe(1)

  return {
    counts: counting.withPermits(1)(
      Effect.gen(function* () {
        const now = yield* Clock.currentTimeMillis
        return last !== null && now - last.at < kept ? last.counts : yield* counted
      })
    ),
    bytes: (asked) => Stream.unwrap(Effect.as(slot, bytesBy(asked)))
  }
}
