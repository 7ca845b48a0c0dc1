/** How long a request with a body may take to arrive, and that the rest of a refused one isn't read. */
import type { IncomingMessage, Server, ServerResponse } from "node:http"
import { kindOf } from "../../adapters/http/server/mod.ts"

/** Milliseconds for all of an upload, which Node itself checks. */
export const maxUpload = 3_600_000

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined

/**
 * Cuts off a request that doesn't arrive in time, with 408 where nothing was answered yet. `patience` is in milliseconds, for
 * all of a body, or for each piece of an upload.
 */
export const limitArrival = (
  server: Server,
  request: IncomingMessage,
  response: ServerResponse,
  patience: number
): void => {
  const { socket } = request
  /** While the client may still read the answer, it may send what nobody reads: that is left in the system's buffers. */
  const stopReading = (): void => {
    if (socket.writableEnded && !request.complete) request.pause()
  }
  // What ends the connection is a listener too.
  response.once("finish", () => process.nextTick(stopReading))
  const late = (): void => {
    if (request.complete) return
    if (response.headersSent) return void socket.destroy()
    server.emit("clientError", Object.assign(new Error(), { code: "ERR_HTTP_REQUEST_TIMEOUT" }), socket)
  }
  const { method = "", url = "" } = request
  if (kindOf(method, url) !== "upload") {
    const timer = setTimeout(late, patience)
    request.once("close", () => clearTimeout(timer))
    return
  }
  let read = socket.bytesRead
  const timer = setInterval(() => {
    // What is left of a refused upload isn't waited for any longer.
    if (request.complete) clearInterval(timer)
    else if (socket.bytesRead === read || response.writableFinished) late()
    read = socket.bytesRead
  }, patience)
  socket.once("close", () => clearInterval(timer))
}
