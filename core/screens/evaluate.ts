/** Evaluates expressions over a universe, column by column. */
import { type FigureColumn, rowsOf } from "../figures/FigureColumn.ts"
import { type Expression, leavesOf } from "./Expression.ts"
import {
  calculate,
  choose,
  compareNumbers,
  compareTexts,
  compareTruths,
  extreme,
  findNumbers,
  findTexts,
  join,
  knownNumbers,
  knownTexts,
  knownTruths,
  mapNumbers,
  negate,
  unknown
} from "./kernels.ts"
import { knownRows, sortedRows } from "./sorting.ts"
import type { Table } from "./Table.ts"
import { amongAll, type Groups, groupsOf, wholeOf } from "./universe.ts"

/** The values of an expression. */
type Vector =
  | {
      readonly type: "number" | "date"
      readonly values: Float64Array
      readonly stride: 0 | 1
      /** Whether nothing else has the values, so that a result may take their place. */
      readonly isOwn: boolean
    }
  | { readonly type: "text"; readonly values: ReadonlyArray<string | null>; readonly stride: 0 | 1 }
  | { readonly type: "condition"; readonly values: Uint8Array; readonly stride: 0 | 1 }

/** The values of a figure or of a universe function: never of a condition, and of each row. */
type Leaf = Exclude<Vector, { readonly type: "condition" }>

type VectorOf<Type extends Vector["type"]> = Extract<Vector, { readonly type: Type }>

/** Evaluates the expressions of one screen: what several of them have in common is found once. */
export interface Evaluation {
  /** A condition of each row: 0 false, 1 true, 2 unknown. */
  readonly condition: (expression: Expression) => Uint8Array
  /** A number, text or date of each row. */
  readonly column: (expression: Expression) => FigureColumn
  /**
   * The same of the given rows alone, in their order. Ranks, percentiles and z-scores are those among all rows: the first that
   * asks for one takes the time of all.
   */
  readonly cells: (expression: Expression, rows: Int32Array) => FigureColumn
  /** Finds one of the pieces of an expression (`piecesOf`), which is remembered: a long evaluation in several turns. */
  readonly find: (piece: Expression) => void
}

const constant = (value: number, type: "number" | "date"): Vector => ({
  type,
  values: Float64Array.of(value),
  stride: 0,
  isOwn: false
})

/** A column as a vector; `isOwn` where nothing else has its values. */
const vectorOf = (column: FigureColumn, isOwn: boolean): Leaf =>
  column.type === "text" ? { ...column, stride: 1 } : { ...column, stride: 1, isOwn }

/** The stride of what is made of operands: 0 where all are constants. */
const strideOf = (operands: ReadonlyArray<Vector>): 0 | 1 =>
  operands.every(({ stride }) => stride === 0) ? 0 : 1

