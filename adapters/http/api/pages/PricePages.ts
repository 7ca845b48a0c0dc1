/** Company pages of prices: bars for a chart, and corporate actions. */
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { maxBars } from "../../../../core/prices/mod.ts"
import { NotFound, Unavailable } from "../base/Errors.ts"
import { KeyAccess, RequiredAccess } from "../base/KeyAccess.ts"
import { asOf, asOfBegun, ofCompany, pageAccess, root } from "./Parameters.ts"
import { ActionsPage, PricesPage } from "./Prices.ts"
import { actionChecks, actionQuery, historyChecks, historyQuery } from "../groups/Prices.ts"
import { CrossChecks, Validation } from "../base/Validation.ts"

const error = [NotFound, Unavailable] as const

export class PricePagesApi extends HttpApiGroup.make("pricePages")
  .add(
    HttpApiEndpoint.get("prices", "/companies/:company_id/prices", {
      params: ofCompany,
      query: { ...historyQuery(maxBars), ...asOf },
      success: PricesPage,
      error
    })
      .annotate(CrossChecks, [...historyChecks, ...asOfBegun])
      .annotate(OpenApi.Identifier, "listCompanyPrices")
      .annotate(OpenApi.Summary, "A company's bars")
      .annotate(
        OpenApi.Description,
        "Bars whose own date lies in the range, both ends included, a bar being made of all its days; as of a day without later bars, and not adjusted by later actions."
      ),
    HttpApiEndpoint.get("actions", "/companies/:company_id/actions", {
      params: ofCompany,
      query: { ...actionQuery, ...asOf },
      success: ActionsPage,
      error
    })
      .annotate(CrossChecks, [...actionChecks, ...asOfBegun])
      .annotate(OpenApi.Identifier, "listCompanyActions")
      .annotate(OpenApi.Summary, "A company's corporate actions")
      .annotate(
        OpenApi.Description,
        "Newest first, both ends of the range included; those that are announced too, but as of a day only those in effect by then. Beside them, days on which the bars look as if an action were missing."
      )
  )
  .annotateEndpoints(RequiredAccess, pageAccess)
  .middleware(Validation)
  .middleware(KeyAccess)
  .prefix(root)
  .annotateMerge(
    OpenApi.annotations({
      title: "Price pages",
      description: "A company's bars, and the splits and payments that they are adjusted by."
    })
  ) {}
