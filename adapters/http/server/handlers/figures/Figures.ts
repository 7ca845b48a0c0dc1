/** Handles `/financial/figures`, `/figures` of company pages, and figures of a company on a day with what is behind them. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import {
  Companies,
  type Company,
  Explanations,
  type FigureGroup,
  figureList
} from "../../../../../core/mod.ts"
import { commandFor, figureNamed, figuresNamed } from "../../../../../core/ports.ts"
import { Api } from "../../../api/Api.ts"
import type { OperatorsExplanation } from "../../../api/admin/AdminBodies.ts"
import type { FigureCatalogue } from "../../../api/figures/Figures.ts"
import { dayOf } from "../../answers/asOf.ts"
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

/** Names were understood when the request was validated. */
const explanations = Effect.gen(function* () {
  const found = yield* Explanations
  return (company: Company, name: string, as_of: string | null) =>
    Effect.flatMap(Effect.orDie(figureNamed(name)), (named) => found.of(company, named, as_of))
})

/** A company's figures on a day, and one of them with what is behind it. */
export const figuresOfCompany = Effect.gen(function* () {
  const pages = yield* CompanyPages
  const explained = yield* explanations
  const found = yield* Explanations

  return {
    explain: HttpApiBuilder.handler(Api, "screenPages", "explain", ({ params, query, request }) =>
      pages.answer({ page: "figure", params, query, request }, (company, as_of) =>
        explained(company, params.figure, as_of)
      )
    ),
    values: HttpApiBuilder.handler(Api, "screenPages", "values", ({ params, query, request }) =>
      pages.answer({ page: "values", params, query, request }, (company, as_of) =>
        Effect.gen(function* () {
          const named = yield* Effect.orDie(figuresNamed(query.names))
          const figures = yield* found.values(company, named, as_of)
          return { figures, count: figures.length }
        })
      )
    )
  }
})

/** The same with commands that bring what is missing. */
export const explainedForOperators = Effect.gen(function* () {
  const companies = yield* Companies
  const explained = yield* explanations

  return Effect.fnUntraced(function* (company_id: number, name: string, asked: string | undefined) {
    const company = yield* companies.byId(company_id)
    const as_of = yield* dayOf(company, asked)
    const explanation = yield* explained(company, name, asked ?? null)
    const body: typeof OperatorsExplanation.Type = {
      company_id,
      symbol: company.symbol,
      as_of,
      ...explanation,
      missing: explanation.missing.map((missing) => ({
        ...missing,
        command: commandFor(missing.reason, company)
      }))
    }
    return body
  })
})

export const layer = HttpApiBuilder.group(
  Api,
  "figures",
  Effect.fnUntraced(function* (handlers) {
    const bodies = yield* Bodies
    const companies = yield* Companies
    const explained = yield* explanations

    return handlers.handleAll({
      list: ({ query, request }) => bodies.respond(request, ["figures", query], answer(query.group)),
      explain: ({ params, query, request }) =>
        bodies.respond(
          request,
          ["figure", params, query],
          Effect.gen(function* () {
            const company = yield* companies.bySymbol(params.symbol, query.as_of ?? null)
            const as_of = yield* dayOf(company, query.as_of)
            const explanation = yield* explained(company, params.figure, query.as_of ?? null)
            return { json: () => ({ symbol: company.symbol, as_of, ...explanation }) }
          })
        )
    })
  })
)
