/** `/financial/companies`: the list in its variants, and one company by symbol. */
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { Company, CompanySummary } from "../../../../core/mod.ts"
import { field, nullable, pick } from "../../../../core/ports.ts"
import { Pagination, pagingFields } from "../base/Bodies.ts"
import { DataFormat } from "../base/Formats.ts"
import { NotFound, Unavailable } from "../base/Errors.ts"
import { KeyAccess, RequiredAccess, withScope } from "../base/RequiredAccess.ts"
import { integer, orElse, text, word } from "../base/Parameters.ts"
import { CrossChecks, exclusive, Validation } from "../base/Validation.ts"

const summary = pick(CompanySummary.fields, ["name", "alias_name", "exchange", "sector"])

const situation = {
  country: nullable(
    Schema.String,
    "English name of the issuer's home country, or its two-letter code where the request paged by offset",
    { example: "United States" }
  ),
  ...pick(CompanySummary.fields, ["country_code", "listed"])
}

export const CompanyItem = Schema.Struct({
  ...pick(CompanySummary.fields, ["company_id", "symbol"]),
  ...summary,
  ...situation
}).annotate({ identifier: "CompanyItem" })

/** The third shape that clients know: the id as text, the symbol as `ticker`. */
export const CompanyDataItem = Schema.Struct({
  company_id: field(Schema.String, "The company's id as text", { example: "320" }),
  ticker: CompanySummary.fields.symbol,
  ...summary,
  ...situation
}).annotate({ identifier: "CompanyDataItem" })

export const CompanyList = Schema.Struct({
  companies: Schema.Array(CompanyItem),
  pagination: Pagination,
  ...pick(pagingFields, ["total", "limit", "offset"])
}).annotate({ identifier: "CompanyList" })

export const CompanyData = Schema.Struct({ data: Schema.Array(CompanyDataItem) }).annotate({
  identifier: "CompanyData"
})

export const CompanyBody = Schema.Struct({
  ...CompanyItem.fields,
  ...pick(Company.fields, ["industry", "currency", "mic_code", "isin", "website", "description"])
}).annotate({ identifier: "Company" })

export class CompaniesApi extends HttpApiGroup.make("companies")
  .add(
    HttpApiEndpoint.get("list", "/", {
      query: {
        search: Schema.optionalKey(text(200)),
        sector: Schema.optionalKey(text(100)),
        country: Schema.optionalKey(text(100)),
        limit: integer(1, 100).pipe(orElse(50)),
        page: Schema.optionalKey(integer(1)),
        offset: Schema.optionalKey(integer(0)),
        variant: Schema.optionalKey(word(Schema.Literals(["data"]))),
        format: Schema.optionalKey(word(DataFormat))
      },
      success: [CompanyList, CompanyData],
      error: Unavailable
    })
      .annotate(CrossChecks, [exclusive("page", "offset")])
      .annotate(OpenApi.Identifier, "listCompanies")
      .annotate(OpenApi.Summary, "List companies")
      .annotate(
        OpenApi.Description,
        "Companies by company_id; a search puts the exact symbol first, then names that begin with it, then the rest."
      ),
    HttpApiEndpoint.get("bySymbol", "/:symbol", {
      params: { symbol: Schema.String },
      success: CompanyBody,
      error: [NotFound, Unavailable]
    })
      .annotate(OpenApi.Identifier, "getCompany")
      .annotate(OpenApi.Summary, "A company by symbol")
      .annotate(
        OpenApi.Description,
        "SYMBOL[:EXCHANGE][@YYYY-MM-DD], in any case: today's holder of the ticker, or the one on the day. Where it isn't stored as written, `.`, `-` and `/` are one character, and Korean codes may lack the zeros that they begin with."
      )
  )
  .annotateEndpoints(RequiredAccess, withScope("read:financial"))
  .middleware(Validation)
  .middleware(KeyAccess)
  .prefix("/financial/companies")
  .annotateMerge(
    OpenApi.annotations({
      title: "Companies",
      description: "Listed securities: the list that leads to all else, and one company by its symbol."
    })
  ) {}
