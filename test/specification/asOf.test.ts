/** `as_of`: what was known at the end of a day at the exchange, around each filing, bar, split and report. */
import { assert, beforeAll, describe, it } from "@effect/vitest"
import { onDatabases } from "../adapters/onDatabases.ts"
import { ledger } from "../fixtures/ledger.ts"
import { serviceOver } from "../http/serviceOver.ts"
import { type Client, clientOf, type Json, routes } from "./asOf.ts"

/** The sales of the returned statements, newest first: filed on 2023-02-15 and 2024-02-14, restated on 2023-06-01. */
const annual: ReadonlyArray<readonly [day: string, sales: ReadonlyArray<number>]> = [
  ["2023-02-14", []],
  ["2023-02-15", [1000]],
  ["2023-05-31", [1000]],
  ["2023-06-01", [990]],
  ["2024-02-13", [990]],
  ["2024-02-14", [1200, 990]]
]

/** Filed on 2023-05-02 for three months and on 2023-08-01 for six. */
const quarterly: ReadonlyArray<readonly [day: string, sales: ReadonlyArray<number | null>]> = [
  ["2023-05-01", []],
  ["2023-05-02", [300]],
  ["2023-07-31", [300]],
  ["2023-08-01", [340, 300]]
]

/**
 * Bars of 2024-06-20, -24 and -28; a split of 2 for 1 on 2024-06-24; 500,001 shares counted on 2024-05-01; a dividend
 * on 2024-06-28.
 */
const priced: ReadonlyArray<{
  readonly day: string
  readonly closes: ReadonlyArray<number>
  readonly high: number | null
  readonly shares: number | null
  readonly dividend_yield: number | null
}> = [
  { day: "2024-04-30", closes: [], high: null, shares: null, dividend_yield: null },
  { day: "2024-06-19", closes: [], high: null, shares: 500_001, dividend_yield: null },
  { day: "2024-06-20", closes: [20.5], high: 21, shares: 500_001, dividend_yield: 0 },
  { day: "2024-06-23", closes: [20.5], high: 21, shares: 500_001, dividend_yield: 0 },
  { day: "2024-06-24", closes: [10.25, 10.25], high: 11, shares: 1_000_002, dividend_yield: 0 },
  { day: "2024-06-27", closes: [10.25, 10.25], high: 11, shares: 1_000_002, dividend_yield: 0 },
  {
    day: "2024-06-28",
    closes: [10.25, 10.25, 12.345],
    high: 12.5,
    shares: 1_000_002,
    dividend_yield: (0.25 * 100) / 12.345
  }
]

/** Reports of 2024-03-01 with a target of 30, which is 15 after the split, and of 2024-06-25 with one of 16. */
const expected: ReadonlyArray<readonly [day: string, reports: number, target: number | null]> = [
  ["2024-02-29", 0, null],
  ["2024-03-01", 1, 30],
  ["2024-06-23", 1, 30],
  ["2024-06-24", 1, 15],
  ["2024-06-25", 2, 16]
]

const salesOf = ({ statements }: Json) => statements.map(({ sales }: Json) => sales)

