/**
 * `QuotaStore` over a store that several processes share. A process leases some requests of a counter at a time and uses
 * them synchronously. A lease ends with the sub-window that the store counts it in, after a second at the latest, so that
 * each request is returned as late as if the store had been asked; what isn't used is returned after a moment. A process
 * leases more than it needs only where it uses a counter often and much is left. While the store can't be reached, the
 * process counts alone by what it knows, and reports it afterwards.
 */
import { Cause, Clock, Deferred, Effect, Exit, Fiber, Latch, Layer, Metric, Scope } from "effect"
import { messageOf } from "../sources/Thrown.ts"
import { StoreUnavailable } from "../store/StoreUnavailable.ts"
import { monotonicMillis } from "../time/Monotonic.ts"
import { type Ask, type DatedCounts, type Lease, LeaseStore, longestLease } from "./LeaseStore.ts"
import { LocalQuotas, QuotaStore } from "./QuotaStore.ts"
import * as RateLimit from "./RateLimit.ts"

/**
 * Times in milliseconds. An answer later than this isn't waited for. In steps, so that time in which the process itself
 * was busy counts as one: its timers end before it reads what has arrived meanwhile.
 */
const deadline = 100
const steps = 10

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

/** Uses in a tenth of a second from which more is leased than is needed. */
const often = 8
const rateOver = 100

const sweepEvery = "1 minute"
const countersInMemory = 20_000
const atOnce = 16

const tooLate = new StoreUnavailable({ reason: `no answer in ${deadline} ms` })

/** 1 for a process, or a thread of one, that counts alone. */
const countsAlone = Metric.gauge("findata_quotas_alone", {
  description: "Threads that count quotas alone because the store that servers share can't be asked"
})

interface Waiter {
  readonly limit: RateLimit.Limit
  readonly cost: number
  readonly since: number
  readonly answer: Deferred.Deferred<RateLimit.Quota>
}

/** What a process knows of a counter. */
interface Known {
  readonly counter: string
  limit: RateLimit.Limit
  /** As the store said last, what is leased included, by its clock, which is `ahead` of the process's. */
  usage: RateLimit.Usage
  ahead: number
  born: number | null
  /** Whether only time can return anything. */
  isFinal: boolean
  heardAt: number
  /** Leased requests that can be used until a moment, and the sub-window in which the store counts them. */
  unspent: number
  slot: number
  until: number
  /** How many of them the store knows to be held. */
  held: number
  /** Leases that ended unused: sub-windows and counts. */
  returned: Array<readonly [slot: number, count: number]>
  /** When some were used last; uses since a moment, and those in a tenth of a second before it. */
  usedAt: number
  uses: number
  usesSince: number
  rate: number
  readonly waiting: Array<Waiter>
  isAsking: boolean
}

/** What a process admitted alone: when and how many, in sub-windows. */
interface Owed {
  readonly limit: RateLimit.Limit
  readonly uses: Array<{ readonly begun: number; at: number; count: number }>
}

const newlyKnown = (counter: string, limit: RateLimit.Limit, now: number): Known => ({
  counter,
  limit,
  usage: RateLimit.unused,
  ahead: 0,
  born: null,
  isFinal: false,
  heardAt: Number.NEGATIVE_INFINITY,
  unspent: 0,
  slot: 0,
  until: Number.NEGATIVE_INFINITY,
  held: 0,
  returned: [],
  usedAt: now,
  uses: 0,
  usesSince: now,
  rate: 0,
  waiting: [],
  isAsking: false
})

const isSame = (one: RateLimit.Limit, other: RateLimit.Limit): boolean =>
  one.limit === other.limit && one.period === other.period

const usageAt = (known: Known, now: number): RateLimit.Usage =>
  RateLimit.current(known.usage, known.limit.period, now + known.ahead)

/** The quota as the process knows it; a cost that is admitted was used. */
const quotaOf = (known: Known, now: number, cost: number, admitted: boolean): RateLimit.Quota => {
  const quota = RateLimit.inspect(known.usage, known.limit, now + known.ahead, admitted ? 0 : cost)
  const own = now <= known.until ? known.unspent : 0
  return {
    ...quota,
    admitted,
    remaining: Math.min(known.limit.limit, quota.remaining + own),
    retry_after: admitted ? 0 : Math.max(1, quota.retry_after)
  }
}

