/** Quotas: the headers of every answer to a key, what counts, and 429. */
import { assert, beforeEach, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { market } from "../../fixtures/market.ts"
import { type Answer, noon } from "../service.ts"
import { serviceOver } from "../serviceOver.ts"

const service = serviceOver(market)

beforeEach(() => {
  service.time.now = noon
})

const root = "/api/public/v1"

const ask = (path: string, secret: string, headers: Readonly<Record<string, string>> = {}) =>
  service.send("GET", `${root}${path}`, { "x-api-key": secret, ...headers })

const headersOf = ({ headers }: Answer) =>
  Object.fromEntries(
    [
      "ratelimit-policy",
      "ratelimit",
      "x-ratelimit-limit",
      "x-ratelimit-remaining",
      "x-ratelimit-reset",
      "retry-after"
    ].map((name) => [name, headers.get(name)])
  )

const quota = (
  limit: number,
  period: number,
  remaining: number,
  reset: number,
  retry: number | null = null
) => ({
  "ratelimit-policy": `"default";q=${limit};w=${period}`,
  ratelimit: `"default";r=${remaining};t=${reset}`,
  "x-ratelimit-limit": String(limit),
  "x-ratelimit-remaining": String(remaining),
  "x-ratelimit-reset": String(reset),
  "retry-after": retry === null ? null : String(retry)
})

const company = "/financial/companies/AAPL"

describe("a quota", () => {
  it("is returned with what is left, and when it is full again", async () => {
    const { secret } = await service.key({ rate_limit: 1000, rate_period: 3600 })
    assert.deepStrictEqual(headersOf(await ask(company, secret)), quota(1000, 3600, 999, 3660))
    service.time.now = noon + 30_000
    assert.deepStrictEqual(headersOf(await ask(company, secret)), quota(1000, 3600, 998, 3630))
  })

  it("is shared by all routes", async () => {
    const { secret } = await service.key({ rate_limit: 10, rate_period: 60 })
    const left: Array<string | null> = []
    for (const path of [
      "/financial/companies",
      company,
      "/stock/prices/AAPL",
      "/stock/prices/AAPL/history"
    ]) {
      left.push((await ask(path, secret)).headers.get("x-ratelimit-remaining"))
    }
    assert.deepStrictEqual(left, ["9", "8", "7", "6"])
  })

  it("belongs to each key alone", async () => {
    const [one, other] = [await service.key({ rate_limit: 1 }), await service.key({ rate_limit: 1 })]
    assert.strictEqual((await ask(company, one.secret)).status, 200)
    assert.strictEqual((await ask(company, other.secret)).status, 200)
  })

  it("refuses requests beyond it, with the time of the next admission", async () => {
    const { secret } = await service.key({ rate_limit: 2, rate_period: 60 })
    await ask(company, secret)
    service.time.now = noon + 20_000
    await ask(company, secret)
    const refused = await ask(company, secret)
    assert.deepStrictEqual(
      [refused.status, refused.json, headersOf(refused)],
      [429, { detail: "Rate limit exceeded" }, quota(2, 60, 0, 61, 41)]
    )
  })

  it("admits again after Retry-After, and not a second before", async () => {
    const { secret } = await service.key({ rate_limit: 1, rate_period: 60 })
    await ask(company, secret)
    const wait = Number((await ask(company, secret)).headers.get("retry-after")) * 1000
    service.time.now = noon + wait - 1000
    assert.strictEqual((await ask(company, secret)).status, 429)
    service.time.now = noon + wait
    assert.strictEqual((await ask(company, secret)).status, 200)
  })

  it("says what is left and when more is admitted, for 20 random limits and periods", async () => {
    const quotas = fc.sample(
      fc.record({ limit: fc.integer({ min: 1, max: 30 }), period: fc.integer({ min: 60, max: 86_400 }) }),
      { numRuns: 20, seed: 20 }
    )
    for (const { limit, period } of quotas) {
      service.time.now = noon
      const { secret } = await service.key({ rate_limit: limit, rate_period: period })
      let reset = Number.NaN
      for (let left = limit - 1; left >= 0; left--) {
        const seen = headersOf(await ask(company, secret))
        reset = Number(seen["x-ratelimit-reset"])
        assert.deepStrictEqual(seen, quota(limit, period, left, reset))
        assert.isAtLeast(reset, period)
        assert.isAtMost(reset, Math.ceil((period * 61) / 60))
      }
      const refused = await ask(company, secret)
      assert.deepStrictEqual(
        [refused.status, headersOf(refused)],
        [429, quota(limit, period, 0, reset, reset)]
      )
      const statuses = []
      for (const seconds of [reset - 2, reset]) {
        service.time.now = noon + seconds * 1000
        statuses.push((await ask(company, secret)).status)
      }
      assert.deepStrictEqual(statuses, [429, 200])
    }
  })

  it("is exact for concurrent requests", async () => {
    const { secret } = await service.key({ rate_limit: 25 })
    const answers = await Promise.all(Array.from({ length: 60 }, () => ask(company, secret)))
    const admitted = answers.filter(({ status }) => status === 200)
    assert.lengthOf(admitted, 25)
  })
})

describe("what counts", () => {
  const counting: ReadonlyArray<readonly [status: number, path: string]> = [
    [200, company],
    [404, "/financial/companies/ZZZZ"],
    [422, "/stock/prices/AAPL?limit=0"],
    [422, "/financial/companies?page=1&offset=0"]
  ]
  it.for(counting)("an answer of %i to %s does, and has the quota", async ([status, path]) => {
    const { secret } = await service.key({ rate_limit: 10, rate_period: 60 })
    const answer = await ask(path, secret)
    assert.deepStrictEqual([answer.status, headersOf(answer)], [status, quota(10, 60, 9, 61)])
  })

  it("an answer of 304 does, and has the quota", async () => {
    const { secret } = await service.key({ rate_limit: 10, rate_period: 60 })
    const etag = (await ask(company, secret)).headers.get("etag") ?? ""
    const answer = await ask(company, secret, { "if-none-match": etag })
    assert.deepStrictEqual([answer.status, headersOf(answer)], [304, quota(10, 60, 8, 61)])
  })

  it("an answer of 403 doesn't, and has what is left", async () => {
    const { secret } = await service.key({ scopes: ["read:stock"], rate_limit: 10, rate_period: 60 })
    await ask("/stock/prices/AAPL", secret)
    const answer = await ask(company, secret)
    assert.deepStrictEqual([answer.status, headersOf(answer)], [403, quota(10, 60, 9, 61)])
  })

  it("an answer of 429 doesn't", async () => {
    const { secret } = await service.key({ rate_limit: 1, rate_period: 60 })
    await ask(company, secret)
    for (const second of [10, 20, 30, 40, 50, 60]) {
      service.time.now = noon + second * 1000
      assert.strictEqual((await ask(company, secret)).status, 429)
    }
    service.time.now = noon + 61_000
    assert.strictEqual((await ask(company, secret)).status, 200)
  })

  it("an answer of 401 has no quota", async () => {
    const answer = await ask(company, "ak_unknown")
    assert.deepStrictEqual(new Set(Object.values(headersOf(answer))), new Set([null]))
  })
})
