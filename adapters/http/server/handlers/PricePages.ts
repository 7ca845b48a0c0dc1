/** Handles company pages of bars and corporate actions. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import type { Company } from "../../../../core/mod.ts"
import { Api } from "../../api/Api.ts"
import { CompanyPages, type PageHead } from "../answers/CompanyPages.ts"
import { isLongHistory, priceAnswers } from "./priceAnswers.ts"
import type { Subject } from "./priceBodies.ts"

const subjectOf = (company: Company, as_of: string | null, head: PageHead): Subject => ({
  company,
  as_of,
  today: head.as_of,
  head
})

export const layer = HttpApiBuilder.group(
  Api,
  "pricePages",
  Effect.fnUntraced(function* (handlers) {
    const answers = yield* priceAnswers
    const pages = yield* CompanyPages

    return handlers.handleAll({
      prices: ({ params, query, request }) => {
        const isLong = query.as_of !== undefined || isLongHistory(query)
        return pages.whole({ page: "prices", params, query, request, isLong }, (company, as_of, head) =>
          answers.history(subjectOf(company, as_of, head), query)
        )
      },
      actions: ({ params, query, request }) =>
        pages.whole({ page: "actions", params, query, request }, (company, as_of, head) =>
          answers.actions(subjectOf(company, as_of, head), query)
        )
    })
  })
)
