/** Finds companies: by filter, or by symbol, slug or id. */
import { Context, Effect, Layer } from "effect"
import type { Window } from "../paging/Paging.ts"
import type { Changes } from "../store/Changes.ts"
import { cached } from "../store/Cached.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import { type Company, CompanyNotFound } from "./Company.ts"
import { type CompanyFilter, type CompanyPage, CompanyStore } from "./CompanyStore.ts"
import { type Exchange } from "./Exchange.ts"
import { type ExchangeDirectory, exchangeDirectory } from "./ExchangeDirectory.ts"
import { holds, type Listing } from "./Listing.ts"
import { foldedSlug, isSlug } from "./Slug.ts"
import { isMeantIn, otherSpellings, singleEdits } from "./Spelling.ts"
import { parseSymbol } from "../codes/Symbol.ts"

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
 * Null where there is none.
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

/** Longer texts, as slugs, are no tickers: their many edits would be sought in vain. */
const maxNearLength = 12

type Store = CompanyStore["Service"]

/** The accepted companies with a symbol; where there are none, those with other spellings of it that may be meant. */
export const companiesSpelled = Effect.fnUntraced(function* (
  store: Store,
  symbol: string,
  accepts: (company: Company) => boolean
): Effect.fn.Return<ReadonlyArray<Company>, StoreUnavailable> {
  const exact = (yield* store.bySymbol(symbol)).filter(accepts)
  if (exact.length > 0) return exact
  const others = yield* Effect.forEach(otherSpellings(symbol), store.bySymbol)
  return others
    .flat()
    .filter((company) => isMeantIn(symbol, company.exchange_country_code) && accepts(company))
})

