/** Screens are what SQL finds in the same rows: DuckDB is a second implementation of universe, conversion, conditions and order. */
import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { storesLayer } from "../../adapters/memory/mod.ts"
import { addDays, Companies, dataServices, IndexSymbol } from "../../core/mod.ts"
import { Matrices } from "../../core/figures/Matrices.ts"
import { Screens, screenOf } from "../../core/screens/Screens.ts"
import { take, withImports } from "../contract/stores.ts"
import { randomFrom } from "../random.ts"
import { fillVaried } from "./FiguresOfPages.ts"
import { askedBy } from "./pagesOfCompany.ts"
import { askedInSql, duckdb, exported, figuresInSql, type ScreenInSql } from "./ScreensInSql.ts"
import { lastDay } from "./variedMarket.ts"

/** Days of rates: against the euro on most weekdays, none for some weeks, and some of other pairs. */
const rates = (() => {
  const random = randomFrom(4)
  const lines = ["date,base,quote,value"]
  const values = { USD: 1.1, GBP: 0.87, KRW: 1310, CHF: 1.08 }
  for (let day = "2012-01-02"; day <= lastDay; day = addDays(day, random() < 0.004 ? 25 : 1)) {
    if (random() < 0.25) continue
    for (const [quote, value] of Object.entries(values))
      if (random() < 0.95)
        lines.push([day, "EUR", quote, (value * (0.9 + random() / 5)).toPrecision(6)].join())
    if (random() < 0.2) lines.push([day, "GBP", "USD", (1.2 + random() / 5).toPrecision(5)].join())
    if (random() < 0.1) lines.push([day, "KRW", "USD", (0.0008 + random() / 5000).toPrecision(5)].join())
  }
  return lines
})()

/** XHELD is a ticker that another company had up to 2019. */
const fill = Effect.gen(function* () {
  yield* fillVaried(50, 31)
  yield* take("rates", rates)
  yield* take("companies", [
    "symbol,exchange,name,sector,currency,cik,listed",
    "XHELDOLD,NYSE,Former holder,Energy,USD,50001,false",
    "XHELD,NYSE,Later holder,Technology,USD,50002,true"
  ])
  yield* take("listings", [
    "symbol,exchange,valid_from,valid_to,company",
    "XHELD,NYSE,2010-01-04,2019-12-31,XHELDOLD",
    "XHELD,NYSE,2020-03-02,,XHELD"
  ])
  yield* take("prices", [
    "symbol,date,open,high,low,close,volume",
    ...["2019-06-27", "2019-06-28", "2019-12-31", "2020-03-02", "2021-06-29", "2021-06-30"].map(
      (day, i) => `XHELD,${day},${10 + i},${11 + i},${9 + i},${10 + i},${1000 * (i + 1)}`
    )
  ])
  yield* take("shares", ["symbol,date,count", "XHELD,2019-06-03,1000000", "XHELD,2020-06-01,5000000"])
  yield* take("statements", [
    "symbol,fiscal_date,span,filed_at,currency,sales,net_income",
    "XHELD,2018-12-31,12,2019-02-20,USD,9000000,700000",
    "XHELD,2020-12-31,12,2021-02-20,USD,8000000,-10"
  ])
})

interface Case {
  readonly where: string | null
  /** The same in SQL; as it is written where the language and SQL agree. */
  readonly sql?: string
  readonly leaves?: Readonly<Record<string, string>>
  /** Columns in the language, and in SQL where it is written otherwise. */
  readonly columns?: ReadonlyArray<string | readonly [string, string]>
  readonly sort?: string
  readonly sortSql?: string
  readonly day?: string
  readonly universe?: ScreenInSql["universe"]
  readonly currency?: string
}

const [day, earlier] = ["2021-06-30", "2019-06-28"] as const
const yearBefore = { [day]: "2020-06-30", [earlier]: "2018-06-28" } as const
const quarterBefore = { [day]: "2021-03-30", [earlier]: "2019-03-28" } as const

const among = (name: "rank" | "percentile" | "zscore", of: string, group = "1"): string => {
  const partition = `partition by ${of} is null, ${group}`
  const rank = `rank() over (${partition} order by ${of} desc)`
  const known = `count(*) over (${partition})`
  const value =
    name === "rank"
      ? rank
      : name === "percentile"
        ? `case when ${known} > 1 then 100.0::double * (${known} - ${rank}) / (${known} - 1) end`
        : `(${of} - avg(${of}) over (${partition})) / nullif(stddev_pop(${of}) over (${partition}), 0)`
  return `case when ${of} is not null and ${group} is not null then ${value} end`
}

