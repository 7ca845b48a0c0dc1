/** An issuer's share counts, from the cover pages of its periodic reports. */
import type { CompanyFacts } from "./Facts.ts"
import { isPeriodic } from "../filings/Forms.ts"

export interface CountedShares {
  /** The day of the count, weeks after the period of the report. */
  readonly date: string
  readonly count: number
}

/** The concept of the number on the cover page; filings with several classes of shares have it only by class. */
export const coverCount = "dei:EntityCommonStockSharesOutstanding"

/** One count per day, oldest first; where several filings have one, that of the last filed. */
export const shareCounts = ({ facts }: CompanyFacts): ReadonlyArray<CountedShares> => {
  const counted = (facts.get(coverCount)?.get("shares") ?? []).filter(
    ({ end, filed, form }) => isPeriodic(form) && end <= filed
  )
  const byFiling = counted.toSorted((a, b) => (a.filed < b.filed ? -1 : a.filed > b.filed ? 1 : 0))
  const counts = new Map(byFiling.map(({ end, val }) => [end, val]))
  return [...counts].map(([date, count]) => ({ date, count })).toSorted((a, b) => (a.date < b.date ? -1 : 1))
}
