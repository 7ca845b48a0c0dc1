/** The whole HTTP interface: definitions only, so that a client can import it. */
import { HttpApi, OpenApi } from "effect/http-api"
import { version } from "../../../core/mod.ts"
import { AdminApi } from "./groups/Admin.ts"
import { BasicApi } from "./groups/Basic.ts"
import { CompaniesApi } from "./groups/Companies.ts"
import { FinancialsApi } from "./groups/Financials.ts"
import { FilesApi } from "./groups/Files.ts"
import { FilingPagesApi } from "./pages/FilingPages.ts"
import { HealthApi } from "./groups/Health.ts"
import { KeysApi } from "./groups/Keys.ts"
import { MarketPagesApi } from "./pages/MarketPages.ts"
import { NewsApi } from "./groups/News.ts"
import { completeDocument } from "./OpenApiDocument.ts"
import { PagesApi } from "./pages/Pages.ts"
import { PricePagesApi } from "./pages/PricePages.ts"
import { PricesApi } from "./groups/Prices.ts"
import { ResearchApi } from "./groups/Research.ts"

const description = [
  "Companies, prices, financial statements, news and research from your own machine.",
  "Bodies are JSON in UTF-8; null is what is not known, and no member is left out. Dates are `YYYY-MM-DD`, instants `YYYY-MM-DDTHH:MM:SSZ` in UTC, bars at the exchange's own time without a zone. Unknown parameters are ignored.",
  "Errors have one member, `detail`: a text, or after 422 a list of what is wrong with each parameter. HEAD is answered wherever GET is.",
  "Bodies of a kilobyte and more come compressed by br or gzip to a client that accepts it, each coding with an ETag of its own."
].join("\n\n")

class PublicApi extends HttpApi.make("public")
  .add(CompaniesApi)
  .add(FinancialsApi)
  .add(PricesApi)
  .add(NewsApi)
  .add(ResearchApi)
  .prefix("/api/public/v1") {}

class Operations extends HttpApi.make("findata")
  .addHttpApi(PublicApi)
  .add(BasicApi)
  .add(FilesApi)
  .add(PagesApi)
  .add(PricePagesApi)
  .add(MarketPagesApi)
  .add(FilingPagesApi)
  .add(KeysApi)
  .add(AdminApi)
  .add(HealthApi) {}

export class Api extends Operations
  // A 422 names every bad parameter, not just the first.
  .annotate(HttpApi.ParseOptions, { errors: "all" })
  .annotateMerge(
    OpenApi.annotations({
      title: "findata",
      version,
      description,
      license: { name: "MIT", url: "https://opensource.org/license/mit" },
      servers: [{ url: "/" }],
      transform: completeDocument(Operations)
    })
  ) {}
