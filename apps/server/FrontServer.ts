/** A server of node:http that asks the front door before the routes, and that waits for nothing but requests to close. */
import { type IncomingMessage, Server, type ServerOptions, type ServerResponse } from "node:http"
import type { Socket } from "node:net"
import type { FrontDoor, Knock } from "../../adapters/http/server/mod.ts"

type Answer = FrontDoor["Service"]["answer"]

/** Only cookies, which nothing asks for, come as lists. */
type Texts = Knock["headers"]

const knockOf = ({ headers, method = "", socket, url = "" }: IncomingMessage): Knock => ({
  method,
  origin: headers.host === undefined ? "" : `http://${headers.host}`,
  url,
  headers: headers as Texts,
  address: socket.remoteAddress
})

/** How often a server that closes looks for connections that have no request, in milliseconds. */
const closesEvery = 100

/**
 * A small body is sent as text in one piece with the headers, which takes a tenth less of a response; above this many
 * bytes, copying it takes as much as it saves.
 */
const smallBody = 4096

const end = (response: ServerResponse, bytes: Uint8Array): void => {
  if (bytes.length > smallBody) response.end(bytes)
  else response.end(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1"), "latin1")
}

/** Effect's handler is a listener of this server's requests; what the door answers doesn't reach it. */
export class FrontServer extends Server {
  readonly #answer: Answer
  readonly #sockets = new Set<Socket>()
  #isClosing = false

  constructor(options: ServerOptions, answer: Answer) {
    super(options)
    this.#answer = answer
    this.on("connection", (socket: Socket) => {
      this.#sockets.add(socket)
      socket.once("close", () => this.#sockets.delete(socket))
    })
  }

  /**
   * Node ends idle connections once, when it begins to close; here also those that are idle after a request under way,
   * and those over which nothing arrives.
   */
  override close(onClosed?: (error?: Error) => void): this {
    this.#isClosing = true
    const closing = setInterval(() => {
      this.closeIdleConnections()
      for (const socket of this.#sockets) if (socket.bytesRead === 0) socket.destroy()
    }, closesEvery)
    this.once("close", () => clearInterval(closing))
    return super.close(onClosed)
  }

  override emit(event: any, ...args: Array<any>): boolean {
    if (event !== "request") return super.emit(event, ...args)
    const [request, response] = args as [IncomingMessage, ServerResponse]
    if (this.#isClosing) response.shouldKeepAlive = false
    const ready = this.#answer(knockOf(request))
    if (ready === null) return super.emit("request", request, response)
    response.writeHead(ready.status, ready.headers as Array<string>)
    if (ready.bytes === null) response.end()
    else end(response, ready.bytes)
    return true
  }
}
