/** Lists and prices as CSV: RFC 4180, and no cell that a spreadsheet would run. */
import { assert, describe, it } from "@effect/vitest"
import { take } from "../../contract/stores.ts"
import { market } from "../../fixtures/market.ts"
import { openWorld, reader } from "../service.ts"
import { serviceOver } from "../serviceOver.ts"

const { get } = serviceOver(market)

const bars =
  "datetime,open,high,low,close,volume\r\n" +
  "2020-09-01T00:00:00,132.91,134.8,130.53,134.18,142927370\r\n" +
  "2020-09-02T00:00:00,137.58,137.98,127,131.4,189870444\r\n"

describe("CSV", () => {
  it("of recent prices is a header and a row for each bar", async () => {
    const { headers, status, text } = await get("/stock/prices/AAPL?limit=2&format=csv")
    assert.deepStrictEqual([status, text], [200, bars])
    assert.strictEqual(headers.get("content-type"), "text/csv; charset=utf-8")
  })

  it("of the history has the same form", async () => {
    const { text } = await get("/stock/prices/AAPL/history?start_date=2020-09-01&format=csv")
    assert.strictEqual(text, bars)
  })

  it("of a company without bars is the header alone", async () => {
    const { text } = await get("/stock/prices/BARE?format=csv")
    assert.strictEqual(text, "datetime,open,high,low,close,volume\r\n")
  })

  it("of companies has an empty cell for what is unknown", async () => {
    const { text } = await get("/financial/companies?format=csv&search=BARE")
    assert.strictEqual(
      text,
      "company_id,symbol,name,alias_name,exchange,sector,country,country_code,listed\r\n6,BARE,Bare,,NYSE,,,,true\r\n"
    )
  })

  it("of the data variant has its columns", async () => {
    const { text } = await get("/financial/companies?format=csv&variant=data&offset=0&limit=1")
    assert.strictEqual(
      text,
      "company_id,ticker,name,alias_name,exchange,sector,country,country_code,listed\r\n" +
        "1,AAPL,Apple Inc.,애플,NASDAQ,Technology,US,US,true\r\n"
    )
  })

  it("has the ETag of its own bytes, and is 304 for a client that has it", async () => {
    const { headers } = await get("/stock/prices/AAPL?format=csv")
    const etag = headers.get("etag") ?? ""
    const again = await get("/stock/prices/AAPL?format=csv", { "if-none-match": etag })
    const json = await get("/stock/prices/AAPL", { "if-none-match": etag })
    assert.deepStrictEqual([again.status, json.status], [304, 200])
  })

  it("is never the form of an error", async () => {
    const { json, status } = await get("/stock/prices/ZZZZ?format=csv")
    assert.deepStrictEqual([status, json], [404, { detail: "Company not found: ZZZZ" }])
  })
})

describe("Accept", () => {
  const cases: ReadonlyArray<readonly [accept: string, query: string, type: string]> = [
    ["text/csv", "", "text/csv; charset=utf-8"],
    ["TEXT/CSV", "", "text/csv; charset=utf-8"],
    ["text/csv;q=0.9", "", "text/csv; charset=utf-8"],
    ["text/csv;q=0", "", "application/json"],
    ["application/json, text/csv", "", "text/csv; charset=utf-8"],
    ["text/csv;q=0.5, application/json;q=0.4", "", "text/csv; charset=utf-8"],
    ["text/csv;q=0.4, application/json", "", "application/json"],
    ["text/csv, */*;q=0.1", "", "text/csv; charset=utf-8"],
    ["application/json", "", "application/json"],
    ["*/*", "", "application/json"],
    ["text/csvx", "", "application/json"],
    ["text/csv", "?format=json", "application/json"],
    ["application/json", "?format=csv", "text/csv; charset=utf-8"]
  ]
  it.for(cases)("%s with the query %j answers %s", async ([accept, query, type]) => {
    const { headers } = await get(`/stock/prices/AAPL${query}`, { accept })
    assert.strictEqual(headers.get("content-type"), type)
  })
})

/** What a name looks like in the CSV. */
const cellOf = async (name: string): Promise<string> => {
  const file = ["symbol,exchange,name", `ODD,NYSE,"${name.replaceAll('"', '""')}"`]
  const odd = await openWorld({ fill: take("companies", file) })
  const { text } = await (await reader(odd))("/financial/companies?format=csv")
  await odd.close()
  return text.slice(text.indexOf("\r\n") + "\r\n1,ODD,".length, -",,NYSE,,,,true\r\n".length)
}

describe("a cell", () => {
  const cases: ReadonlyArray<readonly [name: string, cell: string]> = [
    ["Plain & Simple; 'Ltd'", "Plain & Simple; 'Ltd'"],
    ["Comma, Inc.", '"Comma, Inc."'],
    ['The "Best"', '"The ""Best"""'],
    ["Two\nLines", '"Two\nLines"'],
    ["=1+1", `"'=1+1"`],
    ["+1", `"'+1"`],
    ["-1", `"'-1"`],
    ["@SUM(A1)", `"'@SUM(A1)"`],
    ["＝1+1", `"'＝1+1"`],
    ["＋1", `"'＋1"`],
    ["－1", `"'－1"`],
    ["＠SUM(A1)", `"'＠SUM(A1)"`],
    ['=HYPERLINK("http://x.example","y")', `"'=HYPERLINK(""http://x.example"",""y"")"`],
    ["=1+1\nmore", `"'=1+1\nmore"`],
    ["1=1", "1=1"]
  ]
  it.for(cases)("of %j is %s", async ([name, cell]) => {
    assert.strictEqual(await cellOf(name), cell)
  })
})
