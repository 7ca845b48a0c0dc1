/** `/companies/{company_id}/prices`, `/actions` and `/dividends`: a company's bars, what they are adjusted by, and what it paid; `/closes` of several. */
import { Schema, Struct } from "effect"
import { HttpApiEndpoint, OpenApi } from "effect/http-api"
import { Bar, CalendarDate, Company, DoubtfulSpike, DoubtfulStep } from "../../../../core/mod.ts"
import { countField, DividendYear, field, figure, nullable, pick } from "../../../../core/ports.ts"
import { maxBars } from "../../../../core/prices/mod.ts"
import { itemCount } from "../base/Bodies.ts"
import { Unavailable } from "../base/Errors.ts"
import { asOf, asOfBegun, companyPath, ofCompany, pageErrors, pageFields, root } from "../base/Pages.ts"
import { Cost } from "../base/RequiredAccess.ts"
import { bodyOfParts, PartHead } from "../base/SeveralCompanies.ts"
import { companies, companiesCost } from "../base/Symbols.ts"
import { CrossChecks, ordered } from "../base/Validation.ts"
import {
  actionChecks,
  ActionList,
  actionQuery,
  historyChecks,
  historyQuery,
  newestQuery,
  PriceHistory,
  seriesFields
} from "./Prices.ts"

/** As `PriceHistory`. */
export const PricesPage = Schema.Struct({
  ...pageFields,
  ...Struct.omit(PriceHistory.fields, ["symbol"])
}).annotate({ identifier: "PricesPage" })

const Step = DoubtfulStep.annotate({ identifier: "DoubtfulStep" })

/** As `ActionList`, where the bars look as if an action were missing, and their probable bad ticks. */
export const ActionsPage = Schema.Struct({
  ...pageFields,
  ...Struct.omit(ActionList.fields, ["symbol"]),
  is_fund: field(
    Schema.Boolean,
    "Whether the security is a fund, a note that follows an index, or an index: it files no statements"
  ),
  doubtful_steps: field(
    Schema.Array(Step),
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

/** A close by itself. */
const Close = Schema.Struct({
  date: field(CalendarDate, "The bar's own date", { example: "2020-08-28" }),
  ...pick(Bar.fields, ["close"])
}).annotate({ identifier: "Close" })

const ClosesOfCompany = Schema.Struct({
  ...PartHead.fields,
  ...pick(seriesFields, ["currency", "timezone", "calendar", "gaps"]),
  doubtful_steps: field(
    Schema.Array(Step),
    "Days without an action on which prices step as after a split between the first and the last of these bars, the newest first, at most 100: closes on both sides of one may be of different shares"
  ),
  data: Schema.Array(Close),
  count: itemCount
}).annotate({ identifier: "ClosesPart" })

const ClosesOfCompanies = Schema.Struct({
  ...pick(seriesFields, ["interval", "adjust"]),
  ...bodyOfParts(ClosesOfCompany)
}).annotate({ identifier: "ClosesOfCompanies" })

export const listCloses = HttpApiEndpoint.get("closes", `${root}/closes`, {
  query: { companies, ...newestQuery(maxBars), ...asOf },
  success: ClosesOfCompanies,
  error: Unavailable
})
  .annotate(CrossChecks, [ordered("start_date", "end_date"), ...asOfBegun])
  .annotate(Cost, companiesCost)
  .annotate(OpenApi.Identifier, "listCloses")
  .annotate(OpenApi.Summary, "Closes of several companies")
  .annotate(
    OpenApi.Description,
    "Of each the closes of the newest bars in the range, oldest first, as the page of its bars has them; companies in the order in which they were asked for, each once. Counted as a request for each."
  )

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
