/** Evaluates expressions over a universe, column by column. */
import { type FigureColumn, rowsOf } from "../figures/FigureColumn.ts"
import { type Comparison, type Expression, leavesOf } from "./Expression.ts"
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
import { type Groups, groupsOf, ranked, wholeOf, zscores } from "./universe.ts"

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

/** A computation in pieces, each of which passes over the rows a few times: it may wait wherever it yields. */
export type Pieces<A> = Generator<void, A>

/** Evaluates the expressions of one screen: what several of them have in common is found once. */
export interface Evaluation {
  /** A condition of each row: 0 false, 1 true, 2 unknown. */
  readonly condition: (expression: Expression) => Pieces<Uint8Array>
  /** A number, text or date of each row. */
  readonly column: (expression: Expression) => Pieces<FigureColumn>
  /**
   * The same of the given rows alone, in their order. Ranks, percentiles and z-scores are those among all rows: the first that
   * asks for one takes the time of all.
   */
  readonly cells: (expression: Expression, rows: Int32Array) => Pieces<FigureColumn>
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

/** The operators of such kinds from the first to be applied to the given one: `((a + b) - c) * d` has three, of any length. */
const chainTo = <Each extends Extract<Expression, { readonly left: Expression }>>(
  last: Each,
  kinds: ReadonlyArray<Expression["kind"]>
): ReadonlyArray<Each> => {
  const chain = [last]
  let { left } = last
  while (kinds.includes(left.kind)) {
    chain.push(left as Each)
    left = (left as Each).left
  }
  return chain.toReversed()
}

/** Evaluates the kinds of expressions but figures and universe functions, over rows of which there are so many. */
const over = (
  length: number,
  leaf: (expression: Expression) => Pieces<Leaf>,
  /** Remembers what a condition is that others are made of. */
  remember: (key: string, find: () => Pieces<Vector>) => Pieces<Vector> = (_, find) => find()
) => {
  /** As many values as there are rows; one of a constant. */
  const lengthOf = (operands: ReadonlyArray<Vector>): number => (strideOf(operands) === 0 ? 1 : length)

  /** A number of each row, in the place of an operand that nothing else has. */
  const numbers = (
    operands: ReadonlyArray<VectorOf<"number" | "date">>,
    fill: (out: Float64Array) => void
  ): VectorOf<"number" | "date"> => {
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

  const number = vector as (expression: Expression) => Pieces<VectorOf<"number" | "date">>
  const truth = vector as (expression: Expression) => Pieces<VectorOf<"condition">>

  const known = (of: Vector): Vector =>
    truths([of], (out) => {
      if (of.type === "text") knownTexts(of, out)
      else if (of.type === "condition") knownTruths(of, out)
      else knownNumbers(of, out)
    })

  const comparison = (operator: Comparison, a: Vector, b: Vector): Vector =>
    truths([a, b], (out) => {
      if (a.type === "text") compareTexts(operator, a, b as VectorOf<"text">, out)
      else if (a.type === "condition") compareTruths(operator, a, b as VectorOf<"condition">, out)
      else compareNumbers(operator, a, b as VectorOf<"number">, out)
    })

  const membership = (of: Vector, values: ReadonlySet<number> | ReadonlySet<string>): Vector =>
    truths([of], (out) => {
      if (of.type === "text") findTexts(values as ReadonlySet<string>, of, out)
      else findNumbers(values as ReadonlySet<number>, of as VectorOf<"number">, out)
    })

  const choice = (...operands: readonly [when: VectorOf<"condition">, a: Vector, b: Vector]): Vector => {
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

  function* vector(expression: Expression): Pieces<Vector> {
    yield
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
        return yield* leaf(expression)
      case "negative": {
        const of = yield* number(expression.of)
        return numbers([of], (out) => mapNumbers((value) => -value, of, out))
      }
      case "arithmetic": {
        const chain = chainTo(expression, ["arithmetic"])
        let found = yield* number((chain[0] as typeof expression).left)
        for (const { operator, right } of chain) {
          const [a, b] = [found, yield* number(right)]
          found = numbers([a, b], (out) => calculate(operator, a, b, out))
        }
        return found
      }
      case "function": {
        const { args, name } = expression
        let found = yield* number(args[0] as Expression)
        if (name === "abs" || name === "log")
          return numbers([found], (out) => mapNumbers(Math[name], found, out))
        for (const arg of args.slice(1)) {
          const [a, b] = [found, yield* number(arg)]
          found = numbers([a, b], (out) => extreme(name, a, b, out))
        }
        return found
      }
      case "known":
        return yield* remember(expression.key, function* () {
          return known(yield* vector(expression.of))
        })
      case "comparison":
        return yield* remember(expression.key, function* () {
          const { left, operator, right } = expression
          return comparison(operator, yield* vector(left), yield* vector(right))
        })
      case "in":
        return yield* remember(expression.key, function* () {
          return membership(yield* vector(expression.of), expression.values)
        })
      case "not": {
        const of = yield* truth(expression.of)
        return truths([of], (out) => negate(of, out))
      }
      case "and":
      case "or": {
        const chain = chainTo(expression, ["and", "or"])
        let found = yield* truth((chain[0] as typeof expression).left)
        for (const { kind, right } of chain) {
          const [a, b] = [found, yield* truth(right)]
          found = truths([a, b], (out) => join(kind, a, b, out))
        }
        return found
      }
      case "choice": {
        const { condition, consequent, otherwise } = expression
        return choice(yield* truth(condition), yield* vector(consequent), yield* vector(otherwise))
      }
    }
  }

  /** As many values as there are rows, of a constant too. */
  return function* (expression: Expression): Pieces<Vector> {
    const found = yield* vector(expression)
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
}

/** The vector as a column. */
const columnFrom = (vector: Vector): FigureColumn => {
  if (vector.type === "condition") throw new TypeError("A condition is no column")
  return vector.type === "text"
    ? { type: "text", values: vector.values }
    : { type: vector.type, values: vector.values }
}

/** What is remembered under a key, or found and remembered. */
function* remembered<A>(known: Map<string, A>, key: string, find: () => Pieces<A>): Pieces<A> {
  const before = known.get(key)
  if (before !== undefined) return before
  const found = yield* find()
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
  const conditions = new Map<string, Vector>()

  function* among({ group, name, of }: Extract<Expression, { readonly kind: "universe" }>): Pieces<Leaf> {
    const { values } = (yield* all(of)) as VectorOf<"number">
    const parts = yield* remembered(groups, group?.key ?? "", function* () {
      return group === null ? wholeOf(length) : groupsOf(((yield* all(group)) as VectorOf<"text">).values)
    })
    if (name === "zscore") return vectorOf({ type: "number", values: zscores(values, parts) }, false)
    const ascending = yield* remembered(sorted, of.key, function* () {
      yield
      return sortedRows(values, knownRows(values), false)
    })
    return vectorOf({ type: "number", values: ranked(name, values, ascending, parts) }, false)
  }

  function* leaf(expression: Expression): Pieces<Leaf> {
    if (expression.kind === "figure")
      return yield* remembered(figures, expression.key, function* () {
        yield
        return vectorOf(table.columnOf(expression.reference), false)
      })
    if (expression.kind !== "universe") throw new TypeError(`${expression.kind} is no leaf`)
    return yield* remembered(universe, expression.key, () => among(expression))
  }

  const all = over(length, leaf, (key, find) => remembered(conditions, key, find))
  return {
    *condition(expression) {
      return (yield* all(expression)).values as Uint8Array
    },
    *column(expression) {
      return columnFrom(yield* all(expression))
    },
    *cells(expression, rows) {
      const some = over(rows.length, function* (each) {
        return vectorOf(rowsOf(yield* leaf(each), rows), true)
      })
      return columnFrom(yield* some(expression))
    }
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
export function* unknownCounts(
  evaluation: Evaluation,
  condition: Expression,
  whole: Uint8Array
): Pieces<ReadonlyArray<UnknownCount>> {
  const counts: Array<UnknownCount> = []
  for (const leaf of leavesOf(condition)) {
    const values = leaf === condition ? whole : yield* evaluation.condition(leaf)
    let count = 0
    for (let i = 0; i < whole.length; i++) if (whole[i] === unknown && values[i] === unknown) count++
    counts.push({ condition: leaf.text, count })
  }
  return counts
}

/** The rows for which a condition is true. */
export const trueRows = (condition: Uint8Array): Int32Array => {
  const rows = new Int32Array(condition.length)
  let count = 0
  for (let i = 0; i < condition.length; i++) if (condition[i] === 1) rows[count++] = i
  return rows.subarray(0, count)
}
