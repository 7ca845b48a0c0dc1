/**
 * `QuotaStore` over a store that several processes share. A process leases some requests of a counter at a time and uses
 * them synchronously. A lease ends with the sub-window that the store counts it in, after a second at the latest, so that
 * each request is returned as late as if the store had been asked; what isn't used is returned after a moment. A process
 * leases more than it needs only where it uses a counter often and much is left. While the store can't be reached, the
 * process counts alone by what it knows, and reports it afterwards.
 */
import { Clock, Deferred, Effect, Exit, Fiber, Latch, Layer, Scope } from "effect"
import { monotonicMillis } from "../../time/Monotonic.ts"
import { askedStore } from "./AskedStore.ts"
import {
  askOf,
  emptyAsk,
  endLease,
  extraOf,
  isSameLimit,
  type LeasedCounter,
  newlyLeased,
  quotaAtOnce,
  quotaOf,
  spend,
  takeBack,
  takeOver,
  usageAt
} from "./LeasedCounter.ts"
import { type LeaseRequest, LeaseStore } from "./LeaseStore.ts"
import { owedUses } from "./OwedUses.ts"
import { LocalQuotas, QuotaStore } from "./QuotaStore.ts"
import type * as RateLimit from "./RateLimit.ts"

/** How long a process waits for the store at its start. */
const startsWithin = 1000

/** After two failures, one after the other, the store is asked again this much later. */
const pause = 1000
const attempts = 2

/** A lease of which nothing was used for this long is returned. */
const idle = 100
const looksEvery = 25

/** A request that doesn't fit is tried again while other processes hold what they may return. */
const patience = 200
const triedEvery = 25

const sweepEvery = "1 minute"
const countersInMemory = 20_000
const atOnce = 16

interface Waiter {
  readonly limit: RateLimit.Limit
  readonly cost: number
  readonly since: number
  readonly answer: Deferred.Deferred<RateLimit.Quota>
}

/** A counter and the requests that wait for the store. */
interface Known extends LeasedCounter {
  readonly waiting: Array<Waiter>
  isAsking: boolean
}

const newlyKnown = (counter: string, limit: RateLimit.Limit, now: number): Known => ({
  ...newlyLeased(counter, limit, now),
  waiting: [],
  isAsking: false
})

