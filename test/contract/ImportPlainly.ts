/** A file of prices is read by column where its rows allow it, with the outcome of reading it row by row. */
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import fc from "fast-check"
import { addDays } from "../../core/mod.ts"
import { barsOf } from "./look.ts"
import { type StoreLayer, take, withImports } from "./stores.ts"

/** A row without its symbol: a day, and a price by which its figures are written. */
type Written = (day: string, price: number) => string

const lawful: ReadonlyArray<Written> = [
  (day, price) => `${day},${price},${price + 1.25},${price - 0.5},${price + 0.1},${price * 7}`,
  (day, price) => `${day}, ${price}.,${price}.50 ,${price}.0,${price},000012`,
  (day, price) => `${day},+${price},${price}e0,${price},${price}.00000000000000001,1K`,
  (day, price) => `${day},0,0,0,${price}.75,0`,
  (day, price) => `${day},$${price},${price},${price},${price},1e3`,
  (day, price) => `${day.replaceAll("-", "/")},${price},${price},${price},${price},0`,
  (day, price) => `${day},.5,.5,.5,.5,${price}`
]

const faulty: ReadonlyArray<Written> = [
  (day, price) => `${day},${price},${price - 1},${price},${price},1`,
  (day, price) => `${day},${price},${price},${price},${price},-1`,
  (day, price) => `${day},${price},${price},${price},,1`,
  (day, price) => `${day},${price},${price},${price},n/a,1`,
  (day, price) => `${day},${price},x,${price},${price},1.5`,
  (_, price) => `2023-02-29,${price},${price},${price},${price},1`,
  (_, price) => `9999-01-01,${price},${price},${price},${price},1`,
  (day, price) => `${day},${price},${price}`
]

const rowOf = (written: ReadonlyArray<Written>) =>
  fc.record({
    symbol: fc.constantFrom("A", "b", "B", " A", ""),
    day: fc.integer({ min: 0, max: 30 }),
    price: fc.integer({ min: 2, max: 9 }),
    write: fc.constantFrom(...written)
  })

/** Rows in any order, or those of a company in order of their days. */
const files = fc.record({
  rows: fc.oneof(
    fc.array(rowOf(lawful.slice(0, 5)), { minLength: 5, maxLength: 60 }),
    fc.array(rowOf([...lawful, ...faulty]), { maxLength: 20 })
  ),
  isSorted: fc.boolean(),
  end: fc.constantFrom("\n", "\r\n", "\n\n"),
  exchange: fc.constantFrom(null, "NYSE", "")
})

let runs = 0

export const importPlainlyLaws = (stores: StoreLayer): void =>
  layer(withImports(stores), { excludeTestServices: true, timeout: "120 seconds" })("a plain file", (it) => {
    it.effect("is imported as if its cells were quoted", () =>
      Effect.gen(function* () {
        for (const { end, exchange, isSorted, rows } of fc.sample(files, { numRuns: 20, seed: 7 })) {
          const run = ++runs
          const ordered = isSorted ? rows.toSorted((a, b) => a.day - b.day) : rows
          const outcome = Effect.fnUntraced(function* (of: string, isQuoted: boolean) {
            const named = (symbol: string) =>
              symbol === "" ? "" : symbol.replace(/\w/, (_) => `${of}${run}${_}`)
            yield* take("companies", [
              "symbol,exchange,name",
              ...["A", "B"].map((symbol) => `${named(symbol)},NYSE,One`)
            ])
            const lines = ordered.map(({ day, price, symbol, write }) => {
              const cells = [
                ...(exchange === null ? [] : [exchange]),
                named(symbol),
                ...write(addDays("2024-01-01", day), price).split(",")
              ]
              return cells.map((cell) => (isQuoted ? `"${cell}"` : cell)).join(",")
            })
            const header = `${exchange === null ? "" : "exchange,"}symbol,date,open,high,low,close,volume`
            const text = [header, ...lines].join(end)
            const { problems, run: _, ...rest } = yield* take("prices", text.split("\n"))
            const bars = [yield* barsOf(named("A")), yield* barsOf(named("B"))]
            return JSON.stringify({ problems, rest, bars }).replaceAll(of, "OF")
          })
          assert.strictEqual(yield* outcome("PL", false), yield* outcome("QU", true))
        }
      })
    )
  })
