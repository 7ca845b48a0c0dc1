/** Handles `/companies/{company_id}/prices`, `/actions` and `/dividends`. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { type Company, Doubts, Prices } from "../../../../../core/mod.ts"
import { dividendYears, isFund } from "../../../../../core/ports.ts"
import { Api } from "../../../api/Api.ts"
import type { DividendsPage } from "../../../api/prices/PricePages.ts"
import { CompanyPages, type PageBody, type PageHead } from "../../answers/CompanyPages.ts"
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
  const prices = yield* Prices

  const actions = Effect.fnUntraced(function* (
    subject: Subject,
    query: Parameters<typeof answers.actions>[1]
  ) {
    const listed = yield* answers.actions(subject, query)
    const doubtful = yield* doubts.ofBars(subject.company.company_id, subject.as_of)
    return { ...listed, json: () => ({ ...listed.json(), is_fund: isFund(subject.company), ...doubtful }) }
  })

  const dividends = Effect.fnUntraced(function* (
    company: Company,
    as_of: string | null,
    { as_of: day }: PageHead
  ) {
    const known = as_of === null ? yield* prices.allActions(company) : yield* prices.actions(company, as_of)
    const next = known.find(({ effective_date, type }) => type === "dividend" && effective_date > day)
    const years = dividendYears(known, day)
    const body: PageBody<typeof DividendsPage> = {
      currency: company.currency,
      known_to: yield* prices.actionsKnownTo(company),
      next_ex_date: next?.effective_date ?? null,
      next_amount: next === undefined || next.currency !== null ? null : next.value,
      years,
      count: years.length
    }
    return body
  })

  return {
    dividends: HttpApiBuilder.handler(Api, "pricePages", "dividends", ({ params, query, request }) =>
      pages.whole({ page: "dividends", params, query, request }, (company, as_of, head) =>
        Effect.map(dividends(company, as_of, head), (body) => ({ json: () => ({ ...head, ...body }) }))
      )
    ),
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
