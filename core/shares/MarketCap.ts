/** An issuer's market capitalisation and shares outstanding, from the counts of its share classes. */
import { currencyOf, inUnit } from "../codes/Currency.ts"
import { splitRatio } from "../prices/SplitRatio.ts"
import { tradedSince } from "../prices/TradedSince.ts"
import type { IssuerSecurity } from "./IssuerSecurity.ts"
import { type CountedClass, latestClasses, type ShareOf, sharesOf } from "./ShareClass.ts"
import type { ShareCount } from "./ShareCount.ts"
import { isReceipt, mayBeShare } from "./StockType.ts"

/** What `marketCap` computes; null where it is unknown, by the rules there. */
export interface MarketCap {
  readonly market_cap: number | null
  /** The currency of the prices of the requested security, GBP for prices in GBX; null without a market cap. */
  readonly market_cap_currency: string | null
  /** Whole shares of all classes, on the basis of the day. */
  readonly shares_outstanding: number | null
}

/** Listings by the share that they list. */
type Listings = ReadonlyMap<number, ReadonlyArray<IssuerSecurity>>

/**
 * The securities traded lately, relative to the issuer's latest bar, or possibly traded: by what was known on the day,
 * not by later events.
 */
const standing = (securities: ReadonlyArray<IssuerSecurity>): ReadonlyArray<IssuerSecurity> => {
  const newest = securities.reduce(
    (day, { latest }) => (latest !== null && latest.date > day ? latest.date : day),
    ""
  )
  // Most issuers have one security, or only ones traded on the same day.
  const areOfOneDay = securities.every(({ latest }) => latest === null || latest.date === newest)
  const since = areOfOneDay ? newest : tradedSince(newest)
  return securities
    .filter(({ latest, listed }) => (latest === null ? listed : latest.date >= since))
    .toSorted((a, b) => a.company_id - b.company_id)
}

/**
 * The traded shares; preferred stock and the like only where it has a count. A receipt represents the issuer's only
 * share, and counts as a listing of it; where no share itself is traded, receipts with a count are treated as shares.
 */
const listingsOf = (
  traded: ReadonlyArray<IssuerSecurity>,
  classes: ReadonlyArray<CountedClass>,
  shares: ShareOf
): Listings => {
  const isCounted = ({ company_id }: IssuerSecurity): boolean =>
    classes.some((counted) => counted.company_id === company_id)
  const shareOf = ({ company_id }: IssuerSecurity): number => shares.get(company_id) ?? company_id
  const receipts = traded.filter(isReceipt)
  const ordinary = traded.filter(
    (security) => !isReceipt(security) && (mayBeShare(security) || isCounted(security))
  )
  const counted = receipts.filter(isCounted)
  const first = [ordinary, counted, receipts.slice(0, 1)].find((some) => some.length > 0) ?? []
  const listed = Map.groupBy(first, shareOf)
  const [share, ...others] = listed.keys()
  if (share === undefined || others.length > 0) return listed
  const own = listed.get(share) ?? []
  return new Map([[share, [...own, ...receipts.filter((receipt) => !own.includes(receipt))]]])
}

/** The most traded first; among equals the lower company_id. */
const byVolume = (a: IssuerSecurity, b: IssuerSecurity): number =>
  (b.mean_volume ?? 0) - (a.mean_volume ?? 0) || a.company_id - b.company_id

/** The price of one share in a currency; a close from before a split is put on the day's basis, as the counts are. */
const priceOn = (day: string, currency: string, security: IssuerSecurity): number | null => {
  const { latest, shares_per_receipt, splits } = security
  if (latest === null || security.currency === null) return null
  const close = latest.close / splitRatio(splits, latest.date, day)
  return inUnit(close / (shares_per_receipt ?? 1), security.currency, currency)
}

/** Null when one of them is unknown. */
const sumOf = (figures: ReadonlyArray<number | null>): number | null =>
  figures.reduce((sum, figure) => (sum === null || figure === null ? null : sum + figure), 0)

