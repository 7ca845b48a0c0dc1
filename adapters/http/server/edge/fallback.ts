/** Responds to unrouted requests: 405 with the methods of a known path, else 404, with the API's error body. */
import { Effect } from "effect"
import { HttpServerResponse } from "effect/http"
import { HttpApi } from "effect/http-api"
import { Api } from "../../api/Api.ts"
import { shown } from "../answers/shown.ts"
import { plainRoutes } from "./plainRoutes.ts"
import { filePaths, pagePaths, Site } from "./Site.ts"

interface Route {
  readonly method: string
  readonly path: RegExp
  /** As the router names it. */
  readonly template: string
}

const routeOf = ({ method, path }: { readonly method: string; readonly path: string }): Route => {
  const pattern = path
    .replace(/[.]/g, "\\.")
    .replace(/:\w+/g, "[^/]+")
    .replace(/\/\*$/, "(?:/.*)?")
    .replace(/\/$/, "")
  return { method, path: new RegExp(`^${pattern}/?$`, "i"), template: path }
}

const ofApi: ReadonlyArray<Route> = (() => {
  const found = Object.values(plainRoutes).map(routeOf)
  HttpApi.reflect(Api, {
    onGroup: () => {},
    onEndpoint: ({ endpoint }) => found.push(routeOf(endpoint))
  })
  return found
})()

const ofSite = [...pagePaths, ...filePaths].map((path) => routeOf({ method: "GET", path }))

/** The templates of all routes but the site's. */
export const templates: ReadonlyArray<string> = [...new Set(ofApi.map(({ template }) => template))]

export interface Routing {
  /** The methods of a path; none when it doesn't exist. */
  readonly methodsOf: (path: string) => ReadonlyArray<string>
  /** The template of a path; null when it doesn't exist. Compares it to each, which takes microseconds. */
  readonly templateOf: (path: string) => string | null
}

/** The routes of a server with these settings. */
export const routing: Effect.Effect<Routing> = Effect.map(Site, (site) => {
  const routes = site === null ? ofApi : [...ofApi, ...ofSite]
  return {
    methodsOf: (path) =>
      routes
        .filter((route) => route.path.test(path))
        .flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method])),
    templateOf: (path) => routes.find((route) => route.path.test(path))?.template ?? null
  }
})

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
export const notRouted = (
  { methodsOf }: Routing,
  method: string,
  url: string
): HttpServerResponse.HttpServerResponse => {
  const path = url.split("?", 1)[0] ?? ""
  if (!isDecodable(path)) return error(400, "Malformed URL")
  const allowed = methodsOf(path)
  // A path parameter longer than the router accepts gets here with an allowed method.
  return allowed.length === 0 || allowed.includes(method)
    ? error(404, `Not found: ${shown(path)}`)
    : error(405, `Method not allowed: ${shown(method)}`, { allow: allowed.join(", ") })
}
