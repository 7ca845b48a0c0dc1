/** An issuer's market capitalisation and shares outstanding, out of the counts of its share classes. */
import type { Bar } from "../prices/Bar.ts"
import type { CorporateAction } from "../prices/CorporateAction.ts"
import { splitRatio } from "../prices/SplitRatio.ts"
import { tradedSince } from "../prices/TradedSince.ts"
import type { ShareCount } from "./ShareCount.ts"

/** A security of the issuer, as of the day asked for. */
export interface IssuerSecurity {
  readonly company_id: number
  /** False when its listing is known to have ended; it counts only where there is no bar. */
  readonly listed: boolean
  readonly currency: string | null
  /** What kind of security it is; null when not known, and then it counts as shares. */
  readonly stock_type: string | null
  /** Its latest raw bar up to the day; null when there is none. */
  readonly latest: Pick<Bar, "date" | "close"> | null
  /** Its splits and stock dividends in effect, in any order; other actions among them are passed over. */
  readonly splits: ReadonlyArray<CorporateAction>
}

export interface MarketCap {
  /** In the currency asked for. */
  readonly market_cap: number | null
  /** Whole shares of all classes, on the basis of the day. */
  readonly shares_outstanding: number | null
}

/** Counts of one class: of one security, which sources may call by several names, else of one name. */
const classOf = ({ company_id, share_class }: ShareCount): string =>
  company_id === null ? share_class : `${company_id}`

/** The latest counts of each class up to the day, without classes that are no more. */
const latestCounts = (counts: ReadonlyArray<ShareCount>, day: string): ReadonlyArray<ShareCount> => {
  const classes = Map.groupBy(
    counts.filter(({ date }) => date <= day),
    classOf
  )
  return [...classes.values()].flatMap((known) => {
    const latest = known.reduce((a, b) => (b.date > a.date ? b : a)).date
    return known.filter(({ count, date }) => date === latest && count > 0)
  })
}

/**
 * Those that were traded lately, seen from the issuer's latest bar, or may be: by what is known of the day itself, not by
 * what became of them later.
 */
const standing = (securities: ReadonlyArray<IssuerSecurity>): ReadonlyArray<IssuerSecurity> => {
  const newest = securities.reduce(
    (day, { latest }) => (latest !== null && latest.date > day ? latest.date : day),
    ""
  )
  return securities
    .filter(({ latest, listed }) => (latest === null ? listed : latest.date >= tradedSince(newest)))
    .toSorted((a, b) => a.company_id - b.company_id)
}

/** Words for what is no share of the company: its holders have no part in the market cap. */
const otherThanShares = /\b(preferred|preference|warrants?|rights?|notes?|bonds?|debentures?|etf|etn)\b|우선/i

/** Ordinary shares, as far as is known, and whatever else a class names. */
const isShare = ({ company_id, stock_type }: IssuerSecurity, classes: ReadonlyArray<ShareCount>): boolean =>
  stock_type === null ||
  !otherThanShares.test(stock_type) ||
  classes.some((counted) => counted.company_id === company_id)

/** Whether every security's count is known: a class names it, or it is the only one and has the classes that name none. */
const areCounted = (securities: ReadonlyArray<IssuerSecurity>, classes: ReadonlyArray<ShareCount>): boolean =>
  securities.length === 1 ||
  securities.every(({ company_id }) => classes.some((counted) => counted.company_id === company_id))

/** A close from before a split is brought onto the day's basis, as the counts are. */
const priceOn = (day: string, { latest, splits }: IssuerSecurity): number | null =>
  latest === null ? null : latest.close / splitRatio(splits, latest.date, day)

/** Null when one of them isn't known. */
const sumOf = (figures: ReadonlyArray<number | null>): number | null =>
  figures.reduce((sum, figure) => (sum === null || figure === null ? null : sum + figure), 0)

/**
 * On a day, out of all counts of an issuer, in any order, and all of its securities in any currency: the latest count of
 * each class up to the day x its splits since x the latest raw close of the security it names. A class that names none, or
 * one that is traded no more, is unlisted: it has the splits and the price of the issuer's first security, by company_id.
 *
 * `market_cap` is in `currency`. It is null when there is no count, when a class has no price in that currency, when a
 * class names none though shares are traded in several currencies, or when shares in the currency aren't counted: no
 * class names them and they aren't the only ones. Preferred stock, warrants and the like may go uncounted.
 * `shares_outstanding` needs no price: it is null only without a count.
 */
export const marketCap = (
  counts: ReadonlyArray<ShareCount>,
  securities: ReadonlyArray<IssuerSecurity>,
  currency: string | null,
  day: string
): MarketCap => {
  const classes = latestCounts(counts, day)
  if (classes.length === 0) return { market_cap: null, shares_outstanding: null }
  const traded = standing(securities)
  const ordinary = traded.filter((security) => isShare(security, classes))
  const isOneCurrency = new Set(ordinary.map((security) => security.currency)).size === 1
  const inCurrency = ordinary.filter((security) => security.currency === currency)
  const holdings = classes.map(({ company_id, count, date }) => {
    const named = securities.find((security) => security.company_id === company_id)
    const isUnlisted = company_id === null || (named !== undefined && !traded.includes(named))
    const security = isUnlisted ? (inCurrency[0] ?? ordinary[0] ?? named) : named
    const shares = Math.round(count * splitRatio(security?.splits ?? [], date, day))
    const isPriced = currency !== null && security?.currency === currency && (!isUnlisted || isOneCurrency)
    const price = isPriced ? priceOn(day, security) : null
    return { shares, value: price === null ? null : shares * price }
  })
  return {
    market_cap: areCounted(inCurrency, classes) ? sumOf(holdings.map(({ value }) => value)) : null,
    shares_outstanding: sumOf(holdings.map(({ shares }) => shares))
  }
}
