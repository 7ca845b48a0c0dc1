/** A file of prices is read by column where its rows allow it, with the outcome of reading it row by row. */
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import fc from "fast-check"
import { batchRows } from "../../adapters/sources/tables/Limits.ts"
import { addDays } from "../../core/mod.ts"
import { barsOf } from "./look.ts"
import { priceHeader, type StoreLayer, take, withImports } from "./stores.ts"

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
    fc.array(rowOf([...lawful, ...faulty]), { minLength: 1, maxLength: 20 })
  ),
  isSorted: fc.boolean(),
  end: fc.constantFrom("\n", "\r\n", "\n\n"),
  exchange: fc.constantFrom(null, "NYSE", "")
})

const barOf = (symbol: string, day: number, price: number) =>
  `${symbol},${addDays("2004-01-01", day)},${price},${price},${price},${price},1`

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

    it.effect(
      "names the lines of bars on days that an earlier run leaves out, and of their repetitions",
      () =>
        Effect.gen(function* () {
          const days = Array.from({ length: 30 }, (_, day) => day)
          const [outer, inner] = [days.filter((day) => day < 10 || day >= 20), days.slice(10, 20)]
          yield* take("companies", ["symbol,exchange,name", "HA,NYSE,A", "HB,NYSE,B"])
          const { problems, refused, unchanged } = yield* take("prices", [
            priceHeader,
            ...outer.map((day) => barOf("HA", day, 5)),
            ...Array.from({ length: batchRows }, (_, day) => barOf("HB", day, 5)),
            ...inner.map((day) => barOf("HA", day, 5)),
            ...days.map((day) => barOf("HA", day, day % 3 === 0 ? 6 : 5))
          ])
          // The lines of the outer days begin with 2, those of the inner ones follow the other company's.
          const first = days
            .filter((day) => day % 3 === 0)
            .map((day) =>
              outer.includes(day) ? 2 + outer.indexOf(day) : 2 + outer.length + batchRows + inner.indexOf(day)
            )
          assert.deepStrictEqual(
            problems.map(({ message }) => message),
            first.map((line) => `The same as line ${line} with other values`)
          )
          assert.deepStrictEqual([refused, unchanged], [10, 20])
        })
    )
  })
