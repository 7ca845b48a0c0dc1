/** What a process knows of a counter whose requests it leases from a `LeaseStore`, and what follows from that alone. */
import { type DatedCounts, type Lease, type LeaseRequest, maxLease } from "./LeaseStore.ts"
import * as RateLimit from "./RateLimit.ts"

/** Uses in a tenth of a second from which more is leased than is needed; times are in milliseconds. */
const often = 8
const rateOver = 100

/** A counter as its process knows it; times are in milliseconds by the process's clock unless stated. */
export interface LeasedCounter {
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
}

/** A counter that the store hasn't been asked about: nothing used, nothing leased. */
export const newlyLeased = (counter: string, limit: RateLimit.Limit, now: number): LeasedCounter => ({
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
  rate: 0
})

/** Whether two limits admit as many requests in as many seconds. */
export const isSameLimit = (one: RateLimit.Limit, other: RateLimit.Limit): boolean =>
  one.limit === other.limit && one.period === other.period

/** The usage that the store last stated, as of a time of the process's clock. */
export const usageAt = (known: LeasedCounter, now: number): RateLimit.Usage =>
  RateLimit.current(known.usage, known.limit.period, now + known.ahead)

/** The quota as the process knows it; a cost that is admitted was used. */
export const quotaOf = (
  known: LeasedCounter,
  now: number,
  cost: number,
  admitted: boolean
): RateLimit.Quota => {
  const quota = RateLimit.inspect(known.usage, known.limit, now + known.ahead, admitted ? 0 : cost)
  const own = now <= known.until ? known.unspent : 0
  return {
    ...quota,
    admitted,
    remaining: Math.min(known.limit.limit, quota.remaining + own),
    retry_after: admitted ? 0 : Math.max(1, quota.retry_after)
  }
}

/** Uses some of the lease, which has as many; returns the quota after it. */
export const spend = (known: LeasedCounter, now: number, cost: number): RateLimit.Quota => {
  known.unspent -= cost
  known.uses += cost
  known.usedAt = now
  return quotaOf(known, now, cost, true)
}

/** The quota after a use or, for a cost of 0, a question; null when only the store can say. */
export const quotaAtOnce = (
  known: LeasedCounter,
  limit: RateLimit.Limit,
  cost: number,
  now: number
): RateLimit.Quota | null => {
  if (!isSameLimit(known.limit, limit)) return null
  if (cost === 0) return now - known.heardAt < maxLease ? quotaOf(known, now, 0, true) : null
  if (known.unspent >= cost && now <= known.until) return spend(known, now, cost)
  if (!known.isFinal || known.unspent > 0) return null
  const quota = RateLimit.inspect(known.usage, limit, now + known.ahead, cost)
  return quota.admitted ? null : quota
}

/** How many more to lease: those of the next tenth of a second, where there are many. */
export const extraOf = (known: LeasedCounter, now: number): number => {
  const passed = now - known.usesSince
  if (passed >= rateOver) {
    known.rate = (known.uses / passed) * rateOver
    known.uses = 0
    known.usesSince = now
  } else known.rate = Math.max(known.rate, known.uses)
  return known.rate >= often ? Math.ceil(known.rate) : 0
}

/** Ends the lease: what wasn't used is to be returned. */
export const endLease = (known: LeasedCounter): void => {
  if (known.unspent > 0) known.returned.push([known.slot, known.unspent])
  known.unspent = 0
}

/** An ask for nothing: of a counter that the process knows nothing of. */
export const emptyAsk = ({ limit }: LeasedCounter): LeaseRequest => ({
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

/** What a store is asked for; the counter has the limit from now on, and what it returns counts as returned. */
export const askOf = (
  known: LeasedCounter,
  limit: RateLimit.Limit,
  wanted: Pick<LeaseRequest, "cost" | "demand" | "extra">,
  owed: DatedCounts,
  now: number
): LeaseRequest => {
  if (!isSameLimit(known.limit, limit)) {
    endLease(known)
    if (known.limit.period !== limit.period) {
      known.usage = RateLimit.recounted(known.usage, known.limit.period, limit.period)
      known.returned = []
    }
    known.limit = limit
    known.isFinal = false
  }
  if (now > known.until) endLease(known)
  const ask: LeaseRequest = {
    ...emptyAsk(known),
    ...wanted,
    held: Math.min(known.unspent, known.held),
    settled: Math.max(0, known.held - known.unspent),
    returned: known.returned,
    owed,
    born: usageAt(known, now).slots.length > 0 ? known.born : null
  }
  known.held = ask.held
  known.returned = []
  return ask
}

/** Takes over a lease that was asked for at one moment and received at another. */
export const takeOver = (known: LeasedCounter, lease: Lease, sent: number, received: number): void => {
  const slot = RateLimit.slotAt(lease.now, known.limit.period)
  if (slot !== known.slot) endLease(known)
  known.slot = slot
  known.unspent += lease.granted
  known.held += lease.spare
  known.until = sent + Math.min(maxLease, RateLimit.leftOfSlot(lease.now, known.limit))
  known.usage = lease.usage
  known.ahead = lease.now - received
  known.born = lease.born
  known.heardAt = received
  known.isFinal = !lease.isHeld
}

/** Of a lease that came too late to be used, all is to be returned. */
export const takeBack = (known: LeasedCounter, lease: Lease, period: number): void => {
  if (lease.granted > 0) known.returned.push([RateLimit.slotAt(lease.now, period), lease.granted])
}
