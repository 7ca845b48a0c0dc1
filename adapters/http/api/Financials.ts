/** `/financial/companies/{symbol}/financials`: fiscal years or quarters by the public names of their lines. */
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { CalendarDate, ShareAdjustment } from "../../../core/mod.ts"
import { Format } from "./Bodies.ts"
import { NotFound, Unavailable } from "./Errors.ts"
import { KeyAccess, RequiredAccess, withScope } from "./KeyAccess.ts"
import { date, integer, orElse, word } from "./Parameters.ts"
import { begun, CrossChecks, Validation } from "./Validation.ts"

/** `Annual`: fiscal years; `Quarterly`: discrete quarters, or halves where the issuer reports by halves. */
export const StatementPeriod = Schema.Literals(["Annual", "Quarterly"])

/** The figures of a statement, in the order of the body. `cash` is cash and its equivalents. */
export const statementMembers = [
  "sales",
  "cost_of_goods",
  "gross_profit",
  "operating_income",
  "net_income",
  "ebit",
  "ebitda",
  "eps_basic",
  "eps_diluted",
  "total_assets",
  "total_current_assets",
  "total_non_current_assets",
  "total_liabilities",
  "total_current_liabilities",
  "total_non_current_liabilities",
  "total_shareholders_equity",
  "cash",
  "inventory",
  "accounts_receivable",
  "operating_cash_flow",
  "investing_cash_flow",
  "financing_cash_flow",
  "free_cash_flow",
  "capital_expenditures"
] as const
export type StatementMember = (typeof statementMembers)[number]

const ofEach = <A>(value: A) =>
  Object.fromEntries(statementMembers.map((member) => [member, value])) as Record<StatementMember, A>

/** Where a figure is from: `tag` as the filing calls it, or `derivation` where no filing gives it. */
export const FigureProvenance = Schema.Struct({
  filing_id: Schema.NullOr(Schema.String),
  filing_url: Schema.NullOr(Schema.String),
  form: Schema.NullOr(Schema.String),
  tag: Schema.NullOr(Schema.String),
  derivation: Schema.NullOr(Schema.String),
  filed_at: Schema.NullOr(CalendarDate)
}).annotate({ identifier: "FigureProvenance" })

/** What an element of statements begins with: which period it is of, and when the newest of its figures was filed. */
export const statementFields = {
  fiscal_date: CalendarDate,
  year: Schema.Int,
  quarter: Schema.NullOr(Schema.Int),
  period: StatementPeriod,
  months: Schema.Literals([3, 6, 12]),
  currency: Schema.String,
  filed_at: Schema.NullOr(CalendarDate)
}

/** What either endpoint of statements takes. */
export const statementQuery = {
  period: word(StatementPeriod).pipe(orElse("Annual")),
  years: integer(1, 20).pipe(orElse(5)),
  adjust: word(ShareAdjustment).pipe(orElse("splits")),
  include: Schema.optionalKey(word(Schema.Literals(["provenance"])))
}

/** Money in whole units of `currency`, earnings per share in it; null is what no filing gives. */
export const PublicStatement = Schema.Struct({
  ...statementFields,
  ...ofEach(Schema.NullOr(Schema.Finite)),
  provenance: Schema.optionalKey(Schema.Struct(ofEach(Schema.optionalKey(FigureProvenance))))
}).annotate({ identifier: "PublicStatement" })

/** `currency` is the newest statement's; null without any. */
export const PublicFinancials = Schema.Struct({
  symbol: Schema.String,
  company_name: Schema.String,
  period: StatementPeriod,
  currency: Schema.NullOr(Schema.String),
  statements: Schema.Array(PublicStatement),
  count: Schema.Int
}).annotate({ identifier: "PublicFinancials" })

export class FinancialsApi extends HttpApiGroup.make("financials")
  .add(
    HttpApiEndpoint.get("statements", "/:symbol/financials", {
      params: { symbol: Schema.String },
      query: {
        ...statementQuery,
        as_of: Schema.optionalKey(date),
        format: Schema.optionalKey(word(Format))
      },
      success: PublicFinancials,
      error: [NotFound, Unavailable]
    })
      .annotate(CrossChecks, [begun("as_of")])
      .annotate(OpenApi.Identifier, "getFinancials")
      .annotate(OpenApi.Summary, "Financial statements")
      .annotate(
        OpenApi.Description,
        "Those of the newest fiscal years, newest first. CSV holds them without their provenance."
      )
  )
  .annotateEndpoints(RequiredAccess, withScope("read:financial"))
  .middleware(Validation)
  .middleware(KeyAccess)
  .prefix("/financial/companies")
  .annotateMerge(
    OpenApi.annotations({
      title: "Financials",
      description: "Annual and quarterly statements by the public names of their lines."
    })
  ) {}
