/** Bytes sent to the server on Node: what it refuses before there is a request, and how the router reads a path. */
import { connect } from "node:net"
import { afterAll, assert, beforeAll, it } from "@effect/vitest"
import { Effect, Layer, ManagedRuntime } from "effect"
import { HttpServer } from "effect/http"
import { storesLayer } from "../../adapters/memory/mod.ts"
import { server, services } from "../../apps/server/serve.ts"
import { settings } from "../../apps/Settings.ts"
import type { Store } from "../../apps/Store.ts"
import { document } from "./openapi.ts"

const runtime = ManagedRuntime.make(
  Layer.unwrap(
    Effect.gen(function* () {
      const found = { ...(yield* settings), host: "127.0.0.1", port: 0 }
      const store = { stores: Layer.suspend(() => storesLayer()) } as Pick<Store, "stores"> as Store
      return Layer.provideMerge(server(found), services(store, found))
    })
  )
)

let port = 0
beforeAll(async () => {
  const { address } = await runtime.runPromise(Effect.service(HttpServer.HttpServer))
  port = "port" in address ? address.port : assert.fail("It listens on a port")
})
afterAll(() => runtime.dispose())

/** All that is returned until the connection ends. */
const answerTo = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = ""
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes))
    socket.setEncoding("utf8")
    socket.on("data", (text: string) => (answer += text))
    socket.on("end", () => resolve(answer))
    socket.on("error", reject)
  })

it.for([
  ["BadRequest", "other", 400, "GET / HTTP/1.1\r\nHost: x\r\nno header\r\n\r\n"],
  ["HeadersTooLarge", "large", 431, `GET / HTTP/1.1\r\nHost: x\r\nX-Much: ${"x".repeat(20_000)}\r\n\r\n`]
] as const)("%s by %s", async ([name, example, status, request]) => {
  const [head = "", body = ""] = (await answerTo(request)).split("\r\n\r\n")
  const { content, headers } = document["components"].responses[name]
  assert.strictEqual(head.split(" ")[1], String(status))
  assert.deepStrictEqual(JSON.parse(body), content["application/json"].examples[example].value)
  for (const header of Object.keys(headers)) assert.include(head, `${header}: `)
})

it("a semicolon is part of a path", async () => {
  const answer = await answerTo("GET /healthz;x?a=b HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
  const [head = "", body = ""] = answer.split("\r\n\r\n")
  assert.strictEqual(head.split(" ")[1], "404")
  assert.deepStrictEqual(JSON.parse(body), { detail: "Not found: /healthz;x" })
})
