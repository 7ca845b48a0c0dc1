/** Rows of statements from an issuer's facts, one per filing and period, as `import statements` reads them. */
import { type Line, lines } from "../../core/financials/Line.ts"
import type { Span } from "../../core/financials/Statement.ts"
import { type CompanyFacts, periodicFacts } from "./companyFacts.ts"
import { evaluate, formulaOf, named } from "./formula.ts"
import { type Period, periodsOf } from "./periods.ts"
import { groupTotals, tagChains } from "./tagChains.ts"

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

const chains = lines.map((line) => ({ line, formulas: (tagChains[line] ?? []).map(formulaOf) }))

const tagNames = new Set(
  chains.flatMap(({ formulas }) => formulas.flatMap(({ terms }) => terms.map(({ tag }) => tag)))
)

/** The currency of the issuer's assets. */
const currencyOf = ({ facts }: CompanyFacts): string => {
  const units = Object.entries(facts["us-gaap"]?.["Assets"]?.units ?? {})
  const [most] = units.toSorted(([, a], [, b]) => b.length - a.length)
  if (most === undefined) throw new Error("No balance sheet: none of the facts is us-gaap:Assets")
  return most[0]
}

type Chains = typeof chains

/** The formulas that apply to an issuer that files these tags. */
const chainsOf = (filed: ReadonlySet<string>): Chains =>
  chains.map(({ formulas, line }) => ({
    line,
    formulas: formulas.filter(({ text }) => !groupTotals.has(text) || !filed.has(formulas[0]?.text ?? ""))
  }))

/** The figures of a period's lines, with the formula of each. */
const figuresOf = ({ values }: Period, of: Chains) => {
  const found = of.flatMap(({ formulas, line }) => {
    for (const formula of formulas) {
      const value = evaluate(formula, (tag) => values.get(tag))
      if (value !== undefined) return [{ line, value, tags: named(formula, "us-gaap") }]
    }
    return []
  })
  return {
    figures: Object.fromEntries(found.map(({ line, value }) => [line, value])) as { [K in Line]?: number },
    tags: Object.fromEntries(found.map(({ line, tags }) => [line, tags])) as { [K in Line]?: string }
  }
}

/** The end of each annual filing's own year, by filing. */
const ownYears = (periods: ReadonlyArray<Period>): ReadonlyMap<string, string> => {
  const ends = new Map<string, string>()
  for (const { fact, span } of periods) {
    const { accn, end, form } = fact
    if (span === 12 && form.startsWith("10-K") && end > (ends.get(accn) ?? "")) ends.set(accn, end)
  }
  return ends
}

const order = ({ filed_at, filing_id, fiscal_date, span }: StatementRow): string =>
  [filed_at, filing_id, fiscal_date, String(span).padStart(2, "0")].join(" ")

/** In order of filing, then of period. */
export const statementRows = (company: CompanyFacts): ReadonlyArray<StatementRow> => {
  const currency = currencyOf(company)
  const isUnit = (unit: string): boolean => [currency, `${currency}/shares`, "shares"].includes(unit)
  const filed = [...tagNames].map((tag) => ({ tag, facts: periodicFacts(company, "us-gaap", tag, isUnit) }))
  const own = chainsOf(new Set(filed.flatMap(({ facts, tag }) => (facts.length > 0 ? [tag] : []))))
  const periods = periodsOf(filed)
  const ends = ownYears(periods)
  const rows = periods.map((period): StatementRow => {
    const { fact, span } = period
    const { figures, tags } = figuresOf(period, own)
    const isOwnYear = span === 12 && ends.get(fact.accn) === fact.end
    return {
      cik: String(company.cik).padStart(10, "0"),
      fiscal_date: fact.end,
      span,
      ...(isOwnYear && fact.fy !== null ? { year: fact.fy } : {}),
      filed_at: fact.filed,
      filing_id: fact.accn,
      form: fact.form,
      currency,
      tags,
      ...figures
    }
  })
  return rows.toSorted((a, b) => (order(a) < order(b) ? -1 : 1))
}
