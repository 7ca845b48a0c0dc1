/** An issuer's share counts, from the cover pages of its periodic reports. */
import { type CompanyFacts, periodicFacts } from "./companyFacts.ts"

export interface CountedShares {
  /** The day of the count, weeks after the period of the report. */
  readonly date: string
  readonly count: number
}

/** One count per day, oldest first; where several filings have one, that of the last filed. */
export const shareCounts = (company: CompanyFacts): ReadonlyArray<CountedShares> => {
  const filed = periodicFacts(
    company,
    "dei",
    "EntityCommonStockSharesOutstanding",
    (unit) => unit === "shares"
  )
  const byFiling = filed.toSorted((a, b) => (a.filed < b.filed ? -1 : a.filed > b.filed ? 1 : 0))
  const counts = new Map(byFiling.map(({ end, val }) => [end, val]))
  return [...counts].map(([date, count]) => ({ date, count })).toSorted((a, b) => (a.date < b.date ? -1 : 1))
}
