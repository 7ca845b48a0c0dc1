/** Every route of the service. Needs the domain's services, Changes and a Digest. */
import { Effect, Layer } from "effect"
import { HttpRouter, HttpServerResponse } from "effect/http"
import { HttpApiBuilder, HttpApiScalar } from "effect/http-api"
import { Api } from "../api/Api.ts"
import * as Basic from "./Basic.ts"
import { Bodies } from "./Bodies.ts"
import * as Companies from "./Companies.ts"
import * as Envelope from "./envelope.ts"
import * as Financials from "./Financials.ts"
import * as Files from "./Files.ts"
import * as Health from "./Health.ts"
import * as JsonBody from "./JsonBody.ts"
import * as KeyAccess from "./KeyAccess.ts"
import * as Keys from "./Keys.ts"
import * as News from "./News.ts"
import * as FilingPages from "./pages/FilingPages.ts"
import * as MarketPages from "./pages/MarketPages.ts"
import * as Pages from "./pages/Pages.ts"
import { CompanyPages } from "./pages/CompanyPages.ts"
import * as Prices from "./Prices.ts"
import * as Research from "./Research.ts"
import * as TokenAccess from "./TokenAccess.ts"
import * as Validation from "./Validation.ts"

/** The page may ask this server and nobody else, whatever its script holds. */
const ownServerOnly = HttpRouter.middleware(
  Effect.map(
    HttpServerResponse.setHeader(
      "content-security-policy",
      "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; font-src data:; connect-src 'self'; frame-ancestors 'none'"
    )
  )
)

/** The page of the interface, its script with it. */
const docs = HttpApiScalar.layer(Api, {
  path: "/docs",
  scalar: {
    withDefaultFonts: false,
    telemetry: false,
    agent: { disabled: true },
    showDeveloperTools: "never",
    hideClientButton: true,
    authentication: { preferredSecurityScheme: "apiKey" }
  } as never
})

/** A path parameter of any length is for the routes to judge, after the key is: URLs have a limit of their own. */
export const routerConfig = { maxParamLength: 8192 } as const

export const routes = Layer.mergeAll(
  HttpApiBuilder.layer(Api, { openapiPath: "/openapi.json" }),
  docs.pipe(Layer.provide(ownServerOnly.layer)),
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
    Health.layer
  ]),
  Layer.provide([Pages.layer, MarketPages.layer, FilingPages.layer]),
  Layer.provide(CompanyPages.layer),
  Layer.provide(Bodies.layer),
  Layer.provide([KeyAccess.layer, TokenAccess.layer, JsonBody.layer, Validation.layer])
)
