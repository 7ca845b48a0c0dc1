/**
 * `QuotaStore` in memory that the threads of a process share, so that a quota holds over all of them. A counter has a
 * place in one of two sets, found by its hash; one of which nothing is used any more gives its place to another. Counters
 * without a place, because both sets are full of used ones, count together: what one of them uses, none of them has, so
 * that none is admitted more often than its limit says, however many there are.
 */
import { hash } from "node:crypto"
import { Clock, Effect, Layer } from "effect"
import { monotonicMillis, QuotaStore, RateLimit } from "../../core/mod.ts"

/** Places of counters in a set. The one after them is of those without a place. */
const placesInSet = 8

/** At most one sub-window more than a period has, one that was converted from another period, and one to spare. */
const mostSlots = RateLimit.subWindows + 4

/** Words of a counter: its hash, its period in seconds (0 in a free place), the number of slots, then these. */
const hashWords = 4
const periodAt = hashWords
const lengthAt = hashWords + 1
const slotsAt = hashWords + 2
const wordsOfCounter = slotsAt + 2 * mostSlots
const wordsOfSet = (placesInSet + 1) * wordsOfCounter

/** The first word is the lock: 0 when free, else the number of the thread that holds it, with a bit for waiting ones. */
const lockAt = 0
const awaited = 1 << 30
const headWords = 1

/** Bytes for this many counters at least, to be given to every thread. Pages of it that aren't used take no memory. */
export const allocate = (counters: number = 65_536): SharedArrayBuffer => {
  const sets = Math.max(1, Math.ceil(counters / placesInSet))
  return new SharedArrayBuffer((headWords + sets * wordsOfSet) * Uint32Array.BYTES_PER_ELEMENT)
}

/** Frees the lock that a thread held when it was ended. */
export const release = (memory: SharedArrayBuffer, thread: number): void => {
  const words = new Int32Array(memory)
  for (const held of [thread, thread | awaited]) {
    if (Atomics.compareExchange(words, lockAt, held, 0) === held) Atomics.notify(words, lockAt, 1)
  }
}

/** How long a thread blocks for the lock, in milliseconds. */
const longestWait = 20

/**
 * Runs what no other thread may do at the same time, which takes microseconds. Null when another thread has the lock for
 * long: it may have ended with it, and what frees it then may have to run in this thread.
 */
const exclusively = (memory: SharedArrayBuffer, thread: number) => {
  const words = new Int32Array(memory)
  const acquire = (): boolean => {
    let mine = thread
    for (;;) {
      const held = Atomics.compareExchange(words, lockAt, 0, mine)
      if (held === 0) return true
      const marked = held | awaited
      if (held === marked || Atomics.compareExchange(words, lockAt, held, marked) === held) {
        if (Atomics.wait(words, lockAt, marked, longestWait) === "timed-out") return false
      }
      // Others may still be waiting when this thread is next.
      mine = thread | awaited
    }
  }
  return <A>(work: () => A): A | null => {
    if (!acquire()) return null
    try {
      return work()
    } finally {
      if ((Atomics.exchange(words, lockAt, 0) & awaited) !== 0) Atomics.notify(words, lockAt, 1)
    }
  }
}

/** Hashes of names that a thread remembers. */
const keysInMemory = 10_000

/** The first place in either of two sets, both in turn, that is wanted; null for none. */
const find = (first: number, second: number, isWanted: (place: number) => boolean): number | null => {
  for (let at = 0; at < placesInSet * wordsOfCounter; at += wordsOfCounter) {
    if (isWanted(first + at)) return first + at
    if (isWanted(second + at)) return second + at
  }
  return null
}

