/** Requests for news that are refused: keys without the scope, and parameters beyond each bound. */
import { assert, describe, it } from "@effect/vitest"
import { market } from "../../fixtures/market.ts"
import { serviceOver } from "../serviceOver.ts"

const service = serviceOver(market)
const { get } = service

const integer = {
  msg: "Input should be a valid integer, unable to parse string as an integer",
  type: "int_parsing"
}
const atLeast = (n: number) => ({
  msg: `Input should be greater than or equal to ${n}`,
  type: "greater_than_equal"
})
const atMost = (n: number) => ({ msg: `Input should be less than or equal to ${n}`, type: "less_than_equal" })
const category = {
  msg: "Input should be 'eod_summary', 'fed_policy', 'market_move', 'earnings' or 'breaking'",
  type: "enum"
}

const largest = 2_147_483_647

const past: ReadonlyArray<readonly [query: string, fault: { readonly msg: string; readonly type: string }]> =
  [
    ["limit=0", atLeast(1)],
    ["limit=101", atMost(100)],
    ["limit=", integer],
    ["limit=1.5", integer],
    ["page=0", atLeast(1)],
    [`page=${largest + 1}`, atMost(largest)],
    ["skip=-1", atLeast(0)],
    [`skip=${largest + 1}`, atMost(largest)],
    ["skip=x", integer],
    ["priority=0", atLeast(1)],
    ["priority=4", atMost(3)],
    ["priority=high", integer],
    ["symbol=a%00", { msg: "Value error, text holds a NUL character", type: "value_error" }],
    [
      `symbol=${"A".repeat(101)}`,
      { msg: "String should have at most 100 characters", type: "string_too_long" }
    ],
    ["category=rumour", category],
    ["category=Earnings", category],
    ["category=", category]
  ]

describe("the list", () => {
  it.for(past)("is refused with %s", async ([query, fault]) => {
    const { json, status } = await get(`/news/articles?${query}`)
    assert.strictEqual(status, 422)
    assert.deepStrictEqual(json, { detail: [{ loc: ["query", query.split("=")[0]], ...fault }] })
  })

  it.for(["limit=1", "limit=100", "page=1", "skip=0", "priority=1", "priority=3"])(
    "is accepted with %s",
    async (query) => {
      assert.strictEqual((await get(`/news/articles?${query}`)).status, 200)
    }
  )

  it("refuses page and skip together", async () => {
    const { json, status } = await get("/news/articles?page=1&skip=0")
    const msg = "Value error, page and skip exclude each other"
    assert.deepStrictEqual(
      [status, json],
      [422, { detail: [{ loc: ["query", "skip"], msg, type: "value_error" }] }]
    )
  })

  it("reports all faults at once, including the header's", async () => {
    const { json } = await get("/news/articles?limit=0&priority=9&page=1&skip=0", { "x-locale": "fr" })
    assert.deepStrictEqual(
      json.detail.map(({ loc }: { readonly loc: unknown }) => loc),
      [
        ["header", "x-locale"],
        ["query", "priority"],
        ["query", "limit"],
        ["query", "skip"]
      ]
    )
  })
})

const paths = ["/news/articles", "/news/articles/1", "/news/articles/1/content"]

describe.for(paths)("%s", (path) => {
  it.for(["fr", "fr-KR", "en_US", "kor-", "ko, en", ""])("is refused in '%s'", async (locale) => {
    const { json, status } = await get(path, { "x-locale": locale })
    const msg = "Input should be 'ko', 'en', 'ja' or 'zh'"
    assert.deepStrictEqual(
      [status, json],
      [422, { detail: [{ loc: ["header", "x-locale"], msg, type: "enum" }] }]
    )
  })

  it("is refused to a key without the scope", async () => {
    const { secret } = await service.key({ scopes: ["read:stock", "read:financial", "read:research"] })
    const { json, status } = await service.send("GET", `/api/public/v1${path}`, { "x-api-key": secret })
    assert.deepStrictEqual([status, json], [403, { detail: "API key lacks the scope read:news" }])
  })

  it("is returned to a key with it", async () => {
    const { secret } = await service.key({ scopes: ["read:news"] })
    assert.strictEqual(
      (await service.send("GET", `/api/public/v1${path}`, { "x-api-key": secret })).status,
      200
    )
  })

  it("is refused without a key", async () => {
    assert.strictEqual((await service.send("GET", `/api/public/v1${path}`)).status, 401)
  })
})

const ids: ReadonlyArray<readonly [id: string, fault: object]> = [
  ["x", integer],
  ["1e3", integer],
  ["1.5", integer],
  ["%00", integer],
  ["0", atLeast(1)],
  ["-1", atLeast(1)],
  [String(largest + 1), atMost(largest)],
  ["99999999999999999999", atMost(largest)]
]
describe.for(["", "/content"])("an article%s", (tail) => {
  it.for(ids)("with the id %s is refused", async ([id, fault]) => {
    const { json, status } = await get(`/news/articles/${id}${tail}`)
    assert.deepStrictEqual([status, json], [422, { detail: [{ loc: ["path", "article_id"], ...fault }] }])
  })

  it("with the largest id is not found", async () => {
    const { json, status } = await get(`/news/articles/${largest}${tail}`)
    assert.deepStrictEqual([status, json], [404, { detail: `Article not found: ${largest}` }])
  })
})
