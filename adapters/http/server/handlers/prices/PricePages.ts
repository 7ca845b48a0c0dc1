/** Handles `/companies/{company_id}/prices` and `/actions`. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { type Company, Doubts } from "../../../../../core/mod.ts"
import { isFund } from "../../../../../core/ports.ts"
import { Api } from "../../../api/Api.ts"
import { CompanyPages, type PageHead } from "../../answers/CompanyPages.ts"
import { isLongHistory, priceAnswers } from "./priceAnswers.ts"
import type { Subject } from "./priceBodies.ts"

const subjectOf = (company: Company, as_of: string | null, head: PageHead): Subject => ({
  company,
  as_of,
  head
})

export const pricePages = Effect.gen(function* () {
  const answers = yield* priceAnswers
  const doubts = yield* Doubts
  const pages = yield* CompanyPages

  const actions = Effect.fnUntraced(function* (
    subject: Subject,
    query: Parameters<typeof answers.actions>[1]
  ) {
    const listed = yield* answers.actions(subject, query)
    const doubtful = yield* doubts.ofBars(subject.company.company_id, subject.as_of)
    return { ...listed, json: () => ({ ...listed.json(), is_fund: isFund(subject.company), ...doubtful }) }
  })

  return {
    prices: HttpApiBuilder.handler(Api, "pricePages", "prices", ({ params, query, request }) => {
      const isLong = query.as_of !== undefined || isLongHistory(query)
      return pages.whole({ page: "prices", params, query, request, isLong }, (company, as_of, head) =>
        answers.history(subjectOf(company, as_of, head), query)
      )
    }),
    actions: HttpApiBuilder.handler(Api, "pricePages", "actions", ({ params, query, request }) =>
      pages.whole({ page: "actions", params, query, request, isLong: true }, (company, as_of, head) =>
        actions(subjectOf(company, as_of, head), query)
      )
    )
  }
})
