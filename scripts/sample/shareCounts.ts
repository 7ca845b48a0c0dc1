/** How many shares an issuer had, as the cover pages of its periodic reports count them. */
import { type CompanyFacts, periodicFacts } from "./companyFacts.ts"

export interface CountedShares {
  /** The day they were counted on, weeks after the period that the report is about. */
  readonly date: string
  readonly count: number
}

/** A count a day, oldest first; of a day that several filings count, the one filed last. */
export const shareCounts = (company: CompanyFacts): ReadonlyArray<CountedShares> => {
  const told = periodicFacts(
    company,
    "dei",
    "EntityCommonStockSharesOutstanding",
    (unit) => unit === "shares"
  )
  const byFiling = told.toSorted((a, b) => (a.filed < b.filed ? -1 : a.filed > b.filed ? 1 : 0))
  const counts = new Map(byFiling.map(({ end, val }) => [end, val]))
  return [...counts].map(([date, count]) => ({ date, count })).toSorted((a, b) => (a.date < b.date ? -1 : 1))
}
