/** Long answers are made a few at a time: the others wait or are refused, and short ones pass them. */
import { assert, beforeEach, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { FigureStore, PriceStore } from "../../../core/ports.ts"
import { priceHeader, take } from "../../contract/stores.ts"
import { inMemory, type World } from "../../fixtures/World.ts"
import { heldReads, settled } from "../heldReads.ts"
import { freshServiceOver } from "../serviceOver.ts"

const bars = heldReads()
const markets = heldReads()

/** Long reads of bars wait, and all reads of a market. */
const waiting = Layer.mergeAll(
  Layer.effect(
    PriceStore,
    Effect.map(PriceStore, (store) => ({
      ...store,
      bars: (query) => ((query.limit ?? 0) >= 2000 ? bars.hold(store.bars(query)) : store.bars(query))
    }))
  ),
  Layer.effect(
    FigureStore,
    Effect.map(FigureStore, (store) => ({
      ...store,
      next: (after, size) => markets.hold(store.next(after, size))
    }))
  )
)

const world: World = {
  stores: Layer.provideMerge(waiting, inMemory),
  fill: Effect.gen(function* () {
    yield* take("companies", ["symbol,exchange,name,sector,currency", "ONE,NYSE,One,Energy,USD"])
    yield* take("prices", [priceHeader, "ONE,2024-01-02,9,9,1,2,1"])
  })
}

const service = freshServiceOver(world)

beforeEach(() => {
  bars.forget()
  markets.forget()
})

const series = "/api/v1/financial-v4/time-series?symbol=ONE"

/** Long, and none of them equal. */
const long = (n: number, headers: Readonly<Record<string, string>> = {}) =>
  service.send("GET", `${series}&outputsize=${2000 + n}`, headers)

const sectorOn = (day: string, signal?: AbortSignal) =>
  service.handler(
    new Request(
      `http://localhost/v1/sector-analyst/company/1?as_of=${day}`,
      signal === undefined ? {} : { signal }
    )
  )

const dayOf = (n: number): string => `2024-01-${String(n + 2).padStart(2, "0")}`

describe("long answers", () => {
  it("are made two at a time", async () => {
    const answers = Array.from({ length: 10 }, (_, n) => long(n))
    await settled()
    assert.lengthOf(bars.reads, 2)
    await bars.goOn()
    assert.lengthOf(bars.reads, 10)
    for (const { status } of await Promise.all(answers)) assert.strictEqual(status, 200)
  })

  it("are waited for by no short one", async () => {
    const answers = Array.from({ length: 10 }, (_, n) => long(n))
    await settled()
    const { secret } = await service.key()
    const paths = [
      "/healthz",
      "/readyz",
      "/v1/financial_v4/companies/1/snapshot",
      `${series}&outputsize=1000`,
      "/api/public/v1/stock/prices/ONE"
    ]
    for (const path of paths)
      assert.strictEqual((await service.send("GET", path, { "x-api-key": secret })).status, 200, path)
    await bars.goOn()
    await Promise.all(answers)
  })

  it("are refused when too many wait, with when to ask again", async () => {
    const answers = Array.from({ length: 102 }, (_, n) => long(n))
    await settled()
    const { headers, json, status } = await long(200)
    assert.deepStrictEqual([status, json], [503, { detail: "Too many long requests under way" }])
    assert.strictEqual(headers.get("retry-after"), "1")
    // One that is being made is waited for.
    const equal = long(101)
    await bars.goOn()
    for (const { status } of await Promise.all(answers)) assert.strictEqual(status, 200)
    assert.strictEqual((await equal).status, 200)
    const again = long(200)
    await settled()
    await bars.goOn()
    assert.strictEqual((await again).status, 200)
  })

  it("are refused after who asks, quota and parameters were looked at", async () => {
    const { secret } = await service.key({ tier: "enterprise", rate_limit: 103, rate_period: 60 })
    const key = { "x-api-key": secret }
    const answers = Array.from({ length: 102 }, (_, n) => long(n, key))
    await settled()
    assert.strictEqual((await long(200, { "x-api-key": "unknown" })).status, 401)
    const refused = await long(200, key)
    assert.deepStrictEqual(
      [refused.status, refused.headers.get("x-ratelimit-remaining"), refused.headers.get("vary")],
      [503, "0", "X-API-Key"]
    )
    assert.strictEqual((await long(200, key)).status, 429)
    await bars.goOn()
    await Promise.all(answers)
  })

  it("are refused for parameters rather than for those that wait", async () => {
    const answers = Array.from({ length: 102 }, (_, n) => long(n))
    await settled()
    assert.strictEqual((await long(9000)).status, 422)
    await bars.goOn()
    await Promise.all(answers)
  })

  it.for([
    ["of one that asks for a hundred don't keep another waiting behind them", 100],
    ["of a key don't wait with an equal request of a client without one", 49]
  ] as const)("%s", async ([, of]) => {
    const flood = Array.from({ length: 50 }, (_, n) => long(n))
    const { secret } = await service.key()
    const keyed = long(of, { "x-api-key": secret })
    await settled()
    for (const { goOn } of bars.reads.slice(0, 2)) goOn()
    await settled()
    for (const { goOn } of bars.reads.slice(2, 4)) goOn()
    assert.strictEqual((await keyed).status, 200)
    assert.isBelow(bars.reads.length, 10)
    await bars.goOn()
    await Promise.all(flood)
  })
})

describe("sectors", () => {
  it("are read one at a time, and refused when too many wait", async () => {
    const answers = Array.from({ length: 6 }, (_, n) => sectorOn(dayOf(n)))
    await settled()
    assert.lengthOf(markets.reads, 1)
    const refused = await sectorOn(dayOf(9))
    assert.deepStrictEqual(
      [refused.status, refused.headers.get("retry-after"), await refused.json()],
      [503, "5", { detail: "Too many long requests under way" }]
    )
    const short = await service.send("GET", "/v1/financial_v4/companies/1/snapshot?as_of=2024-01-03")
    assert.strictEqual(short.status, 200)
    await markets.goOn()
    for (const { status } of await Promise.all(answers)) assert.strictEqual(status, 200)
  })

  it("and markets are read one at a time", async () => {
    const answers = [
      sectorOn(dayOf(0)),
      service.handler(new Request("http://localhost/v1/financial_v4/markets"))
    ]
    await settled()
    assert.lengthOf(markets.reads, 1)
    await markets.goOn()
    for (const { status } of await Promise.all(answers)) assert.strictEqual(status, 200)
    assert.isAbove(markets.reads.length, 1)
  })

  it("that no request awaits any more are not read to their end", async () => {
    const controller = new AbortController()
    void sectorOn(dayOf(0), controller.signal)
    const next = sectorOn(dayOf(1))
    await settled()
    assert.lengthOf(markets.reads, 1)
    controller.abort()
    await settled()
    assert.deepStrictEqual(
      markets.reads.map(({ isInterrupted }) => isInterrupted),
      [true, false]
    )
    await markets.goOn()
    assert.strictEqual((await next).status, 200)
  })
})
