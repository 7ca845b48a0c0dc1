/** A client generated from the OpenAPI document by openapi-typescript, with openapi-fetch, against the service. */
import { afterAll, assert, beforeAll, describe, expect, it } from "@effect/vitest"
import createClient, { type Client } from "openapi-fetch"
import { fileURLToPath } from "node:url"
import type { components, paths } from "../../adapters/client/schema.ts"
import { clientFiles } from "../../scripts/openapiClient.ts"
import { openSampleService, type SampleService } from "../../scripts/openapi/sampleService.ts"

let service: SampleService
let client: Client<paths, "application/json">

/** A fetch that never leaves the process. */
const clientWith = (headers: Readonly<Record<string, string>>): Client<paths, "application/json"> =>
  createClient<paths, "application/json">({
    baseUrl: "http://localhost",
    fetch: (request) => service.handler(request),
    headers
  })

beforeAll(async () => {
  service = await openSampleService()
  client = clientWith(service.headers)
}, 30_000)
afterAll(() => service.close())

it("its files are current: node scripts/openapiClient.ts rewrites them", async () => {
  for (const [file, text] of await clientFiles()) {
    await expect(text).toMatchFileSnapshot(fileURLToPath(file))
  }
}, 20_000)

describe("the public API", () => {
  it("lists companies in both of its shapes", async () => {
    const { data } = await client.GET("/api/public/v1/financial/companies", {
      params: { query: { search: "apple", limit: 1 } }
    })
    if (data === undefined || "data" in data) return assert.fail("A page of companies was requested")
    const [first]: ReadonlyArray<components["schemas"]["CompanyItem"]> = data.companies
    assert.deepInclude(first, { company_id: 1, symbol: "AAPL", alias_name: null })
    const other = await client.GET("/api/public/v1/financial/companies", {
      params: { query: { variant: "data", limit: 1 } }
    })
    assert.deepNestedInclude(other.data, { "data[0].ticker": "AAPL", "data[0].company_id": "1" })
  })

  it("returns statements with their provenance", async () => {
    const { data } = await client.GET("/api/public/v1/financial/companies/{symbol}/financials", {
      params: {
        path: { symbol: "AAPL" },
        query: { period: "Annual", years: 1, as_of: "2021-03-31", include: "provenance" }
      }
    })
    const sales: number | null | undefined = data?.statements[0]?.sales
    assert.strictEqual(sales, 274_515_000_000)
    assert.strictEqual(data?.statements[0]?.provenance?.sales?.form, "10-K")
  })

  it("lists corporate actions with the day up to which they are known", async () => {
    const { data } = await client.GET("/api/public/v1/stock/prices/{symbol}/actions", {
      params: { path: { symbol: "AAPL" }, query: { type: "split", start_date: "2020-01-01" } }
    })
    const known_to: string | null | undefined = data?.known_to
    assert.strictEqual(known_to, "2021-03-31")
    const [split, ...others]: ReadonlyArray<components["schemas"]["Action"]> = data?.actions ?? []
    assert.deepStrictEqual([split?.effective_date, split?.value, others.length], ["2020-08-31", 4, 0])
  })

  it("pages through the history", async () => {
    const closes: Array<number> = []
    for (let offset = 0, more = true; more; ) {
      const { data } = await client.GET("/api/public/v1/stock/prices/{symbol}/history", {
        params: {
          path: { symbol: "AAPL" },
          query: { start_date: "2020-08-27", end_date: "2020-09-01", adjust: "none", limit: 3, offset }
        }
      })
      if (data === undefined) return assert.fail("There is a history")
      closes.push(...data.data.map(({ close }) => close))
      offset += data.count
      more = data.has_more
    }
    assert.deepStrictEqual(closes, [500.04, 499.23, 129.04, 134.18])
  })

  it("returns CSV as text", async () => {
    const { data } = await client.GET("/api/public/v1/stock/prices/{symbol}", {
      params: { path: { symbol: "AAPL" }, query: { limit: 1, format: "csv" } },
      parseAs: "text"
    })
    assert.match(String(data), /^datetime,open,high,low,close,volume\r\n2021-03-31T00:00:00,/)
  })

  it("returns news in the language of a header", async () => {
    const { data, response } = await client.GET("/api/public/v1/news/articles/{article_id}", {
      params: { path: { article_id: 1 }, header: { "x-locale": "ja" } }
    })
    assert.deepStrictEqual([data?.locale, response.headers.get("content-language")], ["ja", "ja"])
    assert.include(data?.title, "米国株")
  })

  it("lists reports, and serves their PDFs in parts", async () => {
    const { data } = await client.GET("/api/public/v1/research/reports", {
      params: { query: { report_type: "company_analysis", title: "cash returned", page_size: 5 } }
    })
    const link = data?.reports.find(({ cdn_url }) => cdn_url !== null)?.cdn_url
    const [folder = "", file = ""] = (link ?? "").split("/").slice(-2)
    const part = await client.GET("/files/reports/{folder}/{file}", {
      params: { path: { folder, file }, header: { Range: "bytes=0-4" } },
      parseAs: "text"
    })
    assert.deepStrictEqual([part.response.status, part.data], [206, "%PDF-"])
  })

  it("answers 304 to a client that has the body", async () => {
    const path = "/api/public/v1/financial/companies/{symbol}"
    const first = await client.GET(path, { params: { path: { symbol: "AAPL" } } })
    const tag = first.response.headers.get("etag") ?? ""
    const again = await client.GET(path, {
      params: { path: { symbol: "AAPL" }, header: { "If-None-Match": tag } }
    })
    assert.strictEqual(again.response.status, 304)
  })
})

