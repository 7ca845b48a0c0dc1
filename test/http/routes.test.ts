/** Paths, methods and names that no route has, and what browsers may do with any answer. */
import { assert, describe, it } from "@effect/vitest"
import { market } from "../fixtures/market.ts"
import { serviceOver } from "./serviceOver.ts"

const service = serviceOver(market)

const root = "/api/public/v1"

describe("an unknown path", () => {
  const paths = ["/", "/nothing", root, `${root}/stock/prices`, `${root}/stock/prices/AAPL/x`, "/readyz/x"]
  it.for(paths)("%s answers 404, naming the path", async (path) => {
    const { json, status } = await service.send("GET", `${path}?a=b`)
    assert.deepStrictEqual([status, json], [404, { detail: `Not found: ${path}` }])
  })

  it("answers 404 to every method", async () => {
    const { status } = await service.send("DELETE", "/nothing")
    assert.strictEqual(status, 404)
  })
})

describe("an unknown name of any length", () => {
  it.for([
    ["/", "Not found: /"],
    [`${root}/financial/companies/`, "Company not found: "],
    ["/v1/financial_v4/companies/by-slug/", "Company not found: "]
  ])("below %s is shown by its first 100 characters", async ([path, words]) => {
    const { secret } = await service.key()
    const { json, status } = await service.send("GET", path + "Z".repeat(3000), { "x-api-key": secret })
    assert.strictEqual(status, 404)
    const { detail } = json as { readonly detail: string }
    assert.isTrue(detail.startsWith(`${words}ZZZ`))
    assert.isTrue(detail.endsWith("ZZZ..."))
    assert.isBelow(detail.length, 130)
  })
})

describe("a name of other letters than a symbol's", () => {
  it.for([
    "AAPL%0A",
    "%09AAPL",
    "%C2%A0AAPL",
    "AAPL%E3%80%80",
    "%EF%BC%A1APL",
    "AAPL:NA%C5%BFDAQ",
    "AAPL:NASDAQ%0A"
  ])("%s isn't found", async (symbol) => {
    const { secret } = await service.key()
    const { status } = await service.send("GET", `${root}/stock/prices/${symbol}`, { "x-api-key": secret })
    assert.strictEqual(status, 404)
  })

  it("isn't found among several", async () => {
    const { secret } = await service.key()
    const path = "/api/v1/financial-v4/profile?symbol=AAPL,AAPL%0A"
    const { json } = await service.send("GET", path, { "x-api-key": secret })
    assert.deepStrictEqual(Object.keys(json), ["AAPL", "AAPL\n"])
    assert.strictEqual(json["AAPL\n"].status, "error")
  })
})

describe("a path that can't be decoded", () => {
  it.for(["%zz", "%", "%E0%A4", "%ff"])("with %s answers 400", async (symbol) => {
    const { json, status } = await service.send("GET", `${root}/stock/prices/${symbol}`)
    assert.deepStrictEqual([status, json], [400, { detail: "Malformed URL" }])
  })

  it("isn't logged as an error", () => {
    assert.deepStrictEqual(service.logged, [])
  })
})

describe("a semicolon in a path", () => {
  it.for(["ACME;DROP", "AAPL;v=1", ";", "AAPL%3Bx"])("is part of the symbol %s", async (symbol) => {
    const { secret } = await service.key()
    const path = `${root}/financial/companies/${symbol}?x=;`
    const { json, status } = await service.send("GET", path, { "x-api-key": secret })
    const detail = `Company not found: ${decodeURIComponent(symbol)}`
    assert.deepStrictEqual([status, json], [404, { detail }])
  })

  it("matches no known path", async () => {
    const { json, status } = await service.send("GET", "/healthz;x?a=b")
    assert.deepStrictEqual([status, json], [404, { detail: "Not found: /healthz;x" }])
  })

  it("is a character of a query too", async () => {
    const { secret } = await service.key()
    const path = `${root}/financial/companies?search=a;b&limit=3`
    const { json, status } = await service.send("GET", path, { "x-api-key": secret })
    assert.deepStrictEqual([status, json.companies, json.limit], [200, [], 3])
  })
})

