/** Tells who is in the market on a day: by what was traded lately, not by what is said of listings. */
import type { MarketSecurity, SecurityClose } from "../markets/MarketStore.ts"
import { addDays } from "../time/CalendarDate.ts"

/** The latest close of each security that has one. */
export type Closes = ReadonlyMap<number, SecurityClose>

/** A security without a bar for so many days has left the market, whatever is said of its listing. */
const untradedDays = 31

/** The latest day on which one of the securities was traded; null without bars. */
export const latestDay = (securities: ReadonlyArray<MarketSecurity>, closes: Closes): string | null =>
  securities.reduce<string | null>((latest, { company_id }) => {
    const date = closes.get(company_id)?.date ?? null
    return date !== null && (latest === null || date > latest) ? date : latest
  }, null)

/** The first day of a bar by which a security is in the market on a day. */
export const tradedSince = (day: string): string => addDays(day, -untradedDays)

/** Those in the market on its latest day, null before any; one without bars is when it is listed. */
export const tradedOn = (
  day: string | null,
  securities: ReadonlyArray<MarketSecurity>,
  closes: Closes
): ReadonlyArray<MarketSecurity> =>
  securities.filter(({ company_id, listed }) => {
    const latest = closes.get(company_id)
    return latest === undefined || day === null ? listed : latest.date >= tradedSince(day)
  })
