/** `GET /fundamentals`: the body, unknown figures, and past days. */
import { assert, describe, it } from "@effect/vitest"
import { ledger } from "../../fixtures/ledger.ts"
import { serviceOver } from "../serviceOver.ts"

const { ask } = serviceOver(ledger)

const of = (query: string) => ask(`/fundamentals?symbol=${query}`)

/** A figure to nine digits, which no order of sums and products changes. */
const precise = (value: number | null) => (value === null ? null : Number(value.toPrecision(9)))

const preciseIn = (figures: Record<string, number | null>) =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, precise(value)]))

const unknownGrowth = {
  sales_growth_1y: null,
  sales_growth_3y_cagr: null,
  sales_growth_5y_cagr: null,
  operating_income_growth_1y: null,
  operating_income_growth_3y_cagr: null,
  operating_income_growth_5y_cagr: null
}

describe("fundamentals", () => {
  it("have valuation, growth in percent, and the market", async () => {
    const { json, status } = await of("ACME")
    assert.deepStrictEqual(
      [status, Object.keys(json).join(" ")],
      [
        200,
        "symbol name exchange currency valuation growth market_data price_date statement_date " +
          "market_cap_currency status"
      ]
    )
    const { market_cap_currency, price_date, statement_date } = json
    assert.deepStrictEqual(
      [price_date, statement_date, market_cap_currency],
      ["2024-06-28", "2023-12-31", "USD"]
    )
    const { currency, exchange, growth, market_data, name, status: state, symbol, valuation } = json
    assert.deepStrictEqual(
      [symbol, name, exchange, currency, state],
      ["ACME", "Acme Inc.", "NASDAQ", "USD", "ok"]
    )
    const market_cap = 1_000_002 * 12.345
    assert.deepStrictEqual(preciseIn(valuation), {
      pe_ratio: precise(market_cap / 160),
      pb_ratio: null,
      ps_ratio: precise(market_cap / 1200),
      ev_ebitda: null,
      pfcf_ratio: precise(market_cap / 240)
    })
    assert.deepStrictEqual(preciseIn(growth), {
      ...unknownGrowth,
      sales_growth_1y: precise((1200 / 990 - 1) * 100),
      operating_income_growth_1y: 10
    })
    assert.deepStrictEqual(preciseIn(market_data), {
      market_cap: precise(market_cap),
      latest_price: 12.345,
      latest_volume: 3000,
      dividend_yield: precise((0.25 / 12.345) * 100),
      shares_outstanding: 1_000_002
    })
  })

  it("have null for all that is unknown", async () => {
    const { text } = await of("BARE")
    assert.strictEqual(
      text,
      '{"symbol":"BARE","name":"Bare","exchange":"NYSE","currency":"USD",' +
        '"valuation":{"pe_ratio":null,"pb_ratio":null,"ps_ratio":null,"ev_ebitda":null,"pfcf_ratio":null},' +
        '"growth":{"sales_growth_1y":null,"sales_growth_3y_cagr":null,"sales_growth_5y_cagr":null,' +
        '"operating_income_growth_1y":null,"operating_income_growth_3y_cagr":null,' +
        '"operating_income_growth_5y_cagr":null},"market_data":{"market_cap":null,"latest_price":null,' +
        '"latest_volume":null,"dividend_yield":null,"shares_outstanding":null},' +
        '"price_date":null,"statement_date":null,"market_cap_currency":null,"status":"ok"}'
    )
  })

  it("of a day contain nothing later", async () => {
    const { json } = await of("ACME&as_of=2024-06-21")
    // Before the split of 2024-06-24: 500,001 shares at 20.5.
    assert.deepStrictEqual(json.market_data, {
      market_cap: 500_001 * 20.5,
      latest_price: 20.5,
      latest_volume: 1000,
      dividend_yield: 0,
      shares_outstanding: 500_001
    })
  })

  it("of a day use the statements filed by then", async () => {
    const before = await of("ACME&as_of=2024-02-13")
    const after = await of("ACME&as_of=2024-02-14")
    assert.deepStrictEqual(before.json.growth, unknownGrowth)
    assert.strictEqual(after.json.growth.operating_income_growth_1y, 10)
  })

  it("of a day are those of the ticker's holder then", async () => {
    const symbols = [await of("OLDE&as_of=2005-12-31"), await of("OLDE")].map(({ json }) => json.symbol)
    assert.deepStrictEqual(symbols, ["FORMER", "OLDE"])
  })

  it.for(["2024-07-02", "2024-07-03"])("of %s are refused: the day is in the future", async (day) => {
    const { json, status } = await of(`ACME&as_of=${day}`)
    const item = {
      loc: ["query", "as_of"],
      msg: `Value error, as_of ${day} is in the future`,
      type: "value_error"
    }
    assert.deepStrictEqual([status, json], [422, { detail: [item] }])
  })

  it("of today are returned", async () => {
    assert.strictEqual((await of("ACME&as_of=2024-07-01")).status, 200)
  })
})
