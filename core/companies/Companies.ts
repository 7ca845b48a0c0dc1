/** Finds companies: by filter, or the one that a symbol means today. */
import { Context, Effect, Layer } from "effect"
import type { Window } from "../paging/Paging.ts"
import type { Changes } from "../store/Changes.ts"
import { kept } from "../store/Kept.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import { type Company, CompanyNotFound } from "./Company.ts"
import { type CompanyFilter, type CompanyPage, CompanyStore } from "./CompanyStore.ts"
import { type Exchange } from "./Exchange.ts"
import { exchangeDirectory } from "./ExchangeDirectory.ts"
import { parseSymbol } from "./Symbol.ts"

/** What decides which of several companies a symbol means. */
export type Candidate = Pick<
  Company,
  "company_id" | "exchange" | "operating_mic" | "listed" | "country_code" | "exchange_country_code"
>

const rank = (company: Candidate, exchange: Exchange | null): number =>
  (company.listed ? 0 : 4) +
  (exchange !== null && company.exchange !== exchange.code ? 2 : 0) +
  (company.exchange_country_code === company.country_code ? 0 : 1)

/**
 * Which of the companies that go by one symbol is meant: a listed one before one that was; with an exchange, only those
 * of its operator, that exchange's own first; then the listing in the issuer's home country; then the smallest id.
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

const service = Effect.gen(function* () {
  const store = yield* CompanyStore
  const exchanges = yield* kept("data", 1, () => Effect.map(store.exchanges, exchangeDirectory))

  const resolve = Effect.fnUntraced(function* (text: string) {
    const parsed = parseSymbol(text)
    if (parsed === null) return yield* new CompanyNotFound({ symbol: text })
    const exchange = parsed.exchange === null ? null : (yield* exchanges("")).find(parsed.exchange)
    if (parsed.exchange !== null && exchange === null) return yield* new CompanyNotFound({ symbol: text })
    const company = chooseCompany(yield* store.bySymbol(parsed.symbol), exchange)
    return company ?? (yield* new CompanyNotFound({ symbol: text }))
  })

  const ofIssuer = yield* kept("data", companiesInMemory, (id) => store.ofIssuer(Number(id)))

  return {
    bySymbol: yield* kept("data", companiesInMemory, resolve),
    ofIssuer: (issuer_id: number) => ofIssuer(String(issuer_id)),
    list: store.list
  }
})

export class Companies extends Context.Service<
  Companies,
  {
    /** The company that `SYMBOL` or `SYMBOL:EXCHANGE` means today, in any case. */
    readonly bySymbol: (text: string) => Effect.Effect<Company, CompanyNotFound | StoreUnavailable>
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
