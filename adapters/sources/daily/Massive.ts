/** Massive, formerly Polygon.io: a whole session of the United States in one request, bars as traded. */
import { Effect } from "effect"
import { usSymbol } from "../symbols/UsSymbol.ts"
import { type Ask, type Query, unexpected } from "./Ask.ts"
import { listedBatch } from "./Listed.ts"
import { actionsBatch, barsBatch, objectIn, objectsIn, paidOn, rowsOfKnown } from "./Rows.ts"
import { unitedStates } from "./markets.ts"
import type { DailyVendor } from "./Vendor.ts"

/**
 * The path and the parameters of the address of a next page, which is asked for at the operator's address; null where there is
 * none. The path of another scheme may begin with something else than a slash, and lengthen the host's name.
 */
const pathOf = (next: unknown): string | null => {
  if (typeof next !== "string" || !URL.canParse(next)) return null
  const { pathname, protocol, search } = new URL(next)
  return protocol === "https:" || protocol === "http:" ? pathname + search : null
}

/** The most pages of a list: the largest one, the companies, has about 15. */
const mostPages = 1000

/** Subscriptions with a delay say so. */
const good: ReadonlySet<unknown> = new Set(["OK", "DELAYED"])

/** The results of all pages; null where there is no such path. */
const resultsOf = Effect.fnUntraced(function* ({ json }: Ask, first: string, query: Query) {
  const results: Array<Readonly<Record<string, unknown>>> = []
  const asked = new Set<string>()
  let path = first
  let own = query
  while (true) {
    const answer: unknown = yield* json(path, own)
    if (answer === null) return null
    const { next_url, results: page, status }: Readonly<Record<string, unknown>> = objectIn(answer) ?? {}
    if (!good.has(status)) return yield* unexpected(`massive ${path}`, "an object with the status OK")
    for (const result of objectsIn(page)) results.push(result)
    const next = pathOf(next_url)
    if (next === null) return results
    if (asked.has(next) || asked.size === mostPages) {
      return yield* unexpected(`massive ${first}`, `a list that ends within ${mostPages} pages`)
    }
    asked.add(next)
    path = next
    own = {}
  }
})

const isText = (value: unknown): value is string => typeof value === "string"

/** Its types of securities that are listed, in words; other types are left out. */
const stockTypes: Readonly<Record<string, string>> = { CS: "Common Stock", ADRC: "ADR", ETF: "ETF" }

export const massive: DailyVendor = {
  name: "massive",
  title: "Massive (formerly Polygon.io)",
  kinds: ["companies", "prices", "actions"],
  licence:
    "Under Massive's market data terms (https://massive.com/terms): for the subscriber's own use; redistribution requires a licence of its own.",
  url: "https://api.massive.com",
  style: {
    keyed: (key) => ({ headers: { Authorization: `Bearer ${key}` } }),
    refusal: (answer) => {
      const { error, message, status } = objectIn(answer) ?? {}
      if (status !== "ERROR" && status !== "NOT_AUTHORIZED") return null
      return { message: String(error ?? message ?? status), ends: status === "NOT_AUTHORIZED" }
    },
    isBeyondPlan: (message) => /data timeframe|not entitled/i.test(message),
    isUnpublished: (message) => /before end of day/i.test(message),
    isBusy: (message) => /maximum requests per minute/i.test(message)
  },
  plan: { perMinute: 5, perDay: null },
  markets: [unitedStates("US", 1)],
  firstDay: "2003-09-10",
  open: (ask, { known }) => {
    /** The rows whose ticker a company of the store has or had, with its exchange. */
    const ours = Effect.fnUntraced(function* <A>(
      rows: ReadonlyArray<A>,
      tickerOf: (row: A) => unknown,
      exchanges: ReadonlyArray<string>
    ) {
      const found = yield* known(rows.map(tickerOf).filter(isText), exchanges)
      return rowsOfKnown(rows, (row) => String(tickerOf(row)), found)
    })
    return {
      companies: Effect.fnUntraced(function* (market) {
        const path = "/v3/reference/tickers"
        const query = { market: "stocks", active: "true", limit: "1000" }
        const tickers = yield* resultsOf(ask, path, query)
        if (tickers === null) return yield* unexpected(`massive ${path}`, "there")
        const listed = tickers.map(({ cik, name, primary_exchange, ticker, type }) => ({
          symbol: usSymbol(String(ticker)),
          venue: primary_exchange,
          name,
          stock_type: stockTypes[String(type)] ?? null,
          cik
        }))
        return [listedBatch(market, listed)]
      }),
      actions: Effect.fnUntraced(function* ({ exchanges }, { from, to }) {
        const within = (day: string, limit: number) => ({
          [`${day}.gte`]: from,
          [`${day}.lte`]: to,
          limit: String(limit)
        })
        const splits =
          (yield* resultsOf(ask, "/stocks/v1/splits", within("execution_date", 5000))) ??
          (yield* resultsOf(ask, "/v3/reference/splits", within("execution_date", 1000)))
        // Amounts of the former path are as paid in part, and adjusted for later splits in part.
        const dividends = yield* resultsOf(ask, "/stocks/v1/dividends", within("ex_dividend_date", 5000))
        if (splits === null || dividends === null) {
          return yield* unexpected(
            `massive /stocks/v1/${splits === null ? "splits" : "dividends"}`,
            "there, and dividends elsewhere may be adjusted"
          )
        }
        const paid = yield* ours(dividends, ({ ticker }) => ticker, exchanges)
        const split = yield* ours(splits, ({ ticker }) => ticker, exchanges)
        return [
          actionsBatch([
            ...split.map(({ exchange, row, symbol }) => ({
              symbol,
              exchange,
              effective_date: row["execution_date"],
              type: row["adjustment_type"] === "stock_dividend" ? "stock_dividend" : "split",
              value: Number(row["split_to"]) / Number(row["split_from"])
            })),
            ...paid.map(({ exchange, row, symbol }) => ({
              symbol,
              exchange,
              effective_date: row["ex_dividend_date"],
              type: "dividend",
              value: row["cash_amount"],
              currency: row["currency"],
              payment_date: paidOn(row["pay_date"])
            }))
          ])
        ]
      }),
      session: Effect.fnUntraced(function* ({ exchanges }, date) {
        const path = `/v2/aggs/grouped/locale/us/market/stocks/${date}`
        const rows = yield* resultsOf(ask, path, { adjusted: "false" })
        if (rows === null) return yield* unexpected(`massive ${path}`, "there")
        const found = yield* ours(rows, ({ T }) => T, exchanges)
        return [
          barsBatch(
            found.map(({ exchange, row, symbol }) => ({
              symbol,
              exchange,
              date,
              open: row["o"],
              high: row["h"],
              low: row["l"],
              close: row["c"],
              volume: Math.round(Number(row["v"]))
            }))
          )
        ]
      })
    }
  }
}
