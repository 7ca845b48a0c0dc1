/**
 * A server of node:http that asks the front door before the routes, and that loses no request when it stops: after
 * `drain` it isn't ready for more, after `close` it takes no connections and ends each with its next response.
 */
import { type IncomingMessage, Server, type ServerOptions, type ServerResponse } from "node:http"
import type { Socket } from "node:net"
import { type FrontDoor, isProbe, type RequestHead, noteWait } from "../../adapters/http/server/mod.ts"
import { noteArrival } from "../../core/ports.ts"
import { hasBody, limitArrival } from "./arrival.ts"
import { frameFaultOf } from "./frame.ts"
import { grace } from "./grace.ts"
import { requestHeadOf, send } from "./requestHead.ts"
import { RequestQueue } from "./RequestQueue.ts"

type Door = Pick<FrontDoor["Service"], "answer" | "congestion" | "refuse" | "requesterOf">

/** How often a server that closes looks for connections without a request under way, in milliseconds. */
const closesEvery = 100

/** For how long a server that closes still receives requests over the connections it has, in milliseconds. */
const receives = 1000

/** How many requests of one connection may wait: a client that sends more before it gets responses is cut off. */
const maxPipelined = 100

/** Whether a connection's request was received whole and its response isn't sent yet. */
const isUnderWay = (response: ServerResponse | null): boolean =>
  response !== null && response.req.complete && !response.writableFinished

/** Effect's handler is a listener of this server's requests; what the door answers doesn't reach it. */
export class FrontServer extends Server {
  readonly #door: Door
  readonly #arrival: number
  /** The connections, each with the response to its latest request; null before the first one. */
  readonly #responses = new Map<Socket, ServerResponse | null>()
  /**
   * Of connections whose latest request came before the response to the one before was sent, that response. Responses are
   * sent in order: once this one is, all earlier ones are too.
   */
  readonly #before = new Map<Socket, ServerResponse>()
  readonly #queue: RequestQueue
  /** How many requests of a connection wait. */
  readonly #waiting = new Map<Socket, number>()
  #accepted = 0
  #isStopping = false
  #isClosing = false

  /** `arrival` is for how long a body is waited for, in milliseconds. */
  constructor(options: ServerOptions, door: Door, arrival: number) {
    super(options)
    this.#door = door
    this.#queue = new RequestQueue(door.congestion)
    this.#arrival = arrival
    this.on("connection", (socket: Socket) => {
      this.#accepted++
      this.#queue.connected()
      noteArrival()
      this.#responses.set(socket, null)
      socket.once("close", () => {
        this.#responses.delete(socket)
        this.#before.delete(socket)
      })
    })
    this.on("timeout", (socket: Socket) => {
      // What is received has time limits of its own, and while a response or its next part is made nothing is sent.
      const response = this.#responses.get(socket) ?? null
      if (response?.headersSent === true && (response.writableFinished || socket.writableLength > 0))
        socket.destroy()
    })
  }

  /** Whether a response may be sent to what isn't a request: none is under way, and its client got none. */
  canAnswer(socket: Socket): boolean {
    const response = this.#responses.get(socket) ?? null
    if (this.#isOwedBefore(socket)) return false
    return response === null || (response.req.complete ? response.writableFinished : !response.headersSent)
  }

  /** Whether the response to a request before the latest isn't sent yet. */
  #isOwedBefore(socket: Socket): boolean {
    return this.#before.get(socket)?.writableFinished === false
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
    // Not in the timer: that runs before the system is asked what arrived while this thread was busy.
    const closing = setInterval(
      () => setImmediate(() => this.#endIdle(performance.now() - begun)),
      closesEvery
    )
    this.once("close", () => clearInterval(closing))
    this.#whenNoneWaits(() => super.close(onClosed))
    return this
  }

  /** Ends connections as `close` does once it has lasted so many milliseconds. */
  #endIdle(lasted: number): void {
    if (lasted < receives) return
    for (const [socket, response] of this.#responses) {
      if (lasted >= grace || !(isUnderWay(response) || this.#isOwedBefore(socket))) socket.destroy()
    }
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
    if (event !== "request" && event !== "checkContinue") return super.emit(event, ...args)
    const [request, response] = args as [IncomingMessage, ServerResponse]
    // The parser still has what came before the connection was cut off.
    if (request.socket.destroyed) return true
    const fault = frameFaultOf(request)
    if (fault !== null) {
      return super.emit("clientError", Object.assign(new Error(fault), { code: fault }), request.socket)
    }
    const before = this.#responses.get(request.socket) ?? null
    if (before !== null && !before.writableFinished) this.#before.set(request.socket, before)
    this.#responses.set(request.socket, response)
    if (this.#isClosing) response.shouldKeepAlive = false
    if (hasBody(request)) limitArrival(this, request, response, this.#arrival)
    const head = requestHeadOf(request)
    const ready = event === "request" ? this.#door.answer(head) : null
    if (ready !== null) send(response, ready)
    else if (isProbe(head.url)) return super.emit(event, request, response)
    else this.#enqueue(event, request, response, head)
    return true
  }

  #enqueue(event: string, request: IncomingMessage, response: ServerResponse, head: RequestHead): void {
    const { socket } = request
    const waiting = (this.#waiting.get(socket) ?? 0) + 1
    if (waiting > maxPipelined) return void socket.destroy()
    this.#waiting.set(socket, waiting)
    /** Takes it out of the count, and returns whether its connection is still there. */
    const leave = (): boolean => {
      const others = (this.#waiting.get(socket) ?? 0) - 1
      if (others > 0) this.#waiting.set(socket, others)
      else this.#waiting.delete(socket)
      return !socket.destroyed
    }
    this.#queue.add(this.#door.requesterOf(head), {
      begin: (wait) => {
        if (!leave()) return
        noteWait(request, wait)
        super.emit(event, request, response)
      },
      refuse: () => leave() && send(response, this.#door.refuse(head))
    })
  }
}
