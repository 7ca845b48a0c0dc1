/** The tools on a router of another program, which admits by its own rules. */
import { afterAll, assert, beforeAll, it } from "@effect/vitest"
import { Effect, Layer, ManagedRuntime } from "effect"
import { HttpRouter, HttpServer, HttpServerResponse } from "effect/http"
import { HtmlSanitiser } from "../../adapters/html/mod.ts"
import { Refused, route } from "../../adapters/mcp/mod.ts"
import { NodeDigest } from "../../adapters/node/mod.ts"
import { KnownVendors } from "../../adapters/sources/mod.ts"
import { dataServices, Imports } from "../../core/mod.ts"
import { priceHeader, take } from "../contract/stores.ts"
import { market } from "../fixtures/market.ts"
import { inMemory } from "../fixtures/World.ts"
import { agentOver, httpTransport } from "./client.ts"

const services = Layer.mergeAll(dataServices, Imports.layer).pipe(
  Layer.provide([HtmlSanitiser.layer, KnownVendors.layer]),
  Layer.provideMerge(Layer.mergeAll(inMemory, NodeDigest.layer))
)
const runtime = ManagedRuntime.make(services)

const unknown = HttpServerResponse.text("Who are you?", { status: 401 })

/** Anyone with a name may read, but for news, which only `me` may. */
const tools = route({
  path: "/tools",
  version: "9.9.9",
  origins: ["https://app.example.com"],
  admit: ({ headers: { name } }) =>
    name === undefined
      ? Effect.fail(unknown)
      : Effect.succeed({
          require: (scope) =>
            scope === "read:news" && name !== "me"
              ? Effect.fail(new Refused({ message: "News are mine" }))
              : Effect.void
        })
})

let handler: (request: Request) => Promise<Response>
let dispose: () => Promise<void>
beforeAll(async () => {
  await runtime.runPromise(market.fill)
  const web = HttpRouter.toWebHandler(
    tools.pipe(
      Layer.provide(Layer.succeedContext(await runtime.context())),
      Layer.provide(HttpServer.layerServices)
    ),
    { disableLogger: true }
  )
  handler = (request) => web.handler(request)
  dispose = web.dispose
})
afterAll(async () => {
  await dispose()
  await runtime.dispose()
})

const agentNamed = (name: string) =>
  agentOver(httpTransport("http://localhost/tools", { name }, (request) => handler(request)))

it("answers those whom the program admits", async () => {
  const agent = await agentNamed("you")
  assert.strictEqual(agent.client.getServerVersion()?.version, "9.9.9")
  assert.strictEqual((await agent.call("prices", { symbol: "AAPL" })).json.symbol, "AAPL")
  const { isError, text } = await agent.call("news")
  assert.deepStrictEqual([isError, text], [true, "News are mine"])
  assert.isFalse((await (await agentNamed("me")).call("news")).isError)
})

it("states no change of a price over a gap", async () => {
  await runtime.runPromise(
    Effect.andThen(
      take("companies", ["symbol,exchange,name", "GAPS,NYSE,Gaps"]),
      take("prices", [
        priceHeader,
        "GAPS,2024-01-02,10,10,10,10,1",
        "GAPS,2024-01-03,11,11,11,11,1",
        "GAPS,2024-03-01,20,20,20,20,1"
      ])
    )
  )
  const agent = await agentNamed("you")
  const { json } = await agent.call("prices", { symbol: "GAPS" })
  assert.deepInclude(json, { gaps: [{ after: "2024-01-03", until: "2024-03-01", sessions: 39 }] })
  assert.isNull(json.change_percent ?? null)
  const before = await agent.call("prices", { symbol: "GAPS", end_date: "2024-02-01" })
  assert.strictEqual(before.json.change_percent, 10)
  assert.isUndefined(before.json.gaps)
})

/** The status of a message with these headers. */
const post = async (
  headers: Record<string, string>,
  body = '{"jsonrpc":"2.0","id":1,"method":"ping"}'
): Promise<number> => {
  return (await handler(new Request("http://localhost/tools", { method: "POST", headers, body }))).status
}

it("refuses others, and pages of other origins", async () => {
  assert.strictEqual(await post({}), 401)
  assert.strictEqual(await post({ name: "you", origin: "https://app.example.com" }), 200)
  assert.strictEqual(await post({ name: "you", origin: "https://evil.example" }), 403)
})

it("refuses a body that breaks off", async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error("It broke off")) })
  const request = { method: "POST", headers: { name: "you" }, body, duplex: "half" } as RequestInit
  assert.strictEqual((await handler(new Request("http://localhost/tools", request))).status, 400)
})

it("takes no long body, and offers no stream", async () => {
  assert.strictEqual(await post({ name: "you" }, " ".repeat(65_537)), 413)
  const { headers, status } = await handler(new Request("http://localhost/tools"))
  assert.deepStrictEqual([status, headers.get("allow")], [405, "POST"])
})
