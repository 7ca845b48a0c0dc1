/** Which company a row of a file means: by symbol, exchange and, where a ticker changed hands, day. */
import { chooseCompany } from "../companies/Companies.ts"
import type { Exchange } from "../companies/Exchange.ts"
import { type ExchangeDirectory, exchangeDirectory } from "../companies/ExchangeDirectory.ts"
import { parseSymbol } from "../companies/Symbol.ts"
import type { CompanyReference, Stored } from "./ImportSink.ts"
import type { IssuerRecord, ListingRecord } from "./Records.ts"

/** What registries number an issuer. */
export type IssuerNumbers = Pick<IssuerRecord, "cik" | "corp_code">

/** A company, or why there is none. */
export type Resolution =
  | { readonly _tag: "Found"; readonly company: CompanyReference }
  | { readonly _tag: "Unknown" }
  | { readonly _tag: "NotHeld"; readonly message: string }

export interface CompanyDirectory {
  readonly exchanges: ExchangeDirectory
  /** Who holds the symbol on the exchange's operator now, or held it last; any exchange when null. */
  readonly holder: (symbol: string, exchange: Exchange | null) => CompanyReference | null
  /** Who held the symbol on the day. */
  readonly holderOn: (symbol: string, exchange: Exchange | null, date: string) => Resolution
  readonly bySlug: (slug: string) => CompanyReference | null
  /** By slug, SYMBOL or SYMBOL:EXCHANGE, else by id: Korean symbols are numbers too. */
  readonly named: (text: string) => CompanyReference | null
  /** The issuer that a registry numbers so: SEC's cik, DART's corp_code. */
  readonly issuerOf: (numbers: IssuerNumbers) => number | null
  /** The numbers that an issuer is known by; null when it is known by none. */
  readonly numbersOf: (issuer_id: number) => IssuerNumbers | null
  /** All listings of a symbol on the exchange's operator. */
  readonly listingsOf: (symbol: string, exchange: Exchange | null) => ReadonlyArray<ListingRecord>
  /** Adds a company that the file made, or puts its new state in the place of the old. */
  readonly put: (company: CompanyReference) => void
  readonly addListing: (listing: ListingRecord) => void
}

export const companyDirectory = (stored: Stored): CompanyDirectory => {
  const exchanges = exchangeDirectory(stored.exchanges)
  const byId = new Map<number, CompanyReference>()
  const bySlug = new Map<string, CompanyReference>()
  const bySymbol = new Map<string, Array<CompanyReference>>()
  const listings = new Map<string, Array<ListingRecord>>()

  const put = (company: CompanyReference): void => {
    const before = byId.get(company.company_id)
    if (before !== undefined) {
      bySymbol.set(
        before.symbol,
        (bySymbol.get(before.symbol) ?? []).filter((_) => _.company_id !== before.company_id)
      )
    }
    byId.set(company.company_id, company)
    bySlug.set(company.slug, company)
    const others = bySymbol.get(company.symbol)
    if (others === undefined) bySymbol.set(company.symbol, [company])
    else others.push(company)
  }
  const addListing = (listing: ListingRecord): void => {
    const others = listings.get(listing.symbol)
    if (others === undefined) listings.set(listing.symbol, [listing])
    else others.push(listing)
  }
  const issuers = new Map<string, number>()
  const numbers = new Map<number, IssuerNumbers>()
  for (const issuer of stored.issuers) {
    const { cik, corp_code, issuer_id } = issuer
    numbers.set(issuer_id, issuer)
    if (cik !== null) issuers.set(`cik ${cik}`, issuer_id)
    if (corp_code !== null) issuers.set(`corp_code ${corp_code}`, issuer_id)
  }
  for (const company of stored.companies) put(company)
  for (const listing of stored.listings) addListing(listing)

  const operatorOf = (code: string): string | undefined => exchanges.find(code)?.operating_mic
  const isOn = (code: string, exchange: Exchange | null): boolean =>
    exchange === null || operatorOf(code) === exchange.operating_mic

  const holder: CompanyDirectory["holder"] = (symbol, exchange) =>
    chooseCompany(bySymbol.get(symbol) ?? [], exchange)

  const listingsOf: CompanyDirectory["listingsOf"] = (symbol, exchange) =>
    (listings.get(symbol) ?? []).filter((_) => isOn(_.exchange, exchange))

  const holderOn: CompanyDirectory["holderOn"] = (symbol, exchange, date) => {
    const held = listingsOf(symbol, exchange)
    if (held.length > 0) {
      const then = held.find((_) => _.valid_from <= date && (_.valid_to === null || date <= _.valid_to))
      const company = then === undefined ? undefined : byId.get(then.company_id)
      if (company !== undefined) return { _tag: "Found", company }
    }
    const company = holder(symbol, exchange)
    if (company === null) return { _tag: "Unknown" }
    return held.some((_) => _.company_id === company.company_id)
      ? {
          _tag: "NotHeld",
          message: `No company is known to have held ${symbol} on ${date}: import its listing`
        }
      : { _tag: "Found", company }
  }

  const named: CompanyDirectory["named"] = (text) => {
    const parsed = parseSymbol(text)
    const exchange = parsed?.exchange == null ? null : exchanges.find(parsed.exchange)
    const bySymbolHere =
      parsed === null || (parsed.exchange !== null && exchange === null)
        ? null
        : holder(parsed.symbol, exchange)
    return (
      bySlug.get(text.toLowerCase()) ??
      bySymbolHere ??
      (/^\d+$/.test(text) ? byId.get(Number(text)) : null) ??
      null
    )
  }

  return {
    exchanges,
    holder,
    holderOn,
    bySlug: (slug) => bySlug.get(slug) ?? null,
    named,
    issuerOf: ({ cik, corp_code }) =>
      issuers.get(`cik ${cik}`) ?? issuers.get(`corp_code ${corp_code}`) ?? null,
    numbersOf: (issuer_id) => numbers.get(issuer_id) ?? null,
    listingsOf,
    put,
    addListing
  }
}
