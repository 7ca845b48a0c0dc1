/** Serves the directory: the listed companies by country, exchange, sector and first letter, with their latest prices. */
import { Clock, Context, Effect, Layer, Schema } from "effect"
import { Company } from "../companies/Company.ts"
import { type FigureColumn, valueAt } from "../figures/FigureColumn.ts"
import { Matrices, type Matrix } from "../figures/Matrices.ts"
import type { FiguresNotReady } from "../figures/StatementRows.ts"
import { LatestTrade, MarketData } from "../markets/MarketData.ts"
import type { Window } from "../paging/Paging.ts"
import { LatestPrice } from "../prices/LatestPrice.ts"
import { Rates } from "../rates/Rates.ts"
import { noRates, rateOn, type RateTable } from "../rates/RateTable.ts"
import { pick } from "../records/Members.ts"
import { inTurns } from "../scheduling/EventLoop.ts"
import type { Overloaded } from "../scheduling/Turns.ts"
import { cached } from "../store/Cached.ts"
import type { Changes } from "../store/Changes.ts"
import { afterLongRead } from "../store/Deadline.ts"
import type { ExchangeZone } from "../sessions/ExchangeDays.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import { dayIn } from "../time/Zone.ts"
import { PriceAge, priceAge } from "../views/PriceAge.ts"
import {
  directoryAsked,
  type DirectoryFilter,
  type DirectoryMatch,
  type DirectoryRows,
  directoryRows,
  marketCap,
  matchDirectory
} from "./directoryRows.ts"
import { conversionOf, screenColumn } from "./ScreenColumns.ts"
import { order } from "./sorting.ts"

/** A company of the directory. Its price is in `currency`, its market cap in `market_cap_currency`. */
export const DirectoryCompany = Schema.Struct({
  ...pick(Company.fields, [
    "company_id",
    "slug",
    "symbol",
    "name",
    "alias_name",
    "exchange",
    "country_code",
    "sector",
    "industry"
  ]),
  close: LatestTrade.fields.latest_price,
  ...pick(Company.fields, ["currency"]),
  price_change_percent: LatestPrice.fields.change_percent,
  ...pick(MarketData.fields, ["market_cap", "market_cap_currency", "price_date"]),
  ...pick(PriceAge.fields, ["sessions_since"])
}).annotate({ identifier: "DirectoryCompany" })
export interface DirectoryCompany extends Schema.Schema.Type<typeof DirectoryCompany> {}

/** What the directory may be ordered by. */
export const directorySorts = ["name", "symbol", "market_cap", "change", "price_date"] as const

/** What is asked of the directory. */
export interface DirectoryQuery extends DirectoryFilter {
  readonly sort: (typeof directorySorts)[number]
  /** Whether the greatest are first. */
  readonly descending: boolean
  /** Of market caps; null for that of the most companies that the filters leave. */
  readonly currency: string | null
}

/** Some companies of the directory, and how many the filters leave. */
export interface DirectoryPage extends Pick<DirectoryMatch, "facets" | "total"> {
  readonly as_of: string
  /** Of market caps; null where it wasn't asked for and no company has one. */
  readonly currency: string | null
  readonly companies: ReadonlyArray<DirectoryCompany>
}

/** What was computed of a matrix in a currency, kept with it. */
interface InCurrency {
  readonly rates: RateTable
  readonly caps: FigureColumn
  /** Rows by the sort, and its direction. */
  readonly orders: Map<string, Int32Array>
}

interface Kept {
  readonly rows: DirectoryRows
  readonly currencies: Map<string, InCurrency>
}

/** The rates of so many currencies and days are kept, and market caps in as many currencies. */
const ratesInMemory = 50
const currenciesInMemory = 20

/** All rows in an order, those without a value last, ties by company_id. */
const ordered = (
  { columns, names, universe }: DirectoryRows,
  { caps, orders }: InCurrency,
  { descending, sort }: DirectoryQuery
): Int32Array => {
  const key = `${descending ? "-" : ""}${sort}`
  const { price_change_percent: change, price_date, symbol } = columns
  const column = { name: names, symbol, market_cap: caps, change, price_date }[sort]
  const found = orders.get(key) ?? order(column, descending, universe.company_ids)
  orders.set(key, found)
  return found
}

