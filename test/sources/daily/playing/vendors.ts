/** Answers of vendors about a made-up market, in the forms that they document, as of a day. */
import { dailySources } from "../../../../adapters/sources/daily/mod.ts"
import type { Source } from "../../../../core/mod.ts"
import type { Recorded } from "../../../web/playing.ts"
import type { Played } from "../../syncing.ts"
import { type PlayedCompany, splitsSince } from "./market.ts"

/** The key that the played vendors take. */
export const playedKey = "a-key-of-16-chars"

type Answer = (path: string, query: URLSearchParams, today: string) => unknown

const answered = (value: unknown): Recorded =>
  typeof value === "string"
    ? { body: value }
    : { body: JSON.stringify(value), headers: { "Content-Type": "application/json" } }

const within = (date: string, from: string | null, to: string | null, today: string): boolean =>
  (from === null || from <= date) && (to === null || date <= to) && date <= today

/** The companies with a bar on the last day of the market. */
const listedNow = (market: ReadonlyArray<PlayedCompany>): ReadonlyArray<PlayedCompany> => {
  const last = market
    .map(({ bars }) => bars.at(-1)?.date ?? "")
    .toSorted()
    .at(-1)
  return market.filter(({ bars }) => bars.at(-1)?.date === last)
}

/** The part of a path after a prefix; null for another path. */
const after = (path: string, prefix: string): string | null =>
  path.startsWith(prefix) ? decodeURIComponent(path.slice(prefix.length)) : null

const hyphened = ({ symbol }: PlayedCompany): string => symbol.replace(".", "-")

/** Source: https://www.tiingo.com/documentation/end-of-day */
const tiingoAnswer =
  (market: ReadonlyArray<PlayedCompany>): Answer =>
  (path, query, today) => {
    const ticker = after(path, "/tiingo/daily/")?.replace("/prices", "")
    const company = market.find((one) => hyphened(one).toLowerCase() === ticker)
    return company?.bars
      .filter(({ date }) => within(date, query.get("startDate"), query.get("endDate"), today))
      .map(({ date, ...bar }) => ({
        date: `${date}T00:00:00.000Z`,
        ...bar,
        adjClose: bar.close,
        adjHigh: bar.high,
        adjLow: bar.low,
        adjOpen: bar.open,
        adjVolume: bar.volume,
        divCash: company.dividends.find((paid) => paid.date === date)?.amount ?? 0,
        splitFactor: company.splits.find((split) => split.date === date)?.to ?? 1
      }))
  }

/** Pages of the reference data are shorter than the vendor's, so that a small market has several. */
const pageSize = 4
const longPage = 1000

/** As many rows are those of a whole market. */
const manyRows = 100

const paged = (path: string, query: URLSearchParams, rows: ReadonlyArray<unknown>) => {
  const cursor = Number(query.get("cursor") ?? 0)
  const size = rows.length > manyRows ? longPage : pageSize
  const next = new URLSearchParams(query)
  next.set("cursor", String(cursor + size))
  const hasMore = cursor + size < rows.length
  return {
    status: "DELAYED",
    request_id: "6a7e466379af0a71039d60cc78e72282",
    results: rows.slice(cursor, cursor + size),
    ...(hasMore && { next_url: `https://api.polygon.io${path}?${next}` })
  }
}

