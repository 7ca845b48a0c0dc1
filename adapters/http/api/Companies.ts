/** `/financial/companies`: the list in its variants, and one company by symbol. */
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { Company, CompanySummary } from "../../../core/mod.ts"
import { Format, Pagination } from "./Bodies.ts"
import { NotFound, Unavailable } from "./Errors.ts"
import { KeyAccess, RequiredAccess, withScope } from "./KeyAccess.ts"
import { integer, orElse, text, word } from "./Parameters.ts"
import { CrossChecks, exclusive, Validation } from "./Validation.ts"

const { country_code, listed, symbol, company_id, ...summary } = CompanySummary.fields

/** `country` is the English name, or the code when the request paged by offset. */
export const CompanyItem = Schema.Struct({
  company_id,
  symbol,
  ...summary,
  country: Schema.NullOr(Schema.String),
  country_code,
  listed
}).annotate({ identifier: "CompanyItem" })

/** The third shape that clients know: the id as text, the symbol as `ticker`. */
export const CompanyDataItem = Schema.Struct({
  company_id: Schema.String,
  ticker: Schema.String,
  ...summary,
  country: Schema.NullOr(Schema.String),
  country_code,
  listed
}).annotate({ identifier: "CompanyDataItem" })

export const CompanyList = Schema.Struct({
  companies: Schema.Array(CompanyItem),
  pagination: Pagination,
  total: Schema.Int,
  limit: Schema.Int,
  offset: Schema.Int
}).annotate({ identifier: "CompanyList" })

export const CompanyData = Schema.Struct({ data: Schema.Array(CompanyDataItem) }).annotate({
  identifier: "CompanyData"
})

const { currency, description, industry, isin, mic_code, website } = Company.fields

export const CompanyBody = Schema.Struct({
  ...CompanyItem.fields,
  industry,
  currency,
  mic_code,
  isin,
  website,
  description
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
        format: Schema.optionalKey(word(Format))
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
      .annotate(OpenApi.Description, "SYMBOL or SYMBOL:EXCHANGE, in any case: today's holder of the ticker.")
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
