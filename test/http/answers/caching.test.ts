/** ETags and 304, the headers for caches, and that a cached answer never outlives its data. */
import { assert, describe, it } from "@effect/vitest"
import { priceHeader, take } from "../../contract/stores.ts"
import { market } from "../../fixtures/market.ts"
import { reader } from "../service.ts"
import { freshServiceOver } from "../serviceOver.ts"

const service = freshServiceOver(market)
const { get } = service

const paths = [
  "/financial/companies",
  "/financial/companies/AAPL",
  "/stock/prices/AAPL",
  "/stock/prices/AAPL/history"
]

const etagOf = async (path: string, headers: Readonly<Record<string, string>> = {}) =>
  (await get(path, headers)).headers.get("etag") ?? ""

describe("an answer", () => {
  it.for(paths)("of %s has an ETag, is private, and lists what it varies by", async (path) => {
    const { headers } = await get(path)
    assert.match(headers.get("etag") ?? "", /^"[\da-f]{32}"$/)
    assert.strictEqual(headers.get("cache-control"), "private")
    const formats = path.endsWith("companies/AAPL") ? "" : "Accept, "
    assert.strictEqual(headers.get("vary"), `X-API-Key, ${formats}Accept-Encoding`)
  })

  it.for(paths)("of %s is 304 without a body for a client that has it", async (path) => {
    const first = await get(path)
    const again = await get(path, { "if-none-match": first.headers.get("etag") ?? "" })
    assert.deepStrictEqual([again.status, again.text], [304, ""])
    for (const name of ["etag", "cache-control", "vary"]) {
      assert.strictEqual(again.headers.get(name), first.headers.get(name))
    }
  })

  it("is 304 for the tag among others, a weak one, and a star", async () => {
    const etag = await etagOf("/stock/prices/AAPL")
    const statuses: Array<number> = []
    for (const tags of [`"x", ${etag}`, `W/${etag}`, `"x" ,W/${etag}`, "*"]) {
      statuses.push((await get("/stock/prices/AAPL", { "if-none-match": tags })).status)
    }
    assert.deepStrictEqual(statuses, [304, 304, 304, 304])
  })

  it("is complete for another tag", async () => {
    const etag = await etagOf("/stock/prices/AAPL")
    const statuses: Array<number> = []
    for (const tags of ['"x"', etag.toUpperCase(), etag.slice(1, -1), ""]) {
      statuses.push((await get("/stock/prices/AAPL", { "if-none-match": tags })).status)
    }
    assert.deepStrictEqual(statuses, [200, 200, 200, 200])
  })

  it("that is an error has no ETag, and ignores If-None-Match", async () => {
    const answer = await get("/stock/prices/ZZZZ", { "if-none-match": "*" })
    assert.deepStrictEqual([answer.status, answer.headers.get("etag")], [404, null])
  })
})

describe("an ETag", () => {
  it("is the same for the same bytes, and for every key", async () => {
    const another = await reader(service)
    const tags = [
      await etagOf("/stock/prices/AAPL"),
      await etagOf("/stock/prices/aapl:nasdaq?limit=100"),
      (await another("/stock/prices/AAPL")).headers.get("etag")
    ]
    assert.lengthOf(new Set(tags), 1)
  })

  it("differs for each form and each parameter that changes the body", async () => {
    const path = "/stock/prices/AAPL/history"
    const tags = [
      await etagOf(path),
      await etagOf(path, { accept: "text/csv" }),
      await etagOf(`${path}?limit=2`),
      await etagOf(`${path}?limit=2&offset=1`),
      await etagOf(`${path}?limit=2&order=desc`),
      await etagOf(`${path}?adjust=none`),
      await etagOf(`${path}?interval=1week`),
      await etagOf(`${path}?start_date=2020-09-01`),
      await etagOf(`${path}?end_date=2020-09-01`)
    ]
    assert.lengthOf(new Set(tags), tags.length)
  })
})

const lastClose = async () => (await get("/stock/prices/AAPL?limit=1")).json.data[0].close

describe("a cached answer", () => {
  it("is computed anew after an import", async () => {
    const path = "/stock/prices/AAPL?limit=1"
    const before = await get(path)
    await service.run(take("prices", [priceHeader, "AAPL,2020-09-03,126,128,120,120.88,257599640"]))
    const after = await get(path, { "if-none-match": before.headers.get("etag") ?? "" })
    assert.deepStrictEqual([after.status, after.json.data[0].close], [200, 120.88])
  })

  it("finds a company by its symbol once that is stored", async () => {
    assert.strictEqual((await get("/financial/companies/NEW")).status, 404)
    await service.run(take("companies", ["symbol,exchange,name", "NEW,NYSE,New"]))
    assert.strictEqual((await get("/financial/companies/NEW")).status, 200)
  })

  it("is computed anew on the day that a split takes effect", async () => {
    service.time.now = Date.parse("2024-07-02T03:59:59Z")
    assert.strictEqual(await lastClose(), 131.4)
    service.time.now = Date.parse("2024-07-02T04:00:00Z")
    assert.strictEqual(await lastClose(), 13.14)
  })
})
