/** Requests of node:http as the front door takes them, and its answers as responses. */
import type { IncomingMessage, ServerResponse } from "node:http"
import type { RequestHead, Ready } from "../../adapters/http/server/mod.ts"

/** Only `Set-Cookie`, which requests don't have, comes as a list. */
type Texts = RequestHead["headers"]

export const requestHeadOf = ({ headers, method = "", socket, url = "" }: IncomingMessage): RequestHead => ({
  method,
  origin: headers.host === undefined ? "" : `http://${headers.host}`,
  url,
  headers: headers as Texts,
  address: socket.remoteAddress
})

/**
 * A small body is sent as text in one piece with the headers, which takes a tenth less of a response; above this many
 * bytes, copying it takes as much as it saves.
 */
const smallBody = 4096

const end = (response: ServerResponse, bytes: Uint8Array): void => {
  if (bytes.length > smallBody) response.end(bytes)
  else response.end(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1"), "latin1")
}

export const send = (response: ServerResponse, { bytes, headers, status }: Ready): void => {
  response.writeHead(status, headers as Array<string>)
  if (bytes === null) response.end()
  else end(response, bytes)
}
