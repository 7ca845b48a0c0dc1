/** The whole HTTP interface: definitions only, so that a client can import it. */
import { HttpApi, OpenApi } from "effect/http-api"
import { CompaniesApi } from "./Companies.ts"
import { HealthApi } from "./Health.ts"
import { completeDocument } from "./OpenApiDocument.ts"
import { PricesApi } from "./Prices.ts"

class PublicApi extends HttpApi.make("public").add(CompaniesApi).add(PricesApi).prefix("/api/public/v1") {}

class Operations extends HttpApi.make("findata").addHttpApi(PublicApi).add(HealthApi) {}

export class Api extends Operations
  // A 422 names every bad parameter, not just the first.
  .annotate(HttpApi.ParseOptions, { errors: "all" })
  .annotateMerge(
    OpenApi.annotations({
      title: "findata",
      version: "1.0.0",
      description: "Companies and prices from your own machine. Errors have one member, `detail`.",
      license: { name: "MIT", url: "https://opensource.org/license/mit" },
      servers: [{ url: "/" }],
      transform: completeDocument(Operations)
    })
  ) {}
