/** Laws of every store with runs: bars are read as random imports, corrections and undone runs left them. */
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import fc from "fast-check"
import { addDays, type Bar } from "../../core/mod.ts"
import { type BarQuery, CompanyStore, operator, PriceStore } from "../../core/ports.ts"
import { barsOf } from "../../core/prices/mod.ts"
import { company, prices, lawsOfRuns } from "./runs.ts"
import type { DurableLayer } from "./stores.ts"

type Stored = ReadonlyMap<string, Bar>

const firstDay = "1905-01-01"

/** What is done next: a file of some days, `step` apart, or the undoing of the last run that wasn't undone. */
const deeds = fc.record({
  what: fc.constantFrom(
    "rising",
    "rising",
    "falling",
    "mixed",
    "after the newest",
    "after the newest",
    "undo"
  ),
  first: fc.integer({ min: 0, max: 1500 }),
  count: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 4, max: 300 })),
  step: fc.constantFrom(1, 1, 1, 2, 9),
  price: fc.integer({ min: 1, max: 3 })
})
type Deed = typeof deeds extends fc.Arbitrary<infer D> ? D : never

const newestOf = (stored: Stored): string => [...stored.keys()].toSorted().at(-1) ?? firstDay

/** A bar by its day and price: a file may repeat it or correct it. */
const barOn = (date: string, price: number): Bar => ({
  date,
  open: price + 0.1,
  high: price + 0.30000000000000004,
  low: price,
  close: price + 0.2,
  volume: price * 1001
})

/** The bars of a file, in the order of its lines. */
const barsOfFile = ({ count, first, price, step, what }: Deed, stored: Stored): ReadonlyArray<Bar> => {
  const start = what === "after the newest" ? addDays(newestOf(stored), 1) : addDays(firstDay, first)
  const bars = Array.from({ length: count }, (_, i) => barOn(addDays(start, i * step), price))
  if (what === "falling") return bars.toReversed()
  return what === "mixed"
    ? bars.toSorted((a, b) => Number(a.date.slice(-2)) - Number(b.date.slice(-2)))
    : bars
}

const lineOf = (symbol: string, { close, date, high, low, open, volume }: Bar): string =>
  [symbol, date, open, high, low, close, volume].join(",")

/** The bars of the query's window, oldest first. */
const windowOf = (stored: Stored, { from, limit, offset, order, to }: BarQuery): ReadonlyArray<Bar> => {
  const found = [...stored.values()]
    .filter(({ date }) => (from === null || from <= date) && (to === null || date <= to))
    .toSorted((a, b) => (a.date < b.date === (order === "asc") ? -1 : 1))
    .slice(offset, limit === null ? undefined : offset + limit)
  return order === "asc" ? found : found.toReversed()
}

const windows = ({ first, count, step }: Deed): ReadonlyArray<Omit<BarQuery, "company_id">> => {
  const from = addDays(firstDay, first)
  const to = addDays(from, count * step)
  return (["asc", "desc"] as const).flatMap((order) => [
    { order, from: null, to: null, offset: 0, limit: null },
    { order, from: null, to: null, offset: 0, limit: count },
    { order, from: null, to: null, offset: count, limit: first },
    { order, from, to: null, offset: 0, limit: 400 },
    { order, from, to, offset: 3, limit: null },
    { order, from: null, to, offset: 0, limit: 350 }
  ])
}

export const importRunsBarsDatabaseLaws = (stores: DurableLayer): void =>
  lawsOfRuns("Bars after runs", stores, (law) => {
    for (const seed of [1, 2, 3]) {
      law(`are those of the runs that weren't undone, in random order ${seed}`, (runs, symbol) =>
        Effect.gen(function* () {
          yield* company(symbol)
          const [{ company_id } = { company_id: 0 }] = yield* (yield* CompanyStore).bySymbol(symbol)
          const store = yield* PriceStore
          const past: Array<{ readonly run: number; readonly before: Stored }> = []
          let stored: Stored = new Map()
          for (const deed of fc.sample(deeds, { seed, numRuns: 16 })) {
            const last = deed.what === "undo" ? past.pop() : undefined
            if (last !== undefined) {
              yield* runs.undo(last.run, operator)
              stored = last.before
            } else {
              const bars = barsOfFile(deed, stored)
              const summary = yield* prices(...bars.map((bar) => lineOf(symbol, bar)))
              if (summary.run !== null) past.push({ run: summary.run, before: stored })
              stored = new Map([...stored, ...bars.map((bar) => [bar.date, bar] as const)])
            }
            for (const window of windows(deed)) {
              const query = { ...window, company_id }
              assert.deepStrictEqual(barsOf(yield* store.bars(query)), windowOf(stored, query))
            }
          }
        })
      )
    }
  })
