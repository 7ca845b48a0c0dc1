/** Handles `/financial/figures` and `/figures` of company pages. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { type FigureGroup, figureList } from "../../../../../core/mod.ts"
import { Api } from "../../../api/Api.ts"
import type { FigureCatalogue } from "../../../api/figures/Figures.ts"
import { Bodies } from "../../answers/Bodies.ts"
import { CompanyPages } from "../../answers/CompanyPages.ts"

const catalogue = (wanted: FigureGroup | undefined): typeof FigureCatalogue.Type => {
  const figures = figureList.filter(({ group }) => wanted === undefined || group === wanted)
  return { figures, count: figures.length }
}

const answer = (group: FigureGroup | undefined) =>
  Effect.sync(() => {
    const body = catalogue(group)
    return { json: () => body }
  })

export const figures = Effect.gen(function* () {
  const pages = yield* CompanyPages

  return HttpApiBuilder.handler(Api, "pages", "figures", ({ query, request }) =>
    pages.open(request, ["figures", query], answer(query.group))
  )
})

export const layer = HttpApiBuilder.group(
  Api,
  "figures",
  Effect.fnUntraced(function* (handlers) {
    const bodies = yield* Bodies

    return handlers.handleAll({
      list: ({ query, request }) => bodies.respond(request, ["figures", query], answer(query.group))
    })
  })
)
