/** The server on Node over an empty store in memory, to which a test writes bytes. */
import { connect } from "node:net"
import { afterAll, assert, beforeAll } from "@effect/vitest"
import { Effect, Layer, ManagedRuntime } from "effect"
import { HttpServer } from "effect/http"
import { storesLayer } from "../../adapters/memory/mod.ts"
import { server, services } from "../../apps/server/serve.ts"
import { type Settings, settings } from "../../apps/Settings.ts"
import type { Store } from "../../apps/Store.ts"

/** Listens until the file's tests have ended. */
export const socketServer = (own: Partial<Settings> = {}) => {
  const runtime = ManagedRuntime.make(
    Layer.unwrap(
      Effect.gen(function* () {
        const found = { ...(yield* settings), ...own, host: "127.0.0.1", port: 0 }
        const store = { stores: Layer.suspend(() => storesLayer()) } as Pick<Store, "stores"> as Store
        return Layer.provideMerge(server({ ...found, store }), services(store, found))
      })
    )
  )
  let port = 0
  beforeAll(async () => {
    const { address } = await runtime.runPromise(Effect.service(HttpServer.HttpServer))
    port = "port" in address ? address.port : assert.fail("It listens on a port")
  })
  afterAll(() => runtime.dispose())

  /** All that is returned to the bytes until the connection ends. */
  const answerTo = (bytes: string, encoding: BufferEncoding = "utf8"): Promise<string> =>
    new Promise((resolve, reject) => {
      let answer = ""
      const socket = connect(port, "127.0.0.1", () => socket.write(bytes))
      socket.setEncoding(encoding)
      socket.on("data", (text: string) => (answer += text))
      socket.on("end", () => resolve(answer))
      socket.on("error", reject)
    })

  return { answerTo, runtime }
}
