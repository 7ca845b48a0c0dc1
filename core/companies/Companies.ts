/** Finds companies: by filter, or by symbol, slug or id. */
import { Context, Effect, Layer } from "effect"
import type { Window } from "../paging/Paging.ts"
import type { Changes } from "../store/Changes.ts"
import { cached } from "../store/Cached.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import { type Company, CompanyNotFound } from "./Company.ts"
import { type CompanyFilter, type CompanyPage, CompanyStore } from "./CompanyStore.ts"
import { type Exchange } from "./Exchange.ts"
import { exchangeDirectory } from "./ExchangeDirectory.ts"
import { holds } from "./Listing.ts"
import { foldedSlug, isSlug } from "./Slug.ts"
import { parseSymbol } from "./Symbol.ts"

/** The fields by which `chooseCompany` decides. */
export type Candidate = Pick<
  Company,
  "company_id" | "exchange" | "operating_mic" | "listed" | "country_code" | "exchange_country_code"
>

const rank = (company: Candidate, exchange: Exchange | null): number =>
  (company.listed ? 0 : 4) +
  (exchange !== null && company.exchange !== exchange.code ? 2 : 0) +
  (company.exchange_country_code === company.country_code ? 0 : 1)

/**
 * Which of the companies that share a symbol is meant: listed before delisted; with an exchange, only those on
 * exchanges of its operator, that exchange first; then the listing in the issuer's home country; then the smallest id.
 */
export const chooseCompany = <C extends Candidate>(
  candidates: ReadonlyArray<C>,
  exchange: Exchange | null
): C | null => {
  const eligible =
    exchange === null ? candidates : candidates.filter((_) => _.operating_mic === exchange.operating_mic)
  const ordered = eligible.toSorted(
    (a, b) => rank(a, exchange) - rank(b, exchange) || a.company_id - b.company_id
  )
  return ordered[0] ?? null
}

const companiesInMemory = 10_000

const existing = (text: string, company: Company | null) =>
  company === null ? Effect.fail(new CompanyNotFound({ symbol: text })) : Effect.succeed(company)

const service = Effect.gen(function* () {
  const store = yield* CompanyStore
  const exchanges = yield* cached("data", 1, () => Effect.map(store.exchanges, exchangeDirectory))

  /** A symbol with the exchange that qualifies it; null when the text contains no symbol, or an unknown exchange. */
  const qualified = Effect.fnUntraced(function* (text: string) {
    const parsed = parseSymbol(text)
    if (parsed === null) return null
    const exchange = parsed.exchange === null ? null : (yield* exchanges("")).find(parsed.exchange)
    return parsed.exchange !== null && exchange === null ? null : { symbol: parsed.symbol, exchange }
  })

  const resolve = Effect.fnUntraced(function* (text: string) {
    const named = yield* qualified(text)
    if (named === null) return yield* new CompanyNotFound({ symbol: text })
    const company = chooseCompany(yield* store.bySymbol(named.symbol), named.exchange)
    return company ?? (yield* new CompanyNotFound({ symbol: text }))
  })

  /** As `resolve`, but for a symbol with known listings, the company that held it on the day. */
  const resolveOn = Effect.fnUntraced(function* (text: string, day: string) {
    const named = yield* qualified(text)
    if (named === null) return yield* new CompanyNotFound({ symbol: text })
    const { exchange, symbol } = named
    const held = yield* store.listings(symbol)
    const holders = yield* Effect.forEach(
      held.filter((listing) => holds(listing, day)),
      ({ company_id }) => store.byId(company_id)
    )
    const then = chooseCompany(
      holders.filter((company) => company !== null),
      exchange
    )
    if (then !== null) return then
    const now = yield* resolve(text)
    return held.some(({ company_id }) => company_id === now.company_id)
      ? yield* new CompanyNotFound({ symbol: text })
      : now
  })

  const byId = yield* cached("data", companiesInMemory, (id) => store.byId(Number(id)))

  const bySlug = Effect.fnUntraced(function* (text: string) {
    const slug = foldedSlug(text)
    const company = isSlug(slug) ? yield* store.bySlug(slug) : null
    return company ?? (yield* resolve(text))
  })

  const ofIssuer = yield* cached("data", companiesInMemory, (id) => store.ofIssuer(Number(id)))

  const today = yield* cached("data", companiesInMemory, resolve)

  return {
    bySymbol: (text: string, day: string | null = null) =>
      day === null ? today(text) : resolveOn(text, day),
    bySlug,
    byId: (id: number) => Effect.flatMap(byId(String(id)), (company) => existing(String(id), company)),
    ofIssuer: (issuer_id: number) => ofIssuer(String(issuer_id)),
    list: store.list
  }
})

export class Companies extends Context.Service<
  Companies,
  {
    /** The company that `SYMBOL` or `SYMBOL:EXCHANGE` means, in any case, today or on a past day. */
    readonly bySymbol: (
      text: string,
      day?: string | null
    ) => Effect.Effect<Company, CompanyNotFound | StoreUnavailable>
    /** The company with the slug, or with the symbol. */
    readonly bySlug: (text: string) => Effect.Effect<Company, CompanyNotFound | StoreUnavailable>
    readonly byId: (company_id: number) => Effect.Effect<Company, CompanyNotFound | StoreUnavailable>
    /** All securities of an issuer, listed or not, by company_id. */
    readonly ofIssuer: (issuer_id: number) => Effect.Effect<ReadonlyArray<Company>, StoreUnavailable>
    readonly list: (filter: CompanyFilter, window: Window) => Effect.Effect<CompanyPage, StoreUnavailable>
  }
>()("findata/core/companies/Companies") {
  static readonly layer: Layer.Layer<Companies, never, CompanyStore | Changes> = Layer.effect(
    Companies,
    service
  )
}
