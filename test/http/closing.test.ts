/** What a server that closes its port still waits for. */
import { assert, describe, it } from "@effect/vitest"
import { once } from "node:events"
import { Agent, get, type IncomingMessage, type ServerResponse } from "node:http"
import { type AddressInfo, connect, type Socket } from "node:net"
import { setTimeout } from "node:timers/promises"
import { FrontServer } from "../../apps/listener/FrontServer.ts"
import { grace } from "../../apps/listener/grace.ts"
import { noDoor } from "./noDoor.ts"

/** Answers `/slow` after a second and a half, `/large` by more than a connection buffers, anything else at once. */
const opened = async () => {
  const server = new FrontServer({ keepAliveTimeout: 65_000 }, noDoor, 30_000)
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === "/large") response.end(new Uint8Array(32 * 1024 * 1024))
    else if (request.url === "/slow") void setTimeout(1500).then(() => response.end("slow"))
    else response.end("at once")
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  /** Closes the server, and returns how long it took, in milliseconds. */
  const closed = async () => {
    const begun = performance.now()
    await new Promise((resolve) => server.close(resolve))
    return performance.now() - begun
  }
  const ask = async (path: string, agent: Agent) => {
    const [response] = (await once(get({ host: "127.0.0.1", port, path, agent }), "response")) as [
      IncomingMessage
    ]
    let text = ""
    response.setEncoding("utf8").on("data", (part: string) => {
      text += part
    })
    await once(response, "end")
    return { text, connection: response.headers.connection }
  }
  const send = async (text: string): Promise<Socket> => {
    const socket = connect(port, "127.0.0.1").on("error", () => {})
    await once(socket, "connect")
    if (text !== "") socket.write(text)
    await setTimeout(50)
    return socket
  }
  return { ask, closed, send, server }
}

const kept = () => new Agent({ keepAlive: true, maxSockets: 1 })

describe.concurrent("a server that closes", () => {
  it("without connections takes no time", async () => {
    const { closed } = await opened()
    assert.isBelow(await closed(), 500)
  })

  it("waits a second for what is half sent, and for connections over which nothing is", async () => {
    const { closed, send } = await opened()
    const sockets = [
      await send(""),
      await send("GET / HTTP/1.1\r\nHost: x\r\n"),
      await send("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf")
    ]
    const lasted = await closed()
    for (const socket of sockets) socket.destroy()
    assert.isAbove(lasted, 900)
    assert.isBelow(lasted, 2000)
  })

  it("answers what is under way, and what a kept connection brings within that second", async () => {
    const { ask, closed } = await opened()
    const [idle, busy] = [kept(), kept()]
    assert.deepStrictEqual(await ask("/", idle), { text: "at once", connection: "keep-alive" })
    const slow = ask("/slow", busy)
    await setTimeout(100)
    const closing = closed()
    await setTimeout(500)
    assert.deepStrictEqual(await ask("/", idle), { text: "at once", connection: "close" })
    assert.strictEqual((await slow).text, "slow")
    assert.isBelow(await closing, 3000)
    idle.destroy()
    busy.destroy()
  })

  it("takes no new connections", async () => {
    const { ask, closed, send } = await opened()
    const held = await send("GET / HTTP/1.1\r\nHost: x\r\n")
    const closing = closed()
    await setTimeout(200)
    const refused = await ask("/", kept()).catch((error: NodeJS.ErrnoException) => error)
    assert.strictEqual((refused as NodeJS.ErrnoException).code, "ECONNREFUSED")
    held.destroy()
    await closing
  })

  it("doesn't wait for ever for a client that doesn't read", async () => {
    const { closed, send } = await opened()
    const socket = await send("GET /large HTTP/1.1\r\nHost: x\r\n\r\n")
    socket.pause()
    const lasted = await closed()
    socket.destroy()
    assert.isAbove(lasted, grace - 500)
    assert.isBelow(lasted, grace + 1000)
  })
})

/** Stops this thread, as a long computation does. */
const stand = (milliseconds: number): void =>
  void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)

// Alone, because all of this thread stands.
describe("a server that closes while it computes", () => {
  it("answers what a kept connection brought meanwhile", async () => {
    const { closed, send } = await opened()
    const request = "GET / HTTP/1.1\r\nHost: x\r\n\r\n"
    const socket = await send(request)
    const [before] = await once(socket, "data")
    const closing = closed()
    const answer = new Promise<string>((resolve, reject) => {
      socket.on("data", (bytes) => resolve(String(bytes))).on("error", reject)
    })
    // Where requests are begun: what is due by then runs before the system is asked what arrived.
    setImmediate(() => {
      socket.write(request)
      stand(1200)
    })
    assert.match(String(before), /at once/)
    assert.match(await answer, /^HTTP\/1\.1 200 OK\r\n[^]*Connection: close[^]*at once/i)
    await closing
  })
})
