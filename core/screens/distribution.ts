/** How the values of a column are distributed over the universe, and how many companies meet the parts of a condition. */
import type { FigureColumn } from "../figures/FigureColumn.ts"
import { quantile } from "../numbers/quantile.ts"
import type { Evaluation, Pieces } from "./evaluate.ts"
import type { Expression } from "./Expression.ts"
import { knownRows, sortedRows } from "./sorting.ts"

/** A text and how many companies have it. */
export interface TextCount {
  readonly value: string
  readonly count: number
}

/** The distribution of a column. */
export interface Distribution {
  readonly type: FigureColumn["type"]
  /** How many companies have a value. */
  readonly known: number
  /**
   * Of numbers, 101 of them: the least, the value below which 1% are, and so on to the greatest, between two values on the
   * line between them. Null of texts and dates, and where no value is known.
   */
  readonly percentiles: ReadonlyArray<number> | null
  /** Of texts, the most frequent first, at most `maxTexts`; null of numbers and dates. */
  readonly values: ReadonlyArray<TextCount> | null
}

/** The most texts of a distribution. */
export const maxTexts = 50

const percentilesOf = (values: Float64Array, ascending: Int32Array): ReadonlyArray<number> => {
  const at = (place: number) => values[ascending[place] as number] as number
  return Array.from({ length: 101 }, (_, percent) => quantile(ascending.length, at, percent / 100))
}

const textCounts = (values: ReadonlyArray<string | null>): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/** The distribution of a column; equally frequent texts are in the order of their characters. */
export const distributionOf = (column: FigureColumn): Distribution => {
  if (column.type === "text") {
    const counts = textCounts(column.values)
    const frequent = [...counts].toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).slice(0, maxTexts)
    return {
      type: "text",
      known: [...counts.values()].reduce((sum, count) => sum + count, 0),
      percentiles: null,
      values: frequent.map(([value, count]) => ({ value, count }))
    }
  }
  const rows = knownRows(column.values)
  const isDrawn = column.type === "number" && rows.length > 0
  return {
    type: column.type,
    known: rows.length,
    percentiles: isDrawn ? percentilesOf(column.values, sortedRows(column.values, rows, false)) : null,
    values: null
  }
}

/** How many companies meet a part of a condition. */
export interface MatchCount {
  /** The part as it was written. */
  readonly condition: string
  readonly count: number
  /** How many meet it and all parts before it. */
  readonly together: number
}

/** The parts that `&&` joins, in order; the condition itself where it joins none. */
const joinedIn = (condition: Expression): ReadonlyArray<Expression> =>
  condition.kind === "and" ? [...joinedIn(condition.left), ...joinedIn(condition.right)] : [condition]

/** How many companies meet each of the parts that `&&` joins to a condition, in order. */
export function* matchCounts(
  evaluation: Evaluation,
  condition: Expression
): Pieces<ReadonlyArray<MatchCount>> {
  const counts: Array<MatchCount> = []
  let before: Uint8Array | null = null
  for (const part of joinedIn(condition)) {
    const values = yield* evaluation.condition(part)
    const all = new Uint8Array(values.length)
    let [count, together] = [0, 0]
    for (let i = 0; i < values.length; i++) {
      if (values[i] !== 1) continue
      count++
      if (before !== null && before[i] !== 1) continue
      all[i] = 1
      together++
    }
    before = all
    counts.push({ condition: part.text, count, together })
  }
  return counts
}
