/** Made-up companies and a store of them. */
import { Effect, Layer } from "effect"
import { blankOf } from "../../../core/records/Record.ts"
import { type Company } from "../../../core/mod.ts"
import { CompanyRecord, CompanyStore, isInRange, wordsInNames, worldExchanges } from "../../../core/ports.ts"

/** Apple on NASDAQ, with the given members replaced. */
export const companyWith = (overrides: Partial<Company>): Company => ({
  ...blankOf(CompanyRecord),
  company_id: 1,
  issuer_id: 1,
  symbol: "AAPL",
  slug: "apple-inc",
  name: "Apple Inc.",
  exchange: "NASDAQ",
  country_code: "US",
  currency: "USD",
  mic_code: "XNAS",
  listed: true,
  time_zone: "America/New_York",
  exchange_country_code: "US",
  operating_mic: "XNAS",
  ...overrides
})

/** A store of the companies that are in the list at the time of the query. */
export const companyStoreOf = (companies: ReadonlyArray<Company>): Layer.Layer<CompanyStore> =>
  Layer.succeed(CompanyStore, {
    bySymbol: (symbol) => Effect.sync(() => companies.filter((_) => _.symbol === symbol)),
    stored: (symbols) =>
      Effect.sync(() => companies.map(({ symbol }) => symbol).filter((symbol) => symbols.includes(symbol))),
    byId: (id) => Effect.sync(() => companies.find((_) => _.company_id === id) ?? null),
    byIds: (ids) => Effect.sync(() => companies.filter((_) => ids.includes(_.company_id))),
    bySlug: (slug) => Effect.sync(() => companies.find((_) => _.slug === slug) ?? null),
    listings: () => Effect.succeed([]),
    ofIssuer: (id) => Effect.sync(() => companies.filter((_) => _.issuer_id === id)),
    list: (_, { limit, offset }) =>
      Effect.sync(() => ({
        companies: companies.slice(offset, offset + limit),
        total: companies.length
      })),
    words: (range) =>
      Effect.sync(() =>
        [...wordsInNames(companies.map(({ name }) => name))].filter((word) => isInRange(range, word))
      ),
    formerNames: Effect.succeed([]),
    exchanges: Effect.succeed(worldExchanges)
  })
