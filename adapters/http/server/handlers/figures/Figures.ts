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
import {
  commandFor,
  figureNamed,
  type FigureWithValue,
  figuresNamed,
  maxFigures
} from "../../../../../core/ports.ts"
import { Api } from "../../../api/Api.ts"
import type { OperatorsExplanation } from "../../../api/admin/AdminBodies.ts"
import type { FigureCatalogue } from "../../../api/figures/Figures.ts"
import { dayOf } from "../../answers/asOf.ts"
import { Bodies } from "../../answers/Bodies.ts"
import { CompanyPages, type PageHead } from "../../answers/CompanyPages.ts"
import { severalCompanies } from "../../answers/SeveralCompanies.ts"
import type { Table } from "../../answers/tables.ts"

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

const valueColumns = ["company_id", "symbol", "as_of", "name", "title", "value", "unit", "currency"] as const

/** A row for each figure of each company. */
const valuesTable = (
  parts: ReadonlyArray<PageHead & { readonly figures: ReadonlyArray<FigureWithValue> }>
): Table => ({
  columns: valueColumns,
  rows: parts.flatMap(({ as_of, company_id, figures, symbol }) =>
    figures.map(({ currency, name, title, unit, value }) => [
      company_id,
      symbol,
      as_of,
      name,
      title,
      value,
      unit,
      currency
    ])
  )
})

/** A company's figures on a day, and one of them with what is behind it. */
export const figuresOfCompany = Effect.gen(function* () {
  const pages = yield* CompanyPages
  const ofSeveral = yield* severalCompanies
  const explained = yield* explanations
  const found = yield* Explanations

  /** Names were understood when the request was validated. */
  const valuesOf = (names: string) =>
    Effect.fnUntraced(function* (company: Company, as_of: string | null) {
      const figures = yield* found.values(
        company,
        yield* Effect.orDie(figuresNamed(names, maxFigures)),
        as_of
      )
      return { figures, count: figures.length }
    })

  return {
    explain: HttpApiBuilder.handler(Api, "screenPages", "explain", ({ params, query, request }) =>
      pages.answer({ page: "figure", params, query, request }, (company, as_of) =>
        explained(company, params.figure, as_of)
      )
    ),
    values: HttpApiBuilder.handler(Api, "screenPages", "values", ({ params, query, request }) =>
      pages.whole({ page: "values", params, query, request }, (company, as_of, head) =>
        Effect.map(valuesOf(query.names)(company, as_of), (values) => {
          const body = { ...head, ...values }
          return { json: () => body, table: () => valuesTable([body]) }
        })
      )
    ),
    valuesOfCompanies: HttpApiBuilder.handler(Api, "screenPages", "valuesOfCompanies", ({ query, request }) =>
      ofSeveral({ page: "values of companies", query, request }, valuesOf(query.names), valuesTable)
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
