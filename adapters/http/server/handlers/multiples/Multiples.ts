/** Handles `/companies/{company_id}/multiples`. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { type MonthlyMultiples, Multiples } from "../../../../../core/mod.ts"
import { Api } from "../../../api/Api.ts"
import type { MultiplesPage } from "../../../api/multiples/Multiples.ts"
import { CompanyPages, type PageBody } from "../../answers/CompanyPages.ts"

const multiplesOf = (multiples: ReadonlyArray<MonthlyMultiples>): PageBody<typeof MultiplesPage> => ({
  multiples,
  count: multiples.length
})

export const multiples = Effect.gen(function* () {
  const multiples = yield* Multiples
  const pages = yield* CompanyPages

  return HttpApiBuilder.handler(Api, "marketPages", "multiples", ({ params, query, request }) =>
    pages.answer({ page: "multiples", params, query, request, isLong: true }, (company, as_of) =>
      Effect.map(multiples.of(company, query.years, as_of), multiplesOf)
    )
  )
})
