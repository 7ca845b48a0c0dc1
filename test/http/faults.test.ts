/** 503 while a store can't be reached, 500 for a defect, and how much of either a client sees. */
import { assert, beforeEach, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { StoreUnavailable } from "../../core/mod.ts"
import { ApiKeyStore, CompanyStore, PriceStore, Readiness, StoreTooNew } from "../../core/ports.ts"
import { OperatorsOfServer } from "../../adapters/http/server/mod.ts"
import { market } from "../fixtures/market.ts"
import { inMemory } from "../fixtures/World.ts"
import { unavailableOperators } from "./admin/unavailableOperators.ts"
import type { Answer } from "./service.ts"
import { freshServiceOver } from "./serviceOver.ts"
import { tokenOf } from "./tokens.ts"

const secretReason = "connect ECONNREFUSED postgres://findata:hunter2@10.0.0.7:5432"

const newer = "The data schema is at version 99, this findata knows up to 14: run the newer findata"

type Fault = "none" | "away" | "broken" | "newer"
const faults: { keys: Fault; companies: Fault; prices: Fault; all: Fault } = {
  keys: "none",
  companies: "none",
  prices: "none",
  all: "none"
}

/** The effect, unless its store has a fault at the moment. */
const unless = <A, E>(store: keyof typeof faults, effect: Effect.Effect<A, E>) =>
  Effect.suspend((): Effect.Effect<A, E | StoreUnavailable> => {
    if (faults[store] === "away") return Effect.fail(new StoreUnavailable({ reason: secretReason }))
    return faults[store] === "broken" ? Effect.die(new Error(secretReason)) : effect
  })

const faulty = Layer.mergeAll(
  Layer.effect(
    ApiKeyStore,
    Effect.map(ApiKeyStore, (store) => ({
      ...store,
      byHash: (hash: string) => unless("keys", store.byHash(hash))
    }))
  ),
  Layer.effect(
    CompanyStore,
    Effect.map(CompanyStore, (store) => ({
      ...store,
      bySymbol: (symbol: string) => unless("companies", store.bySymbol(symbol)),
      list: (...filter: Parameters<typeof store.list>) => unless("companies", store.list(...filter))
    }))
  ),
  Layer.effect(
    PriceStore,
    Effect.map(PriceStore, (store) => ({
      ...store,
      bars: (query: Parameters<typeof store.bars>[0]) => unless("prices", store.bars(query))
    }))
  ),
  Layer.effect(
    Readiness,
    Effect.map(Readiness, ({ check }) => ({
      check: Effect.suspend(() =>
        faults.all === "newer" ? Effect.fail(new StoreTooNew({ message: newer })) : unless("all", check)
      )
    }))
  )
).pipe(Layer.provideMerge(inMemory))

const service = freshServiceOver({
  ...market,
  stores: faulty,
  settings: Layer.succeed(OperatorsOfServer, {
    ...unavailableOperators(new StoreUnavailable({ reason: secretReason })),
    runs: () => Effect.succeed({ runs: [], total: 0 }),
    syncs: Effect.succeed([])
  })
})
let secret: string

beforeEach(async () => {
  Object.assign(faults, { keys: "none", companies: "none", prices: "none", all: "none" })
  secret = (await service.key()).secret
})

const ask = (path: string): Promise<Answer> =>
  service.send("GET", `/api/public/v1${path}`, { "x-api-key": secret, "x-request-id": "asked" })

const away = [503, { detail: "Service temporarily unavailable" }, "1"]
const seen = ({ headers, json, status }: Answer) => [status, json, headers.get("retry-after")]

describe("while a store is out of reach", () => {
  it.for(["keys", "companies", "prices"] as const)(
    "for %s, a tool is 503 with Retry-After",
    async (store) => {
      faults[store] = "away"
      const headers = { "x-api-key": secret, "content-type": "application/json" }
      const params = { name: "prices", arguments: { symbol: "AAPL" } }
      const message = { jsonrpc: "2.0", id: 1, method: "tools/call", params }
      const answer = await service.send("POST", "/mcp", headers, JSON.stringify(message))
      assert.deepStrictEqual(seen(answer), away)
    }
  )

  const cases = [
    ["keys", "/financial/companies"],
    ["companies", "/financial/companies"],
    ["companies", "/financial/companies/AAPL"],
    ["companies", "/stock/prices/AAPL"],
    ["prices", "/stock/prices/AAPL"],
    ["prices", "/stock/prices/AAPL/history"]
  ] as const
  it.for(cases)("for %s, %s answers 503 with Retry-After", async ([store, path]) => {
    faults[store] = "away"
    assert.deepStrictEqual(seen(await ask(path)), away)
  })

  it("an answer to a known key has its quota", async () => {
    faults.prices = "away"
    const { headers } = await ask("/stock/prices/AAPL")
    assert.strictEqual(headers.get("x-ratelimit-remaining"), "99999")
  })

  it("a request isn't answered as one without a key", async () => {
    faults.keys = "away"
    const { headers } = await ask("/stock/prices/AAPL")
    assert.isNull(headers.get("www-authenticate"))
  })

  it("the reason is logged", async () => {
    faults.prices = "away"
    await ask("/stock/prices/AAPL")
    assert.include(service.logged.join("\n"), "ECONNREFUSED")
  })

  it("is logged at once, then once a minute with a count, and when it has ended", async () => {
    const said = () =>
      service.logged.map((line) => {
        const { annotations, message } = JSON.parse(line)
        const { seconds, times } = annotations
        return [message, times, seconds]
      })
    faults.prices = "away"
    for (let i = 0; i < 50; i++) assert.strictEqual((await ask("/stock/prices/AAPL")).status, 503)
    const first = ["The store is unavailable", undefined, undefined]
    assert.deepStrictEqual(said(), [first])
    service.time.now += 61_000
    for (let i = 0; i < 10; i++) await ask("/stock/prices/AAPL")
    const second = ["The store is unavailable, still", 50, undefined]
    assert.deepStrictEqual(said(), [first, second])
    faults.prices = "none"
    assert.strictEqual((await ask("/stock/prices/AAPL")).status, 200)
    assert.deepStrictEqual(said(), [first, second])
    service.time.now += 6000
    assert.strictEqual((await ask("/stock/prices/AAPL?limit=7")).status, 200)
    await ask("/stock/prices/AAPL?limit=8")
    assert.deepStrictEqual(said(), [first, second, ["The store is available again", 60, 61]])
    faults.prices = "away"
    await ask("/stock/prices/AAPL?limit=9")
    assert.deepStrictEqual(said().at(-1), first)
  })

  it("readyz answers 503 and healthz 200", async () => {
    faults.all = "away"
    assert.deepStrictEqual(seen(await service.send("GET", "/readyz")), away)
    assert.deepStrictEqual(seen(await service.send("GET", "/healthz")), [200, { status: "ok" }, null])
  })

  it("an operator's health is failing once a newer findata has migrated the store", async () => {
    const headers = { authorization: `Bearer ${await tokenOf("operator", { scope: "admin" })}` }
    const health = async () => (await service.send("GET", "/api/v1/admin/health", headers)).json
    assert.deepInclude(await health(), { status: "ok", store: "ok" })
    faults.all = "newer"
    assert.deepInclude(await health(), { status: "failing", store: "ok" })
    faults.all = "away"
    assert.deepInclude(await health(), { status: "failing", store: "unavailable" })
  })

  it("readyz says what to do once a newer findata has migrated the store", async () => {
    faults.all = "newer"
    assert.deepStrictEqual(seen(await service.send("GET", "/readyz")), [503, { detail: newer }, "1"])
    faults.all = "none"
    assert.deepStrictEqual(seen(await service.send("GET", "/readyz")), [200, { status: "ok" }, null])
  })
})

describe("once a store is back", () => {
  it.for(["keys", "companies", "prices"] as const)("for %s, it is queried again", async (store) => {
    faults[store] = "away"
    assert.strictEqual((await ask("/stock/prices/AAPL")).status, 503)
    faults[store] = "none"
    assert.strictEqual((await ask("/stock/prices/AAPL")).status, 200)
  })
})

describe("a defect", () => {
  const broken = [500, { detail: "Internal server error" }, null]

  it.for(["keys", "companies", "prices"] as const)("of %s answers 500 without its cause", async (store) => {
    faults[store] = "broken"
    const answer = await ask("/stock/prices/AAPL")
    assert.deepStrictEqual(seen(answer), broken)
    const all = [...answer.headers].flat().join("\n")
    assert.notInclude(all, "hunter2")
  })

  it("is logged with its cause and the request's id", async () => {
    faults.prices = "broken"
    await ask("/stock/prices/AAPL")
    const [line, ...others] = service.logged
    assert.deepStrictEqual(others, [])
    assert.include(line, "ECONNREFUSED")
    assert.deepInclude(JSON.parse(line ?? "{}").annotations, {
      request_id: "asked",
      method: "GET",
      path: "/api/public/v1/stock/prices/AAPL"
    })
  })

  it("doesn't log the key", async () => {
    faults.prices = "broken"
    await ask("/stock/prices/AAPL?x=1")
    assert.notInclude(service.logged.join("\n"), secret)
  })

  it("has the quota after the request", async () => {
    faults.prices = "broken"
    const { headers } = await ask("/stock/prices/AAPL")
    assert.strictEqual(headers.get("x-ratelimit-remaining"), "99999")
  })
})