/** Evaluates the kinds of expressions but figures and universe functions, over rows of which there are so many. */
const over = (
  length: number,
  leaf: (expression: Expression) => Leaf,
  /** Remembers what a condition is that others are made of. */
  remember: (key: string, find: () => Vector) => Vector = (_, find) => find()
) => {
  /** As many values as there are rows; one of a constant. */
  const lengthOf = (operands: ReadonlyArray<Vector>): number => (strideOf(operands) === 0 ? 1 : length)

  /** A number of each row, in the place of an operand that nothing else has. */
  const numbers = (
    operands: ReadonlyArray<VectorOf<"number" | "date">>,
    fill: (out: Float64Array) => void
  ): Vector => {
    const count = lengthOf(operands)
    const place = operands.find(({ isOwn, values }) => isOwn && values.length === count)
    const values = place?.values ?? new Float64Array(count)
    fill(values)
    return { type: "number", values, stride: strideOf(operands), isOwn: true }
  }

  const truths = (
    operands: ReadonlyArray<Vector>,
    fill: (out: Uint8Array) => void
  ): VectorOf<"condition"> => {
    const values = new Uint8Array(lengthOf(operands))
    fill(values)
    return { type: "condition", values, stride: strideOf(operands) }
  }

  const number = (expression: Expression) => vector(expression) as VectorOf<"number" | "date">
  const truth = (expression: Expression) => vector(expression) as VectorOf<"condition">

  const known = (of: Vector): Vector =>
    truths([of], (out) => {
      if (of.type === "text") knownTexts(of, out)
      else if (of.type === "condition") knownTruths(of, out)
      else knownNumbers(of, out)
    })

  const comparison = ({
    left,
    operator,
    right
  }: Extract<Expression, { readonly kind: "comparison" }>): Vector => {
    const [a, b] = [vector(left), vector(right)]
    return truths([a, b], (out) => {
      if (a.type === "text") compareTexts(operator, a, b as VectorOf<"text">, out)
      else if (a.type === "condition") compareTruths(operator, a, b as VectorOf<"condition">, out)
      else compareNumbers(operator, a, b as VectorOf<"number">, out)
    })
  }

  const membership = ({ of, values }: Extract<Expression, { readonly kind: "in" }>): Vector => {
    const found = vector(of)
    return truths([found], (out) => {
      if (found.type === "text") findTexts(values as ReadonlySet<string>, found, out)
      else findNumbers(values as ReadonlySet<number>, found as VectorOf<"number">, out)
    })
  }

  const choice = ({
    condition,
    consequent,
    otherwise
  }: Extract<Expression, { readonly kind: "choice" }>): Vector => {
    const operands = [truth(condition), vector(consequent), vector(otherwise)] as const
    const [when, a, b] = operands
    const [count, stride] = [lengthOf(operands), strideOf(operands)]
    if (a.type === "text") {
      const values = new Array<string | null>(count).fill(null)
      choose(when, a, b as VectorOf<"text">, null, values)
      return { type: "text", values, stride }
    }
    if (a.type === "condition") {
      const values = new Uint8Array(count)
      choose(when, a, b as VectorOf<"condition">, unknown, values)
      return { type: "condition", values, stride }
    }
    const values = new Float64Array(count)
    choose(when, a, b as VectorOf<"number">, Number.NaN, values)
    return { type: a.type, values, stride, isOwn: true }
  }

  const vector = (expression: Expression): Vector => {
    switch (expression.kind) {
      case "number":
      case "date":
        return constant(expression.value, expression.kind)
      case "text":
        return { type: "text", values: [expression.value], stride: 0 }
      case "truth":
        return { type: "condition", values: Uint8Array.of(expression.value ? 1 : 0), stride: 0 }
      case "figure":
      case "universe":
        return leaf(expression)
      case "negative": {
        const of = number(expression.of)
        return numbers([of], (out) => mapNumbers((value) => -value, of, out))
      }
      case "arithmetic": {
        const [a, b] = [number(expression.left), number(expression.right)]
        return numbers([a, b], (out) => calculate(expression.operator, a, b, out))
      }
      case "function": {
        const [first, ...others] = expression.args.map(number) as [VectorOf<"number">]
        const { name } = expression
        if (name === "abs" || name === "log") {
          const apply = name === "abs" ? Math.abs : Math.log
          return numbers([first], (out) => mapNumbers(apply, first, out))
        }
        return others.reduce<Vector>((found, next) => {
          const a = found as VectorOf<"number">
          return numbers([a, next], (out) => extreme(name, a, next, out))
        }, first)
      }
      case "known":
        return remember(expression.key, () => known(vector(expression.of)))
      case "comparison":
        return remember(expression.key, () => comparison(expression))
      case "in":
        return remember(expression.key, () => membership(expression))
      case "not": {
        const of = truth(expression.of)
        return truths([of], (out) => negate(of, out))
      }
      case "and":
      case "or": {
        const [a, b] = [truth(expression.left), truth(expression.right)]
        return truths([a, b], (out) => join(expression.kind, a, b, out))
      }
      case "choice":
        return choice(expression)
    }
  }

  /** As many values as there are rows, of a constant too. */
  const whole = (expression: Expression): Vector => {
    const found = vector(expression)
    if (found.stride === 1) return found
    switch (found.type) {
      case "text":
        return { ...found, values: new Array<string | null>(length).fill(found.values[0] ?? null) }
      case "condition":
        return { ...found, values: new Uint8Array(length).fill(found.values[0] as number) }
      default:
        return { ...found, values: new Float64Array(length).fill(found.values[0] as number) }
    }
  }

  return whole
}

