/** Summaries computed by hand. */
import { assert, describe, it } from "@effect/vitest"
import { insiderSummary } from "../../../core/insiders/InsiderSummary.ts"
import type { InsiderTransaction } from "../../../core/insiders/InsiderTransaction.ts"
import { reported, transaction } from "./transactions.ts"

const yearOf = (transactions: ReadonlyArray<InsiderTransaction>, currency: string | null = "USD") =>
  insiderSummary(transactions, "2024-06-30", 12, currency)

const none = {
  period_months: 12,
  buy_count: 0,
  sell_count: 0,
  shares_bought: 0,
  shares_sold: 0,
  net_shares: 0,
  net_value: 0
}

it("no transactions give no buys, no sells, and a value of 0", () => {
  assert.deepStrictEqual(yearOf([]), none)
})

it("buys and sells are summed, sells as negative", () => {
  // 100 + 50 = 150 bought, 70 sold, 150 - 70 = 80; 100 x 10 + 50 x 12 - 70 x 20 = 1000 + 600 - 1400 = 200
  const traded = [
    transaction({ shares_change: 100, price: 10 }),
    transaction({ shares_change: 50, price: 12 }),
    transaction({ transaction_code: "S", shares_change: -70, price: 20 })
  ]
  assert.deepStrictEqual(yearOf(traded), {
    period_months: 12,
    buy_count: 2,
    sell_count: 1,
    shares_bought: 150,
    shares_sold: 70,
    net_shares: 80,
    net_value: 200
  })
})

it("an exercise sold at once counts as its sales alone (Snowflake, Form 4 of 2022-12-15)", () => {
  // 73170 x 150.841 + 74907 x 151.814 + 41986 x 152.655 + 5496 x 153.872 + 4441 x 154.76
  //   = 11037035.97 + 11371931.298 + 6409372.83 + 845680.512 + 687289.16 = 30351309.77
  const sales = [
    [73170, 150.841],
    [74907, 151.814],
    [41986, 152.655],
    [5496, 153.872],
    [4441, 154.76]
  ] as const
  const day = "2022-12-13"
  const traded = [
    transaction({ transaction_date: day, transaction_code: "M", shares_change: 200_000, price: 8.88 }),
    ...sales.map(([shares, price]) =>
      transaction({ transaction_date: day, transaction_code: "S", shares_change: -shares, price })
    )
  ]
  assert.deepStrictEqual(insiderSummary(traded, "2022-12-31", 1, "USD"), {
    period_months: 1,
    buy_count: 0,
    sell_count: 5,
    shares_bought: 0,
    shares_sold: 200_000,
    net_shares: -200_000,
    net_value: -30351309.77
  })
})

it("what is neither a buy nor a sale is ignored", () => {
  assert.deepStrictEqual(yearOf([transaction({ transaction_code: "M" })]), none)
})

it("shares_change gives the size where words give the side", () => {
  const sale = { transaction_code: null, transaction_type: "S-Sale", shares_change: 70, price: 20 }
  // 70 x 20 = 1400
  assert.deepStrictEqual(yearOf([transaction(sale)]), {
    ...none,
    sell_count: 1,
    shares_sold: 70,
    net_shares: -70,
    net_value: -1400
  })
})

it("a purchase of 0 shares is none", () => {
  assert.deepStrictEqual(yearOf([transaction({ shares_change: 0 })]), none)
})

it("fractions of shares are summed exactly", () => {
  // 0.1 + 0.2 = 0.3; 0.3 x 10 = 3
  const bought = [transaction({ shares_change: 0.1 }), transaction({ shares_change: 0.2 })]
  const { shares_bought, net_value } = yearOf(bought)
  assert.deepStrictEqual([shares_bought, net_value], [0.3, 3])
})

it("values in thousandths are rounded to hundredths", () => {
  // 3 x 1.005 + 3 x 0.001 = 3.015 + 0.003 = 3.018
  const bought = [1.005, 0.001].map((price) => transaction({ shares_change: 3, price }))
  assert.strictEqual(yearOf(bought).net_value, 3.02)
})

it("a sale for nothing is worth 0, not -0", () => {
  const given = transaction({ transaction_code: "S", shares_change: -5, price: 0 })
  assert.strictEqual(yearOf([given]).net_value, 0)
})

describe("the value", () => {
  it("is null where no trade has a price", () => {
    assert.isNull(yearOf([transaction({ price: null })]).net_value)
  })

  it("sums the priced trades alone", () => {
    // 100 x 10 = 1000
    assert.strictEqual(yearOf([transaction({}), transaction({ price: null })]).net_value, 1000)
  })

  it("is 0 where there are only grants", () => {
    assert.strictEqual(yearOf([transaction({ transaction_code: "A", price: null })]).net_value, 0)
  })

  it("leaves out trades in another currency", () => {
    assert.strictEqual(yearOf([transaction({}), transaction({ currency: "EUR" })]).net_value, 1000)
  })

  it("is null where every price is in another currency", () => {
    assert.isNull(yearOf([transaction({ currency: "EUR" })]).net_value)
  })

  it("leaves out trades of unknown currency, even where no currency is requested", () => {
    assert.isNull(yearOf([transaction({ currency: null })], null).net_value)
  })
})

it("a decrease without code and price is a sale of unknown value (Samsung Electronics, 20240529000354)", () => {
  assert.deepStrictEqual(yearOf([reported(-1400)], "KRW"), {
    period_months: 12,
    buy_count: 0,
    sell_count: 1,
    shares_bought: 0,
    shares_sold: 1400,
    net_shares: -1400,
    net_value: null
  })
})
