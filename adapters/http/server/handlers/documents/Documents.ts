/** Handles `/openapi.json`, `/docs`, which includes its script of 3 MB, and `/llms.txt`: what describes the interface. */
import { Effect, Layer } from "effect"
import { Digest } from "effect/crypto"
import { HttpRouter, HttpServerResponse } from "effect/http"
import { HttpApiScalar, OpenApi } from "effect/http-api"
import { Api } from "../../../api/Api.ts"
import { Bodies, type ProgramFile } from "../../answers/Bodies.ts"
import { revalidated } from "../../exchange/Body.ts"
import { basePath, linkBase } from "../../exchange/BasePath.ts"
import { ownScriptsAlone } from "../../exchange/contentPolicy.ts"
import { noted } from "../../exchange/Exchange.ts"
import { plainRoutes } from "../../exchange/plainRoutes.ts"
import { llmsText } from "./llmsText.ts"

/** Options of Scalar; effect's type of them has only some. */
const scalar = {
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  showDeveloperTools: "never",
  hideClientButton: true,
  // What decorates its labels reaches beyond narrow screens.
  customCss: ".section { overflow-x: clip }",
  authentication: { preferredSecurityScheme: "apiKey" }
} as const

/** The text of the one route of a layer. */
const textOf = (layer: Layer.Layer<never, never, HttpRouter.HttpRouter>) =>
  HttpRouter.toHttpEffect(layer).pipe(
    Effect.flatten,
    Effect.scoped,
    // With the layers of this one, the page's router would be this one too.
    Effect.provideServiceEffect(Layer.CurrentMemoMap, Layer.makeMemoMap),
    Effect.flatMap((response) => Effect.promise(() => HttpServerResponse.toWeb(response).text())),
    Effect.orDie
  )

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

/** The page may ask its own origin alone, whatever the address of the server is. */
const docs = Effect.map(Effect.all([Digest.Digest, basePath]), ([digest, base]) =>
  fileOf(
    "text/html; charset=utf-8",
    Effect.gen(function* () {
      const text = yield* textOf(HttpApiScalar.layer(apiAt(base), { path: plainRoutes.docs.path, scalar }))
      const html = text.replace("<html>", '<html lang="en">')
      const policy = yield* Effect.provideService(ownScriptsAlone(html), Digest.Digest, digest)
      return { bytes: encoder.encode(html), headers: { "content-security-policy": policy } }
    })
  )
)

export const layer = HttpRouter.use((router) =>
  Effect.gen(function* () {
    const { file } = yield* Bodies
    const files = { openapi: yield* openapi, docs: yield* docs, llms: yield* llms }
    for (const name of ["openapi", "docs", "llms"] as const) {
      const { method, path } = plainRoutes[name]
      yield* router.add(method, path, noted(yield* file(files[name])))
    }
  })
)