/** Source: https://massive.com/docs/rest/stocks */
const massiveAnswer =
  (market: ReadonlyArray<PlayedCompany>): Answer =>
  (path, query, today) => {
    const isAsked = (date: string, name: string) =>
      within(date, query.get(`${name}.gte`), query.get(`${name}.lte`), today)
    if (path === "/v3/reference/tickers") {
      const tickers = listedNow(market).map(({ exchange, symbol }) => ({
        ticker: symbol,
        name: `Company ${symbol}`,
        market: "stocks",
        primary_exchange: exchange === "NYSE" ? "XNYS" : "XNAS",
        type: "CS",
        active: true
      }))
      const warrant = { ticker: "S0000.WS", name: "Warrant", primary_exchange: "XNYS", type: "WARRANT" }
      return paged(path, query, [warrant, ...tickers])
    }
    if (path === "/stocks/v1/splits") {
      const splits = market.flatMap(({ splits, symbol }) =>
        splits
          .filter(({ date }) => isAsked(date, "execution_date"))
          .map(({ date, from, to }) => ({
            ticker: symbol,
            execution_date: date,
            split_from: from,
            split_to: to,
            adjustment_type: "forward_split"
          }))
      )
      return paged(path, query, splits)
    }
    if (path === "/stocks/v1/dividends") {
      const dividends = market.flatMap(({ dividends, symbol, ...company }) =>
        dividends
          .filter(({ date }) => isAsked(date, "ex_dividend_date"))
          .map(({ amount, date }) => ({
            ticker: symbol,
            ex_dividend_date: date,
            cash_amount: amount,
            split_adjusted_cash_amount: amount / splitsSince({ dividends, symbol, ...company }, date, today),
            currency: "USD",
            distribution_type: "recurring",
            frequency: 4
          }))
      )
      return paged(path, query, dividends)
    }
    const day = after(path, "/v2/aggs/grouped/locale/us/market/stocks/")
    if (day === null) return undefined
    const bars = market.flatMap(({ bars, symbol }) =>
      bars
        .filter(({ date }) => date === day && date <= today)
        .map(({ close, high, low, open, volume }) => ({
          T: symbol,
          v: volume,
          o: open,
          c: close,
          h: high,
          l: low,
          n: 9
        }))
    )
    // A ticker of no company of the store.
    const results = bars.length === 0 ? [] : [...bars, { T: "ZZZZTEST", v: 1, o: 1, c: 1, h: 1, l: 1, n: 1 }]
    return {
      adjusted: query.get("adjusted") !== "false",
      queryCount: results.length,
      resultsCount: results.length,
      status: "OK",
      ...(results.length > 0 && { results })
    }
  }

const ratio = ({ from, to }: PlayedCompany["splits"][number]): string => `${to}.000000/${from}.000000`

/** Source: https://eodhd.com/financial-apis/ */
const eodhdAnswer =
  (market: ReadonlyArray<PlayedCompany>): Answer =>
  (path, query, today) => {
    const barOf = (company: PlayedCompany, bar: PlayedCompany["bars"][number]) => ({
      ...bar,
      adjusted_close: bar.close,
      volume: bar.volume * splitsSince(company, bar.date, today)
    })
    if (path === "/api/exchange-symbol-list/US") {
      const of = { Country: "USA", Currency: "USD", Isin: null }
      const fund = { ...of, Code: "ZZFUND", Name: "Fund", Exchange: "NMFQS", Type: "FUND" }
      const listed = listedNow(market).map((company) => ({
        ...of,
        Code: hyphened(company),
        Name: `Company ${company.symbol}`,
        Exchange: company.exchange,
        Type: "Common Stock"
      }))
      return [fund, ...listed]
    }
    if (path === "/api/eod-bulk-last-day/US") {
      const day = query.get("date") ?? today
      if (day > today) return []
      const type = query.get("type")
      return market.flatMap((company): ReadonlyArray<unknown> => {
        const of = { code: hyphened(company), exchange: "US", date: day }
        if (type === "splits") {
          return company.splits
            .filter(({ date }) => date === day)
            .map((split) => ({ ...of, split: ratio(split) }))
        }
        const paid = company.dividends.find(({ date }) => date === day)
        if (type === "dividends") {
          return paid === undefined ? [] : [{ ...of, dividend: String(paid.amount), currency: "USD" }]
        }
        const bar = company.bars.find(({ date }) => date === day)
        return bar === undefined
          ? []
          : [{ ...barOf(company, bar), code: hyphened(company), exchange_short_name: "US" }]
      })
    }
    const companyIn = (prefix: string) => {
      const name = after(path, prefix)
      return name === null ? undefined : market.find((one) => `${hyphened(one)}.US` === name)
    }
    const isAsked = ({ date }: { readonly date: string }) =>
      within(date, query.get("from"), query.get("to"), today)
    const split = companyIn("/api/splits/")
    if (split !== undefined) {
      return split.splits.filter(isAsked).map((one) => ({ date: one.date, split: ratio(one) }))
    }
    const paying = companyIn("/api/div/")
    if (paying !== undefined) {
      return paying.dividends.filter(isAsked).map(({ amount, date }) => ({
        date,
        value: amount / splitsSince(paying, date, today),
        unadjustedValue: amount,
        currency: "USD"
      }))
    }
    const company = companyIn("/api/eod/")
    return company?.bars.filter(isAsked).map((bar) => barOf(company, bar))
  }

