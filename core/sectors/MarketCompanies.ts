/** Reads the largest companies of a market. */
import { Effect } from "effect"
import { inOwnTurn } from "../scheduling/EventLoop.ts"
import type { Companies } from "../companies/Companies.ts"
import type { Company } from "../companies/Company.ts"
import type { Fundamentals } from "../markets/Fundamentals.ts"
import { barAt } from "../prices/BarColumns.ts"
import type { Prices } from "../prices/Prices.ts"
import { returnOver } from "../prices/Returns.ts"
import { membersOf } from "../records/Members.ts"
import { weightIn } from "./MarketCap.ts"
import type { stepping } from "../store/Deadline.ts"
import type { CountedSecurity, MarketDay } from "./MarketDay.ts"
import { MarketCompany } from "./MarketOverview.ts"

/** Gives a step of a long read the time of a request. */
type InTime = ReturnType<typeof stepping>

const lastTwo = { interval: "1day", adjust: "none", from: null, to: null, limit: 2 } as const

const shown = membersOf(MarketCompany)

/** Reads them by the services of companies, prices and fundamentals. */
export const marketCompaniesOf = (
  companies: Companies["Service"],
  prices: Prices["Service"],
  fundamentals: Fundamentals["Service"]
) => {
  const priced = Effect.fnUntraced(function* (company: Company, until: string | null) {
    const bars = yield* prices.recent(company, { ...lastTwo, as_of: until })
    const adjusted = yield* prices.adjusted(company, bars, "splits", until)
    const last = barAt(bars, -1)
    return {
      close: last?.close ?? null,
      price_date: last?.date ?? null,
      price_change_percent: returnOver("1d", barAt(adjusted, -2), barAt(adjusted, -1))
    }
  })

  /** As of the end of `until`, null for now; each company in a turn of the event loop and a step of its own. */
  return ({ largest, market_cap_total }: MarketDay, until: string | null, inTime: InTime) => {
    const read = ({ company_id, market_cap }: CountedSecurity) =>
      Effect.gen(function* () {
        const company = yield* companies.byId(company_id)
        const weight_percent = weightIn(market_cap, market_cap_total)
        const { margins, valuation } = yield* fundamentals.of(company, null)
        return [
          shown({
            ...company,
            ...(yield* priced(company, until)),
            market_cap,
            weight_percent,
            pe_ratio: valuation.pe_ratio,
            net_margin: margins.net_margin
          })
        ]
      }).pipe(
        // An undone run removed it in the meantime.
        Effect.catchTag("CompanyNotFound", () => Effect.succeed<ReadonlyArray<MarketCompany>>([]))
      )
    return Effect.map(
      Effect.forEach(largest, (security) => inTime(inOwnTurn(read(security)))),
      (found) => found.flat()
    )
  }
}
