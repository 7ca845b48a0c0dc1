/** Handles `/companies/{company_id}/prices`, `/actions` and `/dividends`, and `/closes` of several companies. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { type Company, Doubts, type Interval, Prices } from "../../../../../core/mod.ts"
import { dividendYears, isFund } from "../../../../../core/ports.ts"
import { type BarColumns, lastDayOf } from "../../../../../core/prices/mod.ts"
import { Api } from "../../../api/Api.ts"
import type { DividendsPage } from "../../../api/prices/PricePages.ts"
import type { PartHead } from "../../../api/base/SeveralCompanies.ts"
import { symbolsOf } from "../../../api/base/Symbols.ts"
import { CompanyPages, type PageBody, type PageHead } from "../../answers/CompanyPages.ts"
import { isLongSeries } from "../../answers/longAnswers.ts"
import { severalCompanies } from "../../answers/SeveralCompanies.ts"
import type { Table } from "../../answers/tables.ts"
import { actionsKnownBy, isLongHistory, priceAnswers } from "./priceAnswers.ts"
import { closesOf, type Subject } from "./priceBodies.ts"

/** A row for each close. */
const closesTable = (parts: ReadonlyArray<PartHead & ReturnType<typeof closesOf>>): Table => ({
  columns: ["company_id", "symbol", "currency", "date", "close"],
  rows: parts.flatMap(({ company_id, currency, data, symbol }) =>
    data.map(({ close, date }) => [company_id, symbol, currency, date, close])
  )
})

const subjectOf = (company: Company, as_of: string | null, head: PageHead): Subject => ({
  company,
  as_of,
  head
})

export const pricePages = Effect.gen(function* () {
  const answers = yield* priceAnswers
  const doubts = yield* Doubts
  const ofSeveral = yield* severalCompanies
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

  /** Steps from one of the bars, oldest first, to the next; `as_of` is the last day of the newest one, null for now. */
  const stepsBetween = Effect.fnUntraced(function* (
    { company_id }: Company,
    interval: Interval,
    { date }: BarColumns,
    as_of: string | null
  ) {
    const [first, last] = [date[0], date.at(-1)]
    if (first === undefined || last === undefined || first === last) return []
    const end = lastDayOf(interval, last)
    const steps = yield* doubts.stepsWithin(company_id, {
      from: first,
      to: as_of !== null && as_of < end ? as_of : end
    })
    // The close of the first week or month follows its own steps.
    return steps.filter((step) => step.date > lastDayOf(interval, first))
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
      known_to: actionsKnownBy(yield* prices.actionsKnownTo(company), as_of),
      next_ex_date: next?.effective_date ?? null,
      next_amount: next === undefined || next.currency !== null ? null : next.value,
      years,
      count: years.length
    }
    return body
  })

  return {
    closes: HttpApiBuilder.handler(Api, "pricePages", "closes", ({ query, request }) => {
      const { adjust, end_date, interval, limit, start_date } = query
      const newest = { adjust, interval, limit, from: start_date ?? null, to: end_date ?? null }
      const isLong =
        query.as_of !== undefined || isLongSeries(interval, limit, symbolsOf(query.companies).length)
      return ofSeveral(
        { page: "closes", query, request, isLong, before: { interval, adjust } },
        (company, as_of) =>
          Effect.gen(function* () {
            const bars = yield* prices.recent(company, { ...newest, as_of })
            return closesOf(company, interval, bars, yield* stepsBetween(company, interval, bars, as_of))
          }),
        closesTable
      )
    }),
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
