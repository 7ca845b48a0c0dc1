/** Target prices on the shares of one day, and statistics of each firm's latest. */
import { median } from "../numbers/median.ts"
import { inUnit } from "../codes/Currency.ts"
import type { CorporateAction } from "../prices/CorporateAction.ts"
import { splitRatio } from "../prices/SplitRatio.ts"
import type { ReportRating } from "../research/Report.ts"
import type { Target, TargetPrices } from "./Fields.ts"
import { opinionOf } from "./OpinionText.ts"
import { latestOfEachFirm } from "./Window.ts"

/** The shares and the currency that targets are converted to. */
export interface TargetBasis {
  /** The company's, in any order; those effective after `to` are ignored. */
  readonly actions: ReadonlyArray<CorporateAction>
  /** The unit of the listing's prices, GBX included; when it is unknown there are no targets. */
  readonly currency: string | null
  readonly to: string
}

/**
 * The reports' targets in the listing's currency (GBP and GBX count as one), in the order of the reports, each divided
 * by the splits and stock dividends after its date. Feeds write a target of 0 when there is none.
 *
 * @example
 * ```ts
 * import { targetsOf } from "findata/consensus"
 *
 * // A target for one share before Apple's split of 2020-08-31.
 * const report = { report_id: 1, report_date: "2020-07-31", securities_firm: "Firm C", opinion: "Outperform" }
 * targetsOf([{ ...report, target_price: 450, currency: "USD" }], {
 *   actions: [{ effective_date: "2020-08-31", type: "split", value: 4, reference_close: null, currency: null }],
 *   currency: "USD", to: "2020-12-31"
 * }) // => [{ target_price: 112.5, broker: "Firm C", opinion: "buy" }]
 * ```
 */
export const targetsOf = (reports: ReadonlyArray<ReportRating>, basis: TargetBasis): ReadonlyArray<Target> =>
  reports.flatMap(({ currency, opinion, report_date, securities_firm, target_price }) => {
    if (target_price === null || target_price <= 0 || currency === null || basis.currency === null) return []
    const quoted = inUnit(target_price, currency, basis.currency)
    return quoted === null
      ? []
      : {
          date: report_date,
          target_price: quoted / splitRatio(basis.actions, report_date, basis.to),
          broker: securities_firm,
          opinion: opinionOf(opinion)
        }
  })

const noTargets: TargetPrices = {
  expert_count: 0,
  average: null,
  median: null,
  high: null,
  low: null,
  std_dev: null,
  high_broker: null,
  low_broker: null
}

/**
 * Statistics of each firm's latest target. `targets` come newest first, as `targetsOf` returns them for `reportsIn`.
 *
 * @example
 * ```ts
 * import { targetPrices } from "findata/consensus"
 *
 * targetPrices([
 *   { date: "2021-02-01", target_price: 140, broker: "Firm B", opinion: "buy" },
 *   { date: "2021-01-28", target_price: 160, broker: "Firm A", opinion: "buy" }
 * ]) // => { expert_count: 2, average: 150, median: 150, std_dev: 10, low_broker: "Firm B" }
 * ```
 */
export const targetPrices = (targets: ReadonlyArray<Target>): TargetPrices => {
  const latest = latestOfEachFirm(targets, ({ broker }) => broker)
  const ascending = latest.toSorted((a, b) => a.target_price - b.target_price)
  const low = ascending[0]
  if (low === undefined) return noTargets
  const prices = ascending.map(({ target_price }) => target_price)
  const count = prices.length
  const high = prices.at(-1) as number
  const mean = prices.reduce((sum, price) => sum + price, 0) / count
  // The sum of equal fractions divided by their count may differ from them in the last digit.
  const average = Math.min(Math.max(mean, low.target_price), high)
  const squares = prices.reduce((sum, price) => sum + (price - average) ** 2, 0)
  return {
    expert_count: count,
    average,
    median: median(prices),
    high,
    low: low.target_price,
    std_dev: Math.sqrt(squares / count),
    high_broker: latest.find(({ target_price }) => target_price === high)?.broker ?? null,
    low_broker: low.broker
  }
}