const spend = (known: Known, now: number, cost: number): RateLimit.Quota => {
  known.unspent -= cost
  known.uses += cost
  known.usedAt = now
  return quotaOf(known, now, cost, true)
}

/** What is known without the store, of requests in their turn; null when only the store can say. */
const sayAtOnce = (
  known: Known,
  limit: RateLimit.Limit,
  cost: number,
  now: number
): RateLimit.Quota | null => {
  if (!isSame(known.limit, limit)) return null
  if (cost === 0) return now - known.heardAt < longestLease ? quotaOf(known, now, 0, true) : null
  if (known.unspent >= cost && now <= known.until) return spend(known, now, cost)
  if (!known.isFinal || known.unspent > 0) return null
  const quota = RateLimit.inspect(known.usage, limit, now + known.ahead, cost)
  return quota.admitted ? null : quota
}

/** How many more to lease: those of the next tenth of a second, where there are many. */
const extraOf = (known: Known, now: number): number => {
  const passed = now - known.usesSince
  if (passed >= rateOver) {
    known.rate = (known.uses / passed) * rateOver
    known.uses = 0
    known.usesSince = now
  } else known.rate = Math.max(known.rate, known.uses)
  return known.rate >= often ? Math.ceil(known.rate) : 0
}

const questionOf = ({ limit }: Known): Ask => ({
  ...limit,
  cost: 0,
  demand: 0,
  extra: 0,
  settled: 0,
  held: 0,
  returned: [],
  owed: [],
  born: null,
  known: null
})

/** Ends the lease: what wasn't used is to be returned. */
const endLease = (known: Known): void => {
  if (known.unspent > 0) known.returned.push([known.slot, known.unspent])
  known.unspent = 0
}

