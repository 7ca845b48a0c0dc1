/** The bars that a year's ranges and returns are computed from. */
import { Effect } from "effect"
import type { Company } from "../companies/Company.ts"
import { barAt } from "../prices/BarColumns.ts"
import type { Prices } from "../prices/Prices.ts"
import { baseDay } from "../prices/Returns.ts"

/** More than the bars of a year on any exchange. */
const aYear = 300

const daily = { interval: "1day", adjust: "none", from: null } as const

/**
 * Raw daily bars up to a day, null for the newest, back to the base of the one-year return, which for a suspended share
 * lies far back.
 */
export const yearOfBars = Effect.fnUntraced(function* (
  prices: Prices["Service"],
  company: Company,
  { as_of, to }: { readonly as_of: string | null; readonly to: string | null }
) {
  const bars = yield* prices.recent(company, { ...daily, to, limit: aYear, as_of })
  const [first, last] = [barAt(bars, 0), barAt(bars, -1)]
  const reaches = first === null || last === null || first.date <= baseDay("1y", last.date)
  if (reaches || bars.length < aYear) return bars
  return yield* prices.recent(company, { ...daily, to, limit: null, as_of })
})
