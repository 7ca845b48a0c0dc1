/** `/financial/figures`: every figure that companies have, with its meaning and formula. */
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { figureGroups, ListedFigure } from "../../../../core/mod.ts"
import { itemCount } from "../base/Bodies.ts"
import { Unavailable } from "../base/Errors.ts"
import { root } from "../base/Pages.ts"
import { word } from "../base/Parameters.ts"
import { KeyAccess, RequiredAccess, withScope } from "../base/RequiredAccess.ts"
import { Validation } from "../base/Validation.ts"

export const FigureCatalogue = Schema.Struct({
  figures: Schema.Array(ListedFigure.annotate({ identifier: "Figure" })),
  count: itemCount
}).annotate({ identifier: "FigureCatalogue" })

const query = { group: Schema.optionalKey(word(Schema.Literals(figureGroups))) }

const description =
  "By group. Bodies, columns of screens and expressions use these names; one with parameters is a function of the daily bars, such as rsi(14)."

export const getFigureCatalogue = HttpApiEndpoint.get("figures", `${root}/figures`, {
  query,
  success: FigureCatalogue,
  error: Unavailable
})
  .annotate(OpenApi.Identifier, "getFigureCatalogue")
  .annotate(OpenApi.Summary, "The catalogue of figures")
  .annotate(OpenApi.Description, description)

export class FiguresApi extends HttpApiGroup.make("figures")
  .add(
    HttpApiEndpoint.get("list", "/figures", { query, success: FigureCatalogue, error: Unavailable })
      .annotate(OpenApi.Identifier, "listFigures")
      .annotate(OpenApi.Summary, "The catalogue of figures")
      .annotate(OpenApi.Description, description)
  )
  .annotateEndpoints(RequiredAccess, withScope("read:financial"))
  .middleware(Validation)
  .middleware(KeyAccess)
  .prefix("/financial")
  .annotateMerge(
    OpenApi.annotations({ title: "Figures", description: "What is known of companies, in figures." })
  ) {}