const cases: ReadonlyArray<Case> = [
  { where: null },
  { where: null, universe: "all", columns: ["sector", "close", "market_cap"] },
  { where: null, universe: "issuers", day: earlier, columns: ["volume", "pe_ratio"] },
  {
    where: null,
    universe: "all",
    day: earlier,
    currency: "EUR",
    columns: ["sales", "sales_ttm", "total_debt_mrq"]
  },
  {
    where: "pe_ratio < 1e6 && pb_ratio < 1e6",
    sql: "pe_ratio < 1e6 and pb_ratio < 1e6",
    leaves: { "pe_ratio < 1e6": "pe_ratio < 1e6", "pb_ratio < 1e6": "pb_ratio < 1e6" }
  },
  {
    where: 'sector in ["Technology", "Energy"] || roe > 20',
    sql: "sector in ('Technology', 'Energy') or roe > 20",
    leaves: {
      'sector in ["Technology", "Energy"]': "sector in ('Technology', 'Energy')",
      "roe > 20": "roe > 20"
    },
    columns: ["sector", "roe"]
  },
  {
    where: '!(sector == "Technology") && !(net_margin < 0)',
    sql: "not (sector = 'Technology') and not (net_margin < 0)",
    leaves: { 'sector == "Technology"': "sector = 'Technology'", "net_margin < 0": "net_margin < 0" },
    columns: ["net_margin"]
  },
  { where: "known(beta)", sql: "beta is not null", columns: ["beta"], sort: "beta", sortSql: "beta" },
  { where: "!known(dividend_yield)", sql: "dividend_yield is null", sort: "name", sortSql: "name" },
  {
    where: "market_cap > 1e9",
    currency: "KRW",
    leaves: { "market_cap > 1e9": "market_cap > 1e9" },
    columns: ["market_cap", "close", "high_52w"]
  },
  { where: "close > 5", currency: "GBP", columns: ["close", "average_traded_value_20d", "target_price"] },
  {
    where: "close > 5",
    currency: "CHF",
    day: earlier,
    universe: "all",
    columns: ["close", "enterprise_value"]
  },
  {
    where: "sales_ttm / market_cap > 0.0001 && total_debt_mrq - cash_and_cash_equivalents_mrq > 0",
    sql: "quotient(sales_ttm, market_cap) > 0.0001 and total_debt_mrq - cash_and_cash_equivalents_mrq > 0",
    leaves: {
      "sales_ttm / market_cap > 0.0001": "quotient(sales_ttm, market_cap) > 0.0001",
      "total_debt_mrq - cash_and_cash_equivalents_mrq > 0":
        "total_debt_mrq - cash_and_cash_equivalents_mrq > 0"
    },
    columns: [["sales_ttm / market_cap", "quotient(sales_ttm, market_cap)"]],
    sort: "sales_ttm / market_cap",
    sortSql: "quotient(sales_ttm, market_cap)"
  },
  { where: "close > sma(200)", sql: 'close > "sma(200)"', columns: [["sma(50)", '"sma(50)"']] },
  {
    where: "rsi(14) < 45",
    sql: '"rsi(14)" < 45',
    sort: "rsi(14)",
    sortSql: '"rsi(14)"',
    columns: ["return_1m"]
  },
  {
    where: "rank(expert_count) <= 12",
    sql: `${among("rank", "expert_count")} <= 12`,
    columns: ["expert_count", ["rank(expert_count)", among("rank", "expert_count")]],
    sort: "-expert_count",
    sortSql: "expert_count"
  },
  {
    where: "rank(buy_count, sector) == 1",
    sql: `${among("rank", "buy_count", "sector")} = 1`,
    leaves: { "rank(buy_count, sector) == 1": `${among("rank", "buy_count", "sector")} = 1` },
    columns: ["sector", "buy_count"]
  },
  {
    where: "percentile(return_1y) >= 50",
    sql: `${among("percentile", "return_1y")} >= 50`,
    columns: [["percentile(return_1y, industry)", among("percentile", "return_1y", "industry")], "return_1y"],
    sort: "-return_1y",
    sortSql: "return_1y"
  },
  {
    where: "zscore(volatility_1y, exchange) > 0.25",
    sql: `${among("zscore", "volatility_1y", "exchange")} > 0.25`,
    columns: ["volatility_1y", ["zscore(volatility_1y)", among("zscore", "volatility_1y")]]
  },
  {
    where: 'market_cap > ago(market_cap, "1y")',
    sql: "o.market_cap > y.market_cap",
    leaves: { 'market_cap > ago(market_cap, "1y")': "o.market_cap > y.market_cap" },
    columns: [
      ['ago(market_cap, "1y")', "y.market_cap"],
      ["market_cap", "o.market_cap"]
    ],
    sortSql: "o.market_cap"
  },
  {
    where: 'ago(close, "1q") < close && ago(sales, "1y") < sales',
    sql: "q.close < o.close and y.sales < o.sales",
    leaves: {
      'ago(close, "1q") < close': "q.close < o.close",
      'ago(sales, "1y") < sales': "y.sales < o.sales"
    },
    day: earlier,
    universe: "all",
    sortSql: "o.market_cap",
    columns: [['ago(sales, "1y")', "y.sales"]]
  },
  {
    where: 'fiscal_date >= "2020-09-30" && last_filing > statement_date',
    sql: "fiscal_date >= date '2020-09-30' and last_filing > statement_date",
    leaves: {
      'fiscal_date >= "2020-09-30"': "fiscal_date >= date '2020-09-30'",
      "last_filing > statement_date": "last_filing > statement_date"
    },
    columns: ["fiscal_date", "last_filing"],
    sort: "-last_filing",
    sortSql: "last_filing"
  },
  {
    where: '(sector == "Energy" ? pb_ratio : ps_ratio) < 1e7',
    sql: "case when sector is null then null when sector = 'Energy' then pb_ratio else ps_ratio end < 1e7",
    columns: [
      [
        '(sector == "Energy" ? pb_ratio : ps_ratio)',
        "case when sector is null then null when sector = 'Energy' then pb_ratio else ps_ratio end"
      ]
    ]
  },
  {
    where: "max(roe, net_margin) > 10 && min(current_ratio, gross_margin) > 0",
    sql: "largest(roe, net_margin) > 10 and smallest(current_ratio, gross_margin) > 0",
    leaves: {
      "max(roe, net_margin) > 10": "largest(roe, net_margin) > 10",
      "min(current_ratio, gross_margin) > 0": "smallest(current_ratio, gross_margin) > 0"
    }
  },
  {
    where: "log(abs(net_value)) > 1",
    sql: "logarithm(abs(net_value)) > 1",
    currency: "USD",
    columns: ["net_value"],
    sort: "net_value",
    sortSql: "net_value"
  },
  {
    where: "1 / buy_count > 0",
    sql: "quotient(1, buy_count) > 0",
    leaves: { "1 / buy_count > 0": "quotient(1, buy_count) > 0" }
  },
  { where: "volume % 7 == 3", sql: "volume % 7 = 3", columns: ["volume"] },
  {
    where: "(upside > 0 || target_price > close) && !(expert_count < 2)",
    sql: "(upside > 0 or target_price > close) and not (expert_count < 2)",
    leaves: {
      "upside > 0": "upside > 0",
      "target_price > close": "target_price > close",
      "expert_count < 2": "expert_count < 2"
    },
    columns: ["upside", "target_price"]
  },
  {
    where: "eps_diluted > 0 && net_income < 1e12",
    sql: "eps_diluted > 0 and net_income < 1e12",
    currency: "USD",
    columns: ["eps_diluted", "net_income", "free_cash_flow_ttm"],
    sort: "-free_cash_flow_ttm",
    sortSql: "free_cash_flow_ttm"
  },
  {
    where: 'known(last_split_date) && country_code != "US" && employees > 100',
    sql: "last_split_date is not null and country_code <> 'US' and employees > 100",
    leaves: { 'country_code != "US"': "country_code <> 'US'", "employees > 100": "employees > 100" },
    universe: "issuers"
  },
  {
    where: "sales_growth_3y_cagr > 5 || return_ytd > ev_ebitda",
    sql: "sales_growth_3y_cagr > 5 or return_ytd > ev_ebitda",
    universe: "issuers",
    day: earlier,
    columns: ["sector", "return_ytd"],
    sort: "sector",
    sortSql: "sector"
  },
  {
    where: "true",
    sql: "true",
    day: earlier,
    columns: ["name", "stock_type"],
    sort: "-name",
    sortSql: "name"
  }
]

