/** `GET /news/articles`, an article and its content: bodies to the byte, in the requested language. */
import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { NewsList } from "../../../adapters/http/api/mod.ts"
import { NewsContent, NewsDetail } from "../../../core/mod.ts"
import { market } from "../../fixtures/market.ts"
import { serviceOver } from "../serviceOver.ts"

const { get } = serviceOver(market)

const fed =
  '"category":"fed_policy","priority":1,' +
  '"source_url":"https://www.federalreserve.gov/newsevents/pressreleases/monetary20240612a.htm",' +
  '"published_at":"2024-06-12T18:00:00Z","created_at":"2024-07-01T12:00:00Z","locale":"en","symbols":[]'
const fedItem = `{"id":1,"title":"Fed keeps rates","summary":"5.25 to 5.5 percent.",${fed}}`
const apple =
  '{"id":2,"title":"애플 실적","summary":null,"category":"earnings","priority":2,"source_url":null,' +
  '"published_at":"2024-06-28T00:00:00Z","created_at":"2024-07-01T12:00:00Z","locale":"ko","symbols":["AAPL"]}'
const close =
  '{"id":3,"title":"收盘","summary":null,"category":"market_move","priority":3,"source_url":null,' +
  '"published_at":"2024-06-28T00:00:00Z","created_at":"2024-07-01T12:00:00Z","locale":"zh","symbols":[]}'

describe("the list", () => {
  it("has the newest first, fifty of them, each in its best language", async () => {
    const { status, text } = await get("/news/articles")
    assert.strictEqual(status, 200)
    assert.strictEqual(
      text,
      `{"articles":[${close},${apple},${fedItem}],"total":3,"skip":0,"limit":50,` +
        '"pagination":{"page":1,"limit":50,"total":3,"total_pages":1,"has_next":false,"has_prev":false}}'
    )
  })

  it("has its window when it is paged", async () => {
    const { text } = await get("/news/articles?limit=1&page=2")
    assert.strictEqual(
      text,
      `{"articles":[${apple}],"total":3,"skip":1,"limit":1,` +
        '"pagination":{"page":2,"limit":1,"total":3,"total_pages":3,"has_next":true,"has_prev":true}}'
    )
  })

  const windows: ReadonlyArray<readonly [query: string, ids: ReadonlyArray<number>]> = [
    ["limit=2", [3, 2]],
    ["skip=1", [2, 1]],
    ["skip=2&limit=100", [1]],
    ["skip=3", []],
    ["skip=2147483647", []],
    ["page=2147483647&limit=100", []],
    ["category=earnings", [2]],
    ["category=breaking", []],
    ["priority=1", [1]],
    ["priority=3&category=market_move", [3]],
    ["priority=3&category=earnings", []],
    ["symbol=AAPL", [2]],
    ["symbol=aapl:nasdaq&category=earnings", [2]],
    ["symbol=AAPL&priority=1", []],
    ["symbol=AAPL:KRX", []],
    ["symbol=ZZZZ", []],
    ["symbol=", []],
    ["symbol=;", []],
    ["symbol=ZZZZ&symbol=AAPL", [2]],
    ["unknown=1&offset=2&locale=ko", [3, 2, 1]]
  ]
  it.for(windows)("with %s has %j", async ([query, ids]) => {
    const { json } = await get(`/news/articles?${query}`)
    assert.deepStrictEqual(
      json.articles.map(({ id }: { readonly id: number }) => id),
      ids
    )
  })

  it("counts what the filter passes, not the window", async () => {
    const { json } = await get("/news/articles?priority=2&skip=1")
    assert.deepInclude(json, { articles: [], total: 1, skip: 1 })
  })
})

describe("an article", () => {
  it("has the item's members first, then everything else", async () => {
    const { status, text } = await get("/news/articles/1")
    assert.strictEqual(status, 200)
    assert.strictEqual(
      text,
      `${fedItem.slice(0, -1)},"ai_angle":"One cut in 2024 & <no> more.","risk":"Inflation",` +
        '"trigger":[{"topic":"dot plot","sentiment":"negative"},{"topic":"CPI","sentiment":null}]}'
    )
  })

  it("has null for what is unknown, and no triggers", async () => {
    const { text } = await get("/news/articles/3")
    assert.strictEqual(text, `${close.slice(0, -1)},"ai_angle":null,"risk":null,"trigger":[]}`)
  })

  it("has its content as harmless HTML", async () => {
    const { status, text } = await get("/news/articles/1/content")
    assert.strictEqual(status, 200)
    assert.strictEqual(
      text,
      '{"id":1,"title":"Fed keeps rates","content_type":"text/html","full_content":"<p>Held &amp; waiting</p>","locale":"en"}'
    )
  })

  it("has plain content unchanged, in a language that has some", async () => {
    const { text } = await get("/news/articles/2/content", { "x-locale": "ko" })
    assert.strictEqual(
      text,
      '{"id":2,"title":"アップル決算","content_type":"text/plain","full_content":"1 < 2","locale":"ja"}'
    )
  })

  it("has no content where none is stored", async () => {
    const { json } = await get("/news/articles/3/content")
    assert.deepInclude(json, { id: 3, full_content: null, locale: "zh" })
  })

  it.for(["/news/articles/99", "/news/articles/99/content"])("%s is not found", async (path) => {
    const { json, status } = await get(path)
    assert.deepStrictEqual([status, json], [404, { detail: "Article not found: 99" }])
  })
})

const bodies: ReadonlyArray<readonly [path: string, schema: Schema.Codec<unknown>]> = [
  ["/news/articles", NewsList],
  ["/news/articles?category=breaking", NewsList],
  ["/news/articles/1", NewsDetail],
  ["/news/articles/2", NewsDetail],
  ["/news/articles/1/content", NewsContent],
  ["/news/articles/3/content", NewsContent]
]
it.for(bodies)("%s conforms to its definition, without other members", async ([path, schema]) => {
  const { json } = await get(path)
  assert.deepStrictEqual(Schema.decodeUnknownSync(schema)(json, { onExcessProperty: "error" }), json)
})
