/** The order of companies: by a value, those without one last, those of equal values by their ids. */
import { assert, describe, it } from "@effect/vitest"
import { order, sortedRows } from "../../../core/screens/sorting.ts"
import type { FigureColumn } from "../../../core/figures/FigureColumn.ts"
import { randomNumbers } from "./rows.ts"

/** As `order`, by comparing. */
const compared = (
  column: FigureColumn,
  descending: boolean,
  ids: ArrayLike<number>
): ReadonlyArray<number> => {
  const values = Array.from<number | string | null>(column.values).map((value) =>
    Number.isNaN(value) ? null : value
  )
  const sign = descending ? -1 : 1
  return [...values.keys()].toSorted((a, b) => {
    const [x, y] = [values[a] ?? null, values[b] ?? null]
    if (x === null || y === null) {
      if (x !== y) return x === null ? 1 : -1
    } else if (x !== y) return x < y ? -sign : sign
    return (ids[a] as number) - (ids[b] as number)
  })
}

const random = randomNumbers(7)

/** Values of all sizes, of which some are equal, zeros of both signs, the greatest, the least and unknown ones. */
const value = (): number => {
  const kind = Math.floor(random() * 8)
  if (kind === 0) return Number.NaN
  if (kind === 1) return random() < 0.5 ? 0 : -0
  if (kind === 2) return Math.round(random() * 6) - 3
  if (kind === 3) return random() < 0.5 ? Number.MAX_VALUE : -Number.MIN_VALUE
  return (random() < 0.5 ? -1 : 1) * 10 ** (random() * 40 - 20)
}

const lengths = [0, 1, 2, 30, 499, 500, 501, 5000]

const columnsOf = (length: number): ReadonlyArray<FigureColumn> => [
  { type: "number", values: Float64Array.from({ length }, value) },
  { type: "date", values: Float64Array.from({ length }, () => Math.round(random() * 300) + 18_000) },
  { type: "number", values: new Float64Array(length).fill(Number.NaN) },
  {
    type: "text",
    values: Array.from({ length }, () => (random() < 0.2 ? null : String.fromCharCode(65 + random() * 20)))
  }
]

describe.for(lengths)("%i rows", (length) => {
  const ascending = Int32Array.from({ length }, (_, i) => 3 * i + 1)
  const mixed = ascending.toSorted((a, b) => ((a * 7919) % 10_007) - ((b * 7919) % 10_007))

  it.for([false, true])("are in the order that comparing gives (descending: %s)", (descending) => {
    for (const column of columnsOf(length))
      for (const ids of [ascending, mixed]) {
        const expected = compared(column, descending, ids)
        assert.deepStrictEqual([...order(column, descending, ids)], expected)
        for (const count of [0, 1, 7, Math.floor(length / 20), length - 1, length, length + 5])
          assert.deepStrictEqual(
            [...order(column, descending, ids, Math.max(0, count))],
            expected.slice(0, Math.max(0, count))
          )
      }
  })
})

it("some rows are sorted as they were given where they are equal", () => {
  const values = Float64Array.from({ length: 1200 }, (_, i) => i % 3)
  const rows = Int32Array.from({ length: 900 }, (_, i) => 1199 - i)
  const expected = (descending: boolean) =>
    [...rows].toSorted((a, b) => (descending ? -1 : 1) * ((a % 3) - (b % 3)))
  assert.deepStrictEqual([...sortedRows(values, rows, false)], expected(false))
  assert.deepStrictEqual([...sortedRows(values, rows, true)], expected(true))
})
