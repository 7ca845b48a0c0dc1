/** Analysts' consensus on a company: targets compared with its price, opinions, and their distribution. */
import type { Bar } from "../prices/Bar.ts"
import type { CorporateAction } from "../prices/CorporateAction.ts"
import { isUpToDate } from "../prices/UpToDate.ts"
import type { ReportRating } from "../research/Report.ts"
import type { Consensus, TargetPrices, UpsideDownside } from "./Fields.ts"
import { countOpinions, opinionShares } from "./OpinionCounts.ts"
import { targetPrices, targetsOf } from "./Targets.ts"
import { monthsEnding, reportsIn } from "./Window.ts"

/** The data of a consensus. Reports and actions in any order. */
export interface ConsensusInput {
  /** Reports on the company itself, not on its industry; those outside the months are ignored. */
  readonly reports: ReadonlyArray<ReportRating>
  readonly actions: ReadonlyArray<CorporateAction>
  /** The listing's currency, of bars, price and targets. */
  readonly currency: string | null
  /** Daily bars of the months, oldest first, on the shares of the day. */
  readonly bars: ReadonlyArray<Bar>
  /** The latest bar on or before the day; null when there is none. */
  readonly latest: Pick<Bar, "close" | "date"> | null
  readonly day: string
  /** Calendar months that end on the day. */
  readonly months: number
}

const upsideDownside = (
  { day, latest }: ConsensusInput,
  { average, high, low }: TargetPrices
): UpsideDownside => {
  const current_price = latest?.close ?? null
  const isCurrent = latest !== null && isUpToDate(latest.date, day)
  const upTo = (target: number | null): number | null =>
    target === null || current_price === null || current_price <= 0 || !isCurrent
      ? null
      : (target / current_price - 1) * 100
  return {
    current_price,
    to_high: upTo(high),
    to_average: upTo(average),
    to_low: upTo(low)
  }
}

const messageOf = ({ currency, day, months }: ConsensusInput, total: number): string => {
  const period = `in the ${months === 1 ? "month" : `${months} months`} to ${day}`
  return total === 0
    ? `No research reports ${period}`
    : `None of the research reports ${period} has a rating or target price in ${currency ?? "the listing's currency"}`
}

/**
 * The consensus of the months that end on the day, without the members that identify the company. Nothing is rounded
 * except the opinions' percentages.
 */
export const consensus = (input: ConsensusInput): Consensus => {
  const { actions, bars, currency, day, latest, months } = input
  const reports = reportsIn(input.reports, monthsEnding(day, months))
  const target_price_trend = targetsOf(reports, { actions, currency, to: day })
  const target_prices = targetPrices(target_price_trend)
  const investment_opinions = opinionShares(countOpinions(reports))
  const has_consensus = target_price_trend.length > 0 || investment_opinions.length > 0
  return {
    has_consensus,
    message: has_consensus ? null : messageOf(input, reports.length),
    currency,
    current_price: latest?.close ?? null,
    price_date: latest?.date ?? null,
    target_prices,
    upside_downside: upsideDownside(input, target_prices),
    investment_opinions,
    target_price_trend,
    price_history: bars.map(({ close, date }) => ({ date, close })),
    analysis_period_months: months,
    last_report_date: reports[0]?.report_date ?? null,
    total_reports: reports.length
  }
}
