/** What the metrics count of requests, by both doors. */
import { assert, describe, it } from "@effect/vitest"
import { Context, Layer, Metric } from "effect"
import { PrometheusMetrics } from "effect/observability"
import { Observer, requestMetrics, TrialRateLimit } from "../../../adapters/http/server/mod.ts"
import { market } from "../../fixtures/market.ts"
import { serviceOver } from "../serviceOver.ts"

const registry: Metric.MetricRegistry = new Map()
const counted = Layer.succeed(Metric.MetricRegistry, registry)

const { get, key, send } = serviceOver({
  ...market,
  settings: Layer.mergeAll(
    Layer.provide(Layer.effect(Observer, requestMetrics), counted),
    counted,
    Layer.succeed(TrialRateLimit, 1)
  )
})

const text = (): string => PrometheusMetrics.formatUnsafe(Context.make(Metric.MetricRegistry, registry))

/** The value of a series; 0 where there is none. */
const value = (series: string): number => {
  const line = text()
    .split("\n")
    .find((line) => line.startsWith(`${series} `))
  return Number(line?.slice(series.length) ?? 0)
}

const prices = "/api/public/v1/stock/prices/:symbol"
const requests = (route: string, status: number, method = "GET") =>
  value(`findata_http_requests_total{route="${route}",method="${method}",status="${status}"}`)

describe("metrics of requests", () => {
  it("count requests by the template of their route, whichever door answers", async () => {
    for (const _ of [1, 2, 3, 4]) assert.strictEqual((await get("/stock/prices/AAPL")).status, 200)
    assert.strictEqual((await get("/stock/prices/ZZZZ")).status, 404)
    assert.strictEqual(requests(prices, 200), 4)
    assert.strictEqual(requests(prices, 404), 1)
    assert.strictEqual(value(`findata_http_request_duration_seconds_count{route="${prices}"}`), 5)
    assert.strictEqual(value(`findata_http_request_duration_seconds_bucket{route="${prices}",le="+Inf"}`), 5)
    const kept = value(`findata_http_kept_answers_total{route="${prices}"}`)
    assert.isAtLeast(kept, 2)
    assert.isBelow(kept, 4)
  })

  it("count what no route has", async () => {
    await send("GET", "/nothing")
    await send("FETCH", "/nothing/else")
    await send("DELETE", "/healthz")
    assert.strictEqual(requests("none", 404), 1)
    assert.strictEqual(requests("none", 404, "other"), 1)
    assert.strictEqual(requests("none", 405, "DELETE"), 1)
  })

  it("count the document and its page by their paths", async () => {
    await send("GET", "/openapi.json")
    await send("GET", "/docs")
    assert.strictEqual(requests("/openapi.json", 200), 1)
    assert.strictEqual(requests("/docs", 200), 1)
  })

  it("count refusals by what they are refused for", async () => {
    const refused = "findata_access_refusals_total"
    const before = value(`${refused}{by="key"}`)
    await get("/stock/prices/AAPL", { "x-api-key": "wrong" })
    assert.strictEqual(value(`${refused}{by="key"}`), before + 1)
    const { secret } = await key({ scopes: ["read:news"], rate_limit: 1 })
    await get("/stock/prices/AAPL", { "x-api-key": secret })
    assert.strictEqual(value(`${refused}{by="scope"}`), 1)
    await send("GET", "/api/v1/api-keys")
    assert.strictEqual(value(`${refused}{by="token"}`), 1)
    const once = await key({ rate_limit: 1 })
    for (const _ of [1, 2, 3]) await get("/stock/prices/AAPL", { "x-api-key": once.secret })
    assert.strictEqual(value('findata_quota_refusals_total{by="key"}'), 2)
  })

  it("have as many series after 10,000 symbols as after one of each status", async () => {
    await get("/stock/prices/AAPL")
    await get("/stock/prices/NONE")
    const before = text().split("\n").length
    for (let i = 0; i < 10_000; i++) {
      await send("GET", `/api/public/v1/stock/prices/N${i}`, { "x-api-key": "wrong" })
    }
    await get("/stock/prices/N1")
    assert.strictEqual(text().split("\n").length, before)
    assert.notInclude(text(), "AAPL")
  })
})
