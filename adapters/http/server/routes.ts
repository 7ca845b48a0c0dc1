/** Every route of the service, and the front door before them. */
import { type Context, Deferred, Effect, Layer } from "effect"
import { Digest } from "effect/crypto"
import { HttpRouter, HttpServerResponse } from "effect/http"
import { HttpApiBuilder, HttpApiScalar, OpenApi } from "effect/http-api"
import { Api } from "../api/Api.ts"
import * as Basic from "./handlers/Basic.ts"
import * as AdminAccess from "./access/AdminAccess.ts"
import { Admission } from "./access/Admission.ts"
import * as Admin from "./handlers/Admin.ts"
import { Bodies } from "./answers/Bodies.ts"
import * as Companies from "./handlers/Companies.ts"
import { FrontDoor } from "./door/FrontDoor.ts"
import * as Envelope from "./edge/envelope.ts"
import { noteRoute } from "./edge/Exchange.ts"
import { plainRoutes } from "./edge/plainRoutes.ts"
import * as OwnContext from "./edge/ownContext.ts"
import * as Financials from "./handlers/Financials.ts"
import * as Files from "./handlers/Files.ts"
import * as Health from "./handlers/Health.ts"
import * as JsonBody from "./validation/JsonBody.ts"
import { KeptBodies } from "./answers/KeptBodies.ts"
import { ownOutage } from "./answers/unavailable.ts"
import * as KeyAccess from "./access/KeyAccess.ts"
import { llmsText } from "./llmsText.ts"
import * as Mcp from "./handlers/Mcp.ts"
import * as Keys from "./handlers/Keys.ts"
import * as News from "./handlers/News.ts"
import * as FilingPages from "./handlers/FilingPages.ts"
import * as MarketPages from "./handlers/MarketPages.ts"
import * as Pages from "./handlers/Pages.ts"
import { CompanyPages } from "./answers/CompanyPages.ts"
import * as PricePages from "./handlers/PricePages.ts"
import * as Prices from "./handlers/Prices.ts"
import * as Research from "./handlers/Research.ts"
import * as TokenAccess from "./access/TokenAccess.ts"
import * as Validation from "./validation/Validation.ts"

/**
 * The Content-Security-Policy of a page: it runs its own scripts and no others, and may connect only to this server, whatever
 * they contain. Scalar writes its styles while it runs.
 */
const policyOf = Effect.fnUntraced(function* (html: string) {
  const { digest } = yield* Digest.Digest
  const scripts = [...html.matchAll(/<script>([^]*?)<\/script/g)].map(([, script = ""]) => script)
  const hashes = yield* Effect.forEach(scripts, (script) =>
    // As the browser reads it.
    digest(Digest.sha256, new TextEncoder().encode(script.replace(/\r\n?/g, "\n")))
  )
  const sources = hashes.map((hash) => `'sha256-${btoa(String.fromCharCode(...hash))}'`).join(" ")
  return `default-src 'none'; script-src ${sources}; style-src 'unsafe-inline'; img-src data:; font-src data:; connect-src 'self'; frame-ancestors 'none'`
})

/** Options of Scalar; effect's type of them has only some. */
const scalar = {
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  showDeveloperTools: "never",
  hideClientButton: true,
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

/** Notes the route of what answers it. */
const noted = <A, E, R>(answer: Effect.Effect<A, E, R>) =>
  Effect.contextWith((context: Context.Context<HttpRouter.RouteContext>) => {
    noteRoute(context)
    return answer
  })

/** The OpenAPI document, the documentation page, including its script of 3 MB, and what the server offers to agents. */
const documents = HttpRouter.use((router) =>
  Effect.gen(function* () {
    const { document } = yield* Bodies
    const openapi = yield* document({
      contentType: "application/json",
      text: Effect.sync(() => JSON.stringify(OpenApi.fromApi(Api)))
    })
    const digest = yield* Digest.Digest
    const policy = yield* Deferred.make<string>()
    const page = yield* document({
      contentType: "text/html; charset=utf-8",
      text: Effect.tap(textOf(HttpApiScalar.layer(Api, { path: "/docs", scalar })), (html) =>
        Effect.provideService(Deferred.complete(policy, policyOf(html)), Digest.Digest, digest)
      )
    })
    const guarded = Effect.flatMap(page, (response) =>
      Effect.map(Deferred.await(policy), (text) =>
        HttpServerResponse.setHeader(response, "content-security-policy", text)
      )
    )
    const llms = yield* document({ contentType: "text/plain; charset=utf-8", text: Effect.succeed(llmsText) })
    yield* router.add(plainRoutes.openapi.method, plainRoutes.openapi.path, noted(openapi))
    yield* router.add(plainRoutes.docs.method, plainRoutes.docs.path, noted(guarded))
    yield* router.add(plainRoutes.llms.method, plainRoutes.llms.path, noted(llms))
  })
)

/** Long path parameters are validated by the routes, after the key; URLs have a separate limit. */
export const routerConfig = { maxParamLength: 8192 } as const

/** What the routes and the front door share. Requires the domain's services and Changes. */
export const frontDoor = FrontDoor.layer.pipe(
  Layer.provideMerge([Admission.layer, KeptBodies.layer, ownOutage])
)

/** Requires the domain's services, a Digest, and what `frontDoor` provides. */
export const routes = Layer.mergeAll(
  HttpApiBuilder.layer(Api).pipe(Layer.provide(OwnContext.layer)),
  documents,
  Mcp.layer,
  Envelope.layer
).pipe(
  Layer.provide([
    Companies.layer,
    Financials.layer,
    Prices.layer,
    News.layer,
    Research.layer,
    Files.layer,
    Basic.layer,
    Keys.layer,
    Admin.layer,
    Health.layer
  ]),
  Layer.provide([Pages.layer, PricePages.layer, MarketPages.layer, FilingPages.layer]),
  Layer.provide(CompanyPages.layer),
  Layer.provide(Bodies.layer),
  Layer.provide([KeyAccess.layer, TokenAccess.layer, AdminAccess.layer, JsonBody.layer, Validation.layer])
)
