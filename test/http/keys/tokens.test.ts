/** Access to the routes that manage keys: with a bearer token, and with nothing else. */
import { assert, describe, it } from "@effect/vitest"
import { market } from "../../fixtures/market.ts"
import { root } from "./caller.ts"
import { type Answer, noon } from "../service.ts"
import { serviceOver } from "../serviceOver.ts"
import { inAnHour, signed, tokenOf } from "../tokens.ts"

const service = serviceOver(market)

const seen = ({ headers, json, status }: Answer) => [
  status,
  json,
  headers.get("www-authenticate"),
  headers.get("cache-control"),
  headers.get("vary")
]

const unauthorized = (error: string) => [
  401,
  { detail: "Invalid or missing bearer token" },
  `Bearer realm="findata"${error}`,
  "no-store",
  "Authorization"
]
const invalid = unauthorized(', error="invalid_token"')

const routes = [
  ["GET", ""],
  ["POST", ""],
  ["GET", "/1"],
  ["PATCH", "/1"],
  ["DELETE", "/1"],
  ["POST", "/1/rotate"],
  ["GET", "/1/usage"]
] as const

describe("without a token", () => {
  it.for(routes)("%s %s is unauthorized, whatever the body", async ([method, path]) => {
    const answer = await service.send(
      method,
      root + path,
      { "content-type": "text/plain" },
      method === "GET" ? null : "{"
    )
    assert.deepStrictEqual(seen(answer), unauthorized(""))
  })

  it("an API key is refused", async () => {
    const { secret } = await service.key({ owner: "anna" })
    assert.deepStrictEqual(seen(await service.send("GET", root, { "x-api-key": secret })), unauthorized(""))
    const asToken = await service.send("GET", root, { authorization: `Bearer ${secret}` })
    assert.deepStrictEqual(seen(asToken), invalid)
  })

  it("a token in the URL is refused", async () => {
    const token = await tokenOf("anna")
    const answer = await service.send("GET", `${root}?access_token=${token}&token=${token}`)
    assert.deepStrictEqual(seen(answer), unauthorized(""))
  })
})

describe("with a token", () => {
  it.for(["Bearer", "bearer", "BEARER", "Bearer "])(
    "of the scheme %j, its owner is admitted",
    async (scheme) => {
      const { status } = await service.send("GET", root, {
        authorization: `${scheme} ${await tokenOf("anna")}`
      })
      assert.strictEqual(status, 200)
    }
  )

  it.for([
    "",
    "Bearer",
    "Bearer ",
    "Basic YTpi",
    "Token x",
    "Bearer a b",
    "Bearer é",
    "Bearer x",
    "Bearer a.b.c"
  ])("of the form %j, access is refused", async (authorization) => {
    assert.deepStrictEqual(seen(await service.send("GET", root, { authorization })), invalid)
  })

  it("that expires, access is admitted until it does", async () => {
    const authorization = `Bearer ${await signed({ sub: "anna", exp: inAnHour })}`
    service.time.now = inAnHour * 1000 - 1
    assert.strictEqual((await service.send("GET", root, { authorization })).status, 200)
    service.time.now = inAnHour * 1000
    assert.deepStrictEqual(seen(await service.send("GET", root, { authorization })), invalid)
    service.time.now = noon
  })

  it("of another secret, access is refused", async () => {
    const token = await signed({ sub: "anna", exp: inAnHour }, "another secret of 32 bytes......")
    assert.deepStrictEqual(
      seen(await service.send("GET", root, { authorization: `Bearer ${token}` })),
      invalid
    )
  })

  it("without an owner, access is refused", async () => {
    const token = await signed({ exp: inAnHour })
    assert.deepStrictEqual(
      seen(await service.send("GET", root, { authorization: `Bearer ${token}` })),
      invalid
    )
  })

  it("other routes still require a key", async () => {
    const authorization = `Bearer ${await tokenOf("anna")}`
    const { status } = await service.send("GET", "/api/public/v1/financial/companies", { authorization })
    assert.strictEqual(status, 401)
  })
})