const make = Effect.gen(function* () {
  const store = yield* LeaseStore
  const local = yield* LocalQuotas
  const clock = yield* Clock.Clock
  const scope = yield* Scope.Scope
  const counters = new Map<string, Known>()
  const owed = owedUses(countersInMemory)
  /** Counters with something to return. */
  const leased = new Set<Known>()
  const isBusy = Latch.makeUnsafe()

  const now = (): number => monotonicMillis(clock)
  const { isLost, lease: askStore, regained } = yield* askedStore(now, () => isBusy.openUnsafe())

  const knownOf = (counter: string, limit: RateLimit.Limit): Known => {
    const found = counters.get(counter)
    if (found !== undefined) return found
    if (counters.size >= countersInMemory) {
      for (const [name, known] of counters) {
        if (leased.has(known) || known.isAsking) continue
        counters.delete(name)
        break
      }
    }
    const known = newlyKnown(counter, limit, now())
    counters.set(counter, known)
    return known
  }

  /** Notes a use that was admitted without the store. */
  const noted = (counter: string, limit: RateLimit.Limit, cost: number, quota: RateLimit.Quota) => {
    if (quota.admitted && cost > 0) owed.add(counter, limit, cost, now())
    return quota
  }
  const alone = (counter: string, limit: RateLimit.Limit, cost: number) =>
    Effect.map(local.consume(counter, limit, cost), (quota) => noted(counter, limit, cost, quota))

  const hold = (known: Known): void => {
    leased.add(known)
    isBusy.openUnsafe()
  }

  const within = (known: Known, ask: LeaseRequest) =>
    askStore(known.counter, ask, (late) => {
      takeBack(known, late, ask.period)
      hold(known)
    })

  /** Asks the store for a counter once and takes over what it says; returns how many it leases, null without an answer. */
  const askOnce = Effect.fnUntraced(function* (
    known: Known,
    limit: RateLimit.Limit,
    wanted: Pick<LeaseRequest, "cost" | "demand" | "extra">
  ) {
    const { putBack, uses } = owed.take(known.counter, limit.period, now())
    const ask = askOf(known, limit, wanted, uses, now())
    const { slots } = usageAt(known, now())
    let answer = yield* within(known, ask)
    if (answer?.lease.isLost === true) {
      answer = yield* within(known, { ...ask, known: slots })
    }
    if (answer === null) {
      putBack()
      return null
    }
    const { lease, sent } = answer
    takeOver(known, lease, sent, now())
    if (known.unspent > 0 || known.returned.length > 0) hold(known)
    local.learn(known.counter, limit, lease.usage, lease.now)
    return lease.granted
  })

  const answer = (known: Known, waiter: Waiter, quota: RateLimit.Quota): void => {
    const at = known.waiting.indexOf(waiter)
    if (at >= 0) known.waiting.splice(at, 1)
    Deferred.doneUnsafe(waiter.answer, Exit.succeed(quota))
  }

  const asked = (known: Known) =>
    Effect.sync(() => {
      known.isAsking = false
    })

  const admitAlone = Effect.fnUntraced(function* (known: Known) {
    for (const { answer, cost, limit } of known.waiting.splice(0)) {
      Deferred.doneUnsafe(answer, Exit.succeed(yield* alone(known.counter, limit, cost)))
    }
  })

  /** Asks the store until nothing waits for the counter. */
  const serve = Effect.fnUntraced(
    function* (known: Known) {
      known.isAsking = true
      let missed = 0
      for (let first = known.waiting[0]; first !== undefined; first = known.waiting[0]) {
        const { cost, limit } = first
        const ready = quotaAtOnce(known, limit, cost, now())
        if (ready !== null) {
          answer(known, first, ready)
          continue
        }
        if (isLost()) {
          yield* admitAlone(known)
          continue
        }
        const same = known.waiting.filter((waiter) => isSameLimit(waiter.limit, limit))
        const all = same.reduce((sum, waiter) => sum + waiter.cost, 0)
        const isLeased = isSameLimit(known.limit, limit) && now() <= known.until
        const missing = isLeased ? Math.max(0, cost - known.unspent) : cost
        const wanted = {
          cost: missing,
          demand: cost === 0 ? 0 : all - cost,
          extra: cost === 0 ? 0 : extraOf(known, now())
        }
        const granted = yield* askOnce(known, limit, wanted)
        missed = granted === null ? missed + 1 : 0
        if (granted === null) {
          if (missed >= attempts) yield* admitAlone(known)
          continue
        }
        if (cost === 0) {
          answer(known, first, quotaOf(known, now(), 0, true))
        } else if (known.unspent >= cost) {
          // Also after the end of the lease: the store counted it in time.
          for (const waiter of same) {
            if (!known.waiting.includes(waiter) || waiter.cost === 0 || waiter.cost > known.unspent) continue
            answer(known, waiter, spend(known, now(), waiter.cost))
          }
        } else if (granted > 0) {
          // What was held before ended meanwhile.
          continue
        } else if (known.isFinal || now() - first.since >= patience) {
          answer(known, first, quotaOf(known, now(), cost, false))
        } else yield* Effect.sleep(triedEvery)
      }
    },
    (effect, known) => Effect.ensuring(effect, asked(known))
  )

  const tryConsume = (counter: string, limit: RateLimit.Limit, cost: number): RateLimit.Quota | null => {
    if (isLost()) {
      const quota = local.tryConsume(counter, limit, cost)
      return quota === null ? null : noted(counter, limit, cost, quota)
    }
    const known = counters.get(counter)
    return known === undefined || known.waiting.length > 0 ? null : quotaAtOnce(known, limit, cost, now())
  }

  const consume = (counter: string, limit: RateLimit.Limit, cost: number): Effect.Effect<RateLimit.Quota> =>
    Effect.suspend(() => {
      const ready = tryConsume(counter, limit, cost)
      if (ready !== null) return Effect.succeed(ready)
      if (isLost()) return alone(counter, limit, cost)
      const known = knownOf(counter, limit)
      const waiter: Waiter = { limit, cost, since: now(), answer: Deferred.makeUnsafe() }
      known.waiting.push(waiter)
      const wait = Deferred.await(waiter.answer).pipe(
        Effect.onInterrupt(() =>
          Effect.sync(() => {
            const at = known.waiting.indexOf(waiter)
            if (at >= 0) known.waiting.splice(at, 1)
          })
        )
      )
      return known.isAsking
        ? wait
        : Effect.andThen(Effect.forkIn(serve(known), scope, { startImmediately: true }), wait)
    })

  const nothing = { cost: 0, demand: 0, extra: 0 }

  /** Asked for nothing once, so that the first request doesn't wait for connections and the like. */
  const warmedUp = Effect.gen(function* () {
    const probe = newlyKnown("", { limit: 1, period: 60 }, now())
    const asked = yield* Effect.forkDetach(store.lease(probe.counter, emptyAsk(probe)), {
      startImmediately: true
    })
    yield* Effect.timeoutOption(Fiber.await(asked), startsWithin)
  })

  const report = Effect.fnUntraced(function* (known: Known) {
    known.isAsking = true
    yield* Effect.ensuring(askOnce(known, known.limit, nothing), asked(known))
    yield* serve(known)
  })

  /** Returns what ended unused; with `all`, what could still be used too. */
  const giveBack = Effect.fnUntraced(function* (all: boolean) {
    const at = now()
    const due = [...leased].filter((known) => {
      if (known.isAsking) return false
      if (all || at > known.until || at - known.usedAt > idle) endLease(known)
      if (known.unspent === 0 && known.returned.length === 0 && known.held === 0) leased.delete(known)
      return known.returned.length > 0 || (known.unspent === 0 && known.held > 0)
    })
    yield* Effect.forEach(due, report, { concurrency: atOnce, discard: true })
  })

  /** Reports what was admitted without the store. */
  const settle = Effect.suspend(() =>
    Effect.forEach(
      owed.all(),
      ([counter, limit]) => {
        const known = knownOf(counter, limit)
        return known.isAsking ? Effect.void : report(known)
      },
      { concurrency: atOnce, discard: true }
    )
  )

  const findAgain = Effect.gen(function* () {
    yield* Effect.sleep(pause)
    const probe = newlyKnown("", { limit: 1, period: 60 }, now())
    if ((yield* askOnce(probe, probe.limit, nothing)) === null) return
    yield* regained
    yield* settle
  })

  const look = Effect.gen(function* () {
    if (isLost()) return yield* findAgain
    if (leased.size === 0) {
      isBusy.closeUnsafe()
      return yield* isBusy.await
    }
    yield* Effect.sleep(looksEvery)
    yield* giveBack(false)
  })

  const sweep = Effect.sync(() => {
    for (const [name, known] of counters) {
      if (leased.has(known) || known.isAsking) continue
      if (usageAt(known, now()).slots.length === 0) counters.delete(name)
    }
  })

  yield* warmedUp
  yield* Effect.forkScoped(Effect.forever(look))
  yield* Effect.forkScoped(Effect.forever(Effect.delay(sweep, sweepEvery)))
  yield* Effect.addFinalizer(() => (isLost() ? Effect.void : Effect.andThen(giveBack(true), settle)))

  return QuotaStore.of({ tryConsume, consume })
})

/** Quotas by leases, in memory alone while the store can't be reached. */
export const layer: Layer.Layer<QuotaStore, never, LeaseStore | LocalQuotas> = Layer.effect(QuotaStore, make)