/** Sums of deviations differ in their last digits; everything else is equal to the bit. */
const isSame = (own: unknown, other: unknown, isClose: boolean): boolean =>
  Object.is(own, other) ||
  (isClose && typeof own === "number" && typeof other === "number" && Math.abs(own - other) <= 1e-9)

const quoted = (column: string): string => `o."${column}"`

const services = Layer.provideMerge(
  dataServices.pipe(Layer.provide(Layer.succeed(IndexSymbol, "SPY"))),
  Layer.provideMerge(Layer.effectDiscard(fill), withImports(Layer.suspend(() => storesLayer())))
)

if (duckdb === null) console.log("Screens were not compared with SQL: @duckdb/node-api can't be loaded here")
else {
  const { DuckDBInstance } = duckdb
  layer(services, { excludeTestServices: true, timeout: "60 seconds" })("screens", (it) => {
    it.effect(
      "find what SQL finds in the same rows",
      () =>
        Effect.gen(function* () {
          const [companies, matrices, screens] = [yield* Companies, yield* Matrices, yield* Screens]
          const connection = yield* Effect.promise(async () => (await DuckDBInstance.create()).connect())
          const { company_ids } = yield* matrices.on(day, [askedBy("close")])
          const all = yield* Effect.forEach([...company_ids], (company_id) => companies.byId(company_id))
          const days = [
            day,
            earlier,
            ...Object.values(yearBefore),
            ...Object.values(quarterBefore)
          ].toSorted()
          yield* exported(connection, all, days, rates)
          assert.isAtLeast(cases.length, 30)
          const seen = new Set<string>()
          const differences: Array<string> = []
          let [known, unknown] = [0, 0]
          for (const one of cases) {
            const on = one.day ?? day
            const columns = (one.columns ?? ["market_cap"]).map((column) =>
              typeof column === "string" ? ([column, quoted(column)] as const) : column
            )
            const sort = one.sort ?? "-market_cap"
            const query = {
              where: one.where,
              columns: columns.map(([text]) => text).join(", "),
              sort,
              universe: one.universe ?? "listed",
              currency: one.currency ?? null
            } as const
            const screen = yield* screenOf(query)
            const page = yield* screens.page(screen, on, { limit: Number.POSITIVE_INFINITY, offset: 0 })
            const found = yield* askedInSql(connection, {
              day: on,
              universe: query.universe,
              currency: query.currency,
              where: one.where === null ? null : (one.sql ?? one.where),
              leaves: one.leaves ?? {},
              columns: columns.map(([, sql]) => sql),
              sort: one.sortSql ?? (one.sort === undefined ? "o.market_cap" : sort),
              descending: sort.startsWith("-"),
              ago: { y: yearBefore[on as typeof day], q: quarterBefore[on as typeof day] }
            })
            const where = `${one.where} on ${on}`
            const compare = (what: string, own: unknown, other: unknown): void => {
              const [a, b] = [JSON.stringify(own), JSON.stringify(other)]
              if (a !== b) differences.push(`${what} of ${where}: ${a}, and by SQL ${b}`)
            }
            compare("currency", page.currency, found.currency)
            compare("universe", page.universe, {
              name: query.universe,
              count: found.count,
              left_out: found.left_out
            })
            compare("total", page.total, found.rows.length)
            if (one.leaves !== undefined) compare("unknown", page.unknown, found.unknown)
            compare(
              "rows",
              page.data.map(({ company_id, price_date, symbol }) => [company_id, symbol, price_date]),
              found.rows.map(({ company_id, price_date, symbol }) => [company_id, symbol, price_date])
            )
            for (const [i, { cells, symbol }] of page.data.entries())
              for (const [c, cell] of cells.entries()) {
                const other = found.rows[i]?.cells[c] ?? null
                const [column = ""] = columns[c] ?? []
                if (!isSame(cell, other, column.includes("zscore")))
                  compare(`${column} of ${symbol}`, cell, other)
                if (cell === null) unknown++
                else known++
              }
            for (const { symbol } of page.data) seen.add(`${symbol} ${on}`)
          }
          assert.deepStrictEqual(differences, [])
          // The former holder of a ticker while it had it, and its later one after.
          assert.isTrue(seen.has(`XHELDOLD ${earlier}`))
          assert.isTrue(seen.has(`XHELD ${day}`))
          assert.isAbove(known, 1000)
          assert.isAbove(unknown, 100)
          assert.isAtLeast(Object.keys(figuresInSql).length, 40)
        }),
      120_000
    )
  })
}
