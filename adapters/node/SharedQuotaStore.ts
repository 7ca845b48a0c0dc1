/**
 * `QuotaStore` in memory that the threads of a process share, so that a quota holds over all of them. A counter has a
 * place in one of many sets, found by its hash; a counter of which nothing is used any more gives its place to another.
 */
import { hash } from "node:crypto"
import { Clock, Effect, Layer } from "effect"
import { QuotaStore, RateLimit } from "../../core/mod.ts"

/** Counters whose hash begins alike have these places among them. */
const placesInSet = 8

/** At most one sub-window more than a period has, one that was converted from another period, and one to spare. */
const mostSlots = RateLimit.subWindows + 4

/** Words of a counter: its hash, its period in seconds (0 in a free place), the number of slots, then these. */
const hashWords = 4
const periodAt = hashWords
const lengthAt = hashWords + 1
const slotsAt = hashWords + 2
const wordsOfCounter = slotsAt + 2 * mostSlots

/** The first word is the lock: 0 when free, else the number of the thread that holds it, with a bit for waiting ones. */
const lockAt = 0
const awaited = 1 << 30
const headWords = 1

/** Bytes for this many counters at least, to be given to every thread. Pages of it that aren't used take no memory. */
export const allocate = (counters: number = 65_536): SharedArrayBuffer => {
  const sets = Math.max(1, Math.ceil(counters / placesInSet))
  return new SharedArrayBuffer(
    (headWords + sets * placesInSet * wordsOfCounter) * Uint32Array.BYTES_PER_ELEMENT
  )
}

/** Frees the lock that a thread held when it was ended. */
export const release = (memory: SharedArrayBuffer, thread: number): void => {
  const words = new Int32Array(memory)
  for (const held of [thread, thread | awaited]) {
    if (Atomics.compareExchange(words, lockAt, held, 0) === held) Atomics.notify(words, lockAt, 1)
  }
}

/** Runs what no other thread may do at the same time, which takes microseconds. */
const exclusively = (memory: SharedArrayBuffer, thread: number) => {
  const words = new Int32Array(memory)
  const acquire = (): void => {
    let mine = thread
    for (;;) {
      const held = Atomics.compareExchange(words, lockAt, 0, mine)
      if (held === 0) return
      const marked = held | awaited
      if (held === marked || Atomics.compareExchange(words, lockAt, held, marked) === held) {
        Atomics.wait(words, lockAt, marked)
      }
      // Others may still be waiting when this thread is next.
      mine = thread | awaited
    }
  }
  return <A>(work: () => A): A => {
    acquire()
    try {
      return work()
    } finally {
      if ((Atomics.exchange(words, lockAt, 0) & awaited) !== 0) Atomics.notify(words, lockAt, 1)
    }
  }
}

interface Counted {
  readonly usage: RateLimit.Usage
  readonly period: number
}

/** The counters in the memory. Only one thread at a time may use them. */
const countersIn = (memory: SharedArrayBuffer) => {
  const words = new Uint32Array(memory)
  const sets = Math.floor((words.length - headWords) / (placesInSet * wordsOfCounter))

  /** Null in a free place. */
  const read = (place: number): Counted | null => {
    const period = words[place + periodAt] ?? 0
    if (period === 0) return null
    const slots: Array<readonly [slot: number, count: number]> = []
    const end = place + slotsAt + 2 * (words[place + lengthAt] ?? 0)
    for (let at = place + slotsAt; at < end; at += 2) slots.push([words[at] ?? 0, words[at + 1] ?? 0])
    return { usage: { slots }, period }
  }

  const usedAt = (place: number, now: number): number => {
    const counted = read(place)
    if (counted === null) return 0
    const { period, usage } = counted
    return RateLimit.current(usage, { limit: 0, period }, now).slots.reduce(
      (sum, [, count]) => sum + count,
      0
    )
  }

  /** The place of a counter; that of another, the least used of its set, where it has none yet. */
  const placeOf = (key: Uint32Array, now: number): { readonly place: number; readonly isOwn: boolean } => {
    const first = headWords + ((key[0] ?? 0) % sets) * placesInSet * wordsOfCounter
    const places = Array.from({ length: placesInSet }, (_, at) => first + at * wordsOfCounter)
    const own = places.find(
      (place) => words[place + periodAt] !== 0 && key.every((word, at) => words[place + at] === word)
    )
    if (own !== undefined) return { place: own, isOwn: true }
    const used = places.map((place) => usedAt(place, now))
    return { place: places[used.indexOf(Math.min(...used))] ?? first, isOwn: false }
  }

  const write = (place: number, key: Uint32Array, { period, usage }: Counted): void => {
    words.set(key, place)
    words[place + periodAt] = period
    words[place + lengthAt] = usage.slots.length
    for (const [at, [slot, count]] of usage.slots.entries()) {
      words[place + slotsAt + 2 * at] = slot
      words[place + slotsAt + 2 * at + 1] = count
    }
  }

  return { read, placeOf, write }
}

const keyOf = (counter: string): Uint32Array => {
  const digest = hash("sha1", counter, "buffer")
  return Uint32Array.from({ length: hashWords }, (_, at) => digest.readUInt32LE(4 * at))
}

/** `memory` is of `allocate`; each thread that uses it has a number from 1. */
export const layer = (memory: SharedArrayBuffer, thread: number): Layer.Layer<QuotaStore> =>
  Layer.sync(QuotaStore, () => {
    const alone = exclusively(memory, thread)
    const { placeOf, read, write } = countersIn(memory)
    const tryConsume = (counter: string, limit: RateLimit.Limit, cost: number, now: number) => {
      const key = keyOf(counter)
      return alone(() => {
        const { isOwn, place } = placeOf(key, now)
        const known = isOwn ? read(place) : null
        const before =
          known === null ? RateLimit.unused : RateLimit.recounted(known.usage, known.period, limit.period)
        const [usage, quota] = RateLimit.consume(before, limit, now, cost)
        if (cost > 0) write(place, key, { usage, period: limit.period })
        return quota
      })
    }
    return QuotaStore.of({
      tryConsume,
      consume: (counter, limit, cost) =>
        Effect.map(Clock.currentTimeMillis, (now) => tryConsume(counter, limit, cost, now))
    })
  })
