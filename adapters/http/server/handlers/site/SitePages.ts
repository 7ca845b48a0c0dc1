/** Handles the site's pages and files, where this server shows them. */
import { Context, Effect } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import type { Asset } from "../../exchange/Asset.ts"
import { Bodies } from "../../answers/Bodies.ts"
import { shown } from "../../exchange/shown.ts"
import { basePath } from "../../exchange/BasePath.ts"
import { noted } from "../../exchange/Exchange.ts"
import { error } from "../../exchange/error.ts"
import { fallback } from "../../exchange/fallback.ts"
import { documentAt, filePaths, pageHeaders, pagePaths, Site } from "../../exchange/Site.ts"
import { pathOf } from "../../exchange/pathOf.ts"

type Request = HttpServerRequest.HttpServerRequest
type Answer = Effect.Effect<HttpServerResponse.HttpServerResponse, never, Request>

const unbuilt = HttpServerResponse.text(
  "The site isn't built: npm run site builds it. The interface is described at /docs.\n",
  { status: 404, headers: { "cache-control": "no-store" } }
)

const unknown = (path: string) => error(404, `Not found: ${shown(path)}`)

export const layer = HttpRouter.use((router) =>
  Effect.gen(function* () {
    const site = yield* Site
    if (site === null) return
    const { file } = yield* Bodies

    const answering = ({ bytes, cacheControl, compressed, contentType }: Asset, headers = {}) =>
      file({ contentType, cacheControl, content: Effect.succeed({ bytes, compressed, headers }) })

    const index = documentAt(site, yield* basePath)
    const page: Answer = index === null ? Effect.succeed(unbuilt) : yield* answering(index, pageHeaders)
    const notRouted = yield* fallback
    // The router takes several slashes for one.
    const ownPage = Effect.contextWith((context: Context.Context<Request>) => {
      const request = Context.get(context, HttpServerRequest.HttpServerRequest)
      return pathOf(request.url).includes("//") ? Effect.succeed(notRouted(request)) : page
    })
    for (const path of pagePaths) yield* router.add("GET", path, noted(ownPage))

    const answers = new Map<string, Answer>()
    for (const [path, asset] of site) answers.set(path, yield* answering(asset))
    const found = Effect.contextWith((context: Context.Context<Request>) => {
      const path = pathOf(Context.get(context, HttpServerRequest.HttpServerRequest).url)
      return answers.get(path) ?? Effect.succeed(unknown(path))
    })
    for (const path of filePaths) yield* router.add("GET", path, noted(found))
  })
)
