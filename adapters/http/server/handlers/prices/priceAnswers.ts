/** Answers of `/stock/prices` that company pages have too: pages of bars, and lists of actions. */
import { Effect } from "effect"
import {
  type ActionType,
  type Adjustment,
  type CorporateAction,
  type Interval,
  Prices
} from "../../../../../core/mod.ts"
import { windowOf } from "../../../../../core/ports.ts"
import { tableOf } from "../../answers/tables.ts"
import { isLongSeries } from "../../answers/longAnswers.ts"
import { actionColumns, actionOf, actionsOf, historyJson, newestOf, type Subject } from "./priceBodies.ts"
import { pricePointTable } from "./pricePoints.ts"

interface HistoryParameters {
  readonly interval: Interval
  readonly adjust: Adjustment
  readonly start_date?: string
  readonly end_date?: string
  readonly order: "asc" | "desc"
  readonly limit: number
  readonly page?: number
  readonly offset?: number
}

interface ActionParameters {
  readonly start_date?: string
  readonly end_date?: string
  readonly type?: ActionType
}

/** The newest day first, in store order within a day; ranges include both ends. */
const chosenOf = (
  actions: ReadonlyArray<CorporateAction>,
  { end_date, start_date, type }: ActionParameters,
  as_of: string | null
): ReadonlyArray<CorporateAction> =>
  actions
    .filter(
      ({ effective_date, type: own }) =>
        (type === undefined || own === type) &&
        (start_date === undefined || start_date <= effective_date) &&
        (end_date === undefined || effective_date <= end_date) &&
        (as_of === null || effective_date <= as_of)
    )
    .toSorted((a, b) =>
      a.effective_date < b.effective_date ? 1 : a.effective_date > b.effective_date ? -1 : 0
    )

/** Whether a page of bars is long: one in weeks or months is made of all days up to its last. */
export const isLongHistory = (query: HistoryParameters): boolean => {
  const { limit, offset } = windowOf(query)
  return isLongSeries(query.interval, limit + (query.interval === "1day" ? 0 : offset))
}

/** The day up to which actions are known, as of a past day that of the page at most; null where none are. */
export const actionsKnownBy = (known_to: string | null, as_of: string | null): string | null =>
  as_of !== null && known_to !== null && as_of < known_to ? as_of : known_to

export const priceAnswers = Effect.gen(function* () {
  const prices = yield* Prices

  const history = Effect.fnUntraced(function* (subject: Subject, query: HistoryParameters) {
    const { as_of, company } = subject
    const series = { ...query, ...windowOf(query) }
    const range = { from: query.start_date ?? null, to: query.end_date ?? null }
    const found = yield* prices.history(company, { ...series, ...range, as_of })
    const newest = newestOf(found.bars)
    const isLastPartial =
      newest !== null && (yield* prices.isLastPartial(company, query.interval, newest, as_of))
    return {
      bytes: () => historyJson(subject, series, found, isLastPartial),
      table: () => pricePointTable(found.bars)
    }
  })

  const actions = Effect.fnUntraced(function* (subject: Subject, query: ActionParameters) {
    const { as_of, company, head } = subject
    const chosen = chosenOf(yield* prices.allActions(company), query, as_of)
    const known = actionsKnownBy(yield* prices.actionsKnownTo(company), as_of)
    return {
      json: () => ({ ...head, ...actionsOf(company, chosen, known) }),
      table: () => tableOf(actionColumns, chosen.map(actionOf(company)))
    }
  })

  return { history, actions }
})