const listOfDays = (
  company: PlayedCompany,
  query: URLSearchParams,
  today: string,
  names: readonly [string, string]
) => company.bars.filter(({ date }) => within(date, query.get(names[0]), query.get(names[1]), today))

/** A number in single precision, as Twelve Data writes those of its answers. */
const single = (value: number): string => Math.fround(value).toFixed(6)

/** Source: https://twelvedata.com/docs#time-series */
const twelveDataAnswer =
  (market: ReadonlyArray<PlayedCompany>): Answer =>
  (path, query, today) => {
    const company = market.find(({ symbol }) => symbol === query.get("symbol"))
    if (company === undefined)
      return { code: 404, message: "**symbol** is missing or invalid", status: "error" }
    const meta = { symbol: company.symbol, currency: "USD", mic_code: "XNGS" }
    if (path === "/splits") {
      const splits = company.splits
        .filter(({ date }) => date <= today)
        .map(({ date, from, to }) => ({ date, ratio: from / to, from_factor: to, to_factor: from }))
      return { meta, splits }
    }
    if (path === "/dividends") {
      const dividends = company.dividends
        .filter(({ date }) => date <= today)
        .map(({ amount, date }) => ({ ex_date: date, amount }))
      return { meta, dividends }
    }
    if (path !== "/time_series" || query.get("adjust") !== "none") return undefined
    const end = query.get("end_date") ?? today
    const values = listOfDays(company, query, today, ["start_date", "end_date"])
      .filter(({ date }) => date < end)
      .map(({ close, date, high, low, open, volume }) => ({
        datetime: date,
        open: single(open),
        high: single(high),
        low: single(low),
        close: single(close),
        volume: String(volume)
      }))
      .toReversed()
    const none = "No data is available on the specified dates. Try setting different start/end dates."
    return values.length === 0
      ? { code: 400, message: none, status: "error" }
      : { meta, values, status: "ok" }
  }

/** Source: https://www.alphavantage.co/documentation/ */
const alphaVantageAnswer =
  (market: ReadonlyArray<PlayedCompany>, isPaid: boolean): Answer =>
  (path, query, today) => {
    const company = market.find((one) => hyphened(one) === query.get("symbol"))
    const of = query.get("function") ?? ""
    if (path !== "/query") return undefined
    if (company === undefined)
      return { "Error Message": `Invalid API call. Please retry or visit ... for ${of}.` }
    const isPremium = of === "TIME_SERIES_DAILY_ADJUSTED" || query.get("outputsize") === "full"
    if (isPremium && !isPaid) return { Information: "Thank you! This is a premium endpoint." }
    const { symbol } = company
    if (of === "SPLITS") {
      const data = company.splits
        .filter(({ date }) => date <= today)
        .map(({ date, from, to }) => ({ effective_date: date, split_factor: (to / from).toFixed(4) }))
      return { symbol, data }
    }
    if (of === "DIVIDENDS") {
      const data = company.dividends
        .filter(({ date }) => date <= today)
        .map(({ amount, date }) => ({ ex_dividend_date: date, payment_date: "None", amount: String(amount) }))
      return { symbol, data }
    }
    const known = company.bars.filter(({ date }) => date <= today).toReversed()
    const series = query.get("outputsize") === "full" ? known : known.slice(0, 100)
    const rows = series.map(({ close, date, high, low, open, volume }) => {
      const bar = { "1. open": `${open}`, "2. high": `${high}`, "3. low": `${low}`, "4. close": `${close}` }
      if (of === "TIME_SERIES_DAILY") return [date, { ...bar, "5. volume": `${volume}` }]
      const paid = company.dividends.find((one) => one.date === date)?.amount ?? 0
      const split = company.splits.find((one) => one.date === date)?.to ?? 1
      const adjusted = { "5. adjusted close": `${close}`, "6. volume": `${volume}` }
      const actions = { "7. dividend amount": paid.toFixed(4), "8. split coefficient": split.toFixed(1) }
      return [date, { ...bar, ...adjusted, ...actions }]
    })
    return { "Meta Data": { "2. Symbol": symbol }, "Time Series (Daily)": Object.fromEntries(rows) }
  }

