/**
 * Responds to unrouted requests: 405 with the methods of a known path, else 404, with the API's error body; to a browser that
 * opens a path beside those of the API with the site's page, which says so.
 */
import { Effect } from "effect"
import { type HttpServerRequest, HttpServerResponse } from "effect/http"
import { basePath } from "./BasePath.ts"
import { error } from "./error.ts"
import { isNavigation, navigationHeaders } from "./navigation.ts"
import { pathOf } from "./pathOf.ts"
import { isOfPrograms } from "./ownPaths.ts"
import { routeTable } from "./routeTable.ts"
import { shown } from "./shown.ts"
import { documentAt, pageHeaders, Site } from "./Site.ts"

type Request = HttpServerRequest.HttpServerRequest

type Response = HttpServerResponse.HttpServerResponse

/** Null for what can't be decoded. The value is returned, because a bundler omits a call whose value isn't used. */
const decoded = (path: string): string | null => {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/** The response to an unrouted request: 400 for a malformed path, 405 for a known one, else 404. */
export const fallback: Effect.Effect<(request: Request) => Response> = Effect.gen(function* () {
  const site = yield* Site
  const { methodsOf } = yield* routeTable
  const page = site === null ? null : documentAt(site, yield* basePath)

  const notFound = (path: string, request: Request): Response => {
    const detail = `Not found: ${shown(path)}`
    if (page === null || isOfPrograms(path)) return error(404, detail)
    const vary = navigationHeaders
    return isNavigation(request)
      ? HttpServerResponse.uint8Array(page.bytes, {
          status: 404,
          contentType: page.contentType,
          headers: { ...pageHeaders, "cache-control": "no-store", vary }
        })
      : error(404, detail, { vary })
  }

  return (request) => {
    const { method, url } = request
    const path = pathOf(url)
    if (decoded(path) === null) return error(400, "Malformed URL")
    const allowed = methodsOf(path)
    // A path parameter longer than the router accepts gets here with an allowed method.
    return allowed.length === 0 || allowed.includes(method)
      ? notFound(path, request)
      : error(405, `Method not allowed: ${shown(method)}`, { allow: allowed.join(", ") })
  }
})
