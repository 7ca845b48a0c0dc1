/** `GET /companies/{company_id}/insider`: rows to the byte, limits and months. */
import { assert, describe, it } from "@effect/vitest"
import { applePages } from "../../fixtures/applePages.ts"
import { apple, namesOf } from "../pages.ts"
import { serviceOver } from "../serviceOver.ts"

const { visit: get } = serviceOver(applePages)

const names = (query: string) => namesOf(get, `${apple}/insider?${query}`, "transactions", "insider_name")

describe("insiders' transactions", () => {
  it("are listed with their values, and summed up", async () => {
    const { json } = await get(`${apple}/insider?months=2`)
    assert.deepStrictEqual(json.transactions[3], {
      id: json.transactions[3].id,
      filed_date: "2024-06-03",
      transaction_date: "2024-05-30",
      insider_name: "One Insider",
      position: "Chief Financial Officer",
      relationship: "officer",
      transaction_type: "Sale",
      transaction_code: "S",
      shares_change: -1000,
      price: 135.1,
      value: 135_100,
      shares_owned_after: 9000,
      ownership_percent: 0.01,
      is_direct: true,
      source: "SEC EDGAR",
      filing_id: "0001-24-1",
      filing_url: "https://www.sec.gov/1"
    })
    // A grant is neither; an amount paid in euros has no value in dollars.
    assert.deepStrictEqual(json.summary, {
      period_months: 2,
      buy_count: 2,
      sell_count: 1,
      shares_bought: 207,
      shares_sold: 1000,
      net_shares: -793,
      net_value: 25_066.6 - 135_100
    })
    assert.deepStrictEqual([json.currency, json.count], ["USD", 4])
  })

  it("have no value without a price in the page's currency", async () => {
    const { json } = await get(`${apple}/insider?limit=3`)
    const worth = json.transactions.map(({ price, value }: Readonly<Record<string, unknown>>) => [
      price,
      value
    ])
    assert.deepStrictEqual(worth, [
      [null, null],
      [null, null],
      [125.333, 25_066.6]
    ])
  })

  it("are those of twelve months by default, newest first", async () => {
    const year = ["Four Insider", "Three Insider", "Two Insider", "One Insider", "Five Insider"]
    assert.deepStrictEqual(await names(""), year)
    assert.deepStrictEqual(await names("months=13"), [...year, "Six Insider"])
    assert.deepStrictEqual(await names("months=1"), year.slice(0, 3))
  })

  it("are summed up beyond the list's limit", async () => {
    const { json } = await get(`${apple}/insider?limit=1`)
    assert.deepStrictEqual([json.count, json.summary.sell_count], [1, 2])
  })
})
