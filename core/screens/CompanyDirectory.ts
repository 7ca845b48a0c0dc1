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
import { noRates, rateOn } from "../rates/RateTable.ts"
import { pick } from "../records/Members.ts"
import { inTurns } from "../scheduling/EventLoop.ts"
import type { Overloaded } from "../scheduling/Turns.ts"
import { cached } from "../store/Cached.ts"
import type { Changes } from "../store/Changes.ts"
import { afterLongRead } from "../store/Deadline.ts"
import { keptWithin } from "../store/KeptWithin.ts"
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
import { type DirectoryOrder, directoryList, filterKey } from "./directoryLists.ts"
import { conversionOf, screenColumn } from "./ScreenColumns.ts"

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

/** What is asked of the directory. */
export interface DirectoryQuery extends DirectoryFilter, DirectoryOrder {
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

interface Kept {
  readonly rows: DirectoryRows
  /** What filters leave. */
  readonly matches: Map<string, DirectoryMatch>
  /** What rates market caps need in a currency. */
  readonly conversions: Map<string, ReturnType<typeof conversionOf>>
}

/** The rates of so many currencies and days are kept, and what so many currencies need of them. */
const ratesInMemory = 50
const currenciesInMemory = 20

/** Of so many filters is kept what they leave. */
const matchesInMemory = 50

/** Bytes of market caps, orders and lists, over all days: each is asked for by parameters that clients choose. */
const maxBytes = 32_000_000

/** What was made under a name, of which so many are kept: made now where it isn't there. */
const keptBy = <A>(kept: Map<string, A>, max: number, name: string, make: () => A): A => {
  const known = kept.get(name)
  if (known !== undefined) return known
  const made = make()
  if (kept.size >= max) kept.clear()
  kept.set(name, made)
  return made
}

const service = Effect.gen(function* () {
  const matrices = yield* Matrices
  const rates = yield* Rates
  const kept = new WeakMap<object, Kept>()
  const within = keptWithin(maxBytes)

  const ratesOf = yield* cached("data", ratesInMemory, (key) => {
    const [currencies, first, last] = JSON.parse(key) as [ReadonlyArray<string>, string, string]
    return rates.of(currencies, first, last)
  })

  const directoryOf = Effect.fnUntraced(function* (matrix: Matrix) {
    const known = kept.get(matrix.version)
    if (known !== undefined) return known
    const found: Kept = {
      rows: yield* inTurns(directoryRows(matrix)),
      matches: new Map(),
      conversions: new Map()
    }
    kept.set(matrix.version, found)
    return found
  })

  /** The market caps in a currency; null for their own. */
  const capsIn = Effect.fnUntraced(function* (
    matrix: Matrix,
    { conversions, rows }: Kept,
    currency: string | null
  ) {
    const { universe } = rows
    const needed =
      currency === null
        ? null
        : keptBy(conversions, currenciesInMemory, currency, () =>
            conversionOf(matrix, marketCap, universe.rows, currency)
          )
    const table =
      needed === null || currency === null
        ? noRates
        : yield* ratesOf(
            JSON.stringify([[currency, ...needed.currencies].toSorted(), needed.first, needed.last])
          )
    return within(
      [rows, table],
      currency ?? "",
      () =>
        screenColumn(
          matrix,
          marketCap,
          universe.rows,
          currency,
          (from, to, day) => rateOn(table, from, to, day)?.value ?? null
        ),
      ({ values }) => 8 * values.length
    )
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
        const match = keptBy(directory.matches, matchesInMemory, filterKey(query), () =>
          matchDirectory(directory.rows, query)
        )
        const { currency: own, facets, total } = match
        const currency = query.currency ?? own
        const caps = yield* capsIn(matrix, directory, currency)
        const shown = directoryList(within, directory.rows, caps, query, match).subarray(
          offset,
          offset + limit
        )
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
          const market_cap = at<number | null>(caps)
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
