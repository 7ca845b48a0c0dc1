/** Prepares the path of a request for the router. */
import type { HttpServerRequest } from "effect/http"

type Request = HttpServerRequest.HttpServerRequest

/**
 * The request with each `;` in its path percent-encoded: in a path it has no special meaning, but effect's router would
 * parse what follows it as the query.
 */
export const withWholePath = (request: Request): Request => {
  const { url } = request
  const end = url.indexOf("?")
  const path = end < 0 ? url : url.slice(0, end)
  return path.includes(";")
    ? request.modify({ url: path.replaceAll(";", "%3B") + url.slice(path.length) })
    : request
}
