/** `GET /research/reports` and one by its id: bodies to the byte, access, and missing ones. */
import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { ReportBody, ReportList } from "../../../adapters/http/api/mod.ts"
import { market } from "../../fixtures/market.ts"
import { key } from "../../fixtures/marketReports.ts"
import { serviceOver } from "../serviceOver.ts"

const service = serviceOver(market)
const { get } = service

const link = `http://localhost/files/${key}`

const review =
  '"id":1,"title":"3Q24 Review: 100% 달성","report_date":"2024-05-08","report_type":"company_analysis",' +
  `"securities_firm":"하나증권","stock_name":"삼성전자","industry_category":"반도체","cdn_url":"${link}",` +
  '"symbol":"005930"'

describe("the list of reports", () => {
  it("is newest first, and has null for what is unknown", async () => {
    const { status, text } = await get("/research/reports")
    assert.strictEqual(status, 200)
    assert.strictEqual(
      text,
      '{"reports":[' +
        '{"id":3,"title":"반도체 업황","report_date":"2024-05-10","report_type":"industry_analysis",' +
        '"securities_firm":"하나증권","stock_name":null,"industry_category":"반도체","cdn_url":null,"symbol":null},' +
        '{"id":2,"title":"Cheaper_by_far","report_date":"2024-05-10","report_type":"company_analysis",' +
        '"securities_firm":"KB Securities","stock_name":"삼성전자","industry_category":"반도체","cdn_url":null,"symbol":"005930"},' +
        '{"id":4,"title":"Iron and Steel","report_date":"2024-05-09","report_type":"industry_analysis",' +
        '"securities_firm":"Kb securities","stock_name":null,"industry_category":"Steel","cdn_url":null,"symbol":null},' +
        `{${review}},` +
        '{"id":5,"title":"=1+1, a \\"quote\\"","report_date":"2024-05-01","report_type":null,' +
        '"securities_firm":"Ünal Yatırım","stock_name":null,"industry_category":null,"cdn_url":null,"symbol":null}' +
        '],"total":5,"page":1,"page_size":20,"has_next":false}'
    )
  })

  it("is CSV on request, with nothing that a spreadsheet would run", async () => {
    const { headers, text } = await get("/research/reports?format=csv&end_date=2024-05-08")
    assert.strictEqual(headers.get("content-type"), "text/csv; charset=utf-8")
    assert.strictEqual(
      text,
      "id,title,report_date,report_type,securities_firm,stock_name,industry_category,cdn_url,symbol\r\n" +
        `1,3Q24 Review: 100% 달성,2024-05-08,company_analysis,하나증권,삼성전자,반도체,${link},005930\r\n` +
        `5,"'=1+1, a ""quote""",2024-05-01,,Ünal Yatırım,,,,\r\n`
    )
    const accepted = await get("/research/reports?end_date=2024-05-08", { accept: "text/csv" })
    assert.strictEqual(accepted.text, text)
  })

  it("is not sent again to a client that has it", async () => {
    const { headers } = await get("/research/reports")
    const again = await get("/research/reports", { "if-none-match": headers.get("etag") ?? "" })
    assert.deepStrictEqual([again.status, again.text], [304, ""])
  })
})

describe("a report", () => {
  it("has the list's members, and its key", async () => {
    const { status, text } = await get("/research/reports/1")
    assert.deepStrictEqual([status, text], [200, `{${review},"s3_key":"${key}"}`])
  })

  const keys: ReadonlyArray<readonly [id: number, s3_key: string | null]> = [
    [2, "2024/b 1.pdf"],
    [3, null],
    [4, "2024/d.pdf"]
  ]
  it.for(keys)("%i has the key %s, and no link while no server is known for it", async ([id, s3_key]) => {
    const { json } = await get(`/research/reports/${id}`)
    assert.deepInclude(json, { id, s3_key, cdn_url: null })
  })

  it.for(["6", "99", "2147483647"])("%s is not found", async (id) => {
    const { json, status } = await get(`/research/reports/${id}`)
    assert.deepStrictEqual([status, json], [404, { detail: `Report not found: ${id}` }])
  })
})

describe("reports", () => {
  const paths = [
    "/research/reports",
    "/research/reports/1",
    "/research/reports/99",
    "/research/reports?page=x"
  ]

  it.for(paths)("%s require a key", async (path) => {
    const { json, status } = await service.send("GET", `/api/public/v1${path}`)
    assert.deepStrictEqual([status, json], [401, { detail: "Invalid or missing API key" }])
  })

  it.for(paths)("%s require the scope read:research", async (path) => {
    const { secret } = await service.key({ scopes: ["read:financial", "read:stock", "read:news"] })
    const { json, status } = await get(path, { "x-api-key": secret })
    assert.deepStrictEqual([status, json], [403, { detail: "API key lacks the scope read:research" }])
  })

  it("are returned with that scope alone", async () => {
    const { secret } = await service.key({ scopes: ["read:research"] })
    assert.strictEqual((await get("/research/reports", { "x-api-key": secret })).status, 200)
  })

  const bodies: ReadonlyArray<readonly [path: string, schema: Schema.Codec<unknown>]> = [
    ["/research/reports", ReportList],
    ["/research/reports?title=nothing", ReportList],
    ["/research/reports/1", ReportBody],
    ["/research/reports/5", ReportBody]
  ]
  it.for(bodies)("%s conform to their definition", async ([path, schema]) => {
    const { json } = await get(path)
    assert.deepStrictEqual(Schema.decodeUnknownSync(schema)(json, { onExcessProperty: "error" }), json)
  })
})