const isOf = (some: ReadonlyArray<IssuerSecurity>, { company_id }: ShareCount): boolean =>
  some.some((security) => security.company_id === company_id)

/** The counts, and the securities that can price them in the currency of the requested one. */
const relevant = (
  counts: ReadonlyArray<ShareCount>,
  securities: ReadonlyArray<IssuerSecurity>,
  requested: IssuerSecurity
) => {
  const receipts = securities.filter(isReceipt)
  if (receipts.length === 0) return { counts, securities }
  const unknown = receipts.filter(({ shares_per_receipt }) => shares_per_receipt === null)
  const own = counts.filter(({ company_id }) => company_id === requested.company_id)
  // Its own count is of receipts, so shares_per_receipt isn't needed.
  if (unknown.includes(requested) && own.length > 0) return { counts: own, securities: [requested] }
  const ofShares = counts.filter((counted) => !isOf(unknown, counted))
  const ofNoReceipt = ofShares.filter((counted) => !isOf(receipts, counted))
  return {
    // The shares represented by receipts are already in the counts of shares.
    counts: ofNoReceipt.length > 0 ? ofNoReceipt : ofShares,
    securities: securities.filter((security) => !unknown.includes(security))
  }
}

/** Without a count. */
export const noCap: MarketCap = { market_cap: null, market_cap_currency: null, shares_outstanding: null }

/**
 * The same as `marketCap` of an issuer with a single security, a share, of which alone its counts are, as most issuers have:
 * in a fraction of the time. Null where it isn't that simple.
 */
const capOfOne = (
  counts: ReadonlyArray<ShareCount>,
  security: IssuerSecurity,
  day: string
): MarketCap | null => {
  const { company_id, currency, latest, splits } = security
  if (latest === null || currency === null || isReceipt(security) || !mayBeShare(security)) return null
  let counted: ShareCount | null = null
  let isAlone = true
  let share_class: string | null = null
  for (const one of counts) {
    if (one.date > day) continue
    if (one.company_id !== null && one.company_id !== company_id) return null
    share_class ??= one.share_class
    if (one.share_class !== share_class) return null
    if (counted === null || one.date > counted.date) {
      counted = one
      isAlone = true
    } else if (one.date === counted.date) isAlone = false
  }
  if (counted === null || !isAlone || counted.count <= 0) return null
  const price = priceOn(day, currencyOf(currency), security)
  const outstanding = Math.round(counted.count * splitRatio(splits, counted.date, day))
  const isNamed = counts.some((one) => one.date <= day && one.company_id !== null)
  const ratio = isNamed ? 1 : (counted.conversion_ratio ?? 1)
  const market_cap = price === null ? null : outstanding * ratio * price
  return {
    market_cap,
    market_cap_currency: market_cap === null ? null : currencyOf(currency),
    shares_outstanding: outstanding
  }
}

/**
 * The market cap on a day, from all counts of an issuer, in any order, and all its securities in any currency, in the
 * currency of one of them: the sum over classes of the latest count up to the day x the splits since x the latest raw
 * close of its listing / shares_per_receipt. A class with several listings counts once, at the requested listing, else
 * at the most traded one in the currency. A class without a listing, or with one that is no longer traded, is unlisted:
 * it takes the price and splits of the issuer's most traded class, times its conversion_ratio.
 *
 * `market_cap` is null when there is no count; when a class has no price in the currency; when a class is unlisted and
 * shares are traded only in other currencies; when shares in the currency have no count (no class names them, and they
 * aren't the only ones); and for a depositary receipt with neither shares_per_receipt nor a count of its own. Preferred
 * stock, warrants, other receipts and the like may be without a count. `shares_outstanding` needs no price: it is null
 * only without a count.
 *
 * @example
 * ```ts
 * import { marketCap } from "findata/shares"
 *
 * // Apple on 2020-10-30: 17,001,802,000 shares on the cover of its 10-K, counted on 2020-10-16, at the close.
 * marketCap(
 *   [
 *     {
 *       issuer_id: 1, share_class: "common", date: "2020-10-16", count: 17_001_802_000, company_id: 1,
 *       conversion_ratio: null
 *     }
 *   ],
 *   [
 *     {
 *       company_id: 1, listed: true, currency: "USD", isin: "US0378331005", stock_type: "Common Stock",
 *       shares_per_receipt: null,
 *       latest: { date: "2020-10-30", close: 108.86 },
 *       mean_volume: null, splits: []
 *     }
 *   ],
 *   1,
 *   "2020-10-30"
 * ) // => { market_cap: 1_850_816_165_720, market_cap_currency: "USD", shares_outstanding: 17_001_802_000 }
 * ```
 */
