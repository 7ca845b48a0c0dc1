/** The order in which a request is refused: path, method, key, scope, quota, parameters, symbol. */
import { assert, describe, it } from "@effect/vitest"
import { market } from "../fixtures/market.ts"
import { serviceOver } from "./serviceOver.ts"

const service = serviceOver(market)

const root = "/api/public/v1"
const companies = `${root}/financial/companies`
const wrongInAll = `${root}/stock/prices/ZZZZ?limit=0`

const ask = (path: string, secret: string) => service.send("GET", path, { "x-api-key": secret })

describe("a request with several faults is refused", () => {
  it("for its path before its key", async () => {
    const { status } = await service.send("GET", `${root}/nothing`)
    assert.strictEqual(status, 404)
  })

  it("for its method before its key", async () => {
    const { status } = await service.send("POST", companies)
    assert.strictEqual(status, 405)
  })

  it("for its key before its parameters and symbol", async () => {
    const { status } = await service.send("GET", wrongInAll)
    assert.strictEqual(status, 401)
  })

  it("for its scope before its quota, parameters and symbol", async () => {
    const { secret } = await service.key({ scopes: ["read:financial"], rate_limit: 1 })
    await ask(companies, secret)
    assert.strictEqual((await ask(companies, secret)).status, 429)
    assert.strictEqual((await ask(wrongInAll, secret)).status, 403)
  })

  it("for its quota before its parameters and symbol", async () => {
    const { secret } = await service.key({ rate_limit: 1 })
    await ask(companies, secret)
    assert.strictEqual((await ask(wrongInAll, secret)).status, 429)
  })

  it("for its parameters before its symbol", async () => {
    const { secret } = await service.key()
    assert.strictEqual((await ask(wrongInAll, secret)).status, 422)
  })
})
