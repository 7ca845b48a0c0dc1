/** Caching headers of public pages. */
import { type HttpServerRequest, HttpServerResponse } from "effect/http"

/**
 * A response without a key may be stored by any cache, which revalidates it each time: most such requests get a 304.
 * Responses to a key stay private.
 */
export const openly =
  ({ headers }: HttpServerRequest.HttpServerRequest) =>
  (response: HttpServerResponse.HttpServerResponse): HttpServerResponse.HttpServerResponse => {
    if (headers["x-api-key"] !== undefined) return response
    const others = (response.headers["vary"] ?? "")
      .split(", ")
      .filter((name) => name !== "" && name !== "X-API-Key")
      .join(", ")
    const shared = HttpServerResponse.setHeader(
      response,
      "cache-control",
      "public, max-age=0, must-revalidate"
    )
    return others === ""
      ? HttpServerResponse.removeHeader(shared, "vary")
      : HttpServerResponse.setHeader(shared, "vary", others)
  }
