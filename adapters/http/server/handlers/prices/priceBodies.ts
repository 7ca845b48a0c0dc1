/** Bodies of bars and of corporate actions. */
import {
  type Adjustment,
  type Company,
  type CorporateAction,
  type History,
  type Interval,
  paginate,
  type Window
} from "../../../../../core/mod.ts"
import { membersOf } from "../../../../../core/ports.ts"
import { type BarColumns, changesShares, isPartial } from "../../../../../core/prices/mod.ts"
import { Action } from "../../../api/prices/Prices.ts"
import { bodyWith } from "./pricePoints.ts"

/** The company and the day of an answer, and the members that it begins with. */
export interface Subject {
  readonly company: Company
  /** The day that is asked for; null for now. */
  readonly as_of: string | null
  /** The same day, or today, at the exchange. */
  readonly today: string
  readonly head: object
}

interface Series {
  readonly interval: Interval
  readonly adjust: Adjustment
}

const namesOf = ({ name }: Company, { interval }: Series) => ({ company_name: name, interval })

/** The basis of the bars. `today` is the day at the exchange; of the bars, in either order, the newest decides. */
const basisOf = (company: Company, { adjust, interval }: Series, { date }: BarColumns, today: string) => ({
  adjust,
  currency: company.currency,
  exchange: company.exchange,
  timezone: company.time_zone,
  is_last_partial: [date[0], date.at(-1)].some((day) => day !== undefined && isPartial(interval, day, today))
})

/** The JSON body of the newest bars; `today` is the day at the exchange, YYYY-MM-DD. */
export const recentJson = (company: Company, series: Series, bars: BarColumns, today: string): Uint8Array =>
  bodyWith({ symbol: company.symbol, ...namesOf(company, series) }, "data", bars, {
    count: bars.length,
    ...basisOf(company, series, bars, today)
  })

/** The JSON body of a page of bars. */
export const historyJson = (
  { company, head, today }: Subject,
  series: Series & Window,
  { bars, total }: History
): Uint8Array =>
  bodyWith({ ...head, ...namesOf(company, series) }, "data", bars, {
    count: bars.length,
    has_more: series.offset + bars.length < total,
    offset: series.offset,
    ...paginate(series, total),
    ...basisOf(company, series, bars, today)
  })

/** The columns of actions in CSV. */
export const actionColumns = Object.keys(Action.fields)

const actionMembers = membersOf(Action)

/** An action in the API, with the currency of its amount, null for a ratio. */
export const actionOf = (company: Company) => (action: CorporateAction) =>
  actionMembers({
    ...action,
    currency: changesShares(action.type) ? null : (action.currency ?? company.currency)
  })

/** The body of actions, newest first, after its head. */
export const actionsOf = (
  company: Company,
  actions: ReadonlyArray<CorporateAction>,
  known_to: string | null
) => ({
  currency: company.currency,
  actions: actions.map(actionOf(company)),
  known_to,
  count: actions.length
})
