/** Sectors, and how a company stands in its own. */
import { Schema } from "effect"
import { HttpApiEndpoint, OpenApi } from "effect/http-api"
import { CalendarDate, Locale, SectorAnalysis } from "../../../../core/mod.ts"
import { field, SectorDetail, SectorListed } from "../../../../core/ports.ts"
import { itemCount } from "../base/Bodies.ts"
import { Unavailable } from "../base/Errors.ts"
import { DataFormat } from "../base/Formats.ts"
import { asOf, asOfBegun, ofCompany, pageErrors, pageFields, root } from "../base/Pages.ts"
import { currencyCode, orElse, text, word } from "../base/Parameters.ts"
import { CrossChecks } from "../base/Validation.ts"

export const SectorPage = Schema.Struct({ ...pageFields, ...SectorAnalysis.fields }).annotate({
  identifier: "SectorPage"
})

export const getSectorAnalysis = HttpApiEndpoint.get("sector", "/v1/sector-analyst/company/:company_id", {
  params: ofCompany,
  query: { locale: word(Locale).pipe(orElse("en")), ...asOf },
  success: SectorPage,
  error: pageErrors
})
  .annotate(CrossChecks, asOfBegun)
  .annotate(OpenApi.Identifier, "getSectorAnalysis")
  .annotate(OpenApi.Summary, "A company's sector")
  .annotate(OpenApi.Description, "Among the listed companies that share its sector and currency.")

const asOfDay = { as_of: field(CalendarDate, "The day at whose end the figures were known") }

export const SectorsPage = Schema.Struct({
  ...asOfDay,
  sectors: field(
    Schema.Array(SectorListed),
    "By currency, that with the most companies first; in it the largest by market cap first"
  ),
  count: itemCount
}).annotate({ identifier: "SectorsPage" })

export const SectorOnDay = Schema.Struct({ ...asOfDay, ...SectorDetail.fields }).annotate({
  identifier: "SectorOnDay"
})

const query = { ...asOf, format: Schema.optionalKey(word(DataFormat)) }

export const listSectors = HttpApiEndpoint.get("sectors", `${root}/sectors`, {
  query,
  success: SectorsPage,
  error: Unavailable
})
  .annotate(CrossChecks, asOfBegun)
  .annotate(OpenApi.Identifier, "listSectors")
  .annotate(OpenApi.Summary, "The sectors of each currency")
  .annotate(
    OpenApi.Description,
    "Of the companies that are traded in the 31 days to the newest bar of their currency, and of listed ones without any bar, an issuer's securities counted once; those without a sector are in none. Figures are medians: no company moves them as it moves a mean."
  )

export const getSector = HttpApiEndpoint.get("sectorFigures", `${root}/sectors/:currency/:sector`, {
  params: { currency: currencyCode, sector: text(100) },
  query,
  success: SectorOnDay,
  error: pageErrors
})
  .annotate(CrossChecks, asOfBegun)
  .annotate(OpenApi.Identifier, "getSector")
  .annotate(OpenApi.Summary, "The figures of a sector")
  .annotate(
    OpenApi.Description,
    "The deciles at the ends, the quartiles and the median of each figure, by definition 7 of Hyndman and Fan (1996), Sample Quantiles in Statistical Packages. Multiples that aren't above 0, and companies with a loss, are counted beside them. Its companies are the screen of `where`."
  )
