/** findata within a program of Effect: beside its own routes, and as services. */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { HttpRouter, HttpServer, HttpServerResponse } from "effect/http"
import { storesLayer } from "../../adapters/memory/mod.ts"
import * as Findata from "../../apps/embed/effect.ts"
import { Companies, type Imports, Imports as ImportService } from "../../core/mod.ts"
import { HtmlSanitiser } from "../../adapters/html/mod.ts"
import { KnownVendors } from "../../adapters/sources/mod.ts"
import { market } from "../fixtures/market.ts"

/** The services over the market in memory. */
const services = Layer.effectDiscard(market.fill as Effect.Effect<unknown, never, Imports>).pipe(
  Layer.provide(ImportService.layer),
  Layer.provide([HtmlSanitiser.layer, KnownVendors.layer]),
  Layer.provideMerge(Findata.layer(storesLayer(), { indexSymbol: null }))
)

const hello = HttpRouter.add("GET", "/hello", HttpServerResponse.text("hello"))

const opened = (options?: Findata.RouteOptions) =>
  HttpRouter.toWebHandler(
    Layer.merge(hello, Findata.routes(options)).pipe(
      Layer.provide(services),
      Layer.provide(HttpServer.layerServices)
    ),
    { disableLogger: true }
  )

const page = "/v1/financial_v4/companies/1"

describe("its routes, merged with others", () => {
  it.for([
    ["", undefined],
    ["/data", { prefix: "/data", pagesOpen: true } as const]
  ] as const)("below %j answer, and leave the others as they are", async ([prefix, options]) => {
    const { dispose, handler } = opened(options)
    const ask = (path: string, method = "GET") => handler(new Request(`http://localhost${path}`, { method }))
    const own = await ask("/hello")
    assert.strictEqual(await own.text(), "hello")
    assert.isNull(own.headers.get("x-request-id"))
    const found = await ask(`${prefix}${page}`)
    assert.strictEqual(found.status, 200)
    assert.isNotNull(found.headers.get("x-request-id"))
    assert.strictEqual((await ask(`${prefix}${page}`, "DELETE")).status, 405)
    assert.strictEqual((await ask(`${prefix}/api/public/v1/stock/prices/AAPL`)).status, 401)
    assert.strictEqual((await ask(`${prefix}/docs`)).status, 200)
    const { servers } = (await (await ask(`${prefix}/openapi.json`)).json()) as { servers: unknown }
    assert.deepStrictEqual(servers, [{ url: prefix || "/" }])
    assert.strictEqual((await ask("/elsewhere")).status, 404)
    await dispose()
  })

  it.for(["/%66indata", "//findata", "/findata"])("answer below their prefix as %s", async (prefix) => {
    const { dispose, handler } = opened({ prefix: "/findata" })
    for (const path of [page, `${page}?limit=1`, "/healthz"])
      assert.strictEqual((await handler(new Request(`http://localhost${prefix}${path}`))).status, 200)
    await dispose()
  })

  it("read their settings", async () => {
    const { dispose, handler } = opened({ pagesOpen: false })
    assert.strictEqual((await handler(new Request(`http://localhost${page}`))).status, 401)
    await dispose()
  })
})

describe("its services", () => {
  it.effect("are those of the domain", () =>
    Effect.gen(function* () {
      const { bySymbol } = yield* Companies
      assert.strictEqual((yield* bySymbol("AAPL")).symbol, "AAPL")
    }).pipe(Effect.provide(services))
  )
})
