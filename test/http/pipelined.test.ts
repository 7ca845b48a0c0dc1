/** Connections over which requests are sent without a wait for their responses. */
import { afterAll, assert, beforeAll, it } from "@effect/vitest"
import { once } from "node:events"
import type { IncomingMessage, ServerResponse } from "node:http"
import { type AddressInfo, connect } from "node:net"
import { FrontServer } from "../../apps/listener/FrontServer.ts"
import { noDoor } from "./noDoor.ts"

const server = new FrontServer({ keepAliveTimeout: 65_000 }, noDoor, 30_000)
let begun = 0
server.on("request", ({ url }: IncomingMessage, response: ServerResponse) => {
  begun++
  response.end(url)
})
beforeAll(async () => {
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

/** What comes over a connection on which so many requests are sent at once, the last of which asks for its end. */
const sent = async (count: number): Promise<string> => {
  const { port } = server.address() as AddressInfo
  const socket = connect(port, "127.0.0.1").on("error", () => {})
  let text = ""
  socket.setEncoding("utf8").on("data", (part: string) => {
    text += part
  })
  const lines = Array.from(
    { length: count },
    (_, i) => `GET /${i} HTTP/1.1\r\nHost: x\r\n${i === count - 1 ? "Connection: close\r\n" : ""}\r\n`
  )
  socket.write(lines.join(""))
  await once(socket, "close")
  return text
}

it("a hundred requests are answered in order", async () => {
  const paths = (await sent(100)).match(/(?<=\r\n\r\n)\/\d+/g)
  assert.deepStrictEqual(
    paths,
    Array.from({ length: 100 }, (_, i) => `/${i}`)
  )
})

it("a thousand end their connection, and are forgotten", async () => {
  begun = 0
  await sent(1000)
  assert.isBelow(begun, 200)
  assert.include(await sent(1), "/0")
})
