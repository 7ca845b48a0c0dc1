/**
 * The front door answers as the routes do: the same requests with the same keys get the same statuses, headers, bytes and
 * quotas from both. A request that says that it has a body is left to the routes.
 */
import { assert, describe, it } from "@effect/vitest"
import { bothDoors, type Case, type Headers, page, prices, root, times } from "../doors.ts"

const { answersTo, fromBoth, withAddress, withKey } = bothDoors()

describe("a kept body", () => {
  const paths = [
    prices,
    `${prices}?limit=2&limit=3`,
    `${prices}?unheard=1`,
    `${prices}?format=csv`,
    `${prices}/history?order=desc&limit=2`,
    `${prices}/actions`,
    `${root}/stock/prices/aapl:nasdaq`,
    `${root}/stock/prices/AAPL/`,
    `${root}/stock/prices/%41APL`,
    `${root}/financial/companies?search=a%26b`,
    `${root}/financial/companies/005930:KOSPI`,
    `${root}/news/articles?limit=1`,
    `${root}/research/reports`,
    `${page}/technical?series=3`,
    page,
    "/v1/financial_v4/sources",
    "/api/v1/financial-v4/profile?symbol=AAPL",
    "/api/v1/financial-v4/profile?symbol=AAPL,SHEL,ZZZZ"
  ]
  it.for(paths)("of %s is the routes' after the first answer", async (path) => {
    assert.strictEqual(await fromBoth({ path }, withKey), times - 1)
  })

  it.for(paths)("of %s is the routes' for HEAD", async (path) => {
    assert.strictEqual(await fromBoth({ path, method: "HEAD" }, withKey), times - 1)
  })

  const headers: ReadonlyArray<Headers> = [
    { accept: "text/csv" },
    { accept: "text/csv;q=0.5, application/json;q=0.4" },
    { accept: "application/json" },
    { accept: "*/*" },
    { "if-none-match": "*" },
    { "if-none-match": '"other", W/"another"' },
    { "accept-encoding": "br" },
    { "accept-encoding": "gzip, deflate, br" },
    { "accept-encoding": "gzip;q=1, br;q=0.5" },
    { "accept-encoding": "*" },
    { "accept-encoding": "identity;q=1, *;q=0" },
    { "accept-encoding": "br;q=0, gzip;q=0, identity;q=0" },
    { "accept-encoding": "gzip", "if-none-match": "*" },
    { "accept-encoding": "br", accept: "text/csv" },
    { "x-request-id": "mine" },
    { "x-forwarded-proto": "https" },
    { range: "bytes=0-9" },
    { "if-modified-since": "Mon, 01 Jul 2024 12:00:00 GMT" }
  ]
  it.for(headers)("with %j is the routes'", async (headers) => {
    for (const path of [prices, `${root}/financial/companies`, `${root}/research/reports`]) {
      assert.strictEqual(await fromBoth({ path, headers }, withKey), times - 1)
    }
    assert.strictEqual(await fromBoth({ path: page, headers }, withAddress), times)
  })

  it.for(["ko", "KO-kr", "ja"])("in the language %s is the routes'", async (locale) => {
    const headers = { "x-locale": locale }
    const path = `${root}/news/articles`
    assert.strictEqual(await fromBoth({ path, headers }, withKey), times - 1)
    const { answers } = await answersTo({ path, headers }, await withKey())
    const { answers: english } = await answersTo({ path }, await withKey())
    assert.notDeepEqual(answers, english)
  })
})

describe("the routes alone answer", () => {
  const requests: ReadonlyArray<Case> = [
    { path: `${root}/stock/prices/ZZZZ` },
    { path: `${prices}?limit=0` },
    { path: `${prices};x` },
    { path: `${root}/stock/prices/AAPL%2Fhistory` },
    { path: `${root}/stock/prices/%zz` },
    { path: `${prices}?${"x".repeat(9000)}` },
    { path: `${prices}?${"x".repeat(2000)}` },
    { path: `${root}/news/articles`, headers: { "x-locale": "xx" } },
    { path: `${root}/news/articles`, headers: { "x-locale": "" } },
    { path: prices, method: "POST" },
    { path: prices, method: "OPTIONS" },
    { path: "/healthz" },
    { path: "/nothing" }
  ]
  it.for(requests)("%j", async (request) => {
    await answersTo({ path: request.path }, await withKey())
    assert.strictEqual(await fromBoth(request, withKey), 0)
  })
})
