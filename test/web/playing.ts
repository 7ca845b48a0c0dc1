/** A server on this machine that plays recorded answers, with faults on request. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo, Socket } from "node:net"

/** A recorded answer. */
export interface Recorded {
  /** 200 unless stated. */
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  /** Both are compared with the request's conditions. */
  readonly etag?: string
  /** An HTTP date. */
  readonly lastModified?: string
}

export type Fault =
  /** 429, with Retry-After in seconds. */
  | { readonly kind: "busy"; readonly retryAfter: string }
  /** 429 and 503, without Retry-After. */
  | { readonly kind: "overRate" | "unavailable" }
  /** Closes the connection: before the answer, in the middle of a body with its length, of one without (chunked). */
  | { readonly kind: "reset" | "cut" | "cutChunked" }
  /** Half of the body, as if it were all. */
  | { readonly kind: "short" }
  /** Half of the body, then nothing more. */
  | { readonly kind: "stall" }
  /** The body in ten parts, with a pause in milliseconds between them. */
  | { readonly kind: "drip"; readonly pause: number }
  /** 200 with a page of HTML. */
  | { readonly kind: "page" }
  /** 302 to an address. */
  | { readonly kind: "redirect"; readonly to: string }
  /** sec.gov's page for requests beyond its limits. */
  | { readonly kind: "forbidden" }

/** The fault of a request, or null: `nth` counts the requests of its path, from 1. */
export type Schedule = (path: string, nth: number) => Fault | null

/** A request as it came. */
export interface Asked {
  readonly path: string
  /** Monotonic, in milliseconds. */
  readonly at: number
  readonly headers: IncomingMessage["headers"]
  readonly fault: Fault | null
  /** Null while, and when, no answer was sent. */
  status: number | null
  /** Whether the client closed the connection before the answer's end. */
  isAborted: boolean
}

export interface Playing {
  /** `http://127.0.0.1:` and a port. */
  readonly url: string
  readonly requests: ReadonlyArray<Asked>
  /** Connections that are open now. */
  readonly connections: () => number
  /** All connections that were opened. */
  readonly opened: () => number
  readonly close: () => Promise<void>
}

const secPage =
  "<!DOCTYPE html><html><head><title>SEC.gov | Request Rate Threshold Exceeded</title></head>" +
  "<body><h1>Your Request Originates from an Undeclared Automated Tool</h1></body></html>"

/** FNV-1a, for a number in [0, 1) that depends only on the text. */
export const chanceOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32
}

/**
 * A schedule in which a share (0 to 1) of the requests fails, by one of the faults each, up to `max` times in a row for
 * a path. It depends on the seed, the path and the number of the request alone, not on their order.
 */
export const seeded = (seed: number, share: number, faults: ReadonlyArray<Fault>, max = 3): Schedule => {
  const isFault = (path: string, nth: number) => chanceOf(`${seed} ${nth} ${path}`) < share
  return (path, nth) => {
    let before = 0
    while (before < nth - 1 && isFault(path, nth - 1 - before)) before++
    if (!isFault(path, nth) || before % (max + 1) === max) return null
    return faults[Math.floor(chanceOf(`which ${seed} ${nth} ${path}`) * faults.length)] ?? null
  }
}

/** Faults that a request repeated at once gets over. */
export const briefFaults: ReadonlyArray<Fault> = [
  { kind: "busy", retryAfter: "0" },
  { kind: "unavailable" },
  { kind: "reset" },
  { kind: "cut" },
  { kind: "cutChunked" },
  { kind: "short" },
  { kind: "page" }
]

const bytesOf = (body: Recorded["body"]): Uint8Array =>
  typeof body === "string" ? new TextEncoder().encode(body) : (body ?? new Uint8Array())

const isUnchanged = ({ headers }: IncomingMessage, { etag, lastModified }: Recorded): boolean => {
  const match = headers["if-none-match"]
  if (match !== undefined) return match === etag
  const since = headers["if-modified-since"]
  return since !== undefined && lastModified !== undefined && Date.parse(lastModified) <= Date.parse(since)
}

