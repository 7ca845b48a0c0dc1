/** Resolves the company of a row: by symbol, exchange and, where a ticker changed hands, date. */
import type { CompanyReference } from "../../companies/CompanyReference.ts"
import { chooseCompany } from "../../companies/Companies.ts"
import type { Exchange } from "../../companies/Exchange.ts"
import { type ExchangeDirectory, exchangeDirectory } from "../../companies/ExchangeDirectory.ts"
import { isMeantIn, otherSpellings } from "../../companies/Spelling.ts"
import { parseSymbol, type QualifiedSymbol } from "../../codes/Symbol.ts"
import type { Known, Stored } from "../ImportSink.ts"
import { holds, type Listing } from "../../companies/Listing.ts"
import type { Issuer, IssuerNumbers } from "../../companies/Issuer.ts"

/** A company, or why it isn't found. */
export type Resolution =
  | { readonly _tag: "Found"; readonly company: CompanyReference }
  | { readonly _tag: "Unknown" }
  | { readonly _tag: "NotHeld"; readonly message: string }

/** Companies, listings and exchanges by the names that rows have for them. */
export interface CompanyDirectory {
  readonly exchanges: ExchangeDirectory
  /**
   * The current or last holder of the symbol on the exchange's operator; on any exchange when null. Here as below, other
   * spellings of the symbol count where it isn't stored itself.
   */
  readonly holder: (symbol: string, exchange: Exchange | null) => CompanyReference | null
  /** The holder of the symbol on the day. */
  readonly holderOn: (symbol: string, exchange: Exchange | null, date: string) => Resolution
  /** The last holder before a day without a known holder: late filings still belong to it. Null where there was none. */
  readonly formerHolder: (symbol: string, exchange: Exchange | null, date: string) => CompanyReference | null
  /** Null where none was looked up with the id. */
  readonly byId: (company_id: number) => CompanyReference | null
  /** Null where none was looked up with the slug. */
  readonly bySlug: (slug: string) => CompanyReference | null
  /**
   * By slug or SYMBOL[:EXCHANGE][@YYYY-MM-DD], else by id: Korean symbols are numbers too, and only as they are stored before
   * it. Null where there is none.
   */
  readonly named: (text: string) => CompanyReference | null
  /** The issuer with the registry's id: SEC's cik, DART's corp_code; null where there is none. */
  readonly issuerOf: (numbers: IssuerNumbers) => number | null
  /** The issuer; null when it isn't known. */
  readonly issuerBy: (issuer_id: number) => Issuer | null
  /** The securities of an issuer. */
  readonly securitiesOf: (issuer_id: number) => ReadonlyArray<CompanyReference>
  /** Adds an issuer that the file created. */
  readonly addIssuer: (issuer: Issuer) => void
  /** All listings of a symbol on the exchange's operator. */
  readonly listingsOf: (symbol: string, exchange: Exchange | null) => ReadonlyArray<Listing>
  /** Adds a company that the file created, or replaces its state. */
  readonly put: (company: CompanyReference) => void
  readonly addListing: (listing: Listing) => void
  /** Adds stored records; those that the file wrote already are kept. */
  readonly add: (known: Known) => void
}

const listingKey = ({ company_id, exchange, valid_from }: Listing): string =>
  `${company_id} ${exchange} ${valid_from}`

const isThere = ({ operating_mic }: CompanyReference, exchange: Exchange | null): boolean =>
  exchange === null || operating_mic === exchange.operating_mic

