/** Handles the site's pages and files, where this server shows them. */
import { Clock, Context, Effect } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { OtherNames } from "../../../../../core/ports.ts"
import { Admission } from "../../access/Admission.ts"
import type { Asset } from "../../exchange/Asset.ts"
import { Bodies } from "../../answers/Bodies.ts"
import { shown } from "../../exchange/shown.ts"
import { basePath } from "../../exchange/BasePath.ts"
import { noted } from "../../exchange/Exchange.ts"
import { error } from "../../exchange/error.ts"
import { fallback } from "../../exchange/fallback.ts"
import { documentAt, filePaths, pageHeaders, pagePaths, Site } from "../../exchange/Site.ts"
import { pathOf } from "../../exchange/pathOf.ts"
import { type Asked, askedBy, linksOf, type Needs, needsIn, type Subject } from "./links.ts"

type Request = HttpServerRequest.HttpServerRequest
type Answer = Effect.Effect<HttpServerResponse.HttpServerResponse, never, Request>

const unbuilt = HttpServerResponse.text(
  "The site isn't built: npm run site builds it. The interface is described at /docs.\n",
  { status: 404, headers: { "cache-control": "no-store" } }
)

const unknown = (path: string) => error(404, `Not found: ${shown(path)}`)

const nothing: Needs = { files: [], answers: [] }

export const layer = HttpRouter.use((router) =>
  Effect.gen(function* () {
    const site = yield* Site
    if (site === null) return
    const { file, fileOfStore } = yield* Bodies
    const { arePagesOpen } = yield* Admission
    const names = yield* OtherNames
    const base = yield* basePath
    const needs = needsIn(site)

    const subjectOf = (slug: string) =>
      Effect.map(names.byAddress(slug), ({ company_id }): Subject => ({ slug, company_id })).pipe(
        Effect.catchTag("CompanyNotFound", () => Effect.succeed(null))
      )

    const answering = ({ bytes, cacheControl, compressed, contentType }: Asset, headers = {}) =>
      file({ contentType, cacheControl, content: Effect.succeed({ bytes, compressed, headers }) })

    /** The document with what its page needs first; while the store can't be asked, without what depends on it. */
    const documentOf = (index: Asset) =>
      Effect.fnUntraced(function* (request: Request, path: string) {
        const { params } = yield* HttpRouter.RouteContext
        const { slug } = params
        const own = needs.get(path.replace(":tab", params["tab"] ?? "")) ?? nothing
        const now = (yield* Clock.Clock).currentTimeMillisUnsafe()
        const today = new Date(now).toISOString().slice(0, 10)
        const asked = arePagesOpen() ? askedBy(request.url.slice(pathOf(request.url).length), today) : null
        const withLinks = (known: Asked | null, subject: Subject | null) => {
          const link = linksOf(own, base, known, subject)
          return { ...index, headers: link === "" ? pageHeaders : { ...pageHeaders, link } }
        }
        const content =
          asked === null || slug === undefined
            ? Effect.succeed(withLinks(asked, null))
            : // The page of a company that isn't known asks for nothing else.
              Effect.map(subjectOf(slug), (subject) => withLinks(subject === null ? null : asked, subject))
        return yield* fileOfStore(request, [path, params, asked], { ...index, content }).pipe(
          Effect.catchTag("StoreUnavailable", () =>
            fileOfStore(request, [path, params, null], {
              ...index,
              content: Effect.succeed(withLinks(null, null))
            })
          )
        )
      })

    const index = documentAt(site, base)
    const document = index === null ? null : documentOf(index)
    const notRouted = yield* fallback
    for (const path of pagePaths) {
      // The router takes several slashes for one.
      const page = Effect.gen(function* () {
        const request = yield* HttpServerRequest.HttpServerRequest
        if (pathOf(request.url).includes("//")) return notRouted(request)
        return document === null ? unbuilt : yield* document(request, path)
      })
      yield* router.add("GET", path, noted(page))
    }

    const answers = new Map<string, Answer>()
    for (const [path, asset] of site) answers.set(path, yield* answering(asset))
    const found = Effect.contextWith((context: Context.Context<Request>) => {
      const path = pathOf(Context.get(context, HttpServerRequest.HttpServerRequest).url)
      return answers.get(path) ?? Effect.succeed(unknown(path))
    })
    for (const path of filePaths) yield* router.add("GET", path, noted(found))
  })
)
