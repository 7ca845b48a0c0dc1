/** Selects the securities traded on a day: by their recent bars, not by their listing status. */
import type { MarketSecurity, SecurityClose } from "../markets/MarketStore.ts"
import { tradedSince } from "../prices/TradedSince.ts"

/** The latest close of each security that has one. */
export type Closes = ReadonlyMap<number, SecurityClose>

/** The securities traded on the latest day, null before any; without bars the listing status decides. */
export const tradedOn = (
  day: string | null,
  securities: ReadonlyArray<MarketSecurity>,
  closes: Closes
): ReadonlyArray<MarketSecurity> =>
  securities.filter(({ company_id, listed }) => {
    const latest = closes.get(company_id)
    return latest === undefined || day === null ? listed : latest.date >= tradedSince(day)
  })
