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

/** A date in the order of time: 20210331. */
const numberOf = (date: string): number => Number(date.replaceAll("-", ""))

/**
 * Sums up securities that have a bar, which are added by ascending issuer_id, those of one issuer by company_id. An
 * issuer counts once, by its first security that is still traded on the market's latest day and has a market cap.
 */
export const marketDay = () => {
  const sectors = new Map<string, string>()
  // Numbers in columns: a hundred thousand objects would outlive the garbage of many windows.
  const caps = { issuer_ids: [] as Array<number>, days: [] as Array<number>, values: [] as Array<number> }
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
      if (market_cap === null) return
      caps.issuer_ids.push(issuer_id)
      caps.days.push(numberOf(date))
      caps.values.push(market_cap)
    },
    result: (): MarketDay => {
      const since = day === null ? 0 : numberOf(tradedSince(day))
      let [total, counted]: [number | null, number | null] = [null, null]
      for (const [i, market_cap] of caps.values.entries()) {
        const issuer_id = caps.issuer_ids[i] as number
        if ((caps.days[i] as number) < since || issuer_id === counted) continue
        total = (total ?? 0) + market_cap
        counted = issuer_id
      }
      return { day, sectors, total }
    }
  }
}