/** The vector as a column. */
const columnFrom = (vector: Vector): FigureColumn => {
  if (vector.type === "condition") throw new TypeError("A condition is no column")
  return vector.type === "text"
    ? { type: "text", values: vector.values }
    : { type: vector.type, values: vector.values }
}

/** What is remembered under a key, or found and remembered. */
const remembered = <A>(known: Map<string, A>, key: string, find: () => A): A => {
  const before = known.get(key)
  if (before !== undefined) return before
  const found = find()
  known.set(key, found)
  return found
}

/** Begins to evaluate expressions over a table, whose columns don't change meanwhile. */
export const evaluating = (table: Table): Evaluation => {
  const { length } = table
  const figures = new Map<string, Leaf>()
  const sorted = new Map<string, Int32Array>()
  const groups = new Map<string, Groups>()
  const universe = new Map<string, Leaf>()

  const leaf = (expression: Expression): Leaf => {
    if (expression.kind === "figure")
      return remembered(figures, expression.key, () => vectorOf(table.columnOf(expression.reference), false))
    if (expression.kind !== "universe") throw new TypeError(`${expression.kind} is no leaf`)
    return remembered(universe, expression.key, () => {
      const { group, name, of } = expression
      const { values } = all(of) as VectorOf<"number">
      const parts =
        group === null
          ? remembered(groups, "", () => wholeOf(length))
          : remembered(groups, group.key, () => groupsOf((all(group) as VectorOf<"text">).values))
      const ascending = () => remembered(sorted, of.key, () => sortedRows(values, knownRows(values), false))
      return { type: "number", values: amongAll(name, values, parts, ascending), stride: 1, isOwn: false }
    })
  }

  const conditions = new Map<string, Vector>()
  const all = over(length, leaf, (key, find) => remembered(conditions, key, find))
  return {
    condition: (expression) => all(expression).values as Uint8Array,
    column: (expression) => columnFrom(all(expression)),
    find: (piece) => void all(piece),
    cells: (expression, rows) =>
      columnFrom(over(rows.length, (each) => vectorOf(rowsOf(leaf(each), rows), true))(expression))
  }
}

/** How many companies are left out of a screen for want of a figure of one of its conditions. */
export interface UnknownCount {
  /** The condition as it was written. */
  readonly condition: string
  readonly count: number
}

/**
 * For each of the conditions that a condition is made of, the rows for which the whole is unknown and that one is; `whole` is the
 * whole's value of each row.
 */
export const unknownCounts = (
  evaluation: Evaluation,
  condition: Expression,
  whole: Uint8Array
): ReadonlyArray<UnknownCount> =>
  leavesOf(condition).map((leaf) => {
    const values = leaf === condition ? whole : evaluation.condition(leaf)
    let count = 0
    for (let i = 0; i < whole.length; i++) if (whole[i] === unknown && values[i] === unknown) count++
    return { condition: leaf.text, count }
  })

/** The rows for which a condition is true. */
export const trueRows = (condition: Uint8Array): Int32Array => {
  const rows = new Int32Array(condition.length)
  let count = 0
  for (let i = 0; i < condition.length; i++) if (condition[i] === 1) rows[count++] = i
  return rows.subarray(0, count)
}
