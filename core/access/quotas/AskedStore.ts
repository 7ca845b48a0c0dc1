/** The store of leases, asked within a deadline: it is lost after two answers that were missed one after the other. */
import { Cause, Deferred, Effect, Exit, Metric } from "effect"
import { messageOf } from "../../errors/Thrown.ts"
import { StoreUnavailable } from "../../store/StoreUnavailable.ts"
import { type Lease, type LeaseRequest, LeaseStore } from "./LeaseStore.ts"

/**
 * Times in milliseconds. An answer later than this isn't waited for. In steps, so that time in which the process itself
 * was busy counts as one: its timers end before it reads what has arrived meanwhile.
 */
const deadline = 100
const steps = 10

const tooLate = new StoreUnavailable({ reason: `no answer in ${deadline} ms` })

/** 1 for a process, or a thread of one, that counts alone. */
const countsAlone = Metric.gauge("findata_quotas_alone", {
  description: "Threads that count quotas alone because the store that servers share can't be asked"
})

/** A store of leases as a process asks it: no answer is waited for beyond 100 milliseconds. */
export interface AskedStore {
  /** Whether it couldn't be asked when it was last. */
  readonly isLost: () => boolean
  /**
   * The answer, and when it was asked for; null, and it is noted, when there is none in time. A lease that is answered later
   * goes to `late`.
   */
  readonly lease: (
    counter: string,
    request: LeaseRequest,
    late: (lease: Lease) => void
  ) => Effect.Effect<{ readonly lease: Lease; readonly sent: number } | null>
  /** Notes that a lost store answers again. */
  readonly regained: Effect.Effect<void>
}

/** `now` is monotonic; `onLost` is called whenever the store is lost. */
export const askedStore = Effect.fnUntraced(function* (now: () => number, onLost: () => void) {
  yield* Metric.update(countsAlone, 0)
  const store = yield* LeaseStore
  /** When an answer was first missed; null after one. */
  let missedAt: number | null = null
  let isLost = false

  /** Notes that what was asked at a time wasn't answered. */
  const miss = Effect.fnUntraced(function* (sent: number, reason: string) {
    const first = missedAt
    missedAt ??= now()
    if (isLost || first === null || sent < first) return
    isLost = true
    onLost()
    yield* Metric.update(countsAlone, 1)
    yield* Effect.logWarning(
      `${store.name} can't be asked for quotas (${reason}): this process counts alone until it can`
    )
  })

  const lease: AskedStore["lease"] = Effect.fnUntraced(function* (counter, request, late) {
    const answered = yield* Deferred.make<Lease, unknown>()
    let isLate = false
    const sent = now()
    yield* Effect.forkDetach(
      store.lease(counter, request).pipe(
        Effect.tap((lease) =>
          Effect.sync(() => {
            if (isLate) late(lease)
          })
        ),
        Effect.exit,
        Effect.flatMap((exit) => Deferred.done(answered, exit))
      ),
      { startImmediately: true }
    )
    const silence = Effect.repeat(Effect.sleep(deadline / steps), { times: steps - 1 }).pipe(
      Effect.andThen(Effect.fail(tooLate))
    )
    const exit = yield* Effect.exit(Effect.raceFirst(Deferred.await(answered), silence))
    if (Exit.isFailure(exit)) {
      isLate = true
      const error = Cause.squash(exit.cause)
      yield* miss(sent, error instanceof StoreUnavailable ? error.reason : messageOf(error))
      return null
    }
    missedAt = null
    return { lease: exit.value, sent }
  })

  const regained = Effect.suspend(() => {
    isLost = false
    return Effect.andThen(
      Metric.update(countsAlone, 0),
      Effect.logInfo(`${store.name} is asked for quotas again`)
    )
  })

  const asked: AskedStore = { isLost: () => isLost, lease, regained }
  return asked
})
