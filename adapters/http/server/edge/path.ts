/** The path of a request as the router is to read it. */
import type { HttpServerRequest } from "effect/http"

type Request = HttpServerRequest.HttpServerRequest

/**
 * The request with each `;` in its path percent-encoded: it is a character like any other, but effect's router reads
 * what follows it as the query.
 */
export const withWholePath = (request: Request): Request => {
  const { url } = request
  const end = url.indexOf("?")
  const path = end < 0 ? url : url.slice(0, end)
  return path.includes(";")
    ? request.modify({ url: path.replaceAll(";", "%3B") + url.slice(path.length) })
    : request
}
