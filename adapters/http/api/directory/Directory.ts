/** The directory of listed companies. */
import { Schema } from "effect"
import { HttpApiEndpoint, OpenApi } from "effect/http-api"
import { CalendarDate } from "../../../../core/mod.ts"
import {
  DirectoryCompany,
  countField,
  directorySorts,
  facetNames,
  field,
  letters,
  nullable
} from "../../../../core/ports.ts"
import { itemCount, Pagination, pagingFields } from "../base/Bodies.ts"
import { Unavailable } from "../base/Errors.ts"
import { DataFormat } from "../base/Formats.ts"
import { asOf, asOfBegun, root } from "../base/Pages.ts"
import { anyCaseWord, currencyCode, integer, orElse, text, word } from "../base/Parameters.ts"
import { CrossChecks } from "../base/Validation.ts"

const FacetCount = Schema.Struct({
  value: field(Schema.String, "The value, as the filter takes it"),
  count: countField("Companies that have it, of those that the other filters leave")
}).annotate({ identifier: "FacetCount" })

const facet = field(Schema.Array(FacetCount), "The most frequent first; letters in their order")

export const DirectoryPage = Schema.Struct({
  as_of: field(CalendarDate, "The day at whose end the figures were known"),
  currency: nullable(
    Schema.String,
    "What market caps are in, converted by the rate of their price's day; null where no company has a currency"
  ),
  facets: field(
    Schema.Struct(
      Object.fromEntries(facetNames.map((name) => [name, facet])) as Record<
        (typeof facetNames)[number],
        typeof facet
      >
    ),
    "What each filter may be"
  ),
  companies: Schema.Array(DirectoryCompany),
  total: pagingFields.total,
  count: itemCount,
  pagination: Pagination
}).annotate({ identifier: "DirectoryPage" })

/** Either way: `name`, `-name`. */
const sorts = directorySorts.flatMap((name) => [name, `-${name}`] as const)

/** What may be asked of it. */
export const directoryQuery = {
  country: Schema.optionalKey(text(100)),
  exchange: Schema.optionalKey(text(100)),
  sector: Schema.optionalKey(text(100)),
  letter: Schema.optionalKey(anyCaseWord(Schema.Literals(letters))),
  sort: word(Schema.Literals(sorts)).pipe(orElse("name" as const)),
  currency: Schema.optionalKey(currencyCode),
  ...asOf,
  page: integer(1).pipe(orElse(1)),
  format: Schema.optionalKey(word(DataFormat))
}

export const listDirectory = HttpApiEndpoint.get("directory", `${root}/directory`, {
  query: directoryQuery,
  success: DirectoryPage,
  error: Unavailable
})
  .annotate(CrossChecks, asOfBegun)
  .annotate(OpenApi.Identifier, "listDirectory")
  .annotate(OpenApi.Summary, "The directory of listed companies")
  .annotate(
    OpenApi.Description,
    "Those traded in the 31 days to the newest bar of their currency, and listed ones without any bar, 100 on a page; `facets` counts for each filter what the others leave. Unknown values are last in any order, ties by company_id. Names are ordered without marks over letters and in any case. `format=csv` is all pages, sent as they are made."
  )
