/**
 * Responds to unrouted requests: 405 with the methods of a known path, else 404, with the API's error body; to a browser that
 * opens a path beside those of the API with the site's page, which says so.
 */
import { Context, Effect } from "effect"
import { type HttpServerRequest, HttpServerResponse } from "effect/http"
import { HttpApi } from "effect/http-api"
import { Api } from "../../api/Api.ts"
import { type Kind, RouteKind } from "../../api/base/RouteKind.ts"
import { shown } from "./shown.ts"
import { basePath } from "./BasePath.ts"
import { isNavigation, navigationHeaders } from "./navigation.ts"
import { plainRoutes } from "./plainRoutes.ts"
import { documentAt, filePaths, pageHeaders, pagePaths, Site } from "./Site.ts"
import { pathOf } from "./pathOf.ts"

interface Route {
  readonly kind: Kind
  readonly methods: ReadonlyArray<string>
  readonly path: RegExp
  /** As the router names it. */
  readonly template: string
}

/** The methods of a route; a GET that can't be repeated isn't tried by HEAD. */
const methodsWith = (method: string, path: string): ReadonlyArray<string> =>
  method === "GET" && path !== plainRoutes.callback.path ? ["GET", "HEAD"] : [method]

const routeOf = (
  { method, path }: { readonly method: string; readonly path: string },
  kind: Kind = "usual"
): Route => {
  const pattern = path
    .replace(/[.]/g, "\\.")
    .replace(/:\w+/g, "[^/]+")
    .replace(/\/\*$/, "(?:/.*)?")
    .replace(/\/$/, "")
  return { kind, methods: methodsWith(method, path), path: new RegExp(`^${pattern}/?$`, "i"), template: path }
}

const ofApi: ReadonlyArray<Route> = (() => {
  const found = Object.values(plainRoutes).map((route) => routeOf(route))
  HttpApi.reflect(Api, {
    onGroup: () => {},
    onEndpoint: ({ endpoint }) => found.push(routeOf(endpoint, Context.get(endpoint.annotations, RouteKind)))
  })
  return found
})()

const ofSite = [...pagePaths, ...filePaths].map((path) => routeOf({ method: "GET", path }))

/** The templates of all routes but the site's. */
export const templates: ReadonlyArray<string> = [...new Set(ofApi.map(({ template }) => template))]

const ofKinds = ofApi.filter(({ kind }) => kind !== "usual")

/** The kind of a request, by its method and its URL without an origin. */
export const kindOf = (method: string, url: string): Kind =>
  ofKinds.find(({ methods, path }) => methods.includes(method) && path.test(pathOf(url)))?.kind ?? "usual"

/** Whether a URL, as it was sent, is one that monitors ask for. */
export const isProbe = (url: string): boolean => kindOf("GET", url) === "probe"

/** The first part of a path, in lower case: `v1`. */
const firstPart = (path: string): string => path.split("/")[1]?.toLowerCase() ?? ""

/** The first parts of the paths of programs, below which no page is looked for. */
const ofPrograms = new Set([...templates, ...filePaths].map(firstPart))

/** Whether a path begins as one of this server's: below it, the two couldn't be distinguished. */
export const isOwnPath = (path: string): boolean =>
  path !== "" &&
  (ofPrograms.has(firstPart(path)) || pagePaths.some((page) => firstPart(page) === firstPart(path)))

/** The base path that requests may begin with; empty where proxies have to remove it. */
export const removableBase: Effect.Effect<string> = Effect.map(basePath, (base) =>
  isOwnPath(base) ? "" : base
)

type Request = HttpServerRequest.HttpServerRequest

type Response = HttpServerResponse.HttpServerResponse

export interface Routing {
  /** The methods of a path; none when it doesn't exist. */
  readonly methodsOf: (path: string) => ReadonlyArray<string>
  /** The template of a path; null when it doesn't exist. Compares it to each, which takes microseconds. */
  readonly templateOf: (path: string) => string | null
  /** The response to an unrouted request: 400 for a malformed path, 405 for a known one, else 404. */
  readonly notRouted: (request: Request) => Response
}

/** A response with the API's error body. */
export const error = (status: number, detail: string, headers: Record<string, string> = {}) =>
  HttpServerResponse.jsonUnsafe({ detail }, { status, headers })

/** Null for what can't be decoded. The value is returned, because a bundler omits a call whose value isn't used. */
const decoded = (path: string): string | null => {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/** The routes of a server with these settings. */
export const routing: Effect.Effect<Routing> = Effect.map(Effect.all([Site, basePath]), ([site, base]) => {
  const routes = site === null ? ofApi : [...ofApi, ...ofSite]
  const page = site === null ? null : documentAt(site, base)

  const methodsOf = (path: string): ReadonlyArray<string> =>
    routes.filter((route) => route.path.test(path)).flatMap(({ methods }) => methods)

  const notFound = (path: string, request: Request): Response => {
    const detail = `Not found: ${shown(path)}`
    if (page === null || ofPrograms.has(firstPart(path))) return error(404, detail)
    const vary = navigationHeaders
    return isNavigation(request)
      ? HttpServerResponse.uint8Array(page.bytes, {
          status: 404,
          contentType: page.contentType,
          headers: { ...pageHeaders, "cache-control": "no-store", vary }
        })
      : error(404, detail, { vary })
  }

  return {
    methodsOf,
    templateOf: (path) => routes.find((route) => route.path.test(path))?.template ?? null,
    notRouted: (request) => {
      const { method, url } = request
      const path = pathOf(url)
      if (decoded(path) === null) return error(400, "Malformed URL")
      const allowed = methodsOf(path)
      // A path parameter longer than the router accepts gets here with an allowed method.
      return allowed.length === 0 || allowed.includes(method)
        ? notFound(path, request)
        : error(405, `Method not allowed: ${shown(method)}`, { allow: allowed.join(", ") })
    }
  }
})
