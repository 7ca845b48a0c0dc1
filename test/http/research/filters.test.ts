/** The reports that the list's parameters select, and their pages. */
import { assert, describe, it } from "@effect/vitest"
import { market } from "../../fixtures/market.ts"
import { serviceOver } from "../serviceOver.ts"

const { get } = serviceOver(market)

const page = async (query: string) => {
  const { json, status } = await get(`/research/reports?${encodeURI(query)}`)
  assert.strictEqual(status, 200)
  return { ...json, reports: json.reports.map(({ id }: { readonly id: number }) => id) }
}

describe("the reports", () => {
  const chosen: ReadonlyArray<readonly [query: string, ids: ReadonlyArray<number>]> = [
    ["securities_firm=kb SECURITIES", [2, 4]],
    ["securities_firm=KB", []],
    ["securities_firm=하나증권", [3, 1]],
    ["securities_firm=ünal yatırım", [5]],
    ["securities_firm=", []],
    ["stock_name=삼성전자", [2, 1]],
    ["stock_name=삼성", []],
    ["report_type=industry_analysis", [3, 4]],
    ["report_type=company_analysis", [2, 1]],
    ["industry_category=STEEL", [4]],
    ["industry_category=반도체", [3, 2, 1]],
    ["start_date=2024-05-09", [3, 2, 4]],
    ["end_date=2024-05-08", [1, 5]],
    ["start_date=2024-05-08&end_date=2024-05-09", [4, 1]],
    ["start_date=2024-05-10&end_date=2024-05-10", [3, 2]],
    ["start_date=2024-05-11", []],
    ["symbol=005930", [2, 1]],
    ["symbol=005930:krx&end_date=2024-05-08", [1]],
    ["symbol=005930:NASDAQ", []],
    ["symbol=AAPL", []],
    ["title=REVIEW", [1]],
    ["title= review ", [1]],
    ["title=iron and", [4]],
    ["title=업황", [3]],
    ["title=%", [1]],
    ["title=_", [2]],
    ["title=r_by", [2]],
    ["title=\\", []],
    ["title='", []],
    ["title=", [3, 2, 4, 1, 5]],
    ["title=e&securities_firm=kb securities&report_type=company_analysis", [2]],
    ["securities_firm=하나증권&stock_name=삼성전자&industry_category=반도체&end_date=2024-05-09", [1]]
  ]
  it.for(chosen)("with %s are %j", async ([query, ids]) => {
    const { reports, total } = await page(query)
    assert.deepStrictEqual([reports, total], [ids, ids.length])
  })
})

describe("a page", () => {
  const pages: ReadonlyArray<readonly [query: string, ids: ReadonlyArray<number>, has_next: boolean]> = [
    ["page=1&page_size=2", [3, 2], true],
    ["page=2&page_size=2", [4, 1], true],
    ["page=3&page_size=2", [5], false],
    ["page=4&page_size=2", [], false],
    ["page=1&page_size=5", [3, 2, 4, 1, 5], false],
    ["page=5&page_size=1", [5], false],
    ["page=1&page_size=100", [3, 2, 4, 1, 5], false],
    ["page=2147483647&page_size=100", [], false]
  ]
  it.for(pages)("by %s has %j", async ([query, reports, has_next]) => {
    const [page_number, page_size] = (query.match(/\d+/g) ?? []).map(Number)
    assert.deepStrictEqual(await page(query), { reports, total: 5, page: page_number, page_size, has_next })
  })

  it("counts what the filter leaves", async () => {
    const found = await page("industry_category=반도체&page_size=2&page=2")
    assert.deepStrictEqual(found, { reports: [1], total: 3, page: 2, page_size: 2, has_next: false })
  })
})
