/**
 * Which figures count as an issuer's depreciation and amortization, where its filings have no total: the sum of both, or
 * depreciation alone.
 */
import { addDays } from "../../../../core/mod.ts"
import { type Period, spanOf, type UnitFacts } from "./FactPeriods.ts"
import type { CompanyFacts } from "./Facts.ts"
import type { Formula } from "./Formula.ts"
import type { Chain } from "./TagChains.ts"

const depreciation = "us-gaap:Depreciation"

/** What depreciation alone would leave out. */
export const amortizations: ReadonlyArray<string> = [
  "us-gaap:AmortizationOfIntangibleAssets",
  "us-gaap:AdjustmentForAmortization",
  "us-gaap:OtherDepreciationAndAmortization"
]

/** Filings within this many days of each other report the same fiscal year, or neighbouring quarters. */
const yearOfFilings = 366

const isAlone = ({ terms: [first, second] }: Formula): boolean =>
  second === undefined && first?.concept === depreciation

/** Whether one of the days is within a year of the other. */
const isNear = (days: ReadonlySet<string>, day: string): boolean => {
  const [from, to] = [addDays(day, -yearOfFilings), addDays(day, yearOfFilings)]
  return [...days].some((other) => from <= other && other <= to)
}

const daysOf = (filed: ReadonlyArray<UnitFacts>, isOf: (concept: string) => boolean): ReadonlySet<string> =>
  new Set(filed.flatMap(({ concept, facts }) => (isOf(concept) ? facts.map(({ filed }) => filed) : [])))

/**
 * A function that says whether a formula of the line counts for a period. For a year the sum of both counts, and
 * depreciation alone where its filing states no amortization of intangible assets for a year: Alphabet's have it in no
 * standard tag. For a part of a year it has to be what the years have, so that the quarters add up: nothing where a
 * filing within a year has a total, depreciation alone where one has that for its year, else the sum.
 */
export const depreciationCounts = (
  { facts }: CompanyFacts,
  filed: ReadonlyArray<UnitFacts>,
  periods: ReadonlyArray<Period>,
  own: ReadonlyArray<Chain>
): ((period: Period, formula: Formula) => boolean) => {
  const formulas = own.find(({ line }) => line === "depreciation_and_amortization")?.formulas ?? []
  const totals = new Set(
    formulas
      .flatMap((formula) => (formula.terms.length === 1 && !isAlone(formula) ? formula.terms : []))
      .map(({ concept }) => concept)
  )
  const totalDays = daysOf(filed, (concept) => totals.has(concept))

  /** The filings that state amortization for a year. */
  const amortized = new Set(
    amortizations.flatMap((concept) =>
      [...(facts.get(concept)?.values() ?? [])]
        .flat()
        .flatMap(({ accn, end, start }) => (start !== undefined && spanOf(start, end) === 12 ? [accn] : []))
    )
  )
  const isYearAlone = ({ fact, span, valueOf }: Period): boolean =>
    span === 12 && !amortized.has(fact.accn) && valueOf(depreciation) !== undefined
  const aloneDays = new Set(periods.filter(isYearAlone).map(({ fact }) => fact.filed))

  return (period, formula) => {
    const { fact, span } = period
    const alone = isAlone(formula)
    if (formula.terms.length === 1 && !alone) return true
    if (span === 12) return !alone || isYearAlone(period)
    return !isNear(totalDays, fact.filed) && isNear(aloneDays, fact.filed) === alone
  }
}