describe("another method", () => {
  const paths = [
    "/healthz",
    "/readyz",
    "/openapi.json",
    "/docs",
    "/llms.txt",
    `${root}/financial/companies`,
    `${root}/financial/companies/`,
    `${root}/financial/companies/AAPL`,
    `${root}/stock/prices/AAPL%3ANASDAQ`,
    `${root}/stock/prices/AAPL/history`
  ]
  it.for(paths)("of %s answers 405 with the allowed ones", async (path) => {
    const { headers, json, status } = await service.send("POST", `${path}?a=b`)
    assert.deepStrictEqual(
      [status, json, headers.get("allow")],
      [405, { detail: "Method not allowed: POST" }, "GET, HEAD"]
    )
  })

  it.for(["PUT", "PATCH", "DELETE", "OPTIONS"])("%s too", async (method) => {
    const { json, status } = await service.send(method, "/healthz")
    assert.deepStrictEqual([status, json], [405, { detail: `Method not allowed: ${method}` }])
  })
})

describe("HEAD", () => {
  it("of a path is answered like GET, without the body", async () => {
    const { secret } = await service.key()
    const path = `${root}/stock/prices/AAPL`
    const get = await service.send("GET", path, { "x-api-key": secret })
    const head = await service.send("HEAD", path, { "x-api-key": secret })
    assert.deepStrictEqual([head.status, head.text], [200, ""])
    for (const name of ["etag", "content-type", "content-length", "cache-control", "vary"]) {
      assert.strictEqual(head.headers.get(name), get.headers.get(name))
    }
  })

  it("of a path requires the same key", async () => {
    const { status } = await service.send("HEAD", `${root}/stock/prices/AAPL`)
    assert.strictEqual(status, 401)
  })
})

describe("HEAD", () => {
  it.for(["/healthz", "/openapi.json", "/docs"])(
    "of %s is answered like GET, without a body",
    async (path) => {
      const { status, text } = await service.send("HEAD", path)
      assert.deepStrictEqual([status, text], [200, ""])
    }
  )

  it("of an unknown path answers 404", async () => {
    assert.strictEqual((await service.send("HEAD", "/nowhere")).status, 404)
  })
})

it("a URL of more than 8192 characters answers 414", async () => {
  const path = `${root}/financial/companies?search=`
  const { json, status } = await service.send("GET", path.padEnd(8193, "x"))
  assert.deepStrictEqual([status, json], [414, { detail: "URL too long: at most 8192 characters" }])
  assert.strictEqual((await service.send("GET", path.padEnd(8192, "x"))).status, 401)
})

it("a long path parameter requires a key before it isn't found", async () => {
  const path = `${root}/stock/prices/${"A".repeat(101)}`
  assert.strictEqual((await service.send("GET", path)).status, 401)
  const { secret } = await service.key()
  const { json, status } = await service.send("GET", path, { "x-api-key": secret })
  assert.deepStrictEqual([status, json], [404, { detail: `Company not found: ${"A".repeat(100)}...` }])
})

it("a path is case-insensitive", async () => {
  assert.strictEqual((await service.send("POST", `${root.toUpperCase()}/stock/prices/AAPL`)).status, 405)
})

const secured = [
  "x-content-type-options",
  "referrer-policy",
  "cross-origin-resource-policy",
  "content-security-policy"
]

describe("what browsers may do with an answer", () => {
  const nothing = ["nosniff", "no-referrer", "same-origin", "default-src 'none'; frame-ancestors 'none'"]
  const paths = [
    "/healthz",
    "/openapi.json",
    "/nothing",
    `${root}/financial/companies`,
    "/api/v1/api-keys",
    "/%zz"
  ]
  it.for(paths)("of %s is nothing", async (path) => {
    const { headers } = await service.send("GET", path)
    assert.deepStrictEqual(
      secured.map((name) => headers.get(name)),
      nothing
    )
    assert.isNull(headers.get("strict-transport-security"))
  })

  it("of a kept body is nothing, each time", async () => {
    const { secret } = await service.key()
    for (let i = 0; i < 3; i++) {
      const { headers } = await service.send("GET", `${root}/stock/prices/AAPL`, { "x-api-key": secret })
      assert.deepStrictEqual(
        secured.map((name) => headers.get(name)),
        nothing
      )
    }
  })
})