const service = Effect.gen(function* () {
  const store = yield* CompanyStore
  const exchanges = yield* cached("data", 1, () => Effect.map(store.exchanges, exchangeDirectory))

  /** A symbol with its exchange and day; null when the text contains no symbol, or an unknown exchange. */
  const qualified = Effect.fnUntraced(function* (text: string) {
    const parsed = parseSymbol(text)
    if (parsed === null) return null
    const exchange = parsed.exchange === null ? null : (yield* exchanges("")).find(parsed.exchange)
    return parsed.exchange !== null && exchange === null ? null : { ...parsed, exchange }
  })

  /** Those that have the symbol now. */
  const today = (symbol: string, exchange: Exchange | null) =>
    companiesSpelled(
      store,
      symbol,
      ({ operating_mic }) => exchange === null || operating_mic === exchange.operating_mic
    )

  /**
   * As `today`, but for a symbol with known listings, the companies that held it on the day, wherever they are listed since:
   * `exchange` is null where it chooses among them no more.
   */
  const onDay = Effect.fnUntraced(function* (symbol: string, exchange: Exchange | null, day: string) {
    const { find: exchangeOf } = yield* exchanges("")
    const isThere = (listing: Listing) =>
      exchange === null || exchangeOf(listing.exchange)?.operating_mic === exchange.operating_mic
    const holders = Effect.fnUntraced(function* (
      held: ReadonlyArray<Listing>,
      accepts: (company: Company) => boolean
    ) {
      const on = held.filter((listing) => holds(listing, day) && isThere(listing))
      const ids = [...new Set(on.map(({ company_id }) => company_id))]
      const companies = yield* Effect.forEach(ids, store.byId)
      return companies.filter((company): company is Company => company !== null && accepts(company))
    })
    const held = yield* store.listings(symbol)
    const then = yield* holders(held, () => true)
    if (then.length > 0) return { companies: then, exchange: null }
    const now = yield* today(symbol, exchange)
    const nowBut = (ended: ReadonlyArray<Listing>) => ({
      companies: now.filter((company) => !ended.some(({ company_id }) => company_id === company.company_id)),
      exchange
    })
    if (held.length > 0 || now.some((company) => company.symbol === symbol)) return nowBut(held)
    const others = (yield* Effect.forEach(otherSpellings(symbol), store.listings)).flat()
    const other = yield* holders(others, (company) => isMeantIn(symbol, company.exchange_country_code))
    return other.length > 0 ? { companies: other, exchange: null } : nowBut(others)
  })

  /** The companies that a text may mean; its own day is before the one given, null for today. */
  const candidates = Effect.fnUntraced(function* (text: string, day: string | null) {
    const named = yield* qualified(text)
    if (named === null) return { companies: [], exchange: null }
    const { exchange, symbol } = named
    const on = named.day ?? day
    return on === null
      ? { companies: yield* today(symbol, exchange), exchange }
      : yield* onDay(symbol, exchange, on)
  })

  const meant = (text: string, day: string | null) =>
    Effect.map(candidates(text, day), ({ companies, exchange }) => chooseCompany(companies, exchange))

  /** The stored symbol that is one edit away from a text's, which isn't stored itself; null for none, or a long text. */
  const nearest = Effect.fnUntraced(function* (text: string) {
    const symbol = parseSymbol(text)?.symbol
    if (symbol === undefined || symbol.length > maxNearLength) return null
    const stored = yield* store.stored([symbol, ...otherSpellings(symbol), ...singleEdits(symbol)])
    const isStored = [symbol, ...otherSpellings(symbol)].some((spelling) => stored.includes(spelling))
    return isStored ? null : (stored[0] ?? null)
  })

  const existing = (text: string, company: Company | null) =>
    company === null
      ? Effect.flatMap(nearest(text), (near) =>
          Effect.fail(new CompanyNotFound({ symbol: text, nearest: near }))
        )
      : Effect.succeed(company)

  const byId = yield* cached("data", companiesInMemory, (id) => store.byId(Number(id)))

  const ofIssuer = yield* cached("data", companiesInMemory, (id) => store.ofIssuer(Number(id)))

  // A failure isn't kept: who asks for what isn't stored may ask for anything.
  const found = yield* cached("data", companiesInMemory, (text) =>
    Effect.flatMap(meant(text, null), (company) =>
      company === null
        ? Effect.fail(new CompanyNotFound({ symbol: text, nearest: null }))
        : Effect.succeed(company)
    )
  )

  const find = (text: string, day: string | null = null) =>
    day === null
      ? Effect.catchTag(found(text), "CompanyNotFound", () => Effect.succeed(null))
      : meant(text, day)

  const bySymbol = (text: string, day: string | null = null) =>
    Effect.flatMap(find(text, day), (company) => existing(text, company))

  const bySlug = Effect.fnUntraced(function* (text: string) {
    const slug = foldedSlug(text)
    const company = isSlug(slug) ? yield* store.bySlug(slug) : null
    return company ?? (yield* bySymbol(text))
  })

  return {
    find,
    holders: (text: string, day: string | null) =>
      Effect.map(candidates(text, day), ({ companies }) => companies),
    bySymbol,
    bySlug,
    byId: (id: number) =>
      Effect.flatMap(byId(String(id)), (company) =>
        company === null
          ? Effect.fail(new CompanyNotFound({ symbol: String(id), nearest: null }))
          : Effect.succeed(company)
      ),
    ofIssuer: (issuer_id: number) => ofIssuer(String(issuer_id)),
    list: store.list,
    exchanges: exchanges("")
  }
})

/**
 * Looks up companies, and lists them by filter. For an unknown company `find` returns null, and `bySymbol`, `bySlug`
 * and `byId` fail with CompanyNotFound.
 */
export class Companies extends Context.Service<
  Companies,
  {
    /**
     * The company that `SYMBOL[:EXCHANGE][@YYYY-MM-DD]` means, in any case and spelling: its holder on the day in the text,
     * else on the one given, else today's. Null for none.
     */
    readonly find: (text: string, day?: string | null) => Effect.Effect<Company | null, StoreUnavailable>
    /** All that `find` chooses among, in no order; on a null day delisted ones too. */
    readonly holders: (
      text: string,
      day: string | null
    ) => Effect.Effect<ReadonlyArray<Company>, StoreUnavailable>
    /** As `find`; the error for none has the nearest symbol, which takes another query. */
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
    /** All exchanges, also those without a company. */
    readonly exchanges: Effect.Effect<ExchangeDirectory, StoreUnavailable>
  }
>()("findata/core/companies/Companies") {
  static readonly layer: Layer.Layer<Companies, never, CompanyStore | Changes> = Layer.effect(
    Companies,
    service
  )
}
