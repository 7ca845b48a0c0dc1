/** The laws of a store that leases requests: it counts as `RateLimit` does, by a clock of its own. */
import { assert, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { RateLimit } from "../../../core/mod.ts"
import { type Lease, type LeaseRequest, LeaseStore } from "../../../core/ports.ts"

/** Uses nothing of 100 an hour. */
export const question: LeaseRequest = {
  limit: 100,
  period: 3600,
  cost: 0,
  demand: 0,
  extra: 0,
  settled: 0,
  held: 0,
  returned: [],
  owed: [],
  born: null,
  known: null
}

/** How long a busy machine may take to lease a limit of two seconds twice, in milliseconds. */
const patience = 20_000

const countOf = ({ usage }: Lease): number => usage.slots.reduce((sum, [, count]) => sum + count, 0)

const counter = (): string => `public/${crypto.randomUUID()}`

export const leaseStoreLaws = (stores: Layer.Layer<LeaseStore, unknown>): void => {
  const law = (
    name: string,
    test: (
      ask: (wanted: Partial<LeaseRequest>) => Effect.Effect<Lease, unknown>
    ) => Effect.Effect<void, unknown>
  ) =>
    it.live(name, () =>
      Effect.flatMap(LeaseStore, (store) => {
        const name = counter()
        return test((wanted) => store.lease(name, { ...question, ...wanted }))
      }).pipe(Effect.provide(stores))
    )

  law("leases no more than the limit, and all of it, to all that ask at once", (ask) =>
    Effect.gen(function* () {
      const asked = Array.from({ length: 300 }, () => ask({ cost: 1 }))
      const leased = yield* Effect.all(asked, { concurrency: "unbounded" })
      assert.strictEqual(
        leased.reduce((sum, { granted }) => sum + granted, 0),
        100
      )
      assert.strictEqual(countOf(yield* ask({})), 100)
    })
  )

  law(
    "leases a cost as a whole or not at all, what is demanded as far as it goes, and an eighth of the rest",
    (ask) =>
      Effect.gen(function* () {
        const first = yield* ask({ cost: 10, demand: 10, extra: 100 })
        assert.deepInclude(first, { granted: 30, spare: 10, isLost: false })
        assert.deepInclude(yield* ask({ cost: 71 }), { granted: 0, spare: 0 })
        assert.deepInclude(yield* ask({ cost: 1, demand: 100, extra: 100 }), { granted: 70, spare: 0 })
        assert.deepInclude(yield* ask({ cost: 1 }), { granted: 0 })
      })
  )

  law("counts a lease in the sub-window of its own time", (ask) =>
    Effect.gen(function* () {
      const { now, usage } = yield* ask({ cost: 3 })
      assert.deepStrictEqual(usage.slots, [[RateLimit.slotAt(now, 3600), 3]])
      assert.isBelow(Math.abs(now - Date.now()), 5000)
      const later = yield* ask({})
      assert.isAtLeast(later.now, now)
    })
  )

  law("takes back what wasn't used, and no more than was leased", (ask) =>
    Effect.gen(function* () {
      const { now } = yield* ask({ cost: 10 })
      const slot = RateLimit.slotAt(now, 3600)
      assert.strictEqual(countOf(yield* ask({ returned: [[slot, 4]] })), 6)
      assert.strictEqual(countOf(yield* ask({ returned: [[slot - 1, 4]] })), 6)
      assert.strictEqual(countOf(yield* ask({ cost: 1, returned: [[slot, 40]] })), 1)
    })
  )

  law("says whether others hold what they may return", (ask) =>
    Effect.gen(function* () {
      const { isHeld, spare } = yield* ask({ cost: 1, extra: 5 })
      assert.deepStrictEqual([isHeld, spare], [true, 5])
      assert.isFalse((yield* ask({ held: 5 })).isHeld)
      assert.isTrue((yield* ask({})).isHeld)
      assert.isFalse((yield* ask({ settled: 5 })).isHeld)
    })
  )

  law("forgets that something is held after a while", (ask) =>
    Effect.gen(function* () {
      yield* ask({ cost: 1, extra: 5 })
      yield* Effect.sleep("1600 millis")
      assert.isFalse((yield* ask({})).isHeld)
    })
  )

  law("counts what was admitted without it, by its age", (ask) =>
    Effect.gen(function* () {
      const owed = [
        [0, 2],
        [1_800_000, 3],
        [3_600_000, 5],
        [3_661_000, 7]
      ] as const
      const { usage, ...lease } = yield* ask({ owed })
      assert.strictEqual(countOf({ ...lease, usage }), 10)
      const ages = usage.slots.map(([slot]) => RateLimit.slotAt(lease.now, 3600) - slot)
      assert.deepStrictEqual(ages.length, 3)
      assert.include([30, 31], ages[1])
    })
  )

  law("asks for what is known where it has lost the counter, and takes the most of it", (ask) =>
    Effect.gen(function* () {
      const { born, now } = yield* ask({ cost: 5 })
      const slot = RateLimit.slotAt(now, 3600)
      assert.deepInclude(yield* ask({ cost: 1, born }), { granted: 1, isLost: false })
      const lost = yield* ask({ cost: 1, born: born - 1, owed: [[0, 9]] })
      assert.deepInclude(lost, { granted: 0, isLost: true })
      assert.strictEqual(countOf(yield* ask({})), 6)
      const known = [
        [slot - 1, 4],
        [slot, 2]
      ] as const
      assert.strictEqual(countOf(yield* ask({ born: born - 1, known })), 10)
      assert.strictEqual(countOf(yield* ask({ born: born - 1, known })), 10)
    })
  )

  law("says of a counter that was not used that it is lost, where the process knows better", (ask) =>
    Effect.gen(function* () {
      assert.isTrue((yield* ask({ cost: 1, born: 1 })).isLost)
      const { now } = yield* ask({})
      const known = [[RateLimit.slotAt(now, 3600) - 3, 99]] as const
      assert.deepInclude(yield* ask({ cost: 1, born: 1, known }), { granted: 1, isLost: false })
      assert.strictEqual((yield* ask({ cost: 1 })).granted, 0)
    })
  )

  law("counts under another period, and keeps no request longer than that", (ask) =>
    Effect.gen(function* () {
      yield* ask({ cost: 10, period: 60 })
      yield* ask({ cost: 91, period: 86_400 })
      yield* ask({ cost: 5, period: 86_400 })
      const { now, usage } = yield* ask({ cost: 1, period: 60 })
      assert.deepStrictEqual(
        usage.slots.map(([slot]) => slot <= RateLimit.slotAt(now, 60)),
        usage.slots.map(() => true)
      )
      assert.strictEqual(
        usage.slots.reduce((sum, [, count]) => sum + count, 0),
        16
      )
    })
  )

  law("leases no more than the limit in any stretch of a period", (ask) =>
    Effect.gen(function* () {
      const of = { limit: 20, period: 2 }
      const leased: Array<{ readonly sent: number; readonly received: number }> = []
      const end = performance.now() + patience
      while (leased.length <= 2 * of.limit && performance.now() < end) {
        const sent = performance.now()
        const { granted } = yield* ask({ ...of, cost: 1 })
        const received = performance.now()
        for (let i = 0; i < granted; i++) leased.push({ sent, received })
        yield* Effect.sleep(Math.random() * 40)
      }
      for (const [at, { sent }] of leased.entries()) {
        assert.isAtLeast((leased[at + of.limit]?.received ?? Number.POSITIVE_INFINITY) - sent, 2000)
      }
      assert.isAbove(leased.length, 2 * of.limit)
    })
  )
}

const anHour = 3_600_000

/**
 * `wasAhead` makes a counter one that was counted by a clock so many milliseconds (a whole number of sub-windows of 2
 * seconds) ahead of now's, as if that was set back.
 */
export const setBackLaw = (
  stores: Layer.Layer<LeaseStore, unknown>,
  wasAhead: (counter: string, millis: number) => Promise<unknown>
): void =>
  it.live("goes on by time that passed though the clock was set back an hour", () =>
    Effect.gen(function* () {
      const { lease } = yield* LeaseStore
      const name = counter()
      const wanted = { ...question, period: 2, cost: 100 }
      const begun = performance.now()
      const { now } = yield* lease(name, wanted)
      yield* Effect.promise(() => wasAhead(name, anHour))
      const later = yield* lease(name, wanted)
      assert.strictEqual(later.granted, 0)
      assert.isAtLeast(later.now, now + anHour)
      yield* Effect.sleep("1 second")
      const { granted } = yield* lease(name, wanted)
      // A busy machine may have taken the whole period until here.
      if (performance.now() - begun < 2000) assert.strictEqual(granted, 0)
      yield* Effect.sleep("1200 millis")
      assert.strictEqual((yield* lease(name, wanted)).granted, 100)
    }).pipe(Effect.provide(stores))
  )
