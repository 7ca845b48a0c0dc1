/** Quotas of the basic API with a key: by its tier, separate from the public API's, one request for each symbol. */
import { assert, beforeEach, describe, it } from "@effect/vitest"
import { ledger } from "../../fixtures/ledger.ts"
import { basicRoot } from "../basic.ts"
import { type Answer, noon } from "../service.ts"
import { serviceOver } from "../serviceOver.ts"

const service = serviceOver(ledger)

beforeEach(() => {
  service.time.now = noon
})

const ask = (secret: string, symbol: string, route = "profile") =>
  service.send("GET", `${basicRoot}/${route}?symbol=${symbol}`, { "x-api-key": secret })

const askPublic = (secret: string) =>
  service.send("GET", "/api/public/v1/financial/companies/ACME", { "x-api-key": secret })

const names = (count: number): string => Array.from({ length: count }, (_, i) => `S${i}`).join(",")

const quota = ({ headers, status }: Answer) => [
  status,
  headers.get("ratelimit-policy"),
  headers.get("x-ratelimit-remaining")
]

describe("a key's tier", () => {
  it.for([
    ["standard", 100, 60],
    ["premium", 1000, 60],
    ["enterprise", 5, 120]
  ] as const)("%s allows it %i requests in %i seconds", async ([tier, limit, period]) => {
    const { secret } = await service.key({ tier, rate_limit: 5, rate_period: 120 })
    const policy = `"default";q=${limit};w=${period}`
    assert.deepStrictEqual(quota(await ask(secret, "ACME")), [200, policy, String(limit - 1)])
  })

  it("standard admits 100 in a minute and not one more", async () => {
    const { secret } = await service.key()
    const answers = await Promise.all(Array.from({ length: 130 }, () => ask(secret, "ACME")))
    assert.lengthOf(
      answers.filter(({ status }) => status === 200),
      100
    )
    const refused = await ask(secret, "ACME")
    assert.deepStrictEqual([refused.status, refused.json], [429, { detail: "Rate limit exceeded" }])
    service.time.now = noon + Number(refused.headers.get("retry-after")) * 1000
    assert.strictEqual((await ask(secret, "ACME")).status, 200)
  })

  it("is one quota over all routes of the basic API", async () => {
    const { secret } = await service.key()
    const left = []
    for (const route of ["time-series", "profile", "fundamentals"]) {
      left.push((await ask(secret, "ACME", route)).headers.get("x-ratelimit-remaining"))
    }
    assert.deepStrictEqual(left, ["99", "98", "97"])
  })

  it("is separate from the public API's quota", async () => {
    const { secret } = await service.key({ rate_limit: 1 })
    await ask(secret, "ACME")
    assert.strictEqual((await askPublic(secret)).status, 200)
    assert.strictEqual((await askPublic(secret)).status, 429)
    assert.strictEqual((await ask(secret, "ACME")).status, 200)
  })
})

describe("several symbols", () => {
  it.for([
    ["ACME,BARE,zzzz", 3],
    ["ACME", 1],
    ["ACME,ACME", 1],
    ["ACME,acme", 2],
    ["ACME,", 2],
    ["", 1]
  ] as const)("as %j count as %i", async ([symbols, cost]) => {
    const { secret } = await service.key()
    const { headers } = await ask(secret, symbols)
    assert.strictEqual(headers.get("x-ratelimit-remaining"), String(100 - cost))
  })

  it("beyond the limit of one request count as one", async () => {
    const { secret } = await service.key()
    const { headers, status } = await ask(secret, names(121))
    assert.deepStrictEqual([status, headers.get("x-ratelimit-remaining")], [422, "99"])
  })

  it("beyond what remains are refused as a whole and use nothing", async () => {
    const { secret } = await service.key({ tier: "enterprise", rate_limit: 5, rate_period: 60 })
    await ask(secret, "ACME,BARE,OLDE")
    const refused = await ask(secret, "ACME,BARE,OLDE")
    assert.deepStrictEqual(quota(refused), [429, '"default";q=5;w=60', "2"])
    assert.deepStrictEqual(quota(await ask(secret, "ACME,BARE")), [200, '"default";q=5;w=60', "0"])
  })

  it("are admitted once that many are released", async () => {
    const { secret } = await service.key({ tier: "enterprise", rate_limit: 5, rate_period: 60 })
    await ask(secret, "ACME,BARE,OLDE")
    const wait = Number((await ask(secret, "ACME,BARE,OLDE")).headers.get("retry-after"))
    service.time.now = noon + (wait - 1) * 1000
    assert.strictEqual((await ask(secret, "ACME,BARE,OLDE")).status, 429)
    service.time.now = noon + wait * 1000
    assert.strictEqual((await ask(secret, "ACME,BARE,OLDE")).status, 200)
  })
})

it.for(["read:all", "read:financial", "read:stock", "read:news", "read:research"] as const)(
  "the scope %s is sufficient",
  async (scope) => {
    const { secret } = await service.key({ scopes: [scope] })
    const statuses = []
    for (const route of ["time-series", "profile", "fundamentals"]) {
      statuses.push((await ask(secret, "ACME", route)).status)
    }
    assert.deepStrictEqual(statuses, [200, 200, 200])
  }
)