onDatabases((stores) => {
  const service = serviceOver({ ...ledger, stores, clock: "fixed" })
  let client: Client
  beforeAll(async () => {
    client = await clientOf(service)
  })

  const on: Client["on"] = (path, day) => client.on(path, day)

  describe("statements", () => {
    it.for(annual)("of years as of %s are those filed by then, %j", async ([day, sales]) => {
      assert.deepStrictEqual(salesOf(await on(routes.financials, day)), sales)
      assert.deepStrictEqual(salesOf(await on(routes.statements, day)), sales)
      const { fiscal_year, profile } = await on(routes.detail, day)
      const year = sales.length === 0 ? null : 2021 + sales.length
      assert.deepStrictEqual([fiscal_year, profile.revenue], [year, sales[0] ?? null])
    })

    it.for(quarterly)("of quarters as of %s are those filed by then, %j", async ([day, sales]) => {
      assert.deepStrictEqual(salesOf(await on(`${routes.financials}?period=Quarterly`, day)), sales)
      assert.deepStrictEqual(salesOf(await on(`${routes.statements}?period=Quarterly`, day)), sales)
    })

    it.for([
      ["2024-02-13", null],
      ["2024-02-14", (1200 / 990 - 1) * 100]
    ] as const)("as of %s have a growth of %j", async ([day, growth]) => {
      const { growth: rates } = await on(routes.fundamentals, day)
      if (growth === null) assert.isNull(rates.sales_growth_1y)
      else assert.approximately(rates.sales_growth_1y, growth, 1e-9)
    })
  })

  describe.each(priced)("prices as of $day", ({ closes, day, dividend_yield, high, shares }) => {
    const price = closes.at(-1) ?? null
    const market_cap = price === null || shares === null ? null : price * shares

    it("come from the bars up to it, on its shares", async () => {
      const { close, series } = await on(routes.technical, day)
      assert.deepStrictEqual([close, series.map((_: Json) => _.close)], [price, closes])
      const snapshot = await on(routes.snapshot, day)
      assert.deepStrictEqual([snapshot.price.current, snapshot.range_52w.high], [price, high])
      assert.strictEqual((await on(routes.detail, day)).current_price, price)
      const consensus = await on(routes.consensus, day)
      assert.deepStrictEqual(
        [consensus.current_price, consensus.price_history.map((_: Json) => _.close)],
        [price, closes]
      )
    })

    it("are listed up to it, with the actions in effect by then", async () => {
      const { data, is_last_partial, total } = await on(`${routes.prices}?limit=10`, day)
      assert.deepStrictEqual([data.map((_: Json) => _.close), total], [closes, closes.length])
      assert.isFalse(is_last_partial)
      const { data: months } = await on(`${routes.prices}?interval=1month`, day)
      assert.deepStrictEqual(
        months.map((_: Json) => _.close),
        closes.slice(-1)
      )
      const { actions, known_to } = await on(routes.actions, day)
      const split = { type: "split", effective_date: "2024-06-24" }
      const dividend = { type: "dividend", effective_date: "2024-06-28" }
      assert.deepStrictEqual(
        actions.map(({ effective_date, type }: Json) => ({ type, effective_date })),
        [dividend, split].filter(({ effective_date }) => effective_date <= day)
      )
      assert.strictEqual(known_to, day)
    })

    it("give one market cap with the shares counted by then", async () => {
      const { market_data } = await on(routes.fundamentals, day)
      const { market } = await on(routes.snapshot, day)
      const { profile } = await on(routes.detail, day)
      const { overview } = await on(routes.sector, day)
      assert.deepStrictEqual(
        [market_data.market_cap, market.market_cap, profile.market_cap, overview.market_cap_total],
        [market_cap, market_cap, market_cap, market_cap]
      )
      assert.deepStrictEqual([market_data.latest_price, market_data.shares_outstanding], [price, shares])
    })

    it("give the yield of the dividends paid by then", async () => {
      const { market_data } = await on(routes.fundamentals, day)
      assert.strictEqual(market_data.dividend_yield, dividend_yield)
    })
  })

  describe("what was filed and published", () => {
    it.for([
      ["2024-02-13", []],
      ["2024-02-14", ["10-K"]],
      ["2024-02-20", ["10-K/A", "10-K"]]
    ] as const)("as of %s are the filings %j", async ([day, names]) => {
      const { disclosures } = await on(routes.dart, day)
      assert.deepStrictEqual(
        disclosures.map((_: Json) => _.report_nm),
        names
      )
    })

    it.for([
      ["2024-05-01", [], 0],
      ["2024-05-02", ["Bob Acme"], 0],
      // Made, and not filed yet.
      ["2024-06-25", ["Bob Acme"], 0],
      ["2024-06-26", ["Ada Acme", "Bob Acme"], 1]
    ] as const)("as of %s are the transactions of %j, and %i purchases", async ([day, names, count]) => {
      const { summary, transactions } = await on(routes.insider, day)
      assert.deepStrictEqual(
        transactions.map((_: Json) => _.insider_name),
        names
      )
      assert.strictEqual(summary.buy_count, count)
    })

    it("are insiders' transactions of months that end on the day", async () => {
      const { transactions } = await on(`${routes.insider}?months=1`, "2024-06-26")
      assert.lengthOf(transactions, 1)
    })

    it("as of the day of New York on which it was published is the article", async () => {
      const counts = []
      for (const day of ["2024-06-27", "2024-06-28"]) counts.push((await on(routes.news, day)).count)
      assert.deepStrictEqual(counts, [0, 1])
    })

    it.for([
      ["2024-02-29", []],
      ["2024-03-01", [["Anvils first", 30, null]]],
      ["2024-06-24", [["Anvils first", 30, null]]],
      [
        "2024-06-25",
        [
          ["Anvils again", 16, 15],
          ["Anvils first", 30, null]
        ]
      ]
    ] as const)(
      "as of %s are the reports %j, the previous target on the shares of the later report",
      async ([day, reports]) => {
        const { highlights } = await on(routes.research, day)
        assert.deepStrictEqual(
          highlights.map((_: Json) => [_.title, _.target_price, _.previous_target_price]),
          reports
        )
      }
    )
  })

  describe("reports", () => {
    it.for(expected)(
      "as of %s are %i, with a target of %j on the day's shares",
      async ([day, reports, target]) => {
        const { target_prices, total_reports } = await on(routes.consensus, day)
        const snapshot = await on(routes.snapshot, day)
        assert.deepStrictEqual([total_reports, target_prices.average], [reports, target])
        assert.strictEqual(snapshot.target_price.average, target)
        assert.deepInclude(snapshot.recommendations[0], {
          period: `${day.slice(0, 7)}-01`,
          buy: reports === 0 ? 0 : 1
        })
      }
    )
  })
})
