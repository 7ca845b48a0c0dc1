/** `/symbology/resolve`: the companies that identifiers mean. */
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { Identified, IdentifierType } from "../../../../core/mod.ts"
import { field } from "../../../../core/ports.ts"
import { identifiers, symbolsCost } from "../base/Symbols.ts"
import { Unavailable } from "../base/Errors.ts"
import { asOf, asOfBegun } from "../base/Pages.ts"
import { orElse, word } from "../base/Parameters.ts"
import { Cost, KeyAccess, RequiredAccess, withScope } from "../base/RequiredAccess.ts"
import { CrossChecks, Validation } from "../base/Validation.ts"

export const Identifications = Schema.Struct({
  results: Schema.Array(Identified.annotate({ identifier: "Identified" })),
  not_found: field(Schema.Array(Schema.String), "The identifiers that mean no stored company")
}).annotate({ identifier: "Identifications" })

export class SymbologyApi extends HttpApiGroup.make("symbology")
  .add(
    HttpApiEndpoint.get("resolve", "/resolve", {
      query: {
        symbols: identifiers,
        type: word(IdentifierType).pipe(orElse("symbol" as const)),
        ...asOf
      },
      success: Identifications,
      error: Unavailable
    })
      .annotate(CrossChecks, asOfBegun)
      .annotate(OpenApi.Identifier, "resolveSymbols")
      .annotate(OpenApi.Summary, "The companies that identifiers mean")
      .annotate(
        OpenApi.Description,
        "In the order of the identifiers, of each by company_id: every holder of a ticker, on any exchange, every security of an issuer. A ticker is SYMBOL[:EXCHANGE][@YYYY-MM-DD], as mic_symbol MIC:SYMBOL. As of a day they are the holders of that day, wherever they are listed since, and symbol is the ticker then; without a day those of now, delisted ones only where no other is meant. SYMBOL@YYYY-MM-DD has a former holder's prices. Each identifier counts as a request."
      )
  )
  .annotateEndpoints(RequiredAccess, withScope("any"))
  .annotateEndpoints(Cost, symbolsCost("symbols"))
  .middleware(Validation)
  .middleware(KeyAccess)
  .prefix("/symbology")
  .annotateMerge(
    OpenApi.annotations({
      title: "Symbology",
      description: "Which companies tickers, ISINs and registries' numbers mean, also on a past day."
    })
  ) {}
