/** The whole HTTP interface: definitions only, so that a client can import it. */
import { HttpApi, OpenApi } from "effect/http-api"
import { version } from "../../../core/mod.ts"
import { AdminApi } from "./admin/Admin.ts"
import { BasicApi } from "./basic/Basic.ts"
import { BulkApi } from "./bulk/Bulk.ts"
import { CalendarsApi } from "./calendars/Calendars.ts"
import { CompaniesApi } from "./companies/Companies.ts"
import { FilesApi } from "./files/Files.ts"
import { FinancialsApi } from "./financials/Financials.ts"
import { HealthApi } from "./health/Health.ts"
import { IndicatorsApi } from "./indicators/Indicators.ts"
import { KeysApi } from "./keys/Keys.ts"
import { OwnFiguresApi } from "./own/OwnFigures.ts"
import { NewsApi } from "./news/News.ts"
import { completeDocument } from "./openapi/Document.ts"
import {
  CalendarPagesApi,
  ExchangePagesApi,
  FilingPagesApi,
  MarketPagesApi,
  PagesApi,
  PricePagesApi,
  ScreenPagesApi
} from "./pages/Pages.ts"
import { PricesApi } from "./prices/Prices.ts"
import { ResearchApi } from "./research/Research.ts"
import { FiguresApi } from "./figures/Figures.ts"
import { ScreensApi } from "./screens/Screens.ts"
import { SymbologyApi } from "./symbology/Symbology.ts"

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
  .add(IndicatorsApi)
  .add(NewsApi)
  .add(ResearchApi)
  .add(CalendarsApi)
  .add(SymbologyApi)
  .add(FiguresApi)
  .add(ScreensApi)
  .add(BulkApi)
  .prefix("/api/public/v1") {}

class Operations extends HttpApi.make("findata")
  .addHttpApi(PublicApi)
  .add(BasicApi)
  .add(FilesApi)
  .add(PagesApi)
  .add(PricePagesApi)
  .add(MarketPagesApi)
  .add(FilingPagesApi)
  .add(CalendarPagesApi)
  .add(ExchangePagesApi)
  .add(ScreenPagesApi)
  .add(KeysApi)
  .add(OwnFiguresApi)
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
