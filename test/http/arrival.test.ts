/** Bodies that don't arrive in time are cut off; an upload may take longer as long as something arrives. */
import { createServer, type Server } from "node:http"
import { type AddressInfo, connect } from "node:net"
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { hasBody, limitArrival } from "../../apps/listener/arrival.ts"

const patience = 300
const upload = "/api/v1/admin/imports/prices"

let server: Server
beforeAll(async () => {
  server = createServer((request, response) => {
    if (hasBody(request)) limitArrival(server, request, response, patience)
    if (request.headers["x-refused"] !== undefined) return void response.writeHead(401).end()
    request.on("end", () => response.end("whole")).resume()
  })
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => socket.end(`late ${error.code}`))
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** What is returned to a request whose body comes in pieces, so many milliseconds apart; without an end after them. */
const sent = (path: string, pieces: ReadonlyArray<string>, every: number, more = ""): Promise<string> =>
  new Promise((resolve) => {
    let answer = ""
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1")
    socket.setEncoding("utf8")
    socket.on("data", (text: string) => (answer += text))
    socket.on("error", () => {})
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 6\r\n${more}\r\n`)
    const left = [...pieces]
    const timer = setInterval(() => {
      const piece = left.shift()
      if (piece !== undefined && !socket.destroyed) socket.write(piece)
    }, every)
    socket.on("close", () => {
      clearInterval(timer)
      resolve(answer)
    })
  })

const late = "late ERR_HTTP_REQUEST_TIMEOUT"

describe("a body", () => {
  it("is awaited for a time in all", async () => {
    assert.include(await sent("/other", ["abc", "def"], 50), "whole")
    assert.strictEqual(await sent("/other", ["a", "b", "c", "d", "e", "f"], 100), late)
    assert.strictEqual(await sent("/other", ["abc"], 50), late)
  })

  it("that is an upload is awaited while it arrives", async () => {
    assert.include(await sent(upload, ["a", "b", "c", "d", "e", "f"], 150), "whole")
    assert.strictEqual(await sent(upload, ["abc"], 50), late)
  })

  it("that is a refused upload isn't awaited to its end", async () => {
    const answer = await sent(upload, ["a", "b", "c"], 100, "X-Refused: 1\r\n")
    assert.match(answer, /^HTTP\/1\.1 401/)
    assert.notInclude(answer, "late")
  })
})
