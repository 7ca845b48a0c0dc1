/** Which requests are those of a browser that opens an address as a page, rather than of a script or a program. */
import type { HttpServerRequest } from "effect/http"
import { accepts } from "./format.ts"

/** The headers that decide it, as `Vary` lists them. */
export const navigationHeaders = "Accept, Sec-Fetch-Mode"

/** Browsers that send no Sec-Fetch-Mode (Fetch Metadata Request Headers) are known by `Accept` alone. */
export const isNavigation = ({ headers, method }: HttpServerRequest.HttpServerRequest): boolean => {
  const { accept, "sec-fetch-mode": mode = "navigate" } = headers
  return (method === "GET" || method === "HEAD") && mode === "navigate" && accepts(accept, "text/html")
}
