/** Credentials that aren't a key, in whatever place and form: one answer to all of them, and none is logged. */
import { assert, describe, it } from "@effect/vitest"
import { market } from "../../fixtures/market.ts"
import { serviceOver } from "../serviceOver.ts"

const service = serviceOver(market)

const paths = [
  "/api/public/v1/financial/companies",
  "/api/public/v1/stock/prices/AAPL",
  "/api/public/v1/news/articles"
]

interface Credentials {
  readonly headers?: Readonly<Record<string, string>>
  readonly query?: string
}

const withHeader = (name: string, value: string): Credentials => ({ headers: { [name]: value } })

/** From a key that is valid in its place. */
const casesOf = (key: string): ReadonlyArray<Credentials> => [
  {},
  ...["", "ak_", "null", "undefined", "*", "%00", "{}", "a".repeat(8000), "ak_".padEnd(43, "é")].map(
    (value) => withHeader("x-api-key", value)
  ),
  ...[1, 2, 10, 20, 42].map((length) => withHeader("x-api-key", key.slice(0, length))),
  ...[`${key}0`, `${key}=`, `${key}%20`, `"${key}"`, `${key},${key}`, `${key}, ${key}`, `${key};`].map(
    (value) => withHeader("x-api-key", value)
  ),
  ...[
    key.toUpperCase(),
    key.toLowerCase(),
    key.replace("ak_", "sk_"),
    key.replace("_", "-"),
    key.slice(3)
  ].map((value) => withHeader("x-api-key", value)),
  ...[`Bearer ${key}`, `ApiKey ${key}`, `Basic ${btoa(`${key}:`)}`, btoa(key)].map((value) =>
    withHeader("x-api-key", value)
  ),
  // Each with one character changed.
  ...[3, 7, 12, 18, 24, 30, 36, 38, 40, 42].map((at) =>
    withHeader("x-api-key", key.slice(0, at) + (key[at] === "0" ? "1" : "0") + key.slice(at + 1))
  ),
  ...[
    "authorization",
    "proxy-authorization",
    "api-key",
    "apikey",
    "x-apikey",
    "x_api_key",
    "x-token",
    "key"
  ].map((name) => withHeader(name, key)),
  ...["Bearer", "ApiKey", "Token"].map((scheme) => withHeader("authorization", `${scheme} ${key}`)),
  ...["x-api-key", "api_key", "session"].map((name) => withHeader("cookie", `${name}=${key}`)),
  ...["api_key", "apikey", "key", "x-api-key", "X-API-Key", "access_token", "token", "x_api_key"].map(
    (name) => ({
      query: `?${name}=${key}`
    })
  )
]

describe("credentials that aren't a key", () => {
  it.for(paths)("get one answer from %s, and aren't logged", async (path) => {
    const { secret } = await service.key()
    assert.strictEqual((await service.send("GET", path, { "x-api-key": secret })).status, 200)
    const cases = casesOf(secret)
    assert.isAtLeast(cases.length, 60)
    for (const { headers = {}, query = "" } of cases) {
      const answer = await service.send("GET", path + query, { "x-request-id": "same", ...headers })
      const seen = { status: answer.status, json: answer.json, headers: Object.fromEntries(answer.headers) }
      assert.deepStrictEqual(
        seen,
        {
          status: 401,
          json: { detail: "Invalid or missing API key" },
          headers: {
            "cache-control": "private",
            "content-length": "39",
            "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
            "content-type": "application/json",
            "cross-origin-resource-policy": "same-origin",
            "referrer-policy": "no-referrer",
            vary: "X-API-Key",
            "www-authenticate": 'ApiKey realm="findata"',
            "x-content-type-options": "nosniff",
            "x-request-id": "same"
          }
        },
        JSON.stringify({ headers, query })
      )
    }
    assert.deepStrictEqual(
      service.logged.filter((line) => line.includes(secret.slice(3, 30))),
      []
    )
  })
})

describe("an answer to a key", () => {
  const statuses = [
    [200, "/stock/prices/AAPL"],
    [403, "/news/articles"],
    [404, "/stock/prices/ZZZZ"],
    [422, "/stock/prices/AAPL?limit=0"]
  ] as const
  it.for(statuses)("of status %i is for no shared cache", async ([status, path]) => {
    const { secret } = await service.key({ scopes: ["read:stock"] })
    const answer = await service.send("GET", `/api/public/v1${path}`, { "x-api-key": secret })
    assert.strictEqual(answer.status, status)
    assert.strictEqual(answer.headers.get("cache-control"), "private")
    assert.match(answer.headers.get("vary") ?? "", /^X-API-Key(,|$)/)
  })

  it("that is refused for its rate or unchanged is for no shared cache", async () => {
    const { secret } = await service.key({ rate_limit: 2 })
    const ask = (etag: string) =>
      service.send("GET", "/api/public/v1/stock/prices/AAPL", { "x-api-key": secret, "if-none-match": etag })
    const etag = (await ask("")).headers.get("etag") ?? ""
    const unchanged = await ask(etag)
    const refused = await ask(etag)
    assert.deepStrictEqual([unchanged.status, refused.status], [304, 429])
    for (const { headers } of [unchanged, refused]) {
      assert.strictEqual(headers.get("cache-control"), "private")
      assert.match(headers.get("vary") ?? "", /^X-API-Key(,|$)/)
    }
  })
})