/** The counters in the memory. Only one thread at a time may use them. */
const countersIn = (memory: SharedArrayBuffer) => {
  const words = new Uint32Array(memory)
  const sets = Math.floor((words.length - headWords) / wordsOfSet)

  /** What was used of a place's counter; null in one that was never taken. */
  const read = (place: number): RateLimit.Counted | null => {
    const period = words[place + periodAt] ?? 0
    if (period === 0) return null
    const slots: Array<readonly [slot: number, count: number]> = []
    const end = place + slotsAt + 2 * (words[place + lengthAt] ?? 0)
    for (let at = place + slotsAt; at < end; at += 2) slots.push([words[at] ?? 0, words[at + 1] ?? 0])
    return { usage: { slots }, period }
  }

  /** What is still used of it; null for nothing. */
  const used = (place: number, now: number): RateLimit.Counted | null => {
    const counted = read(place)
    if (counted === null) return null
    const usage = RateLimit.current(counted.usage, counted.period, now)
    return usage.slots.length === 0 ? null : { ...counted, usage }
  }

  const setOf = (word = 0): number => headWords + (word % sets) * wordsOfSet

  const isAt = (place: number, key: Uint32Array): boolean => {
    if (words[place + periodAt] === 0) return false
    for (let at = 0; at < hashWords; at++) if (words[place + at] !== key[at]) return false
    return true
  }

  const write = (place: number, key: Uint32Array, { period, usage }: RateLimit.Counted): void => {
    words.set(key, place)
    words[place + periodAt] = period
    words[place + lengthAt] = usage.slots.length
    for (const [at, [slot, count]] of usage.slots.entries()) {
      words[place + slotsAt + 2 * at] = slot
      words[place + slotsAt + 2 * at + 1] = count
    }
  }

  /** Counts a use at a place, by what was used before; a use that is refused is written only where `always` says so. */
  const use = (
    key: Uint32Array,
    place: number,
    known: RateLimit.Counted | null,
    limit: RateLimit.Limit,
    cost: number,
    now: number,
    always: boolean
  ): RateLimit.Quota => {
    const [counted, quota] = RateLimit.count(known, limit, now, cost)
    if (cost > 0 && (always || quota.admitted)) write(place, key, counted)
    return quota
  }

  return (key: Uint32Array, limit: RateLimit.Limit, cost: number, now: number): RateLimit.Quota => {
    const [first, second] = [setOf(key[0]), setOf(key[1])]
    const own = find(first, second, (place) => isAt(place, key))
    if (own !== null) return use(key, own, read(own), limit, cost, now, true)
    const common = first + placesInSet * wordsOfCounter
    const together = used(common, now)
    const free = find(first, second, (place) => used(place, now) === null)
    // It may have been one of those without a place until now.
    if (free !== null) return use(key, free, together, limit, cost, now, false)
    // No use may be returned earlier than the longest period of them says.
    const period = Math.max(together?.period ?? 0, limit.period)
    const quota = use(key, common, together, { ...limit, period }, cost, now, false)
    return { ...quota, period: limit.period }
  }
}

/** The hash of a counter's name. */
const keyOf = (counter: string): Uint32Array => {
  const digest = hash("sha1", counter, "buffer")
  return Uint32Array.from({ length: hashWords }, (_, at) => digest.readUInt32LE(4 * at))
}

/** The function of a text with its latest results in memory. */
const remembered = <A>(of: (text: string) => A): ((text: string) => A) => {
  const results = new Map<string, A>()
  return (text) => {
    const known = results.get(text)
    if (known !== undefined) return known
    const result = of(text)
    if (results.size >= keysInMemory) results.clear()
    results.set(text, result)
    return result
  }
}

/** `memory` is of `allocate`; each thread that uses it has a number from 1. */
export const layer = (memory: SharedArrayBuffer, thread: number): Layer.Layer<QuotaStore> =>
  Layer.effect(
    QuotaStore,
    Effect.map(Clock.Clock, (clock) => {
      const alone = exclusively(memory, thread)
      const count = countersIn(memory)
      const keys = remembered(keyOf)
      const tryConsume = (counter: string, limit: RateLimit.Limit, cost: number) => {
        const key = keys(counter)
        const now = monotonicMillis(clock)
        return alone(() => count(key, limit, cost, now))
      }
      const consume: QuotaStore["Service"]["consume"] = Effect.fnUntraced(function* (counter, limit, cost) {
        const quota = tryConsume(counter, limit, cost)
        if (quota !== null) return quota
        yield* Effect.sleep("1 millis")
        return yield* consume(counter, limit, cost)
      })
      return QuotaStore.of({ tryConsume, consume })
    })
  )