describe("the basic API and company pages", () => {
  it("answer without a key", async () => {
    const anyone = clientWith({})
    const series = await anyone.GET("/api/v1/financial-v4/time-series", {
      params: { query: { symbol: "AAPL", outputsize: 2 } }
    })
    assert.deepNestedInclude(series.data, { "meta.data_points": 2, status: "ok" })
    const snapshot = await anyone.GET("/v1/financial_v4/companies/{company_id}/snapshot", {
      params: { path: { company_id: 1 }, query: { as_of: "2021-03-31" } }
    })
    const price: number | null | undefined = snapshot.data?.price.current
    assert.strictEqual(price, 122.15)
  })
})

describe("errors", () => {
  it("name each invalid parameter with its fault", async () => {
    const { error } = await client.GET("/api/public/v1/stock/prices/{symbol}", {
      // @ts-expect-error an unknown interval
      params: { path: { symbol: "AAPL" }, query: { limit: 501, interval: "1year" } }
    })
    const detail = error?.detail
    assert.deepStrictEqual(typeof detail === "string" ? [] : detail?.map(({ loc, type }) => [...loc, type]), [
      ["query", "interval", "enum"],
      ["query", "limit", "less_than_equal"]
    ])
  })

  it("name what is missing, and refuse a request without a key", async () => {
    const params = { path: { symbol: "ZZZZ" } }
    const gone = await client.GET("/api/public/v1/financial/companies/{symbol}", { params })
    const unauthorized = await clientWith({}).GET("/api/public/v1/financial/companies/{symbol}", { params })
    assert.deepStrictEqual(
      [gone, unauthorized].map(({ data, error, response }) => [response.status, data, error?.detail]),
      [
        [404, undefined, "Company not found: ZZZZ"],
        [401, undefined, "Invalid or missing API key"]
      ]
    )
  })
})

it("a key is created with a token, used, rotated and revoked", async () => {
  const owner = clientWith({ authorization: service.headers.authorization })
  const wanted: components["schemas"]["ApiKeyRequest"] = { name: "mine", scopes: ["read:stock"] }
  const made = await owner.POST("/api/v1/api-keys", { body: wanted })
  assert.strictEqual(made.response.status, 201)
  const { id, key } = made.data ?? { id: 0, key: "" }
  const path = { id }
  const prices = await clientWith({ "x-api-key": key }).GET("/api/public/v1/stock/prices/{symbol}", {
    params: { path: { symbol: "AAPL" }, query: { limit: 1 } }
  })
  assert.strictEqual(prices.data?.count, 1)
  const rotated = await owner.POST("/api/v1/api-keys/{id}/rotate", { params: { path } })
  assert.notStrictEqual(rotated.data?.key, key)
  const revoked = await owner.DELETE("/api/v1/api-keys/{id}", { params: { path } })
  assert.strictEqual(revoked.response.status, 204)
  const known = await owner.GET("/api/v1/api-keys/{id}", { params: { path } })
  assert.strictEqual(known.data?.status, "revoked")
})

it("what the document lacks doesn't compile", () => {
  // @ts-expect-error an unknown path
  void client.GET("/api/public/v1/nothing").catch(() => {})
  // @ts-expect-error a required parameter is missing
  void client.GET("/api/v1/financial-v4/profile", { params: { query: {} } }).catch(() => {})
  // @ts-expect-error an unknown scope
  const request: components["schemas"]["ApiKeyRequest"] = { name: "x", scopes: ["write:all"] }
  assert.isDefined(request)
})