const service = Effect.gen(function* () {
  const matrices = yield* Matrices
  const rates = yield* Rates
  const kept = new WeakMap<object, Kept>()

  const ratesOf = yield* cached("data", ratesInMemory, (key) => {
    const [currencies, first, last] = JSON.parse(key) as [ReadonlyArray<string>, string, string]
    return rates.of(currencies, first, last)
  })

  const directoryOf = Effect.fnUntraced(function* (matrix: Matrix) {
    const known = kept.get(matrix.version)
    if (known !== undefined) return known
    const found: Kept = { rows: yield* inTurns(directoryRows(matrix)), currencies: new Map() }
    kept.set(matrix.version, found)
    return found
  })

  /** The market caps in a currency; null for their own. */
  const inCurrency = Effect.fnUntraced(function* (
    matrix: Matrix,
    { currencies, rows: { universe } }: Kept,
    currency: string | null
  ) {
    const needed = currency === null ? null : conversionOf(matrix, marketCap, universe.rows, currency)
    const table =
      needed === null || currency === null
        ? noRates
        : yield* ratesOf(
            JSON.stringify([[currency, ...needed.currencies].toSorted(), needed.first, needed.last])
          )
    const known = currencies.get(currency ?? "")
    if (known?.rates === table) return known
    const found: InCurrency = {
      rates: table,
      caps: screenColumn(
        matrix,
        marketCap,
        universe.rows,
        currency,
        (from, to, day) => rateOn(table, from, to, day)?.value ?? null
      ),
      orders: new Map()
    }
    if (currencies.size >= currenciesInMemory) currencies.clear()
    currencies.set(currency ?? "", found)
    return found
  })

  const page = Effect.fn("CompanyDirectory.page")(function* (
    query: DirectoryQuery,
    as_of: string | null,
    { limit, offset }: Window
  ) {
    const matrix = yield* matrices.on(as_of, directoryAsked)
    const now = yield* Clock.currentTimeMillis
    return yield* afterLongRead(
      Effect.gen(function* () {
        const directory = yield* directoryOf(matrix)
        const { columns, universe } = directory.rows
        const { currency: own, facets, matched, total } = matchDirectory(directory.rows, query)
        const currency = query.currency ?? own
        const converted = yield* inCurrency(matrix, directory, currency)
        const shown: Array<number> = []
        let seen = 0
        for (const row of ordered(directory.rows, converted, query)) {
          if (shown.length === limit) break
          if (matched[row] === 1 && seen++ >= offset) shown.push(row)
        }
        // Most companies of a page are of a few exchanges, and of their latest day.
        const ages = new Map<string, number | null>()
        const ageOf = (exchange: ExchangeZone, price_date: string | null): number | null => {
          const key = `${exchange.mic_code} ${price_date}`
          const known = ages.get(key)
          if (known !== undefined) return known
          const { sessions_since } = priceAge(exchange, price_date, as_of, now)
          ages.set(key, sessions_since)
          return sessions_since
        }
        const companyAt = (row: number): DirectoryCompany => {
          const at = <A>(column: FigureColumn): A => valueAt(column, row) as A
          const price_date = at<string | null>(columns.price_date)
          const market_cap = at<number | null>(converted.caps)
          const exchange = {
            mic_code: at<string>(columns.mic_code),
            time_zone: at<string>(columns.time_zone)
          }
          return {
            company_id: universe.company_ids[row] as number,
            slug: at(columns.slug),
            symbol: at(columns.symbol),
            name: at(columns.name),
            alias_name: at(columns.alias_name),
            exchange: at(columns.exchange),
            country_code: at(columns.country_code),
            sector: at(columns.sector),
            industry: at(columns.industry),
            close: at(columns.close),
            currency: at(columns.currency),
            price_change_percent: at(columns.price_change_percent),
            market_cap,
            market_cap_currency: market_cap === null ? null : currency,
            price_date,
            sessions_since: ageOf(exchange, price_date)
          }
        }
        const found: DirectoryPage = {
          as_of: as_of ?? dayIn("UTC", now),
          currency,
          total,
          facets,
          companies: yield* inTurns(
            (function* () {
              const companies: Array<DirectoryCompany> = []
              for (const row of shown) {
                companies.push(companyAt(row))
                yield
              }
              return companies
            })()
          )
        }
        return found
      })
    )
  })

  return { page }
})

/** The listed companies: those of the universe `listed` of screens. */
export class CompanyDirectory extends Context.Service<
  CompanyDirectory,
  {
    /**
     * The companies that the filters leave, in the order of the query, unknown values last and ties by company_id; as of the end
     * of a day, null for now. Market caps are converted by the rate of their price's day, unknown without one. Fails as
     * overloaded where too many days are to be read before.
     */
    readonly page: (
      query: DirectoryQuery,
      as_of: string | null,
      window: Window
    ) => Effect.Effect<DirectoryPage, FiguresNotReady | Overloaded | StoreUnavailable>
  }
>()("findata/core/screens/CompanyDirectory") {
  static readonly layer: Layer.Layer<CompanyDirectory, never, Changes | Matrices | Rates> = Layer.effect(
    CompanyDirectory,
    service
  )
}
