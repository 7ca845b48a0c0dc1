/** Handles `/openapi.json`, `/docs`, the pages of indicators below it and `/llms.txt`: what describes the interface. */
import { Effect } from "effect"
import { Digest } from "effect/crypto"
import { HttpRouter, HttpServerRequest } from "effect/http"
import { OpenApi } from "effect/http-api"
import { servedIndicators } from "../../../../../core/ports.ts"
import { Api } from "../../../api/Api.ts"
import { Bodies, type ProgramFile } from "../../answers/Bodies.ts"
import { revalidated } from "../../exchange/Body.ts"
import { basePath, linkBase } from "../../exchange/BasePath.ts"
import { ownPartsAlone } from "../../exchange/contentPolicy.ts"
import { noted } from "../../exchange/Exchange.ts"
import { error } from "../../exchange/error.ts"
import { pathOf } from "../../exchange/pathOf.ts"
import { plainRoutes } from "../../exchange/plainRoutes.ts"
import { shown } from "../../exchange/shown.ts"
import { indexPage, indicatorPage } from "./indicators/page.ts"
import { pageHtml } from "./indicators/pageHtml.ts"
import { llmsText } from "./llmsText.ts"
import { referencePage } from "./reference.ts"

const encoder = new TextEncoder()

const fileOf = (contentType: string, content: ProgramFile["content"]): ProgramFile => ({
  contentType,
  cacheControl: revalidated,
  content
})

const textFile = (contentType: string, text: () => string): ProgramFile =>
  fileOf(
    contentType,
    Effect.sync(() => ({ bytes: encoder.encode(text()) }))
  )

/** The interface below a path, or at an address with it. */
const apiAt = (base: string) => (base === "" ? Api : Api.annotate(OpenApi.Servers, [{ url: base }]))

const openapi = Effect.map(linkBase, (base) =>
  textFile("application/json", () => JSON.stringify(OpenApi.fromApi(apiAt(base))))
)

const llms = Effect.map(linkBase, (base) => textFile("text/plain; charset=utf-8", () => llmsText(base)))

/** A page with its parts in it. It may ask its own origin alone, whatever the address of the server is. */
const pageWith = (html: (base: string) => string) =>
  Effect.map(Effect.all([Digest.Digest, basePath]), ([digest, base]) =>
    fileOf(
      "text/html; charset=utf-8",
      Effect.gen(function* () {
        const text = html(base)
        const policy = yield* Effect.provideService(ownPartsAlone(text), Digest.Digest, digest)
        return { bytes: encoder.encode(text), headers: { "content-security-policy": policy } }
      })
    )
  )

const docs = pageWith((base) => referencePage(OpenApi.fromApi(Api), base))

const indicators = pageWith((base) => pageHtml(indexPage(), base))

const ofIndicator = (indicator: (typeof servedIndicators)[number]) =>
  pageWith((base) => pageHtml(indicatorPage(indicator), base))

export const layer = HttpRouter.use((router) =>
  Effect.gen(function* () {
    const { file } = yield* Bodies
    const files = {
      openapi: yield* openapi,
      docs: yield* docs,
      indicators: yield* indicators,
      llms: yield* llms
    }
    for (const name of ["openapi", "docs", "indicators", "llms"] as const) {
      const { method, path } = plainRoutes[name]
      yield* router.add(method, path, noted(yield* file(files[name])))
    }
    const pages = new Map<string, Effect.Success<ReturnType<typeof file>>>()
    for (const indicator of servedIndicators)
      pages.set(indicator.name, yield* file(yield* ofIndicator(indicator)))
    const page = Effect.gen(function* () {
      const { params } = yield* HttpRouter.RouteContext
      const { url } = yield* HttpServerRequest.HttpServerRequest
      const found = pages.get(params["name"] ?? "")
      return found === undefined ? error(404, `Not found: ${shown(pathOf(url))}`) : yield* found
    })
    yield* router.add(plainRoutes.indicator.method, plainRoutes.indicator.path, noted(page))
  })
)
