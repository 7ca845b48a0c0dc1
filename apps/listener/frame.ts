/** What is wrong with the frame of a request, though node:http accepts it. */
import type { IncomingMessage } from "node:http"

export type FrameFault = "BAD_HOST" | "BAD_CODING"

/** The `detail` of the response, with status 400. */
export const frameDetails: Readonly<Record<FrameFault, string>> = {
  BAD_HOST: "Malformed Host header: expected one host",
  BAD_CODING: "Malformed Transfer-Encoding header: expected chunked"
}

/** RFC 9112, sections 3.2 and 6.1; several Host headers arrive joined by commas, where they are joined. */
export const frameFaultOf = ({ headers, httpVersion }: IncomingMessage): FrameFault | null => {
  const { host, "transfer-encoding": coding } = headers
  if (host === undefined ? httpVersion !== "1.0" : /[\s,/\\?#@]/.test(host)) return "BAD_HOST"
  return coding === undefined || coding.toLowerCase() === "chunked" ? null : "BAD_CODING"
}
