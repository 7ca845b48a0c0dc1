/** The lists of a directory: which of them are kept, and for which parameters they are the same. */
import { assert, describe, it } from "@effect/vitest"
import { directoryList, directorySorts } from "../../../core/screens/directoryLists.ts"
import type { DirectoryRows } from "../../../core/screens/directoryRows.ts"
import { keptWithin } from "../../../core/store/KeptWithin.ts"

const numbers = (...values: ReadonlyArray<number>) =>
  ({ type: "number", values: Float64Array.from(values) }) as const
const texts = (...values: ReadonlyArray<string>) => ({ type: "text", values }) as const

/** What an order looks at. */
const rows = {
  universe: { company_ids: Int32Array.from([1, 2, 3]) },
  names: texts("b", "c", "a"),
  columns: {
    symbol: texts("C", "A", "B"),
    price_change_percent: numbers(2, Number.NaN, 1),
    price_date: numbers(3, 2, 1)
  }
} as unknown as DirectoryRows

const dollars = numbers(10, 30, 20)
const euros = numbers(9, 27, 18)

const all = { matched: Uint8Array.of(1, 1, 1), total: 3 }
const some = { matched: Uint8Array.of(1, 0, 1), total: 2 }

const filter = { country: null, exchange: null, sector: null, letter: null }
const query = (sort: (typeof directorySorts)[number], descending = false, country: string | null = null) => ({
  ...filter,
  country,
  sort,
  descending
})

const kept = keptWithin(1000)

/** The rows in an order, one digit each. */
const of = (sort: (typeof directorySorts)[number], descending: boolean): string =>
  directoryList(kept, rows, dollars, query(sort, descending), all).join("")

describe("a list of the directory", () => {
  it("is in the order of its sort", () => {
    assert.deepStrictEqual(
      directorySorts.map((sort) => [sort, of(sort, false), of(sort, true)]),
      [
        ["name", "201", "102"],
        ["symbol", "120", "021"],
        ["market_cap", "021", "120"],
        ["change", "201", "021"],
        ["price_date", "210", "012"]
      ]
    )
  })

  it("has the rows that the filters leave", () => {
    assert.deepStrictEqual([...directoryList(kept, rows, dollars, query("name", false, "US"), some)], [2, 0])
  })

  it("is one for all currencies, unless it is by market cap", () => {
    for (const sort of directorySorts)
      for (const [country, match] of [[null, all] as const, ["US", some] as const]) {
        const [first, other] = [dollars, euros].map((caps) =>
          directoryList(kept, rows, caps, query(sort, true, country), match)
        )
        assert.strictEqual(first === other, sort !== "market_cap", sort)
      }
  })
})
