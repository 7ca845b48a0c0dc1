/** Responds to unrouted requests: 405 with the methods of a known path, else 404, with the API's error body. */
import { HttpServerResponse } from "effect/http"
import { HttpApi } from "effect/http-api"
import { Api } from "../../api/Api.ts"
import { shown } from "../answers/shown.ts"
import { plainRoutes } from "./plainRoutes.ts"

interface Route {
  readonly method: string
  readonly path: RegExp
  /** As the router names it. */
  readonly template: string
}

const routeOf = ({ method, path }: { readonly method: string; readonly path: string }): Route => {
  const pattern = path.replace(/[.]/g, "\\.").replace(/:\w+/g, "[^/]+").replace(/\/$/, "")
  return { method, path: new RegExp(`^${pattern}/?$`, "i"), template: path }
}

const routes: ReadonlyArray<Route> = (() => {
  const found = Object.values(plainRoutes).map(routeOf)
  HttpApi.reflect(Api, {
    onGroup: () => {},
    onEndpoint: ({ endpoint }) => found.push(routeOf(endpoint))
  })
  return found
})()

/** The templates of all routes. */
export const templates: ReadonlyArray<string> = [...new Set(routes.map(({ template }) => template))]

/** The methods of a path; none when it doesn't exist. */
export const methodsOf = (path: string): ReadonlyArray<string> =>
  routes
    .filter((route) => route.path.test(path))
    .flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method]))

/** The template of a path; null when it doesn't exist. Compares it to each, which takes microseconds. */
export const templateOf = (path: string): string | null =>
  routes.find((route) => route.path.test(path))?.template ?? null

/** A response with the API's error body. */
export const error = (status: number, detail: string, headers: Record<string, string> = {}) =>
  HttpServerResponse.jsonUnsafe({ detail }, { status, headers })

const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** The response to an unrouted request: 400 for a malformed path, 405 for a known one, else 404. */
export const notRouted = (method: string, url: string): HttpServerResponse.HttpServerResponse => {
  const path = url.split("?", 1)[0] ?? ""
  if (!isDecodable(path)) return error(400, "Malformed URL")
  const allowed = methodsOf(path)
  // A path parameter longer than the router accepts gets here with an allowed method.
  return allowed.length === 0 || allowed.includes(method)
    ? error(404, `Not found: ${shown(path)}`)
    : error(405, `Method not allowed: ${shown(method)}`, { allow: allowed.join(", ") })
}
