/**
 * A server of node:http that asks the front door before the routes, and that loses no request when it stops: after
 * `drain` it isn't ready for more, after `close` it takes no connections and ends each with its next response.
 */
import { type IncomingMessage, Server, type ServerOptions, type ServerResponse } from "node:http"
import type { Socket } from "node:net"
import type { FrontDoor, Knock } from "../../adapters/http/server/mod.ts"
import { hasBody, limitArrival } from "./arrival.ts"

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

/** How often a server that closes looks for connections without a request under way, in milliseconds. */
const closesEvery = 100

/** For how long a server that closes still receives requests over the connections it has, in milliseconds. */
const receives = 1000

/** How long a server that closes waits for requests under way, in milliseconds. */
export const grace = 6000

/** Whether a connection's request was received whole and its response isn't sent yet. */
const isUnderWay = (response: ServerResponse | null): boolean =>
  response !== null && response.req.complete && !response.writableFinished

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
  /** The connections, each with the response to its latest request; null before the first one. */
  readonly #responses = new Map<Socket, ServerResponse | null>()
  #accepted = 0
  #isStopping = false
  #isClosing = false

  constructor(options: ServerOptions, answer: Answer) {
    super(options)
    this.#answer = answer
    this.on("connection", (socket: Socket) => {
      this.#accepted++
      this.#responses.set(socket, null)
      socket.once("close", () => this.#responses.delete(socket))
    })
  }

  get isStopping(): boolean {
    return this.#isStopping
  }

  drain(): void {
    this.#isStopping = true
  }

  /** Node ends idle connections when it begins to close, but a client may just be sending a request over one. */
  override closeIdleConnections(): void {
    if (!this.#isClosing) super.closeIdleConnections()
  }

  /** Ends connections without a request under way after a second, all of them after `grace`. */
  override close(onClosed?: (error?: Error) => void): this {
    this.drain()
    this.#isClosing = true
    const begun = performance.now()
    const closing = setInterval(() => {
      const lasted = performance.now() - begun
      if (lasted < receives) return
      for (const [socket, response] of this.#responses) {
        if (lasted >= grace || !isUnderWay(response)) socket.destroy()
      }
    }, closesEvery)
    this.once("close", () => clearInterval(closing))
    this.#whenNoneWaits(() => super.close(onClosed))
    return this
  }

  /**
   * Runs what closes the port once a turn of the event loop has accepted no connection, of which it accepts one at most:
   * the system resets those that wait.
   */
  #whenNoneWaits(run: () => void, accepted = -1): void {
    setImmediate(() => {
      if (this.#accepted === accepted) run()
      else this.#whenNoneWaits(run, this.#accepted)
    })
  }

  override emit(event: any, ...args: Array<any>): boolean {
    if (event !== "request") return super.emit(event, ...args)
    const [request, response] = args as [IncomingMessage, ServerResponse]
    this.#responses.set(request.socket, response)
    if (this.#isClosing) response.shouldKeepAlive = false
    if (hasBody(request)) limitArrival(this, request, response)
    const ready = this.#answer(knockOf(request))
    if (ready === null) return super.emit("request", request, response)
    response.writeHead(ready.status, ready.headers as Array<string>)
    if (ready.bytes === null) response.end()
    else end(response, ready.bytes)
    return true
  }
}