/** Source: https://site.financialmodelingprep.com/developer/docs/stable */
const fmpAnswer =
  (market: ReadonlyArray<PlayedCompany>): Answer =>
  (path, query, today) => {
    const company = market.find((one) => hyphened(one) === query.get("symbol"))
    const symbol = query.get("symbol")
    const until = <A extends { readonly date: string }>(rows: ReadonlyArray<A> = []) =>
      rows.filter(({ date }) => date <= today).toReversed()
    switch (path.replace("/stable/", "")) {
      case "splits":
        return until(company?.splits).map(({ date, from, to }) => ({
          symbol,
          date,
          numerator: to,
          denominator: from
        }))
      case "dividends":
        return until(company?.dividends).map(({ amount, date }) => ({
          symbol,
          date,
          recordDate: "",
          adjDividend: amount / (company === undefined ? 1 : splitsSince(company, date, today)),
          dividend: amount
        }))
      case "historical-price-eod/non-split-adjusted":
        return company === undefined
          ? []
          : listOfDays(company, query, today, ["from", "to"])
              .toReversed()
              .map(({ close, date, high, low, open, volume }) => ({
                symbol,
                date,
                adjOpen: open,
                adjHigh: high,
                adjLow: low,
                adjClose: close,
                volume
              }))
    }
    return undefined
  }

/** Source: the ASCII files of https://stooq.com/db/ */
const stooqAnswer =
  (market: ReadonlyArray<PlayedCompany>): Answer =>
  (path, _, today) => {
    const [, year, month, date] = /^\/(\d{4})(\d{2})(\d{2})_d\.txt$/.exec(path) ?? []
    const day = [year, month, date].join("-")
    const rows = market.flatMap((company) =>
      company.bars
        .filter((bar) => bar.date === day && day <= today)
        .map(({ close, high, low, open, volume }) => {
          const of = [`${hyphened(company)}.US`, "D", day.replaceAll("-", ""), "000000"]
          return [...of, open, high, low, close, volume, 0].join(",")
        })
    )
    if (rows.length === 0) return undefined
    const header = "<TICKER>,<PER>,<DATE>,<TIME>,<OPEN>,<HIGH>,<LOW>,<CLOSE>,<VOL>,<OPENINT>"
    const elsewhere = `7203.JP,D,${day.replaceAll("-", "")},000000,3065,3101,3057,3067,19390900,0`
    return [header, elsewhere, ...rows].join("\r\n")
  }

const isKeyed = (query: URLSearchParams): boolean => query.get("api_token") === playedKey

const queries = {
  prices:
    "select c.symbol, p.date, p.open, p.high, p.low, p.close, p.volume from price_daily p join company c on c.company_id = p.company_id",
  actions:
    "select c.symbol, a.effective_date, a.type, a.value from corporate_action a join company c on c.company_id = a.company_id"
}

const sourceOf = (name: string): Source => {
  const found = dailySources.find((source) => source.name === name)
  if (found === undefined) throw new Error(`No vendor ${name}`)
  return found
}

const played = (
  name: string,
  answer: Answer,
  check: (query: URLSearchParams) => boolean = () => true,
  below = ""
): Played => {
  let today = ""
  const prefix = name.toUpperCase()
  return {
    source: sourceOf(name),
    settings: (url) => ({
      [`${prefix}_API_KEY`]: playedKey,
      [`${prefix}_URL`]: url + below,
      [`${prefix}_PER_MINUTE`]: "60000",
      [`${prefix}_PER_DAY`]: ""
    }),
    answer: (path) => {
      const { pathname, searchParams } = new URL(path, "http://vendor.example")
      if (!check(searchParams)) return { status: 401, body: "Unauthenticated" }
      const found = answer(pathname, searchParams, today)
      return found === undefined ? undefined : answered(found)
    },
    turnTo: (day) => {
      today = day
    },
    since: "2023-12-20",
    queries,
    others: new Set<string>()
  }
}

export const playedVendors = (market: ReadonlyArray<PlayedCompany>) => ({
  tiingo: played("tiingo", tiingoAnswer(market)),
  massive: played("massive", massiveAnswer(market)),
  eodhd: played("eodhd", eodhdAnswer(market), isKeyed),
  twelvedata: played("twelvedata", twelveDataAnswer(market)),
  alphavantage: played("alphavantage", alphaVantageAnswer(market, true)),
  alphavantageFree: played("alphavantage", alphaVantageAnswer(market, false)),
  fmp: played("fmp", fmpAnswer(market)),
  stooq: played("stooq", stooqAnswer(market), () => true, "/{date}_d.txt")
})
