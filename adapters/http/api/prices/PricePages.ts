/** `/companies/{company_id}/prices`, `/actions` and `/dividends`: a company's bars, what they are adjusted by, and what it paid. */
import { Schema, Struct } from "effect"
import { HttpApiEndpoint, OpenApi } from "effect/http-api"
import { CalendarDate, Company, DoubtfulSpike, DoubtfulStep } from "../../../../core/mod.ts"
import { countField, DividendYear, field, figure, nullable } from "../../../../core/ports.ts"
import { maxBars } from "../../../../core/prices/mod.ts"
import { asOf, asOfBegun, companyPath, ofCompany, pageErrors, pageFields } from "../base/Pages.ts"
import { CrossChecks } from "../base/Validation.ts"
import { actionChecks, ActionList, actionQuery, historyChecks, historyQuery, PriceHistory } from "./Prices.ts"

/** As `PriceHistory`. */
export const PricesPage = Schema.Struct({
  ...pageFields,
  ...Struct.omit(PriceHistory.fields, ["symbol"])
}).annotate({ identifier: "PricesPage" })

/** As `ActionList`, where the bars look as if an action were missing, and their probable bad ticks. */
export const ActionsPage = Schema.Struct({
  ...pageFields,
  ...Struct.omit(ActionList.fields, ["symbol"]),
  is_fund: field(
    Schema.Boolean,
    "Whether the security is a fund, a note that follows an index, or an index: it files no statements"
  ),
  doubtful_steps: field(
    Schema.Array(DoubtfulStep.annotate({ identifier: "DoubtfulStep" })),
    "Days without an action on which the newest 10,000 bars step as after a split, at most the newest 100, the newest first, whatever range and type of actions are asked for; a crash looks like one too"
  ),
  doubtful_spikes: field(
    Schema.Array(DoubtfulSpike.annotate({ identifier: "DoubtfulSpike" })),
    "The newest 10,000 bars with a low below half of the lesser, or a high above twice the greater, of open and close, at most the newest 100, the newest first, whatever range and type of actions are asked for; such a low or high is left out of 52-week ranges. Without those that an operator took as right"
  )
}).annotate({ identifier: "ActionsPage" })

export const DividendsPage = Schema.Struct({
  ...pageFields,
  currency: Company.fields.currency,
  known_to: ActionList.fields.known_to,
  next_ex_date: nullable(
    CalendarDate,
    "The next announced ex-date after today; null where none is known, and as of a past day"
  ),
  next_amount: figure("Of the next dividend, a share", {
    unit: "currency",
    nullWhen: "none is known, or it is in a foreign currency"
  }),
  years: Schema.Array(DividendYear.annotate({ identifier: "DividendYear" })),
  count: countField("Years in this list")
}).annotate({ identifier: "DividendsPage" })

export const listCompanyDividends = HttpApiEndpoint.get("dividends", `${companyPath}/dividends`, {
  params: ofCompany,
  query: asOf,
  success: DividendsPage,
  error: pageErrors
})
  .annotate(CrossChecks, asOfBegun)
  .annotate(OpenApi.Identifier, "listCompanyDividends")
  .annotate(OpenApi.Summary, "A company's dividends by year")
  .annotate(
    OpenApi.Description,
    "Cash dividends a share by calendar year of their ex-dates, newest first, on the shares of the day; and the next one where it is announced."
  )

export const listCompanyPrices = HttpApiEndpoint.get("prices", `${companyPath}/prices`, {
  params: ofCompany,
  query: { ...historyQuery(maxBars), ...asOf },
  success: PricesPage,
  error: pageErrors
})
  .annotate(CrossChecks, [...historyChecks, ...asOfBegun])
  .annotate(OpenApi.Identifier, "listCompanyPrices")
  .annotate(OpenApi.Summary, "A company's bars")
  .annotate(
    OpenApi.Description,
    "Bars whose own date lies in the range, both ends included, a bar being made of all its days; as of a day without later bars, and not adjusted by later actions."
  )

export const listCompanyActions = HttpApiEndpoint.get("actions", `${companyPath}/actions`, {
  params: ofCompany,
  query: { ...actionQuery, ...asOf },
  success: ActionsPage,
  error: pageErrors
})
  .annotate(CrossChecks, [...actionChecks, ...asOfBegun])
  .annotate(OpenApi.Identifier, "listCompanyActions")
  .annotate(OpenApi.Summary, "A company's corporate actions")
  .annotate(
    OpenApi.Description,
    "Newest first, both ends of the range included; those that are announced too, but as of a day only those in effect by then. Beside them, days on which the bars look as if an action were missing."
  )
