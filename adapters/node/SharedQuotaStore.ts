/**
 * `QuotaStore` in memory that the threads of a process share, so that a quota holds over all of them. A counter has a
 * place in one of two sets, found by its hash; one of which nothing is used any more gives its place to another. Counters
 * without a place, because both sets are full of used ones, count together: what one of them uses, none of them has, so
 * that none is admitted more often than its limit says, however many there are. Clients without a key have sets of their
 * own: however many they are, they take no key's place.
 */
import { hash } from "node:crypto"
import { Clock, Effect, Layer } from "effect"
import { RateLimit } from "../../core/mod.ts"
import { isOfClient, type KeptCounter, LocalQuotas, monotonicMillis, QuotaStore } from "../../core/ports.ts"

/** Places of counters in a set. The one after them is of those without a place. */
const placesInSet = 8

/** At most one sub-window more than a period has, one that was converted from another period, and one to spare. */
const maxSlots = RateLimit.subWindows + 4

/**
 * Words of a counter: its hash, its period in seconds (0 in a free place), whether it is in the list of changes, the second
 * in which a thread consumed some last, the number of slots, then these.
 */
const hashWords = 4
const periodAt = hashWords
const changedAt = hashWords + 1
const usedAt = hashWords + 2
const lengthAt = hashWords + 3
const slotsAt = hashWords + 4
const wordsOfCounter = slotsAt + 2 * maxSlots
const wordsOfSet = (placesInSet + 1) * wordsOfCounter

/** The first word is the lock: 0 when free, else the number of the thread that holds it, with a bit for waiting ones. */
const lockAt = 0
const awaited = 1 << 30

/** Then the length of the list of changed places, which is behind the sets, and how far the counters' clock is ahead. */
const changesAt = 1
const aheadAt = 2
const headWords = 4

/** Each place may be in the list of changes. */
const wordsWithChanges = wordsOfSet + placesInSet + 1

/**
 * Memory for this many counters at least, to be given to every thread; their clock is `ahead` milliseconds of the
 * monotonic one. Pages of it that aren't used take no memory.
 */
export const allocate = (counters: number = 65_536, ahead = 0): SharedArrayBuffer => {
  const sets = Math.max(1, Math.ceil(counters / placesInSet))
  const memory = new SharedArrayBuffer((headWords + sets * wordsWithChanges) * Uint32Array.BYTES_PER_ELEMENT)
  new Float64Array(memory, aheadAt * Uint32Array.BYTES_PER_ELEMENT, 1)[0] = ahead
  return memory
}

/** The time of the counters in the memory. */
const timeIn = (memory: SharedArrayBuffer): ((clock: Clock.Clock) => number) => {
  const [ahead = 0] = new Float64Array(memory, aheadAt * Uint32Array.BYTES_PER_ELEMENT, 1)
  return (clock) => monotonicMillis(clock) + ahead
}

/** Frees the lock that a thread held when it was ended. */
export const release = (memory: SharedArrayBuffer, thread: number): void => {
  const words = new Int32Array(memory)
  for (const held of [thread, thread | awaited]) {
    if (Atomics.compareExchange(words, lockAt, held, 0) === held) Atomics.notify(words, lockAt, 1)
  }
}

/** How long a thread blocks for the lock, in milliseconds. */
const maxWait = 20

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
        if (Atomics.wait(words, lockAt, marked, maxWait) === "timed-out") return false
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

/** Whether a hash is of a client without a key. */
const hasClient = (key: Uint32Array): boolean => ((key[hashWords - 1] ?? 0) & 1) === 1

