/** Lines derived from others of the same statement, where no filing reports them. */
import type { Line } from "./Line.ts"
import type { Missing } from "./Statement.ts"
import { computedFigure, type Figure, placeOf } from "./Version.ts"

type Known = ReadonlyMap<Line, Figure>

interface Rule {
  readonly line: Line
  readonly derivation: string
  readonly operands: ReadonlyArray<Line>
  readonly value: (...operands: ReadonlyArray<number>) => number
}

const minus = (a = 0, b = 0): number => a - b
const plus = (a = 0, b = 0): number => a + b
const same = (a = 0): number => a

const rule = (line: Line, derivation: string, operands: Rule["operands"], value: Rule["value"]): Rule => ({
  line,
  derivation,
  operands,
  value
})

/** What EBIT is derived from: one of them in all statements of an answer, since they differ by more than a year's growth. */
const ebitBases = ["pretax_income + interest_expense", "operating_income"] as const

/** A derivation of EBIT, as it is written in provenance. */
export type EbitBasis = (typeof ebitBases)[number]

/** In order of dependency; the first rule with all operands applies, of EBIT only the rule of the chosen basis. */
const rules: ReadonlyArray<Rule> = [
  rule("gross_profit", "sales - cost_of_goods", ["sales", "cost_of_goods"], minus),
  rule(
    "total_non_current_assets",
    "total_assets - total_current_assets",
    ["total_assets", "total_current_assets"],
    minus
  ),
  rule(
    "total_non_current_liabilities",
    "total_liabilities - total_current_liabilities",
    ["total_liabilities", "total_current_liabilities"],
    minus
  ),
  rule("total_debt", "short_term_debt + long_term_debt", ["short_term_debt", "long_term_debt"], plus),
  rule(
    "free_cash_flow",
    "operating_cash_flow - capital_expenditures",
    ["operating_cash_flow", "capital_expenditures"],
    minus
  ),
  rule("ebit", ebitBases[0], ["pretax_income", "interest_expense"], plus),
  rule("ebit", ebitBases[1], ["operating_income"], same),
  rule("ebitda", "ebit + depreciation_and_amortization", ["ebit", "depreciation_and_amortization"], plus)
]

/**
 * The lines that each derivation of a line needs, in order of preference; empty for a line that is only filed.
 *
 * @example
 * ```ts
 * import { operandsOf } from "findata/financials"
 *
 * operandsOf("free_cash_flow") // => [["operating_cash_flow", "capital_expenditures"]]
 * operandsOf("sales") // => []
 * ```
 */
export const operandsOf = (line: Line): ReadonlyArray<ReadonlyArray<Line>> =>
  rules.filter((rule) => rule.line === line).map(({ operands }) => operands)

const withOperands = (line: Line): ReadonlyArray<Line> => [
  line,
  ...operandsOf(line).flat().flatMap(withOperands)
]

/** The lines with all that they may be derived from. */
export const withDerivations = (some: ReadonlyArray<Line>): ReadonlyArray<Line> => [
  ...new Set(some.flatMap(withOperands))
]

const rulesOf = Map.groupBy(rules, ({ line }) => line)

const numberRules = rules.map(({ derivation, line, operands: [first, second], value }) => ({
  derivation,
  isOfEbit: line === "ebit",
  place: placeOf(line),
  first: placeOf(first as Line),
  second: placeOf(second ?? (first as Line)),
  value
}))

/** Adds what is derived to lines as numbers, in the order of lines, NaN for those that aren't known. */
export const deriveNumbers = (numbers: Array<number>, ebitBasis: EbitBasis): void => {
  for (const { derivation, first, isOfEbit, place, second, value } of numberRules) {
    if (!Number.isNaN(numbers[place]) || (isOfEbit && derivation !== ebitBasis)) continue
    // Of an operand that isn't known follows nothing.
    numbers[place] = value(numbers[first] as number, numbers[second] as number)
  }
}

/** A line's figure by the first rule whose operands are all found; undefined where there is none. */
const derivedFigure = (
  line: Line,
  find: (line: Line) => Figure | undefined,
  ebitBasis: EbitBasis
): Figure | undefined => {
  for (const { derivation, operands, value } of rulesOf.get(line) ?? []) {
    if (line === "ebit" && derivation !== ebitBasis) continue
    const found = operands.map(find)
    if (!found.every((figure) => figure !== undefined)) continue
    const latest = found.reduce((a, b) => ((b.first_filed_at ?? "") > (a.first_filed_at ?? "") ? b : a))
    return computedFigure(value(...found.map((figure) => figure.value)), latest.filed_at, latest, derivation)
  }
  return undefined
}

/** Why a line that may be derived from others is unknown; undefined for a line that is only filed. */
export const missingDerived = (
  line: Line,
  isKnown: (line: Line) => boolean,
  ebitBasis: EbitBasis
): Missing | undefined => {
  const rule = rulesOf.get(line)?.find(({ derivation }) => line !== "ebit" || derivation === ebitBasis)
  return (
    rule && {
      reason: "operand_missing",
      derivation: rule.derivation,
      operands: rule.operands.filter((operand) => !isKnown(operand))
    }
  )
}

/** The figures with those derived from them. A line with a missing operand remains unknown. */
export const withDerived = (figures: Known, ebitBasis: EbitBasis): Known => {
  const all = new Map(figures)
  for (const line of rulesOf.keys()) {
    if (all.has(line)) continue
    const figure = derivedFigure(line, (operand) => all.get(operand), ebitBasis)
    if (figure !== undefined) all.set(line, figure)
  }
  return all
}
