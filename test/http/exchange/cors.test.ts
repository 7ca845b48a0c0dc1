/** CORS: which origins' pages may read answers, by the front door and by the routes. */
import { assert, describe, it } from "@effect/vitest"
import { Layer } from "effect"
import { CorsOrigins, PublicUrl } from "../../../adapters/http/server/mod.ts"
import { market } from "../../fixtures/market.ts"
import { serviceOver } from "../serviceOver.ts"

const app = "https://app.example.com"
const list = "/api/public/v1/stock/prices/AAPL"

const over = (...origins: ReadonlyArray<string>) =>
  serviceOver({ ...market, settings: Layer.succeed(CorsOrigins, origins) })
const listed = over(app, "http://localhost:3000")
const anyone = over("*")
const off = serviceOver({ ...market, settings: Layer.succeed(PublicUrl, "https://findata.example.com") })

type Service = ReturnType<typeof serviceOver>

/** The answers by the routes, which read the key, by the door, and by the door without a body. */
const answersOf = async (service: Service, headers: Record<string, string>) => {
  const { secret } = await service.key()
  const first = await service.send("GET", list, { "x-api-key": secret, ...headers })
  const second = await service.send("GET", list, { "x-api-key": secret, ...headers })
  const none = { "if-none-match": second.headers.get("etag") ?? "" }
  const third = await service.send("GET", list, { "x-api-key": secret, ...headers, ...none })
  assert.deepStrictEqual([first.status, second.status, third.status], [200, 200, 304])
  return [first, second, third].map(({ headers }) => ({
    allowed: headers.get("access-control-allow-origin"),
    credentials: headers.get("access-control-allow-credentials"),
    exposed: headers.get("access-control-expose-headers"),
    vary: headers.get("vary")
  }))
}

const exposed =
  "ETag, X-Request-Id, RateLimit-Policy, RateLimit, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After, WWW-Authenticate, Allow, Accept-Ranges, Content-Range, Content-Disposition"

const vary = "X-API-Key, Accept, Accept-Encoding"

describe("a page", () => {
  it.for([app, "http://localhost:3000"])("of the listed origin %s may read answers", async (origin) => {
    const expected = { allowed: origin, credentials: null, exposed, vary: `${vary}, Origin` }
    for (const answer of await answersOf(listed, { origin })) assert.deepStrictEqual(answer, expected)
  })

  it.for([
    "https://other.example.com",
    "https://app.example.com.evil.example",
    "http://app.example.com",
    "null",
    ""
  ])("of the unlisted origin %j may not", async (origin) => {
    const expected = { allowed: null, credentials: null, exposed: null, vary: `${vary}, Origin` }
    for (const answer of await answersOf(listed, { origin })) assert.deepStrictEqual(answer, expected)
  })

  it("of any origin may read answers where all are allowed", async () => {
    const expected = { allowed: "*", credentials: null, exposed, vary }
    for (const answer of await answersOf(anyone, { origin: "null" })) assert.deepStrictEqual(answer, expected)
  })

  it("may not where no origin is", async () => {
    const expected = { allowed: null, credentials: null, exposed: null, vary }
    for (const answer of await answersOf(off, { origin: app })) assert.deepStrictEqual(answer, expected)
  })

  it.for([
    ["GET", "/nothing", 404, "Origin"],
    ["GET", list, 401, "X-API-Key, Origin"],
    ["GET", "/api/v1/api-keys", 401, "Authorization, Origin"],
    ["PUT", list, 405, "Origin"],
    ["GET", "/healthz", 200, "Origin"],
    ["GET", "/docs", 200, "Accept-Encoding, Origin"]
  ] as const)("may read why %s %s is answered with %i", async ([method, path, expected, vary]) => {
    const { headers, status } = await listed.send(method, path, { origin: app })
    assert.strictEqual(status, expected)
    assert.strictEqual(headers.get("access-control-allow-origin"), app)
    assert.strictEqual(headers.get("vary"), vary)
  })
})

const ask = (service: Service, path: string, origin: string) =>
  service.send("OPTIONS", path, {
    origin,
    "access-control-request-method": "GET",
    "access-control-request-headers": "x-api-key"
  })

describe("a preflight", () => {
  it("needs no key, and says what may be sent", async () => {
    const { headers, status, text } = await ask(listed, list, app)
    assert.deepStrictEqual([status, text], [204, ""])
    assert.deepStrictEqual(
      ["origin", "methods", "headers", "credentials"].map((name) =>
        headers.get(`access-control-allow-${name}`)
      ),
      [
        app,
        "GET, HEAD",
        "X-API-Key, Authorization, Content-Type, Idempotency-Key, If-None-Match, If-Range, Range, X-Locale, X-Request-Id, Mcp-Session-Id, Mcp-Protocol-Version, Mcp-Method, Mcp-Name",
        null
      ]
    )
    assert.strictEqual(headers.get("access-control-max-age"), "7200")
    assert.strictEqual(headers.get("vary"), "Origin")
    assert.isNull(headers.get("ratelimit"))
  })

  it("names the methods of the path", async () => {
    const { headers } = await ask(anyone, "/api/v1/api-keys/1", app)
    assert.strictEqual(headers.get("access-control-allow-methods"), "GET, HEAD, PATCH, DELETE")
    assert.strictEqual(headers.get("access-control-allow-origin"), "*")
  })

  it("of an unlisted origin allows nothing", async () => {
    const { headers, status } = await ask(listed, list, "https://other.example.com")
    assert.strictEqual(status, 204)
    assert.deepStrictEqual(
      [...headers.keys()].filter((name) => name.startsWith("access-control")),
      []
    )
  })

  it("of an unknown path is 404, and where CORS is off 405", async () => {
    assert.strictEqual((await ask(listed, "/nothing", app)).status, 404)
    assert.strictEqual((await ask(off, list, app)).status, 405)
  })
})

it("HSTS is sent where clients reach the server by https", async () => {
  const { secret } = await off.key()
  for (const path of ["/nothing", list, list, list]) {
    const { headers } = await off.send("GET", path, { "x-api-key": secret })
    assert.strictEqual(headers.get("strict-transport-security"), "max-age=31536000")
  }
})
