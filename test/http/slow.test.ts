/** Clients that send slowly or don't read, over real connections and by a tenth of the usual patience. */
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { once } from "node:events"
import { get, type IncomingMessage, type ServerResponse } from "node:http"
import { type AddressInfo, connect, type Socket } from "node:net"
import { setTimeout } from "node:timers/promises"
import { listenerOf, usual } from "../../apps/listener/listener.ts"
import { until } from "../cli/command.ts"
import { noDoor } from "./noDoor.ts"

const share = 10

const server = listenerOf(
  noDoor,
  {},
  {
    headers: usual.headers / share,
    body: usual.body / share,
    looks: usual.looks / share,
    stands: usual.stands / share
  }
)

const large = new Uint8Array(32 * 1024 * 1024)

server.on("request", (request: IncomingMessage, response: ServerResponse) => {
  if (request.url === "/large") return void response.end(large)
  if (request.url === "/made")
    return void setTimeout((2 * usual.stands) / share).then(() => response.end("made"))
  if (request.url === "/parts") {
    response.write("first, ")
    return void setTimeout((2 * usual.stands) / share).then(() => response.end("then the rest"))
  }
  request.resume().on("end", () => response.end("all is well"))
})

let port = 0
beforeAll(async () => {
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  ;({ port } = server.address() as AddressInfo)
})
const sockets: Array<Socket> = []
afterAll(() => {
  for (const socket of sockets) socket.destroy()
  server.close()
})

const opened = async (text: string): Promise<Socket> => {
  const socket = connect(port, "127.0.0.1").on("error", () => {})
  sockets.push(socket)
  await once(socket, "connect")
  socket.write(text)
  return socket
}

const many = (count: number, text: string) => Promise.all(Array.from({ length: count }, () => opened(text)))

const connections = () =>
  new Promise<number>((resolve, reject) => {
    server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)))
  })

/** How long a GET takes, in milliseconds. */
const asked = async (): Promise<number> => {
  const begun = performance.now()
  const request = get({ host: "127.0.0.1", port, agent: false })
  const [response] = (await once(request, "response")) as [IncomingMessage]
  response.resume()
  await once(response, "end")
  assert.strictEqual(response.statusCode, 200)
  return performance.now() - begun
}

const answerTo = async (sent: string): Promise<string> => {
  let answer = ""
  const socket = await opened(sent)
  socket.setEncoding("utf8").on("data", (part: string) => {
    answer += part
  })
  await once(socket, "end")
  return answer
}

describe("clients that hold their connections", { timeout: 60_000 }, () => {
  it("are cut off within 30 seconds' share, and others are answered meanwhile", async () => {
    let accepted = 0
    server.on("connection", () => accepted++)
    const headers = await many(500, "GET / HTTP/1.1\r\nHost: findata\r\n")
    const bodies = await many(500, "POST / HTTP/1.1\r\nHost: findata\r\nContent-Length: 9\r\n\r\nhalf")
    const readers = await many(10, "GET /large HTTP/1.1\r\nHost: findata\r\n\r\n")
    for (const socket of readers) socket.pause()
    for (const socket of [...headers, ...bodies]) socket.resume()
    await until(
      () => accepted,
      (count) => count === 1010,
      2000
    )
    const begun = performance.now()
    const took: Array<number> = []
    while ((await connections()) > 0 && performance.now() - begun < (2 * 30_000) / share) {
      took.push(await asked())
      await setTimeout(20)
    }
    await until(connections, (count) => count === 0, 100)
    assert.isBelow(performance.now() - begun, 30_000 / share)
    assert.isBelow(Math.max(...took), 1000)
  })

  it.concurrent.each([
    "GET / HTTP/1.1\r\nHost",
    "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf"
  ])("get the reason after %j", async (sent) => {
    assert.match(
      await answerTo(sent),
      /^HTTP\/1\.1 408 Request Timeout\r\n[^]*\r\n\r\n\{"detail":"Request timeout"\}$/
    )
  })

  it.concurrent("are waited for while their answers are made, however long that takes", async () => {
    const answer = await answerTo("GET /made HTTP/1.1\r\nHost: findata\r\nConnection: close\r\n\r\n")
    assert.match(answer, /^HTTP\/1\.1 200 OK\r\n[^]*made/)
  })

  it.concurrent("are waited for while the next part of an answer is made", async () => {
    const answer = await answerTo("GET /parts HTTP/1.1\r\nHost: findata\r\nConnection: close\r\n\r\n")
    assert.match(answer, /first, [^]*then the rest/)
  })

  it.concurrent("may read slowly, as long as they read", async () => {
    const socket = await opened("GET /large HTTP/1.1\r\nHost: findata\r\nConnection: close\r\n\r\n")
    let read = 0
    socket.on("data", (part: Buffer) => {
      read += part.length
      socket.pause()
      void setTimeout(2).then(() => socket.resume())
    })
    await once(socket, "end")
    assert.isAbove(read, large.length)
  })
})
