/** Rows of statements from an issuer's facts, one per filing and period, as `import statements` reads them. */
import type { Line, Span } from "../../../../core/financials/mod.ts"
import { currenciesOf } from "./Currencies.ts"
import { depreciationCounts } from "./Depreciation.ts"
import { type Period, periodsOf, type UnitFacts } from "./FactPeriods.ts"
import type { CompanyFacts, Fact } from "./Facts.ts"
import { filingFolder } from "../filings/Accession.ts"
import { isAnnual } from "../filings/Forms.ts"
import { evaluate, type Formula } from "./Formula.ts"
import { type Chain, chains, concepts, groupTotals } from "./TagChains.ts"

export type StatementRow = { readonly [K in Line]?: number } & {
  readonly cik: string
  readonly fiscal_date: string
  readonly span: Span
  /** Only for an annual filing's own period: its comparative figures of other years have its own year too. */
  readonly year?: number
  readonly filed_at: string
  readonly filing_id: string
  readonly filing_url: string
  readonly form: string
  readonly currency: string
  /** The facts of each line, `us-gaap:Assets - us-gaap:AssetsCurrent`. */
  readonly tags: { readonly [K in Line]?: string }
}

/** The formulas that apply to an issuer that files these concepts. */
const chainsOf = (filed: ReadonlySet<string>): ReadonlyArray<Chain> =>
  chains.flatMap(({ formulas, line }) => {
    const own = formulas.filter(({ terms, text }) => {
      const parents = groupTotals.get(text)
      return (
        terms.every(({ concept }) => filed.has(concept)) && !(parents !== undefined && filed.has(parents))
      )
    })
    return own.length > 0 ? [{ line, formulas: own }] : []
  })

/** The chain's formula for a period; undefined without all facts of one. */
type Choose = (period: Period, chain: Chain) => Formula | undefined

const applies = ({ valueOf }: Period, formula: Formula): boolean => evaluate(formula, valueOf) !== undefined

const leadOf = ({ terms: [first] }: Formula): string => first?.concept ?? ""

/**
 * Lines that notes state in parts: those of the cash flow statement, which reports of a part of a year have from the
 * year's beginning only, dividends per share, and debt.
 */
const byFiling: ReadonlySet<Line> = new Set<Line>([
  "depreciation_and_amortization",
  "stock_based_compensation",
  "operating_cash_flow",
  "investing_cash_flow",
  "financing_cash_flow",
  "capital_expenditures",
  "common_dividends",
  "share_repurchases",
  "dividends_per_share",
  "long_term_debt"
])

/**
 * Chooses the formulas of such lines filing by filing: what a note states, for three months or rounded, doesn't count
 * for any period of a filing that has the line itself.
 */
const chooser = (
  periods: ReadonlyArray<Period>,
  counts: (period: Period, formula: Formula) => boolean
): Choose => {
  const filings = Map.groupBy(periods, ({ fact }) => fact.accn)
  const leads = new Map<string, string>()
  const leadIn = (accn: string, { formulas, line }: Chain): string => {
    const key = `${accn} ${line}`
    const found = leads.get(key)
    if (found !== undefined) return found
    const filed = filings.get(accn) ?? []
    const first = formulas.find((formula) => filed.some((period) => applies(period, formula)))
    const lead = first === undefined ? "" : leadOf(first)
    leads.set(key, lead)
    return lead
  }
  return (period, chain) => {
    const formula = chain.formulas.find((formula) => applies(period, formula))
    if (formula === undefined || !byFiling.has(chain.line)) return formula
    const lead = leadIn(period.fact.accn, chain)
    const isDepreciation = chain.line === "depreciation_and_amortization"
    return chain.formulas.find(
      (formula) =>
        leadOf(formula) === lead && applies(period, formula) && (!isDepreciation || counts(period, formula))
    )
  }
}

/** Some filings scale dividends per share as if they were millions, so that 0.2 becomes 0.0000002. */
const minDividend = 1e-4

const isPossible = (line: Line, value: number): boolean =>
  line !== "dividends_per_share" || value === 0 || value >= minDividend

/** The figures of a period's lines, with the formula of each. */
const figuresOf = (period: Period, of: ReadonlyArray<Chain>, choose: Choose) => {
  const figures: { [K in Line]?: number } = {}
  const tags: { [K in Line]?: string } = {}
  for (const chain of of) {
    const { line } = chain
    const formula = choose(period, chain)
    if (formula === undefined) continue
    const value = evaluate(formula, period.valueOf)
    if (value === undefined || !isPossible(line, value)) continue
    figures[line] = value
    tags[line] = formula.text
  }
  return { figures, tags }
}

/** The end of each annual filing's own year, by filing. */
const ownYears = (periods: ReadonlyArray<Period>): ReadonlyMap<string, string> => {
  const ends = new Map<string, string>()
  for (const { fact, span } of periods) {
    const { accn, end, form } = fact
    if (span === 12 && isAnnual(form) && end > (ends.get(accn) ?? "")) ends.set(accn, end)
  }
  return ends
}

/** Whether a filing may call the year that ends on the day so; some filings name another year by mistake. */
const fits = (year: number, end: string): boolean => Math.abs(year - Number(end.slice(0, 4))) <= 1

const order = ({ filed_at, filing_id, fiscal_date, span }: StatementRow): string =>
  [filed_at, filing_id, fiscal_date, String(span).padStart(2, "0")].join(" ")

/** In order of filing, then of period. */
export const statementRows = (company: CompanyFacts): ReadonlyArray<StatementRow> => {
  const { cik, facts } = company
  const filed = [...concepts].flatMap((concept) =>
    [...(facts.get(concept) ?? [])].map(([unit, ofUnit]): UnitFacts => ({ concept, unit, facts: ofUnit }))
  )
  const currencyOf = currenciesOf(filed)
  const isUnit = ({ accn }: Fact, unit: string): boolean => {
    const currency = currencyOf(accn)
    return unit === currency || unit === "shares" || unit === `${currency}/shares`
  }
  const own = chainsOf(new Set(filed.flatMap(({ concept, facts }) => (facts.length > 0 ? [concept] : []))))
  const periods = periodsOf(filed, isUnit)
  const choose = chooser(periods, depreciationCounts(company, filed, periods, own))
  const ends = ownYears(periods)
  const rows = periods.flatMap((period): ReadonlyArray<StatementRow> => {
    const { fact, span } = period
    const { accn, end, form, fy } = fact
    const currency = currencyOf(accn)
    const { figures, tags } = figuresOf(period, own, choose)
    if (currency === null || Object.keys(figures).length === 0) return []
    const isOwnYear = span === 12 && ends.get(accn) === end
    return [
      {
        cik,
        fiscal_date: end,
        span,
        ...(isOwnYear && typeof fy === "number" && fits(fy, end) ? { year: fy } : {}),
        filed_at: fact.filed,
        filing_id: accn,
        filing_url: filingFolder(cik, accn),
        form,
        currency,
        tags,
        ...figures
      }
    ]
  })
  return rows.toSorted((a, b) => (order(a) < order(b) ? -1 : 1))
}
