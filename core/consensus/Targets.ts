/** Target prices on the shares of one day, and the figures of what each firm last set. */
import { inUnit } from "../companies/Currency.ts"
import type { CorporateAction } from "../prices/CorporateAction.ts"
import { splitRatio } from "../prices/SplitRatio.ts"
import type { Report } from "../research/Report.ts"
import { type Opinion, opinionOf } from "./Opinion.ts"
import { latestOfEachFirm } from "./Window.ts"

/** A member of `target_price_trend`. */
export interface Target {
  readonly date: string
  /** For one share of the basis' day. */
  readonly target_price: number
  readonly broker: string
  /** Null where the report has no rating. */
  readonly opinion: Opinion | null
}

/** The shares and the currency that targets are counted in. */
export interface TargetBasis {
  /** The company's, in any order; those effective after `to` change nothing. */
  readonly actions: ReadonlyArray<CorporateAction>
  /** What the listing's prices are in, GBX as it is; when it isn't known no target can be counted. */
  readonly currency: string | null
  readonly to: string
}

/**
 * The reports' targets in the listing's currency, of which those in GBP or GBX are one, in the order of the reports, each divided by the splits and stock
 * dividends after its date. A target of 0 is how feeds write that there is none.
 */
export const targetsOf = (reports: ReadonlyArray<Report>, basis: TargetBasis): ReadonlyArray<Target> =>
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

/** Prices for one share, null when there is no target. */
export interface TargetPrices {
  /** Firms with a target. */
  readonly expert_count: number
  readonly average: number | null
  readonly median: number | null
  readonly high: number | null
  readonly low: number | null
  /** The population's: 0 for a single target. */
  readonly std_dev: number | null
  /** Of several firms with that target the one that set it last. */
  readonly high_broker: string | null
  readonly low_broker: string | null
}

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

/** The figures of each firm's latest target. `targets` come newest first, as `targetsOf` gives them for `reportsIn`. */
export const targetPrices = (targets: ReadonlyArray<Target>): TargetPrices => {
  const latest = latestOfEachFirm(targets, ({ broker }) => broker)
  const ascending = latest.toSorted((a, b) => a.target_price - b.target_price)
  const low = ascending[0]
  if (low === undefined) return noTargets
  const prices = ascending.map(({ target_price }) => target_price)
  const count = prices.length
  const high = prices.at(-1) as number
  const mean = prices.reduce((sum, price) => sum + price, 0) / count
  // A sum of equal fractions divided by their count can miss them by a digit.
  const average = Math.min(Math.max(mean, low.target_price), high)
  const squares = prices.reduce((sum, price) => sum + (price - average) ** 2, 0)
  const upper = prices[Math.floor(count / 2)] as number
  const lower = prices[Math.floor((count - 1) / 2)] as number
  return {
    expert_count: count,
    average,
    median: (lower + upper) / 2,
    high,
    low: low.target_price,
    std_dev: Math.sqrt(squares / count),
    high_broker: latest.find(({ target_price }) => target_price === high)?.broker ?? null,
    low_broker: low.broker
  }
}
