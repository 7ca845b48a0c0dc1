/** Bodies of bars and of corporate actions. */
import {
  type Adjustment,
  type Company,
  type CorporateAction,
  type DoubtfulStep,
  type History,
  type Interval,
  paginate,
  type Window
} from "../../../../../core/mod.ts"
import { calendarKnowing, membersOf } from "../../../../../core/ports.ts"
import { type BarColumns, changesShares, gapsBetween } from "../../../../../core/prices/mod.ts"
import { tradingDaysOf } from "../../../../../core/sessions/mod.ts"
import { Action } from "../../../api/prices/Prices.ts"
import { bodyWith } from "./pricePoints.ts"

/** The company and the day of an answer, and the members that it begins with. */
export interface Subject {
  readonly company: Company
  /** The day that is asked for; null for now. */
  readonly as_of: string | null
  readonly head: object
}

interface Series {
  readonly interval: Interval
  readonly adjust: Adjustment
}

const namesOf = ({ name }: Company, { interval }: Series) => ({ company_name: name, interval })

/** The dates of bars in either order, oldest first. */
const inOrder = ({ date }: BarColumns): ReadonlyArray<string> =>
  (date[0] ?? "") > (date.at(-1) ?? "") ? date.toReversed() : date

/** The date of the newest of bars in either order; null without any. */
export const newestOf = (bars: BarColumns): string | null => inOrder(bars).at(-1) ?? null

/** By which calendar the gaps of bars are counted, and the gaps; dates are oldest first. */
const spacingOf = ({ mic_code }: Company, interval: Interval, dates: ReadonlyArray<string>) => ({
  calendar: calendarKnowing(mic_code, dates.slice(-1))?.mic ?? null,
  gaps: gapsBetween(dates, interval, tradingDaysOf(mic_code))
})

/** The basis of the bars, in either order. */
const basisOf = (
  company: Company,
  { adjust, interval }: Series,
  bars: BarColumns,
  isLastPartial: boolean
) => ({
  adjust,
  currency: company.currency,
  exchange: company.exchange,
  timezone: company.time_zone,
  is_last_partial: isLastPartial,
  ...spacingOf(company, interval, inOrder(bars))
})

/** The JSON body of the newest bars. */
export const recentJson = (
  company: Company,
  series: Series,
  bars: BarColumns,
  isLastPartial: boolean
): Uint8Array =>
  bodyWith({ symbol: company.symbol, ...namesOf(company, series) }, "data", bars, {
    count: bars.length,
    ...basisOf(company, series, bars, isLastPartial)
  })

/** The JSON body of a page of bars. */
export const historyJson = (
  { company, head }: Subject,
  series: Series & Window,
  { bars, total }: History,
  isLastPartial: boolean
): Uint8Array =>
  bodyWith({ ...head, ...namesOf(company, series) }, "data", bars, {
    count: bars.length,
    has_more: series.offset + bars.length < total,
    offset: series.offset,
    ...paginate(series, total),
    ...basisOf(company, series, bars, isLastPartial)
  })

/** The closes of bars, oldest first, and the doubtful steps between them. */
export const closesOf = (
  company: Company,
  interval: Interval,
  { close, date, length }: BarColumns,
  doubtful_steps: ReadonlyArray<DoubtfulStep>
) => ({
  currency: company.currency,
  timezone: company.time_zone,
  ...spacingOf(company, interval, date),
  doubtful_steps,
  data: date.map((day, i) => ({ date: day, close: close[i] as number })),
  count: length
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
