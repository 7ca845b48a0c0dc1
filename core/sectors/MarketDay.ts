/** A currency's whole market on a day: when it was traded last, its market cap, its sectors and its largest issuers. */
import { firstOf } from "../numbers/firstOf.ts"
import { tradedSince } from "../prices/TradedSince.ts"
import { dayOf } from "../time/CalendarDate.ts"
import { largestFirst } from "./MarketCap.ts"

/** The issuers of a sector that count for the market. */
export interface SectorOfMarket {
  /** As the first security spells it; null where it isn't known. */
  readonly sector: string | null
  readonly companies_count: number
  /** The sum of their market caps; null when none is known. */
  readonly market_cap_total: number | null
}

/** The security by which an issuer counts. */
export interface CountedSecurity {
  readonly company_id: number
  /** The issuer's, in the market's currency; null when it isn't known. */
  readonly market_cap: number | null
}

/** A market's sums on a day. Amounts are in its currency. */
export interface MarketDay {
  /** The latest day on which one of its securities was traded; null without bars. */
  readonly day: string | null
  /** The latest such day of each sector, in lower case; sectors without bars are absent. */
  readonly days: ReadonlyMap<string, string>
  /** The number of issuers. */
  readonly companies_count: number
  /** The sum of the issuers' market caps, in the currency; null when none is known. */
  readonly market_cap_total: number | null
  /** By market cap, the largest first; an issuer counts in one of them. */
  readonly sectors: ReadonlyArray<SectorOfMarket>
  /** Of the largest issuers by market cap; then of those without one, the lower company_id first. */
  readonly largest: ReadonlyArray<CountedSecurity>
}

/** A security in the currency on its latest day, or a listed one without a bar. */
export interface MarketMember extends CountedSecurity {
  readonly issuer_id: number
  readonly sector: string | null
  /** The day of its latest bar; null without one. */
  readonly date: string | null
}

/** How many of the largest issuers are kept. */
const maxKept = 50

/** By market cap, then by number of companies; the unknown sector is the last of equal ones. */
const bySize = (a: SectorOfMarket, b: SectorOfMarket): number =>
  (b.market_cap_total ?? 0) - (a.market_cap_total ?? 0) ||
  b.companies_count - a.companies_count ||
  (a.sector !== null && (b.sector === null || a.sector < b.sector) ? -1 : 1)

const sumOf = (total: number | null, market_cap: number | null): number | null =>
  market_cap === null ? total : (total ?? 0) + market_cap

/** Sums up issuers, each by one of its securities. */
const marketSums = () => {
  const sectors = new Map<string | null, SectorOfMarket>()
  const largest = firstOf<CountedSecurity>(maxKept, largestFirst)
  let companies_count = 0
  let market_cap_total: number | null = null
  return {
    add: (sector: string | null, { company_id, market_cap }: CountedSecurity): void => {
      companies_count += 1
      market_cap_total = sumOf(market_cap_total, market_cap)
      const known = sectors.get(sector) ?? { sector, companies_count: 0, market_cap_total: null }
      sectors.set(sector, {
        sector,
        companies_count: known.companies_count + 1,
        market_cap_total: sumOf(known.market_cap_total, market_cap)
      })
      largest.add({ company_id, market_cap })
    },
    result: () => ({
      companies_count,
      market_cap_total,
      sectors: [...sectors.values()].toSorted(bySize),
      largest: largest.result()
    })
  }
}

/**
 * Sums up securities that have a bar or are listed, which are added by ascending issuer_id, those of one issuer by
 * company_id. Those count that are still traded on the market's latest day, and those without a bar. An issuer counts
 * once, by its first security whose market cap is known and above 0, else by its first one; in that one's sector, else in
 * the first that is known of the others.
 */
export const marketDay = () => {
  const days = new Map<string, string>()
  // Numbers in columns: a hundred thousand objects would outlive the garbage of many windows.
  const columns = {
    issuer_ids: [] as Array<number>,
    company_ids: [] as Array<number>,
    /** Infinity without a bar. */
    days: [] as Array<number>,
    /** 0 where it isn't known. */
    caps: [] as Array<number>,
    /** Indices of `names`. */
    sectors: [] as Array<number>
  }
  const names: Array<string | null> = [null]
  const indices = new Map<string, number>()
  let day: string | null = null

  const indexOf = (sector: string): number => {
    const name = sector.toLowerCase()
    const known = indices.get(name) ?? names.push(sector) - 1
    indices.set(name, known)
    return known
  }

  return {
    /** The latest day so far. */
    latest: (): string | null => day,
    add: ({ company_id, date, issuer_id, market_cap, sector }: MarketMember): void => {
      if (date !== null) {
        if (day === null || date > day) day = date
        const name = sector?.toLowerCase()
        if (name !== undefined && date > (days.get(name) ?? "")) days.set(name, date)
      }
      columns.issuer_ids.push(issuer_id)
      columns.company_ids.push(company_id)
      columns.days.push(date === null ? Infinity : dayOf(date))
      columns.caps.push(market_cap !== null && market_cap > 0 ? market_cap : 0)
      columns.sectors.push(sector === null ? 0 : indexOf(sector))
    },
    result: (): MarketDay => {
      const since = day === null ? -Infinity : dayOf(tradedSince(day))
      const sums = marketSums()
      const { length } = columns.issuer_ids
      for (let i = 0; i < length; ) {
        const issuer_id = columns.issuer_ids[i]
        let [counted, cap, sector, known] = [-1, 0, 0, 0]
        for (; i < length && columns.issuer_ids[i] === issuer_id; i++) {
          if ((columns.days[i] as number) < since) continue
          if (known === 0) known = columns.sectors[i] as number
          if (counted >= 0 && (cap > 0 || columns.caps[i] === 0)) continue
          counted = i
          cap = columns.caps[i] as number
          sector = columns.sectors[i] as number
        }
        if (counted < 0) continue
        sums.add(names[sector === 0 ? known : sector] ?? null, {
          company_id: columns.company_ids[counted] as number,
          market_cap: cap === 0 ? null : cap
        })
      }
      return { day, days, ...sums.result() }
    }
  }
}
