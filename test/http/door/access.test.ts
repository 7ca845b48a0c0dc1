/** The front door admits whom the routes admit, and both together count requests. */
import { assert, describe, it } from "@effect/vitest"
import { noon } from "../service.ts"
import { bothDoors, type Headers, page, prices, times, toRoutes } from "../doors.ts"

const { answersTo, fromBoth, keepPrices, keyed, service, withAddress, withKey } = bothDoors()

describe("a key", () => {
  it.for<readonly [what: string, secret: Headers]>([
    ["no key", {}],
    ["an empty key", { "x-api-key": "" }],
    ["a malformed key", { "x-api-key": "ak_x" }],
    ["an unknown key", { "x-api-key": `ak_${"0".repeat(40)}` }]
  ])("%s is refused by the routes", async ([, secret]) => {
    await keepPrices()
    assert.strictEqual(await fromBoth({ path: prices }, () => secret), 0)
  })

  it("without the scope is refused by the routes, and uses nothing", async () => {
    await keepPrices()
    assert.strictEqual(await fromBoth({ path: prices }, () => keyed({ scopes: ["read:news"] })), 0)
  })

  it("is admitted as often as its quota says, by both doors together", async () => {
    await keepPrices()
    assert.strictEqual(await fromBoth({ path: prices }, () => keyed({ rate_limit: 3, rate_period: 60 })), 2)
    const one = await keyed({ rate_limit: 10, rate_period: 60 })
    const left = []
    for (const more of [{}, toRoutes, {}, toRoutes]) {
      const { headers } = await service.send("GET", prices, { ...one, ...more })
      left.push(headers.get("x-ratelimit-remaining"))
    }
    assert.deepStrictEqual(left, ["9", "8", "7", "6"])
  })

  it("is counted once for each symbol", async () => {
    const path = "/api/v1/financial-v4/profile?symbol=AAPL,SHEL,PINE"
    await fromBoth({ path }, () => keyed({ rate_limit: 8, tier: "enterprise" }))
    const { answers } = await answersTo({ path }, await keyed({ rate_limit: 8, tier: "enterprise" }))
    assert.deepStrictEqual(
      answers.map(([status]) => status),
      [200, 200, 429, 429]
    )
  })

  it("that expires is refused from that instant", async () => {
    const secret = await keyed({ expires_at: "2024-07-01T12:00:01Z" })
    service.time.now = noon + 500
    await answersTo({ path: prices }, secret)
    service.time.now = noon + 999
    assert.deepInclude(await answersTo({ path: prices }, secret), { routed: 0 })
    service.time.now = noon + 1000
    const { status } = await service.send("GET", prices, secret)
    assert.strictEqual(status, 401)
  })

  it("is read from the store again after a second", async () => {
    const secret = await withKey()
    await answersTo({ path: prices }, secret)
    service.time.now = noon + 1000
    assert.deepInclude(await answersTo({ path: prices }, secret), { routed: 1 })
  })
})

describe("without a key", () => {
  const trial = "/api/v1/financial-v4/profile?symbol=AAPL,SHEL"

  it("a trial is counted by the client's address", async () => {
    assert.strictEqual(await fromBoth({ path: trial }, withAddress), times)
    const address = withAddress()
    const left = []
    for (const more of [{}, toRoutes, {}]) {
      const { headers } = await service.send("GET", trial, { ...address, ...more })
      left.push(headers.get("x-ratelimit-remaining"))
    }
    assert.deepStrictEqual(left, ["18", "16", "14"])
  })

  it("a trial from an unknown address is left to the routes", async () => {
    const { routed } = await answersTo({ path: trial }, {})
    assert.strictEqual(routed, times)
  })

  it("pages are counted with a trial, by both doors together", async () => {
    await answersTo({ path: page }, withAddress())
    const address = withAddress()
    const left = []
    for (const [path, more] of [
      [page, {}],
      [page, toRoutes],
      [trial, {}],
      [page, {}]
    ] as const) {
      const { headers } = await service.send("GET", path, { ...address, ...more })
      left.push(headers.get("x-ratelimit-remaining"))
    }
    assert.deepStrictEqual(left, ["19", "18", "16", "15"])
    const statuses = []
    for (let i = 0; i < 16; i++) statuses.push((await service.send("GET", page, address)).status)
    assert.deepStrictEqual(
      statuses.map((status) => status === 200),
      Array.from({ length: 16 }, (_, i) => i < 15)
    )
    assert.strictEqual(statuses.at(-1), 429)
  })

  it("a page is public, and private to a key", async () => {
    assert.strictEqual(await fromBoth({ path: page }, withAddress), times)
    assert.strictEqual(await fromBoth({ path: page }, withKey), times - 1)
    const open = await service.send("GET", page)
    assert.include(open.headers.get("cache-control") ?? "", "public")
  })
})
