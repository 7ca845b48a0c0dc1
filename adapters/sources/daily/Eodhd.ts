/** EODHD: the last sessions of a whole exchange, and each company's history. Prices are as traded, volumes split-adjusted. */
import { Effect } from "effect"
import { usSymbol } from "../symbols/UsSymbol.ts"
import { type Query, unexpected } from "./Ask.ts"
import { listedBatch } from "./Listed.ts"
import { actionsBatch, barsBatch, companyBars, isFilling, objectIn, paidOn, rowsOfKnown } from "./Rows.ts"
import { hyphenated } from "../symbols/Hyphenated.ts"
import { marketOf, unitedStates } from "./markets.ts"
import type { DailyVendor, Market } from "./Vendor.ts"

/** What EODHD calls exchanges, by our codes; those of the United States are one. */
const exchangeNames: Readonly<Record<string, string>> = {
  LSE: "LSE",
  TSX: "TO",
  TSXV: "V",
  XETRA: "XETRA",
  KOSPI: "KO",
  KOSDAQ: "KQ",
  ASX: "AU",
  NSE: "NSE"
}

const others = Object.entries(exchangeNames).map(([code, name]) => marketOf(name, code, 3))

const markets = [unitedStates("US", 3), ...others]

/** Its kinds of securities that are listed here, in its words. */
const stockTypes: ReadonlySet<unknown> = new Set(["Common Stock", "ETF"])

/** A split, `4.000000/1.000000`, as new shares for each old one. */
const ratioOf = (split: unknown): number => {
  const [to, from] = String(split).split("/").map(Number)
  return (to ?? Number.NaN) / (from ?? Number.NaN)
}

/** A company as EODHD names it, `BRK-B.US`, in an address. */
const nameOf = ({ exchange, symbol }: { readonly exchange: string; readonly symbol: string }) => {
  const market = markets.find(({ exchanges }) => exchanges.includes(exchange))
  return encodeURIComponent(`${hyphenated(symbol)}.${market?.name ?? exchange}`)
}

type Row = Readonly<Record<string, unknown>>

const splitRow = ({ date, split }: Row) => ({ effective_date: date, type: "split", value: ratioOf(split) })

/** Subscriptions without charge have a row that says how far they reach, or a member of a row that does. */
const isBar = ({ close, date }: Row): boolean => date !== undefined && close !== undefined

/** In the columns of its files, by which the format is known. */
const barRow = ({ adjusted_close, close, date, high, low, open, volume }: Row) => ({
  date,
  open,
  high,
  low,
  close,
  adjusted_close,
  volume
})

/** The amount as paid: `value` is adjusted for the splits since. */
const dividendRow = ({ currency, date, dividend, paymentDate, unadjustedValue, value }: Row) => ({
  effective_date: date,
  type: "dividend",
  value: unadjustedValue ?? dividend ?? value,
  currency,
  payment_date: paidOn(paymentDate)
})

export const eodhd: DailyVendor = {
  name: "eodhd",
  title: "EODHD",
  kinds: ["companies", "prices", "actions"],
  licence:
    "Under EODHD's terms (https://eodhd.com/financial-apis/terms-conditions): for the subscriber's own use; showing the data to others requires a commercial licence.",
  notes: [
    "Volumes are adjusted for splits, and restored by them. Outside the United States prices of years long ago (of Australia before 2001) and those before a demerger may be adjusted, which EODHD doesn't state."
  ],
  url: "https://eodhd.com",
  style: {
    keyed: (key) => ({ query: { api_token: key, fmt: "json" } }),
    refusal: (answer) => {
      const { error, errors, message } = objectIn(answer) ?? {}
      const said = error ?? errors ?? message
      return said === undefined
        ? null
        : { message: typeof said === "string" ? said : JSON.stringify(said), ends: false }
    },
    // Whole exchanges aren't part of a subscription without charge.
    isBeyondPlan: (message) => /free users/i.test(message)
  },
  plan: { perMinute: 1000, perDay: 20 },
  markets,
  firstDay: "1985-01-01",
  open: ({ list }, { known }) => {
    /** The splits of the sessions that were asked for so far, which are the newer ones. */
    const later: Array<{ readonly code: string; readonly date: string; readonly ratio: number }> = []
    /** The rows of a list of an exchange. */
    const ofExchange = Effect.fnUntraced(function* (path: string, query: Query = {}) {
      return (yield* list(path, query)) ?? (yield* unexpected(`eodhd ${path}`, "there"))
    })
    const bulk = ({ name }: Market, query: Query) => ofExchange(`/api/eod-bulk-last-day/${name}`, query)
    return {
      companies: (market) =>
        Effect.map(ofExchange(`/api/exchange-symbol-list/${market.name}`), (rows) => {
          const [only, ...others] = market.exchanges
          const listed = rows.map(({ Code, Exchange, Isin, Name, Type }) => ({
            symbol: others.length === 0 ? String(Code) : usSymbol(String(Code)),
            // Of several exchanges a row names its own.
            venue: others.length === 0 ? only : Exchange,
            name: Name,
            stock_type: stockTypes.has(Type) ? String(Type) : null,
            isin: Isin
          }))
          return [listedBatch(market, listed)]
        }),
      session: Effect.fnUntraced(function* (market, date) {
        const splits = yield* bulk(market, { date, type: "splits" })
        const dividends = yield* bulk(market, { date, type: "dividends" })
        const bars = (yield* bulk(market, { date })).filter((row) => row["date"] === date && !isFilling(row))
        const all = [...splits, ...dividends, ...bars].map(({ code }) => String(code))
        const found = yield* known([...new Set(all)], market.exchanges)
        const ours = (rows: ReadonlyArray<Row>) => rowsOfKnown(rows, ({ code }) => String(code), found)
        /** What the splits after the day multiplied the volume by. */
        const adjustedBy = (code: string): number =>
          later.reduce(
            (product, split) => (split.code === code && split.date > date ? product * split.ratio : product),
            1
          )
        const actions = [
          ...ours(splits).map(({ row, ...of }) => ({ ...of, ...splitRow(row) })),
          ...ours(dividends).map(({ row, ...of }) => ({ ...of, ...dividendRow(row) }))
        ]
        const prices = ours(bars).map(({ row, ...of }) => ({
          ...of,
          date,
          open: row["open"],
          high: row["high"],
          low: row["low"],
          close: row["close"],
          volume: Math.round(Number(row["volume"]) / adjustedBy(of.symbol))
        }))
        for (const { code, split } of splits) later.push({ code: String(code), date, ratio: ratioOf(split) })
        return [actionsBatch(actions), barsBatch(prices)]
      }),
      company: {
        actions: Effect.fnUntraced(function* (subject, { from, to }) {
          const name = nameOf(subject)
          const splits = yield* list(`/api/splits/${name}`, { from, to })
          const dividends = yield* list(`/api/div/${name}`, { from, to })
          if (splits === null || dividends === null) return null
          return [actionsBatch([...splits.map(splitRow), ...dividends.map(dividendRow)], to)]
        }),
        bars: (subject, { from, to }) =>
          Effect.map(list(`/api/eod/${nameOf(subject)}`, { from, to }), (rows) =>
            rows === null
              ? null
              : [companyBars(rows.filter((row) => isBar(row) && !isFilling(row)).map(barRow))]
          ),
        format: "eodhd"
      }
    }
  }
}
