/** Laws of every `CompanyStore` for look-ups by symbol, and for exchanges. */
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { CompanyStore, worldExchanges } from "../../core/ports.ts"
import { filledWith, type StoreLayer, take } from "./stores.ts"

const companies = [
  "symbol,exchange,name,alias_name,sector,industry,country,currency,isin,website,description,listed",
  "SHEL,LSE,Shell plc,쉘,Energy,Oil & Gas,GB,,GB00BP6MXD84,https://www.shell.com,Finds and sells energy.,",
  "SHEL,NYSE,Shell plc ADR,,,,GB,,,,,",
  "GONE,NYSE,Gone Company,,,,,,,,,no"
]

const shell = {
  company_id: 1,
  issuer_id: 1,
  symbol: "SHEL",
  slug: "shell-plc",
  name: "Shell plc",
  alias_name: "쉘",
  exchange: "LSE",
  sector: "Energy",
  industry: "Oil & Gas",
  country_code: "GB",
  currency: "GBX",
  mic_code: "XLON",
  isin: "GB00BP6MXD84",
  website: "https://www.shell.com",
  description: "Finds and sells energy.",
  cusip: null,
  figi_code: null,
  ceo: null,
  employees: null,
  address: null,
  city: null,
  state: null,
  zip_code: null,
  phone: null,
  stock_type: null,
  shares_per_receipt: null,
  listed: true,
  time_zone: "Europe/London",
  exchange_country_code: "GB",
  operating_mic: "XLON"
}

const bySymbol = (symbol: string) => Effect.flatMap(CompanyStore, (store) => store.bySymbol(symbol))

export const companyBySymbolLaws = (stores: StoreLayer): void =>
  layer(filledWith(stores, take("companies", companies)), {
    excludeTestServices: true,
    timeout: "30 seconds"
  })("CompanyStore by symbol", (it) => {
    it.effect("returns a complete company, with the members of its exchange", () =>
      Effect.gen(function* () {
        const companies = yield* bySymbol("SHEL")
        assert.deepStrictEqual(
          companies.find((_) => _.company_id === 1),
          shell
        )
      })
    )

    it.effect("returns null for what is unknown, and the exchange's currency", () =>
      Effect.gen(function* () {
        const companies = yield* bySymbol("SHEL")
        assert.deepInclude(
          companies.find((_) => _.company_id === 2),
          { alias_name: null, sector: null, isin: null, website: null, currency: "USD" }
        )
      })
    )

    it.effect("finds the symbol on every exchange", () =>
      Effect.gen(function* () {
        const exchanges = (yield* bySymbol("SHEL")).map((_) => _.exchange)
        assert.sameMembers(exchanges, ["LSE", "NYSE"])
      })
    )

    it.effect("finds a delisted company", () =>
      Effect.gen(function* () {
        const [gone] = yield* bySymbol("GONE")
        assert.isFalse(gone?.listed)
      })
    )

    it.effect("finds no company for an unknown symbol", () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* bySymbol("SHE"), [])
      })
    )

    it.effect("has the world's exchanges from the start", () =>
      Effect.gen(function* () {
        const store = yield* CompanyStore
        assert.sameDeepMembers([...(yield* store.exchanges)], [...worldExchanges])
      })
    )
  })
