/** Expressions over figures with their types: what a screen evaluates, column by column. */
import type { FigureReference, ValueType } from "./Vocabulary.ts"

/** What an expression gives for a company: a value, or a condition, which is true, false or unknown. */
export type ExpressionType = ValueType | "condition"

/** Of a number, text or date, or of a condition, when it is true. */
export type Comparison = "==" | "!=" | "<" | "<=" | ">" | ">="

/** Between two numbers. */
export type Arithmetic = "+" | "-" | "*" | "/" | "%"

/** Of one or more numbers of the same company. */
export type NumberFunction = "abs" | "log" | "max" | "min"

/** Of a number in comparison with the whole universe, or with those of the same group. */
export type UniverseFunction = "rank" | "percentile" | "zscore"

/** What all expressions have. */
interface Common {
  readonly type: ExpressionType
  /** The expression as canonical text: what has equal keys has equal values. */
  readonly key: string
  /** The expression as it was written. */
  readonly text: string
}

/**
 * An expression by its kind. A literal date is a number of days since 1970-01-01; a figure is to be found by the key of its
 * reference.
 */
export type Expression = Common &
  (
    | { readonly kind: "number" | "date"; readonly value: number }
    | { readonly kind: "text"; readonly value: string }
    | { readonly kind: "truth"; readonly value: boolean }
    | { readonly kind: "figure"; readonly reference: FigureReference }
    | { readonly kind: "negative"; readonly of: Expression }
    | {
        readonly kind: "arithmetic"
        readonly operator: Arithmetic
        readonly left: Expression
        readonly right: Expression
      }
    | { readonly kind: "function"; readonly name: NumberFunction; readonly args: ReadonlyArray<Expression> }
    | {
        readonly kind: "universe"
        readonly name: UniverseFunction
        readonly of: Expression
        /** The text by which the universe is divided; null for the whole. */
        readonly group: Expression | null
      }
    | { readonly kind: "known"; readonly of: Expression }
    | {
        readonly kind: "comparison"
        readonly operator: Comparison
        readonly left: Expression
        readonly right: Expression
      }
    | {
        readonly kind: "in"
        readonly of: Expression
        /** Literal values: numbers, days since 1970-01-01 or texts. */
        readonly values: ReadonlySet<number> | ReadonlySet<string>
      }
    | { readonly kind: "not"; readonly of: Expression }
    | { readonly kind: "and" | "or"; readonly left: Expression; readonly right: Expression }
    | {
        readonly kind: "choice"
        readonly condition: Expression
        readonly consequent: Expression
        readonly otherwise: Expression
      }
  )

/** The expressions that one is directly made of. */
const partsOf = (expression: Expression): ReadonlyArray<Expression> => {
  switch (expression.kind) {
    case "negative":
    case "known":
    case "in":
    case "not":
      return [expression.of]
    case "arithmetic":
    case "comparison":
    case "and":
    case "or":
      return [expression.left, expression.right]
    case "function":
      return expression.args
    case "universe":
      return expression.group === null ? [expression.of] : [expression.of, expression.group]
    case "choice":
      return [expression.condition, expression.consequent, expression.otherwise]
    default:
      return []
  }
}

/** The first expression of each key. */
const firstOfEach = <Each extends Expression>(found: ReadonlyArray<Each>): ReadonlyArray<Each> => {
  const keys = new Set<string>()
  return found.filter(({ key }) => !keys.has(key) && keys.add(key))
}

type FigureExpression = Extract<Expression, { readonly kind: "figure" }>

/** The figures of an expression, each once, in order of first use. */
export const figuresOf = (expression: Expression): ReadonlyArray<FigureExpression> => {
  const found: Array<FigureExpression> = []
  const visit = (each: Expression): void => {
    if (each.kind === "figure") found.push(each)
    for (const part of partsOf(each)) visit(part)
  }
  visit(expression)
  return firstOfEach(found)
}

/** Whether it compares a company with the whole universe anywhere. */
export const isAmongAll = (expression: Expression): boolean =>
  expression.kind === "universe" || partsOf(expression).some(isAmongAll)

/**
 * The conditions that a condition is made of by `&&`, `||`, `!` and `? :`, each once, in order: comparisons, `in`, `known`,
 * `true` and `false`.
 */
export const leavesOf = (condition: Expression): ReadonlyArray<Expression> => {
  const visit = (each: Expression): ReadonlyArray<Expression> => {
    switch (each.kind) {
      case "not":
        return visit(each.of)
      case "and":
      case "or":
      case "choice":
        return partsOf(each).flatMap(visit)
      default:
        return [each]
    }
  }
  return firstOfEach(visit(condition))
}
