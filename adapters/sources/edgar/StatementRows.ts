/** Rows of statements from an issuer's facts, one per filing and period, as `import statements` reads them. */
import { addDays, type Line, type Span } from "../../../core/mod.ts"
import { currenciesOf } from "./Currencies.ts"
import { type Period, periodsOf, type UnitFacts } from "./FactPeriods.ts"
import type { CompanyFacts, Fact } from "./Facts.ts"
import { isAnnual } from "./Forms.ts"
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

/** Depreciation and amortization reported apart, in notes. */
const isApart = ({ terms }: Formula): boolean => terms.length > 1

/** Filings within this many days of each other report the same fiscal year, or neighbouring quarters. */
const yearOfFilings = 366

/**
 * Whether depreciation and amortization that a filing reports apart may be added up for a span. Notes round them and
 * may leave a part out, so that they must not be mixed with totals: none may be in the filing itself, nor, for a part
 * of a year, in those filed within a year of it.
 */
const apartCounts = (of: ReadonlyArray<UnitFacts>, own: ReadonlyArray<Chain>) => {
  const formulas = own.find(({ line }) => line === "depreciation_and_amortization")?.formulas ?? []
  const totals = new Set(
    formulas
      .filter((formula) => !isApart(formula))
      .flatMap(({ terms }) => terms.map(({ concept }) => concept))
  )
  const filings = new Map(
    of.flatMap(({ concept, facts }) =>
      totals.has(concept) ? facts.map(({ accn, filed }) => [accn, filed] as const) : []
    )
  )
  const days = [...new Set(filings.values())]
  return ({ accn, filed }: Fact, span: Span): boolean => {
    if (filings.has(accn)) return false
    if (span === 12) return true
    const [from, to] = [addDays(filed, -yearOfFilings), addDays(filed, yearOfFilings)]
    return !days.some((day) => from <= day && day <= to)
  }
}

/** The figures of a period's lines, with the formula of each. */
const figuresOf = (
  { fact, span, valueOf }: Period,
  of: ReadonlyArray<Chain>,
  mayAdd: (fact: Fact, span: Span) => boolean
) => {
  const figures: { [K in Line]?: number } = {}
  const tags: { [K in Line]?: string } = {}
  for (const { formulas, line } of of) {
    for (const formula of formulas) {
      const value = evaluate(formula, valueOf)
      if (value === undefined) continue
      if (line === "depreciation_and_amortization" && isApart(formula) && !mayAdd(fact, span)) continue
      figures[line] = value
      tags[line] = formula.text
      break
    }
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
export const statementRows = ({ cik, facts }: CompanyFacts): ReadonlyArray<StatementRow> => {
  const filed = [...concepts].flatMap((concept) =>
    [...(facts.get(concept) ?? [])].map(([unit, ofUnit]): UnitFacts => ({ concept, unit, facts: ofUnit }))
  )
  const currencyOf = currenciesOf(filed)
  const isUnit = ({ accn }: Fact, unit: string): boolean => {
    const currency = currencyOf(accn)
    return unit === currency || unit === "shares" || unit === `${currency}/shares`
  }
  const own = chainsOf(new Set(filed.flatMap(({ concept, facts }) => (facts.length > 0 ? [concept] : []))))
  const mayAdd = apartCounts(filed, own)
  const periods = periodsOf(filed, isUnit)
  const ends = ownYears(periods)
  const rows = periods.flatMap((period): ReadonlyArray<StatementRow> => {
    const { fact, span } = period
    const { accn, end, form, fy } = fact
    const currency = currencyOf(accn)
    const { figures, tags } = figuresOf(period, own, mayAdd)
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
        form,
        currency,
        tags,
        ...figures
      }
    ]
  })
  return rows.toSorted((a, b) => (order(a) < order(b) ? -1 : 1))
}
