/** Company pages of filings and insiders: rows to the byte, limits and months. */
import { assert, describe, it } from "@effect/vitest"
import { applePages } from "../fixtures/applePages.ts"
import { apple, bare, namesOf, samsung } from "./pages.ts"
import { serviceOver } from "./serviceOver.ts"

const service = serviceOver(applePages)
const { visit: get } = service

describe("filings", () => {
  it("are listed as in DART", async () => {
    const { text } = await get(`${samsung}/dart?limit=1`)
    assert.strictEqual(
      text,
      '{"company_id":5,"symbol":"005930","as_of":"2024-07-01","disclosures":[{"rcept_no":"20240630000104",' +
        '"corp_code":"00126380","corp_name":"삼성전자","stock_code":"005930","corp_cls":"Y",' +
        '"report_nm":"기업설명회(IR)개최","flr_nm":"삼성전자","rcept_dt":"2024-06-28","rm":"유","category":"IR",' +
        '"is_correction":false,"url":"https://dart.fss.or.kr/dsaf001/main.do?rcpNo=20240630000104"}],"count":1}'
    )
  })

  it("are the latest three by default, within a day by descending number", async () => {
    const three = ["20240630000104", "20240516001421", "20240430000312"]
    assert.deepStrictEqual(await namesOf(get, `${samsung}/dart`, "disclosures", "rcept_no"), three)
    assert.deepStrictEqual(await namesOf(get, `${samsung}/dart?limit=100`, "disclosures", "rcept_no"), [
      ...three,
      "20240430000311"
    ])
  })

  it("have the issuer's corp_code and the company's symbol where the file has none", async () => {
    const { json } = await get(`${samsung}/dart?limit=100`)
    const codes = json.disclosures.map(
      (filed: { readonly corp_code: string; readonly stock_code: string }) => [
        filed.corp_code,
        filed.stock_code
      ]
    )
    assert.deepStrictEqual(
      codes,
      Array.from({ length: 4 }, () => ["00126380", "005930"])
    )
  })

  it("are none of a company without any", async () => {
    const { text } = await get(`${bare}/dart`)
    assert.strictEqual(
      text,
      '{"company_id":4,"symbol":"BARE","as_of":"2024-07-01","disclosures":[],"count":0}'
    )
  })

  it("are as of the day at the exchange, which in Seoul begins before New York's", async () => {
    service.time.now = Date.parse("2024-07-01T15:30:00Z")
    const days = [(await get(`${samsung}/dart`)).json.as_of, (await get(`${apple}/dart`)).json.as_of]
    service.time.now = Date.parse("2024-07-01T12:00:00Z")
    assert.deepStrictEqual(days, ["2024-07-02", "2024-07-01"])
  })
})

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
