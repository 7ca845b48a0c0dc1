/** Massive, formerly Polygon.io: a whole session of the United States in one request, bars as traded. */
import { Effect } from "effect"
import type { Ask, Query } from "./Ask.ts"
import { actionsBatch, barsBatch, objectIn, objectsIn } from "./Rows.ts"
import { unitedStates } from "./markets.ts"
import type { DailyVendor } from "./Vendor.ts"

/** The path and the parameters of the address of a next page, which is asked for at the operator's address. */
const pathOf = (next: string): string => {
  const { pathname, search } = new URL(next)
  return pathname + search
}

/** The results of all pages. */
const resultsOf = Effect.fnUntraced(function* ({ json }: Ask, first: string, query: Query) {
  const results: Array<Readonly<Record<string, unknown>>> = []
  let path: string | null = first
  let own = query
  while (path !== null) {
    const answer: Readonly<Record<string, unknown>> = objectIn(yield* json(path, own)) ?? {}
    results.push(...objectsIn(answer["results"]))
    const next = answer["next_url"]
    path = typeof next === "string" && URL.canParse(next) ? pathOf(next) : null
    own = {}
  }
  return results
})

const isText = (value: unknown): value is string => typeof value === "string"

export const massive: DailyVendor = {
  name: "massive",
  title: "Massive (formerly Polygon.io)",
  kinds: ["prices", "actions"],
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
    isBeyondPlan: (message) => /data timeframe/i.test(message)
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
      return rows.flatMap((row) => {
        const symbol = String(tickerOf(row))
        const exchange = found.get(symbol)
        return exchange === undefined ? [] : [{ row, symbol, exchange }]
      })
    })
    return {
      actions: Effect.fnUntraced(function* ({ exchanges }, { from, to }) {
        const within = (day: string) => ({ [`${day}.gte`]: from, [`${day}.lte`]: to, limit: "1000" })
        const splits = yield* resultsOf(ask, "/v3/reference/splits", within("execution_date"))
        const dividends = yield* resultsOf(ask, "/v3/reference/dividends", within("ex_dividend_date"))
        const paid = yield* ours(dividends, ({ ticker }) => ticker, exchanges)
        const split = yield* ours(splits, ({ ticker }) => ticker, exchanges)
        return [
          actionsBatch([
            ...split.map(({ exchange, row, symbol }) => ({
              symbol,
              exchange,
              effective_date: row["execution_date"],
              type: "split",
              value: Number(row["split_to"]) / Number(row["split_from"])
            })),
            ...paid.map(({ exchange, row, symbol }) => ({
              symbol,
              exchange,
              effective_date: row["ex_dividend_date"],
              type: "dividend",
              value: row["cash_amount"],
              currency: row["currency"]
            }))
          ])
        ]
      }),
      session: Effect.fnUntraced(function* ({ exchanges }, date) {
        const path = `/v2/aggs/grouped/locale/us/market/stocks/${date}`
        const answer = objectIn(yield* ask.json(path, { adjusted: "false" })) ?? {}
        const found = yield* ours(objectsIn(answer["results"]), ({ T }) => T, exchanges)
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
