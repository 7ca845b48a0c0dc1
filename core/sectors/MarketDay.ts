/** A currency's whole market on a day: when it was traded last, and its market cap. */
import { tradedSince } from "../prices/TradedSince.ts"

export interface MarketDay {
  /** The latest day on which one of its securities was traded; null without bars. */
  readonly day: string | null
  /** The latest such day of each sector, in lower case; sectors without bars are absent. */
  readonly sectors: ReadonlyMap<string, string>
  /** The sum of the issuers' market caps, in the currency; null when none is known. */
  readonly total: number | null
}

/** A security in the currency on its latest day. */
export interface TradedSecurity {
  readonly issuer_id: number
  readonly sector: string | null
  /** The day of its latest bar. */
  readonly date: string
  /** The issuer's, in the security's currency. */
  readonly market_cap: number | null
}

/**
 * Sums up securities that have a bar, which are added by ascending issuer_id, those of one issuer by company_id. An
 * issuer counts once, by its first security that is still traded on the market's latest day and has a market cap.
 */
export const marketDay = () => {
  const sectors = new Map<string, string>()
  const caps: Array<Pick<TradedSecurity, "issuer_id" | "date"> & { readonly market_cap: number }> = []
  let day: string | null = null
  return {
    /** The latest day so far. */
    latest: (): string | null => day,
    add: ({ date, issuer_id, market_cap, sector }: TradedSecurity): void => {
      if (day === null || date > day) day = date
      if (sector !== null) {
        const name = sector.toLowerCase()
        if (date > (sectors.get(name) ?? "")) sectors.set(name, date)
      }
      if (market_cap !== null) caps.push({ date, issuer_id, market_cap })
    },
    result: (): MarketDay => {
      const since = day === null ? "" : tradedSince(day)
      let [total, counted]: [number | null, number | null] = [null, null]
      for (const { date, issuer_id, market_cap } of caps) {
        if (date < since || issuer_id === counted) continue
        total = (total ?? 0) + market_cap
        counted = issuer_id
      }
      return { day, sectors, total }
    }
  }
}
