/** Access to company pages, and the headers for caches. */
import { assert, describe, it } from "@effect/vitest"
import { Layer } from "effect"
import { CdnBaseUrl, PagesOpen, PublicUrl } from "../../../adapters/http/server/mod.ts"
import { applePages } from "../../fixtures/applePages.ts"
import { apple, companies, ofCompany, root, sector } from "../pages.ts"
import type { Answer } from "../service.ts"
import { serviceOver } from "../serviceOver.ts"
import { tokenOf } from "../tokens.ts"

const open = serviceOver({ ...applePages, settings: Layer.succeed(PublicUrl, "http://localhost") })
const nameless = serviceOver(applePages)
const withCdn = serviceOver({
  ...applePages,
  settings: Layer.succeed(CdnBaseUrl, "https://cdn.example.com")
})
const closed = serviceOver({ ...applePages, settings: Layer.succeed(PagesOpen, false) })
const { visit: get } = open
const { visit: getClosed } = closed

const pages = [
  `${companies}?search=apple`,
  `${companies}/by-slug/apple-inc`,
  ...ofCompany.map((page) => `${apple}${page}`),
  `${root}/markets`,
  `${root}/sources`,
  `${sector}/1`
]

const cachingOf = ({ headers }: Answer) => [headers.get("cache-control"), headers.get("vary")]

/** The request headers that change a page besides the key. */
const variesBy = (page: string): string =>
  /\/(?:financials|prices|actions)$/.test(page) ? "Accept, Accept-Encoding" : "Accept-Encoding"

const shared = "public, max-age=0, must-revalidate"

describe("a page that is public", () => {
  it.for(pages)("%s answers without a key, cacheable by everyone", async (page) => {
    const answer = await get(page)
    assert.strictEqual(answer.status, 200)
    assert.deepStrictEqual(cachingOf(answer), [shared, variesBy(page)])
    assert.strictEqual(answer.headers.get("ratelimit"), null)
  })

  it("is private where its links begin as the request names the server", async () => {
    const reports = `${apple}/research-highlights`
    const first = await nameless.visit(reports)
    assert.deepStrictEqual(cachingOf(first), ["private", "X-API-Key, Accept-Encoding"])
    const etag = first.headers.get("etag") ?? ""
    const again = await nameless.visit(reports, { "if-none-match": etag })
    assert.deepStrictEqual([again.status, ...cachingOf(again)], [304, ...cachingOf(first)])
    assert.deepStrictEqual(cachingOf(await nameless.visit(apple)), [shared, "Accept-Encoding"])
    assert.deepStrictEqual(cachingOf(await withCdn.visit(reports)), [shared, "Accept-Encoding"])
  })

  it.for(pages)("%s is 304 for a client that has it", async (page) => {
    const first = await get(page)
    const etag = first.headers.get("etag") ?? ""
    const again = await get(page, { "if-none-match": etag })
    assert.deepStrictEqual([again.status, again.text], [304, ""])
    assert.deepStrictEqual([again.headers.get("etag"), ...cachingOf(again)], [etag, ...cachingOf(first)])
  })

  it.for(pages)("%s answers a key of any scope, privately, and counts it", async (page) => {
    const { secret } = await open.key({ scopes: ["read:news"], rate_limit: 7, rate_period: 60 })
    const answer = await get(page, { "x-api-key": secret })
    assert.strictEqual(answer.status, 200)
    assert.deepStrictEqual(cachingOf(answer), ["private", `X-API-Key, ${variesBy(page)}`])
    assert.match(answer.headers.get("ratelimit") ?? "", /^"default";r=6;t=\d+$/)
  })

  it.for(pages)("%s is the same with a key and without", async (page) => {
    const { secret } = await open.key()
    const answers = [await get(page), await get(page, { "x-api-key": secret })]
    assert.lengthOf(new Set(answers.map(({ text }) => text)), 1)
  })

  it("refuses an invalid key instead of ignoring it", async () => {
    const { headers, json, status } = await get(apple, { "x-api-key": "ak_wrong" })
    assert.deepStrictEqual([status, json], [401, { detail: "Invalid or missing API key" }])
    assert.strictEqual(headers.get("cache-control"), "private")
  })

  it("refuses a key beyond its quota, which all pages share", async () => {
    const { secret } = await open.key({ rate_limit: 2, rate_period: 60 })
    const answers = [apple, `${apple}/dart`, `${sector}/1`].map((page) => get(page, { "x-api-key": secret }))
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    assert.deepStrictEqual(statuses.toSorted(), [200, 200, 429])
  })
})

describe("a page that needs a key", () => {
  it.for(pages)("%s is refused without one", async (page) => {
    const { headers, json, status } = await getClosed(page)
    assert.deepStrictEqual([status, json], [401, { detail: "Invalid or missing API key" }])
    assert.strictEqual(headers.get("www-authenticate"), 'ApiKey realm="findata"')
    assert.strictEqual(headers.get("cache-control"), "private")
  })

  it.for(pages)("%s answers a key of any scope, privately", async (page) => {
    const { secret } = await closed.key({ scopes: ["read:research"] })
    const answer = await getClosed(page, { "x-api-key": secret })
    assert.strictEqual(answer.status, 200)
    assert.strictEqual(answer.headers.get("cache-control"), "private")
  })

  it("is opened by a bearer token of its owner or of an operator, privately and by the owner's quota", async () => {
    const owners = [
      await tokenOf("anna"),
      await tokenOf("paul", { scope: "read:news" }),
      await tokenOf("root", { scope: "admin" })
    ]
    for (const token of owners) {
      for (const remaining of ["299", "298"]) {
        const answer = await getClosed(apple, { authorization: `Bearer ${token}` })
        assert.strictEqual(answer.status, 200)
        assert.deepStrictEqual(cachingOf(answer), ["private", "X-API-Key, Authorization, Accept-Encoding"])
        assert.strictEqual(answer.headers.get("x-ratelimit-remaining"), remaining)
      }
    }
  })

  it("is closed to a token that is wrong, has expired or grants no scope", async () => {
    const expired = await tokenOf("anna", { exp: 1 })
    for (const token of ["a.b.c", expired]) {
      const { headers, json, status } = await getClosed(apple, { authorization: `Bearer ${token}` })
      assert.deepStrictEqual([status, json], [401, { detail: "Invalid or missing bearer token" }])
      assert.strictEqual(headers.get("www-authenticate"), 'Bearer realm="findata", error="invalid_token"')
      assert.strictEqual(headers.get("cache-control"), "private")
    }
    const none = await getClosed(apple, {
      authorization: `Bearer ${await tokenOf("eve", { scope: "mail" })}`
    })
    assert.deepStrictEqual([none.status, none.json], [403, { detail: "Bearer token grants no scope" }])
  })

  it("is closed to a wrong key beside a token, and to an Authorization of another scheme", async () => {
    const authorization = `Bearer ${await tokenOf("anna")}`
    assert.strictEqual((await getClosed(apple, { authorization, "x-api-key": "ak_wrong" })).status, 401)
    const { json, status } = await getClosed(apple, { authorization: "Basic YTpi" })
    assert.deepStrictEqual([status, json], [401, { detail: "Invalid or missing API key" }])
  })

  it("is refused before other faults are reported", async () => {
    const { status } = await getClosed(`${companies}/x?as_of=9999-12-31`)
    assert.strictEqual(status, 401)
  })
})
