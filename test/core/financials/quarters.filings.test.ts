/**
 * Quarters of AAPL and NVDA from their filings (SEC EDGAR companyfacts): figures filed for three months are returned as
 * filed, and derived ones agree with them wherever a filing has both.
 */
import { assert, describe, it } from "@effect/vitest"
import { fiscalCalendar } from "../../../core/financials/FiscalCalendar.ts"
import { type FlowLine, flowLines } from "../../../core/financials/Line.ts"
import { derivedQuarter, quarterFigure } from "../../../core/financials/Quarter.ts"
import { type Figure, figuresOf, type PeriodEnd, periodEnds } from "../../../core/financials/Version.ts"
import { type CompanyFacts, readCompanyFacts, statementsOf } from "./companyFacts.ts"

/** Both filers round to this unit: a difference of rounded figures is off by one unit at most. */
const unit = 1_000_000

/**
 * Where a filing's columns disagree with the previous filing: NVIDIA reclassified some costs between two quarterly
 * reports of one year, so that its six or nine months less the months before are not its three months. Apple's
 * dividends of three months are those declared, of a year those paid.
 */
const disagree: Readonly<Record<string, ReadonlyArray<string>>> = {
  AAPL: ["2016 Q4 common_dividends"],
  NVDA: [
    "2016 Q2 selling_general_and_administrative",
    "2016 Q2 operating_income",
    "2016 Q2 interest_expense",
    "2021 Q3 selling_general_and_administrative",
    "2024 Q2 selling_general_and_administrative",
    "2024 Q3 common_dividends"
  ]
}

interface Pair {
  readonly name: string
  readonly derived: number
  readonly filed: number
}

const yearsOf = (ends: ReadonlyArray<PeriodEnd>): ReadonlyMap<number, ReadonlyMap<number, PeriodEnd>> => {
  const labelOf = fiscalCalendar(ends)
  const years = Map.groupBy(ends, (end) => labelOf(end).year)
  return new Map(
    [...years].map(([year, of]) => [year, new Map(of.map((end) => [labelOf(end).quarter, end]))])
  )
}

const quarters = [2, 3, 4] as const

const each = <A>(
  ends: ReadonlyArray<PeriodEnd>,
  visit: (
    year: ReadonlyMap<number, PeriodEnd>,
    quarter: number,
    line: FlowLine,
    name: string
  ) => A | undefined
): ReadonlyArray<A> =>
  [...yearsOf(ends)].flatMap(([number, year]) =>
    quarters.flatMap((quarter) =>
      flowLines.flatMap((line) => visit(year, quarter, line, `${number} Q${quarter} ${line}`) ?? [])
    )
  )

/**
 * On each day of filing: the quarter derived from the figures known that day, and the quarter in that day's filing
 * itself.
 */
const pairsOf = (facts: CompanyFacts): ReadonlyArray<Pair> => {
  const filed = statementsOf(facts)
  const days = [...new Set(filed.map(({ filed_at }) => filed_at ?? ""))].toSorted()
  return days.flatMap((day) =>
    each(periodEnds(filed, day), (year, quarter, line, name): Pair | undefined => {
      const derived = derivedQuarter(year, quarter, line)
      const own = figuresOf(year.get(quarter), [3], line).find((figure) => figure.filed_at === day)
      return derived === undefined || own === undefined || derived.filed_at !== day
        ? undefined
        : { name, derived: derived.value, filed: own.value }
    })
  )
}

const isAsFiled = (figure: Figure): boolean => figure.provenance.derivation === null

describe.each([
  ["AAPL", 700],
  ["NVDA", 700]
] as const)("%s", (symbol, min) => {
  const facts = readCompanyFacts(symbol)
  const pairs = pairsOf(facts)
  const off = pairs.filter(({ derived, filed }) => Math.abs(derived - filed) > unit)

  it(`derives three months equal to the filing's own, over ${min} times`, () => {
    assert.isAbove(pairs.length - off.length, min)
  })

  it("differs by more than the rounding only where filings are inconsistent", () => {
    assert.sameMembers([...new Set(off.map(({ name }) => name))], [...(disagree[symbol] ?? [])])
  })

  it("returns three months as last filed wherever they were filed", () => {
    const wrong = each(periodEnds(statementsOf(facts), null), (year, quarter, line, name) => {
      const last = figuresOf(year.get(quarter), [3], line).at(-1)
      const returned = quarterFigure(year, quarter, line)
      return last === undefined ||
        (returned !== undefined && isAsFiled(returned) && returned.value === last.value)
        ? undefined
        : name
    })
    assert.deepStrictEqual(wrong, [])
  })
})