/** Of what was read from the store; companies that an import creates are added. */
export const companyDirectory = (stored: Stored): CompanyDirectory => {
  const exchanges = exchangeDirectory(stored.exchanges)
  const byId = new Map<number, CompanyReference>()
  const byIssuer = new Map<number, Set<number>>()
  const bySlug = new Map<string, CompanyReference>()
  const bySymbol = new Map<string, Array<CompanyReference>>()
  const listings = new Map<string, Array<Listing>>()

  const put = (company: CompanyReference): void => {
    const before = byId.get(company.company_id)
    if (before !== undefined) {
      bySymbol.set(
        before.symbol,
        (bySymbol.get(before.symbol) ?? []).filter((_) => _.company_id !== before.company_id)
      )
    }
    byId.set(company.company_id, company)
    if (before !== undefined) byIssuer.get(before.issuer_id)?.delete(before.company_id)
    byIssuer.set(company.issuer_id, (byIssuer.get(company.issuer_id) ?? new Set()).add(company.company_id))
    bySlug.set(company.slug, company)
    const others = bySymbol.get(company.symbol)
    if (others === undefined) bySymbol.set(company.symbol, [company])
    else others.push(company)
  }
  const addListing = (listing: Listing): void => {
    const others = listings.get(listing.symbol)
    if (others === undefined) listings.set(listing.symbol, [listing])
    else others.push(listing)
  }
  const issuers = new Map<string, number>()
  const issuersById = new Map<number, Issuer>()
  const addIssuer = (issuer: Issuer): void => {
    const { cik, corp_code, issuer_id } = issuer
    issuersById.set(issuer_id, issuer)
    if (cik !== null) issuers.set(`cik ${cik}`, issuer_id)
    if (corp_code !== null) issuers.set(`corp_code ${corp_code}`, issuer_id)
  }
  const add = (known: Known): void => {
    for (const issuer of known.issuers) if (!issuersById.has(issuer.issuer_id)) addIssuer(issuer)
    for (const company of known.companies) if (!byId.has(company.company_id)) put(company)
    for (const listing of known.listings) {
      const others = new Set(listings.get(listing.symbol)?.map(listingKey))
      if (!others.has(listingKey(listing))) addListing(listing)
    }
  }
  add(stored)

  const operatorOf = (code: string): string | undefined => exchanges.find(code)?.operating_mic
  const isOn = (code: string, exchange: Exchange | null): boolean =>
    exchange === null || operatorOf(code) === exchange.operating_mic

  const holder: CompanyDirectory["holder"] = (symbol, exchange) => {
    const exact = chooseCompany(bySymbol.get(symbol) ?? [], exchange)
    if (exact !== null) return exact
    const others = otherSpellings(symbol).flatMap((other) => bySymbol.get(other) ?? [])
    return chooseCompany(
      others.filter((company) => isMeantIn(symbol, company.exchange_country_code)),
      exchange
    )
  }

  const listingsOf: CompanyDirectory["listingsOf"] = (symbol, exchange) => {
    const exact = (listings.get(symbol) ?? []).filter((_) => isOn(_.exchange, exchange))
    if (exact.length > 0 || bySymbol.get(symbol)?.some((company) => isThere(company, exchange))) return exact
    return otherSpellings(symbol)
      .flatMap((other) => listings.get(other) ?? [])
      .filter((_) => {
        const on = exchanges.find(_.exchange)
        return isOn(_.exchange, exchange) && on !== null && isMeantIn(symbol, on.country_code)
      })
  }

  const holderOn: CompanyDirectory["holderOn"] = (symbol, exchange, date) => {
    const held = listingsOf(symbol, exchange)
    if (held.length > 0) {
      const then = held.find((listing) => holds(listing, date))
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

  const formerHolder: CompanyDirectory["formerHolder"] = (symbol, exchange, date) => {
    const ended = listingsOf(symbol, exchange).filter(({ valid_to }) => valid_to !== null && valid_to < date)
    const last = ended.toSorted((a, b) => ((a.valid_to ?? "") < (b.valid_to ?? "") ? 1 : -1))[0]
    return last === undefined ? null : (byId.get(last.company_id) ?? null)
  }

  const meant = ({ day, symbol }: QualifiedSymbol, exchange: Exchange | null): CompanyReference | null => {
    if (day === null) return holder(symbol, exchange)
    const held = holderOn(symbol, exchange, day)
    return held._tag === "Found" ? held.company : null
  }

  const named: CompanyDirectory["named"] = (text) => {
    const parsed = parseSymbol(text)
    const exchange = parsed?.exchange == null ? null : exchanges.find(parsed.exchange)
    const spelled =
      parsed === null || (parsed.exchange !== null && exchange === null) ? null : meant(parsed, exchange)
    const numbered = /^\d+$/.test(text) ? byId.get(Number(text)) : undefined
    const company = numbered !== undefined && spelled?.symbol !== text ? numbered : spelled
    return bySlug.get(text.toLowerCase()) ?? company
  }

  return {
    exchanges,
    holder,
    holderOn,
    formerHolder,
    byId: (company_id) => byId.get(company_id) ?? null,
    bySlug: (slug) => bySlug.get(slug) ?? null,
    named,
    issuerOf: ({ cik, corp_code }) =>
      issuers.get(`cik ${cik}`) ?? issuers.get(`corp_code ${corp_code}`) ?? null,
    issuerBy: (issuer_id) => issuersById.get(issuer_id) ?? null,
    securitiesOf: (issuer_id) => [...(byIssuer.get(issuer_id) ?? [])].flatMap((id) => byId.get(id) ?? []),
    addIssuer,
    listingsOf,
    put,
    addListing,
    add
  }
}
