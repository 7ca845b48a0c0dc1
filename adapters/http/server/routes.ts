/** Every route of the service. Needs the domain's services, and a Digest. */
import { Layer } from "effect"
import { HttpApiBuilder, HttpApiScalar } from "effect/http-api"
import { Api } from "../api/Api.ts"
import * as Companies from "./Companies.ts"
import * as Envelope from "./envelope.ts"
import * as Fallback from "./fallback.ts"
import * as Health from "./Health.ts"
import * as KeyAccess from "./KeyAccess.ts"
import * as Prices from "./Prices.ts"
import * as Validation from "./Validation.ts"

/** The page of the interface, from this server alone: no font, script or report goes to anybody else. */
const docs = HttpApiScalar.layer(Api, {
  path: "/docs",
  scalar: { withDefaultFonts: false, telemetry: false, agent: { disabled: true } } as never
})

export const routes = Layer.mergeAll(
  HttpApiBuilder.layer(Api, { openapiPath: "/openapi.json" }),
  docs,
  Fallback.layer,
  Envelope.layer
).pipe(
  Layer.provide([Companies.layer, Prices.layer, Health.layer]),
  Layer.provide([KeyAccess.layer, Validation.layer])
)