const playWhole = (response: ServerResponse, recorded: Recorded, bytes: Uint8Array): void => {
  response.writeHead(recorded.status ?? 200, {
    "Content-Length": bytes.length,
    ...(recorded.etag !== undefined && { ETag: recorded.etag }),
    ...(recorded.lastModified !== undefined && { "Last-Modified": recorded.lastModified }),
    ...recorded.headers
  })
  response.end(bytes)
}

const drip = (response: ServerResponse, bytes: Uint8Array, pause: number): void => {
  const part = Math.max(1, Math.ceil(bytes.length / 10))
  let sent = 0
  response.writeHead(200, { "Content-Length": bytes.length })
  const next = (): void => {
    if (response.destroyed) return
    response.write(bytes.subarray(sent, sent + part))
    sent += part
    if (sent < bytes.length) setTimeout(next, pause)
    else response.end()
  }
  next()
}

const playFault = (response: ServerResponse, fault: Fault, recorded: Recorded): void => {
  const bytes = bytesOf(recorded.body)
  const half = bytes.subarray(0, Math.floor(bytes.length / 2))
  const say = (status: number, text: string, headers: Readonly<Record<string, string>> = {}) =>
    playWhole(response, { status, headers }, bytesOf(text))
  switch (fault.kind) {
    case "busy":
      return say(429, "Too many requests", { "Retry-After": fault.retryAfter })
    case "overRate":
      return say(429, "Too many requests")
    case "unavailable":
      return say(503, "Service unavailable")
    case "reset":
      response.destroy()
      return
    case "cut":
      response.writeHead(200, { "Content-Length": bytes.length })
      response.write(half, () => response.destroy())
      return
    case "cutChunked":
      response.writeHead(200)
      response.write(half, () => response.destroy())
      return
    case "short":
      return playWhole(response, recorded, half)
    case "stall":
      response.writeHead(200, { "Content-Length": bytes.length })
      response.write(half)
      return
    case "drip":
      return drip(response, bytes, fault.pause)
    case "page":
      return say(200, "<!DOCTYPE html><html><title>Maintenance</title></html>", {
        "Content-Type": "text/html"
      })
    case "redirect":
      return say(302, "Found", { Location: fault.to })
    case "forbidden":
      return say(403, secPage, { "Content-Type": "text/html" })
  }
}

/**
 * Starts a server. `answers` are by path with query (`/files/a.json?page=2`); another path is 404. A function may make
 * them up, given how many times the path was asked before. Close it after use.
 */
export const playing = async (
  answers: ReadonlyMap<string, Recorded> | ((path: string, nth: number) => Recorded | undefined),
  schedule: Schedule = () => null
): Promise<Playing> => {
  const requests: Array<Asked> = []
  const counts = new Map<string, number>()
  const sockets = new Set<Socket>()
  let opened = 0
  const find = typeof answers === "function" ? answers : (path: string) => answers.get(path)

  const server = createServer((request, response) => {
    const path = request.url ?? "/"
    const nth = (counts.get(path) ?? 0) + 1
    counts.set(path, nth)
    const fault = schedule(path, nth)
    const asked: Asked = {
      path,
      at: performance.now(),
      headers: request.headers,
      fault,
      status: null,
      isAborted: false
    }
    requests.push(asked)
    response.on("close", () => {
      asked.status = response.headersSent ? response.statusCode : null
      asked.isAborted = !response.writableFinished
    })
    const recorded = find(path, nth)
    if (recorded === undefined) playWhole(response, { status: 404 }, bytesOf("Not found"))
    else if (fault !== null) playFault(response, fault, recorded)
    else if (isUnchanged(request, recorded)) response.writeHead(304).end()
    else playWhole(response, recorded, bytesOf(recorded.body))
  })
  server.keepAliveTimeout = 30_000
  server.on("connection", (socket) => {
    opened++
    sockets.add(socket)
    socket.on("close", () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  // A server that listens on a port has an address with it.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    connections: () => sockets.size,
    opened: () => opened,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
  }
}
