/** An insider's transaction as a page shows it: its value, and in which currency. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { insiderRow, type InsiderTransaction } from "../../../core/mod.ts"

const sale: InsiderTransaction = {
  transaction_id: 7,
  source: "SEC EDGAR",
  external_id: "x",
  issuer_id: 3,
  filed_date: "2024-06-03",
  transaction_date: "2024-05-30",
  insider_name: "One Insider",
  position: "Chief Financial Officer",
  relationship: "officer",
  transaction_type: "Sale",
  transaction_code: "S",
  shares_change: -1000,
  price: 135.1,
  currency: "USD",
  shares_owned_after: 9000,
  ownership_percent: 0.01,
  is_direct: true,
  filing_id: "0001-24-1",
  filing_url: "https://www.sec.gov/1",
  filer: null,
  table_line: null,
  amends_date: null
}

const worth = (overrides: Partial<InsiderTransaction>, currency: string | null = "USD") => {
  const { price, value } = insiderRow({ ...sale, ...overrides }, currency)
  return [price, value]
}

describe("the value of a transaction", () => {
  it("is positive for a sale, and without floating-point residue", () => {
    assert.deepStrictEqual(worth({ shares_change: -3, price: 0.1 }), [0.1, 0.3])
  })

  it("is null without a price", () => {
    assert.deepStrictEqual(worth({ price: null }), [null, null])
  })

  it("is null in a currency other than the page's, and so is the price", () => {
    assert.deepStrictEqual(worth({ currency: "EUR" }), [null, null])
    assert.deepStrictEqual(worth({ currency: null }), [null, null])
    assert.deepStrictEqual(worth({ currency: null }, null), [null, null])
  })

  it("is 0 for shares received for nothing", () => {
    assert.deepStrictEqual(worth({ price: 0 }), [0, 0])
  })

  it("is null where it overflows", () => {
    assert.deepStrictEqual(worth({ price: 1e300, shares_change: 1e300 }), [1e300, null])
  })

  it("is never negative, and within half a cent of price x shares", () => {
    const amounts = fc.double({ min: 0, max: 1e6, noNaN: true })
    fc.assert(
      fc.property(amounts, fc.double({ min: -1e6, max: 1e6, noNaN: true }), (price, shares_change) => {
        const [, value] = worth({ price, shares_change })
        assert.isAtLeast(value ?? -1, 0)
        assert.approximately(value ?? -1, price * Math.abs(shares_change), 0.0051)
      })
    )
  })
})

it("a row omits the issuer and the source's own words for the transaction", () => {
  assert.deepStrictEqual(Object.keys(insiderRow(sale, "USD")), [
    "id",
    "filed_date",
    "transaction_date",
    "insider_name",
    "position",
    "relationship",
    "transaction_type",
    "transaction_code",
    "shares_change",
    "price",
    "value",
    "shares_owned_after",
    "ownership_percent",
    "is_direct",
    "source",
    "filing_id",
    "filing_url"
  ])
})