export const marketCap = (
  counts: ReadonlyArray<ShareCount>,
  securities: ReadonlyArray<IssuerSecurity>,
  company_id: number,
  day: string
): MarketCap => {
  if (counts.every(({ date }) => date > day)) return noCap
  const [first] = securities
  if (first !== undefined && securities.length === 1 && first.company_id === company_id) {
    const cap = capOfOne(counts, first, day)
    if (cap !== null) return cap
  }
  const requested = securities.find((security) => security.company_id === company_id)
  const quoted = requested?.currency ?? null
  const currency = quoted === null ? null : currencyOf(quoted)
  const known = counts.filter(({ date }) => date <= day)
  const used =
    requested === undefined ? { counts: known, securities } : relevant(known, securities, requested)
  const shares = sharesOf(used.securities, used.counts)
  const classes = latestClasses(used.counts, shares, company_id)
  if (classes.length === 0) return noCap

  const traded = standing(used.securities)
  const listings = listingsOf(traded, classes, shares)
  const listingIn = (some: ReadonlyArray<IssuerSecurity>): IssuerSecurity | undefined => {
    const priced = some.filter((one) => one.currency !== null && currencyOf(one.currency) === currency)
    return priced.find((one) => one === requested) ?? priced.toSorted(byVolume)[0]
  }
  const inCurrency = [...listings].filter(([, some]) => listingIn(some) !== undefined)
  const mostTraded = inCurrency.flatMap(([, some]) => listingIn(some) ?? []).toSorted(byVolume)[0]

  const holdings = classes.map((counted) => {
    const named = securities.find((security) => security.company_id === counted.company_id)
    const own = counted.share === null ? undefined : listings.get(counted.share)
    const isUnlisted = own === undefined && (counted.company_id === null || named !== undefined)
    const isPriced = isUnlisted ? inCurrency.length === listings.size : own !== undefined
    const listing = own === undefined ? mostTraded : listingIn(own)
    const price =
      isPriced && listing !== undefined && currency !== null ? priceOn(day, currency, listing) : null
    const share =
      own ?? [...listings.values()].find((some) => listing === undefined || some.includes(listing))
    const splits = (share?.find((one) => !isReceipt(one)) ?? listing ?? named)?.splits ?? []
    const outstanding = Math.round(counted.count * splitRatio(splits, counted.date, day))
    const ratio = isUnlisted ? (counted.conversion_ratio ?? 1) : 1
    return { shares: outstanding, value: price === null ? null : outstanding * ratio * price }
  })
  // Without shares_per_receipt, only its own count could value it.
  const isValued = requested === undefined || used.securities.includes(requested)
  const areCounted =
    inCurrency.length === 1 || inCurrency.every(([share]) => classes.some((one) => one.share === share))
  const market_cap = isValued && areCounted ? sumOf(holdings.map(({ value }) => value)) : null
  return {
    market_cap,
    market_cap_currency: market_cap === null ? null : currency,
    shares_outstanding: sumOf(holdings.map(({ shares }) => shares))
  }
}