/** The counters in the memory. Only one thread at a time may use them. */
const countersIn = (memory: SharedArrayBuffer) => {
  const words = new Uint32Array(memory)
  const sets = Math.floor((words.length - headWords) / wordsWithChanges)
  const listAt = headWords + sets * wordsOfSet

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

  /** The sets of clients are behind those of keys. */
  const setsOfClients = Math.floor(sets / 2)

  /** The set that a word of a key names. */
  const setOf = (key: Uint32Array, word: number): number => {
    const [from, many] = hasClient(key) ? [sets - setsOfClients, setsOfClients] : [0, sets - setsOfClients]
    // All share the only set.
    return headWords + (many === 0 ? 0 : from + ((key[word] ?? 0) % many)) * wordsOfSet
  }

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
    if (words[place + changedAt] === 1) return
    words[place + changedAt] = 1
    const length = words[changesAt] ?? 0
    words[listAt + length] = place
    words[changesAt] = length + 1
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
    if (cost > 0 && (always || quota.admitted)) {
      write(place, key, counted)
      words[place + usedAt] = Math.ceil(now / 1000)
    }
    return quota
  }

  /** A counter that gets no place stays unknown. */
  const learn = (key: Uint32Array, limit: RateLimit.Limit, usage: RateLimit.Usage, now: number): void => {
    const [first, second] = [setOf(key, 0), setOf(key, 1)]
    const own = find(first, second, (_) => isAt(_, key))
    const place = own ?? (usage.slots.length === 0 ? null : find(first, second, (_) => used(_, now) === null))
    if (place === null) return
    const counted = own === null ? null : read(own)
    const here = counted === null ? null : { ...counted, usedAt: (words[place + usedAt] ?? 0) * 1000 }
    if (own === null) words[place + usedAt] = 0
    write(place, key, RateLimit.learned(here, limit, usage, now))
  }

  const consume = (key: Uint32Array, limit: RateLimit.Limit, cost: number, now: number): RateLimit.Quota => {
    const [first, second] = [setOf(key, 0), setOf(key, 1)]
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

  /** The place of those without one is named by its set. */
  const nameOf = (place: number): string => {
    const at = (place - headWords) % wordsOfSet
    if (at === placesInSet * wordsOfCounter) return `set ${(place - headWords - at) / wordsOfSet} of ${sets}`
    return Array.from(words.subarray(place, place + hashWords), (word) =>
      word.toString(16).padStart(8, "0")
    ).join("")
  }

  /** Takes at most so many from the list of changes. */
  const changes = (max: number): ReadonlyArray<KeptCounter> => {
    const length = words[changesAt] ?? 0
    const rest = Math.max(0, length - max)
    words[changesAt] = rest
    return Array.from(words.subarray(listAt + rest, listAt + length), (place) => {
      words[place + changedAt] = 0
      return { counter: nameOf(place), ...(read(place) ?? { usage: RateLimit.unused, period: 60 }) }
    })
  }

  /** Puts back what was kept of a counter, while nothing is counted yet. */
  const restore = ({ counter, ...counted }: KeptCounter, now: number): void => {
    const usage = RateLimit.current(counted.usage, counted.period, now)
    if (usage.slots.length === 0) return
    const set = /^set (\d+) of (\d+)$/.exec(counter)
    if (set !== null) {
      if (Number(set[2]) !== sets) return
      const place = headWords + Number(set[1]) * wordsOfSet + placesInSet * wordsOfCounter
      return write(place, new Uint32Array(hashWords), { ...counted, usage })
    }
    const key = Uint32Array.from({ length: hashWords }, (_, at) =>
      Number.parseInt(counter.slice(8 * at, 8 * at + 8), 16)
    )
    const place = find(setOf(key, 0), setOf(key, 1), (_) => read(_) === null)
    if (place !== null) write(place, key, { ...counted, usage })
  }

  return { consume, learn, changes, restore }
}

/** The hash of a counter's name, of which the last bit is that of clients. */
const keyOf = (counter: string): Uint32Array => {
  const digest = hash("sha1", counter, "buffer")
  const key = Uint32Array.from({ length: hashWords }, (_, at) => digest.readUInt32LE(4 * at))
  const last = key[hashWords - 1] ?? 0
  key[hashWords - 1] = isOfClient(counter) ? last | 1 : last & ~1
  return key
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
const make = (memory: SharedArrayBuffer, thread: number) =>
  Effect.map(Clock.Clock, (clock) => {
    const alone = exclusively(memory, thread)
    const counters = countersIn(memory)
    const keys = remembered(keyOf)
    const time = timeIn(memory)
    const tryConsume = (counter: string, limit: RateLimit.Limit, cost: number) => {
      const key = keys(counter)
      const now = time(clock)
      return alone(() => counters.consume(key, limit, cost, now))
    }
    const consume: QuotaStore["Service"]["consume"] = Effect.fnUntraced(function* (counter, limit, cost) {
      const quota = tryConsume(counter, limit, cost)
      if (quota !== null) return quota
      yield* Effect.sleep("1 millis")
      return yield* consume(counter, limit, cost)
    })
    return LocalQuotas.of({
      tryConsume,
      consume,
      learn: (counter, limit, usage, now) => {
        const key = keys(counter)
        const here = time(clock)
        alone(() => counters.learn(key, limit, RateLimit.moved(usage, limit.period, here - now), here))
      }
    })
  })

export const layer = (memory: SharedArrayBuffer, thread: number): Layer.Layer<QuotaStore> =>
  Layer.effect(QuotaStore, make(memory, thread))

export const local = (memory: SharedArrayBuffer, thread: number): Layer.Layer<LocalQuotas> =>
  Layer.effect(LocalQuotas, make(memory, thread))

/** How many changes are taken while other threads wait. */
const takenAtOnce = 100

/** Takes what was counted since it was taken last, and puts back what was taken in an earlier process. */
export const keeping = (memory: SharedArrayBuffer, thread: number) => {
  const alone = exclusively(memory, thread)
  const counters = countersIn(memory)
  const time = timeIn(memory)
  return {
    /** Milliseconds of the counters' clock. */
    time,
    taken: (): ReadonlyArray<KeptCounter> => {
      const all: Array<KeptCounter> = []
      for (;;) {
        const some = alone(() => counters.changes(takenAtOnce)) ?? []
        all.push(...some)
        if (some.length < takenAtOnce) return all
      }
    },
    restore: (kept: ReadonlyArray<KeptCounter>, now: number): void => {
      alone(() => {
        for (const one of kept) counters.restore(one, now)
      })
    }
  }
}
