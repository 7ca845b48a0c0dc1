/** The server of node:http that listens: what it waits for, and what it answers to what isn't a request. */
import type { Socket } from "node:net"
import type { FrontDoor } from "../../adapters/http/server/mod.ts"
import { maxUpload } from "./arrival.ts"
import { frameDetails } from "./frame.ts"
import { FrontServer } from "./FrontServer.ts"

const statuses: Readonly<Record<string, readonly [line: string, detail: string]>> = {
  HPE_HEADER_OVERFLOW: ["431 Request Header Fields Too Large", "Request header fields too large"],
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "Request timeout"],
  BAD_HOST: ["400 Bad Request", frameDetails.BAD_HOST],
  BAD_CODING: ["400 Bad Request", frameDetails.BAD_CODING]
}

type Headers = Readonly<Record<string, string>>

/** Sends the API's error body, and the headers of every response, for an unparsable request too. */
const onClientError =
  (server: FrontServer, common: Headers) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    // Its response is being sent.
    if (socket.writableEnded) return
    if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy()
    if (!server.canAnswer(socket)) return void socket.destroySoon()
    const [line, detail] = statuses[error.code ?? ""] ?? ["400 Bad Request", "Malformed request"]
    const body = JSON.stringify({ detail })
    const headers = {
      Connection: "close",
      "Content-Type": "application/json",
      "Content-Length": body.length,
      "X-Request-Id": crypto.randomUUID(),
      ...common
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    socket.end([`HTTP/1.1 ${line}`, ...lines, "", body].join("\r\n"))
  }

/** For how long a client is waited for, in milliseconds. */
export interface Patience {
  /** For the headers of a request. */
  readonly headers: number
  /** How often that is looked at. */
  readonly looks: number
  /** For the body of a request, or for each piece of an operator's upload. */
  readonly body: number
  /** While nothing that was sent is read. Node notices after this time at the earliest, and after twice as much. */
  readonly stands: number
}

/** All below 30 seconds. */
export const usual: Patience = { headers: 10_000, looks: 5000, body: 25_000, stands: 14_000 }

/** The server of a front door, which cuts off slow clients; every response has the common headers. */
export const listenerOf = (
  door: Pick<FrontDoor["Service"], "answer" | "congestion" | "refuse" | "requesterOf">,
  common: Headers,
  { body, headers, looks, stands }: Patience = usual
): FrontServer => {
  const server = new FrontServer(
    {
      headersTimeout: headers,
      requestTimeout: maxUpload,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: looks,
      // Of two Authorization or Host headers node:http keeps the first otherwise; joined, they are refused.
      joinDuplicateHeaders: true,
      // It would be refused without a body.
      requireHostHeader: false
    },
    door,
    body
  )
  return server.setTimeout(stands).on("clientError", onClientError(server, common))
}