const make = Effect.gen(function* () {
  yield* Metric.update(countsAlone, 0)
  const store = yield* LeaseStore
  const local = yield* LocalQuotas
  const clock = yield* Clock.Clock
  const scope = yield* Scope.Scope
  const counters = new Map<string, Known>()
  const owed = new Map<string, Owed>()
  /** Counters with something to return. */
  const leased = new Set<Known>()
  const isBusy = Latch.makeUnsafe()
  /** When an answer was first missed; null after one. */
  let missedAt: number | null = null
  let isLost = false

  const now = (): number => monotonicMillis(clock)

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

  const owe = (counter: string, limit: RateLimit.Limit, count: number): void => {
    const before = owed.get(counter)
    const width = (limit.period * 1000) / RateLimit.subWindows
    const at = now()
    const uses = (before?.uses ?? []).filter((use) => at - use.at < limit.period * 1000 + width)
    const last = uses.at(-1)
    if (last !== undefined && at - last.begun < width) {
      last.count += count
      last.at = at
    } else uses.push({ begun: at, at, count })
    if (before === undefined && owed.size >= countersInMemory) return
    owed.set(counter, { limit, uses })
  }

  /** DatedCounts a use without the store. */
  const noted = (counter: string, limit: RateLimit.Limit, cost: number, quota: RateLimit.Quota) => {
    if (quota.admitted && cost > 0) owe(counter, limit, cost)
    return quota
  }
  const alone = (counter: string, limit: RateLimit.Limit, cost: number) =>
    Effect.map(local.consume(counter, limit, cost), (quota) => noted(counter, limit, cost, quota))

  /** Notes that what was asked at a time wasn't answered. */
  const miss = Effect.fnUntraced(function* (sent: number, reason: string) {
    const first = missedAt
    missedAt ??= now()
    if (isLost || first === null || sent < first) return
    isLost = true
    isBusy.openUnsafe()
    yield* Metric.update(countsAlone, 1)
    yield* Effect.logWarning(
      `${store.name} can't be asked for quotas (${reason}): this process counts alone until it can`
    )
  })

  /** The answer to an ask; null, and it is noted, when there is none in time. */
  const within = Effect.fnUntraced(function* (known: Known, ask: Ask) {
    const answered = yield* Deferred.make<Lease, unknown>()
    let isLate = false
    const sent = now()
    yield* Effect.forkDetach(
      store.lease(known.counter, ask).pipe(
        Effect.tap((lease) =>
          Effect.sync(() => {
            if (isLate && lease.granted > 0) {
              known.returned.push([RateLimit.slotAt(lease.now, ask.period), lease.granted])
              hold(known)
            }
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

  const hold = (known: Known): void => {
    leased.add(known)
    isBusy.openUnsafe()
  }

  const takeOwed = (counter: string, { period }: RateLimit.Limit): DatedCounts => {
    const found = owed.get(counter)
    if (found === undefined) return []
    owed.delete(counter)
    const at = now()
    return found.uses
      .filter((use) => at - use.at < period * 1000 * 2)
      .map((use) => [Math.floor(at - use.at), use.count])
  }

  /** Asks the store for a counter once and takes over what it says; returns how many it leases, null without an answer. */
  const askOnce = Effect.fnUntraced(function* (
    known: Known,
    limit: RateLimit.Limit,
    wanted: Pick<Ask, "cost" | "demand" | "extra">
  ) {
    if (!isSame(known.limit, limit)) {
      endLease(known)
      if (known.limit.period !== limit.period) {
        known.usage = RateLimit.recounted(known.usage, known.limit.period, limit.period)
        known.returned = []
      }
      known.limit = limit
      known.isFinal = false
    }
    if (now() > known.until) endLease(known)
    const before = owed.get(known.counter)
    const { slots } = usageAt(known, now())
    const ask: Ask = {
      ...questionOf(known),
      ...wanted,
      held: Math.min(known.unspent, known.held),
      settled: Math.max(0, known.held - known.unspent),
      returned: known.returned,
      owed: takeOwed(known.counter, limit),
      born: slots.length > 0 ? known.born : null
    }
    known.held = ask.held
    known.returned = []
    let answer = yield* within(known, ask)
    if (answer?.lease.isLost === true) {
      answer = yield* within(known, { ...ask, known: slots })
    }
    if (answer === null) {
      if (before !== undefined) owed.set(known.counter, before)
      return null
    }
    const { lease, sent } = answer
    const slot = RateLimit.slotAt(lease.now, ask.period)
    const received = now()
    if (slot !== known.slot) endLease(known)
    known.slot = slot
    known.unspent += lease.granted
    known.held += lease.spare
    known.until = sent + Math.min(longestLease, RateLimit.leftOfSlot(lease.now, limit))
    known.usage = lease.usage
    known.ahead = lease.now - received
    known.born = lease.born
    known.heardAt = received
    known.isFinal = !lease.isHeld
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
        const ready = sayAtOnce(known, limit, cost, now())
        if (ready !== null) {
          answer(known, first, ready)
          continue
        }
        if (isLost) {
          yield* admitAlone(known)
          continue
        }
        const same = known.waiting.filter((waiter) => isSame(waiter.limit, limit))
        const all = same.reduce((sum, waiter) => sum + waiter.cost, 0)
        const isLeased = isSame(known.limit, limit) && now() <= known.until
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
    if (isLost) {
      const quota = local.tryConsume(counter, limit, cost)
      return quota === null ? null : noted(counter, limit, cost, quota)
    }
    const known = counters.get(counter)
    return known === undefined || known.waiting.length > 0 ? null : sayAtOnce(known, limit, cost, now())
  }

  const consume = (counter: string, limit: RateLimit.Limit, cost: number): Effect.Effect<RateLimit.Quota> =>
    Effect.suspend(() => {
      const ready = tryConsume(counter, limit, cost)
      if (ready !== null) return Effect.succeed(ready)
      if (isLost) return alone(counter, limit, cost)
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
    const asked = yield* Effect.forkDetach(store.lease(probe.counter, questionOf(probe)), {
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
      [...owed],
      ([counter, { limit }]) => {
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
    isLost = false
    yield* Metric.update(countsAlone, 0)
    yield* Effect.logInfo(`${store.name} is asked for quotas again`)
    yield* settle
  })

  const look = Effect.gen(function* () {
    if (isLost) return yield* findAgain
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
  yield* Effect.addFinalizer(() => (isLost ? Effect.void : Effect.andThen(giveBack(true), settle)))

  return QuotaStore.of({ tryConsume, consume })
})

export const layer: Layer.Layer<QuotaStore, never, LeaseStore | LocalQuotas> = Layer.effect(QuotaStore, make)
