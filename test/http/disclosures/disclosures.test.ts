/** `GET /companies/{company_id}/dart`: rows to the byte, limits and days. */
import { assert, describe, it } from "@effect/vitest"
import { take } from "../../contract/stores.ts"
import { applePages } from "../../fixtures/applePages.ts"
import { withMore } from "../../fixtures/World.ts"
import { apple, bare, namesOf, samsung } from "../pages.ts"
import { serviceOver } from "../serviceOver.ts"

const service = serviceOver(applePages)
const { visit: get } = service

const { visit: getPreferred } = serviceOver(
  withMore(
    applePages,
    take("disclosures", [
      "rcept_no,symbol,stock_code,corp_code,rcept_dt,report_nm",
      "20240630000999,005930,005935,00126380,2024-06-30,of the preferred shares"
    ])
  )
)

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

  it("keep the stock_code that the file has", async () => {
    assert.deepStrictEqual(
      await namesOf(getPreferred, `${samsung}/dart?limit=1`, "disclosures", "stock_code"),
      ["005935"]
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
