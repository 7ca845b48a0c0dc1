/** The routes of the server, as they are needed outside the router: their methods, templates and kinds. */
import { Context, Effect } from "effect"
import { HttpApi } from "effect/http-api"
import { Api } from "../../api/Api.ts"
import { type Kind, RouteKind } from "../../api/base/RouteKind.ts"
import { pathOf } from "./pathOf.ts"
import { plainRoutes } from "./plainRoutes.ts"
import { filePaths, pagePaths, Site } from "./Site.ts"

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
export const kindOf = (method: string, url: string): Kind => {
  const asked = pathOf(url)
  return ofKinds.find(({ methods, path }) => methods.includes(method) && path.test(asked))?.kind ?? "usual"
}

/** Whether a URL, as it was sent, is one that monitors ask for. */
export const isProbe = (url: string): boolean => kindOf("GET", url) === "probe"

interface RouteTable {
  /** The methods of a path; none when it doesn't exist. */
  readonly methodsOf: (path: string) => ReadonlyArray<string>
  /** The template of a path; null when it doesn't exist. Compares it to each, which takes microseconds. */
  readonly templateOf: (path: string) => string | null
}

/** The routes of a server with these settings. */
export const routeTable: Effect.Effect<RouteTable> = Effect.map(Site, (site) => {
  const routes = site === null ? ofApi : [...ofApi, ...ofSite]
  return {
    methodsOf: (path) => routes.filter((route) => route.path.test(path)).flatMap(({ methods }) => methods),
    templateOf: (path) => routes.find((route) => route.path.test(path))?.template ?? null
  }
})
