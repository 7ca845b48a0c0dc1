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
 *
 * @example
 * ```ts
 * import { consensus } from "findata/consensus"
 *
 * const report = { opinion: "Buy", currency: "USD" }
 * const { investment_opinions, target_prices, upside_downside } = consensus({
 *   reports: [
 *     { ...report, report_id: 1, report_date: "2021-01-28", securities_firm: "Firm A", target_price: 160 },
 *     { ...report, report_id: 2, report_date: "2021-02-01", securities_firm: "Firm B", target_price: 140 }
 *   ],
 *   actions: [], currency: "USD", bars: [],
 *   latest: { date: "2021-02-05", close: 136.76 },
 *   day: "2021-02-05", months: 3
 * })
 * target_prices // => { expert_count: 2, average: 150, high: 160, high_broker: "Firm A" }
 * upside_downside // => { current_price: 136.76, to_average: 9.68 }
 * investment_opinions[1] // => { opinion: "buy", count: 2, percentage: 100 }
 * ```
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
