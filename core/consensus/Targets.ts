/** Target prices on the shares of one day, and statistics of each firm's latest. */
import { Schema } from "effect"
import { inUnit } from "../companies/Currency.ts"
import type { CorporateAction } from "../prices/CorporateAction.ts"
import { splitRatio } from "../prices/SplitRatio.ts"
import { figure, tally } from "../records/Figure.ts"
import { field, nullable } from "../records/Record.ts"
import type { ReportRating } from "../research/Report.ts"
import { CalendarDate } from "../time/CalendarDate.ts"
import { Opinion, opinionOf } from "./Opinion.ts"
import { latestOfEachFirm } from "./Window.ts"

/** A member of `target_price_trend`. */
export const Target = Schema.Struct({
  date: field(CalendarDate, "The day of the report", { example: "2021-01-28" }),
  target_price: field(Schema.Finite, "The target for one share of the requested day", { unit: "currency" }),
  broker: field(Schema.String, "The firm"),
  opinion: field(Schema.NullOr(Opinion), "The report's rating; null when it has none")
})
export interface Target extends Schema.Schema.Type<typeof Target> {}

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

const price = (meaning: string) => figure(meaning, { unit: "currency" })

/** Statistics of each firm's latest target for one share of the requested day; null when there is no target. */
export const TargetPrices = Schema.Struct({
  expert_count: tally("Firms that have a target"),
  average: price("The mean of the firms' latest targets"),
  median: price("The median of the firms' latest targets"),
  high: price("The highest of the firms' latest targets"),
  low: price("The lowest of the firms' latest targets"),
  std_dev: price("The population standard deviation of the firms' latest targets, 0 for a single one"),
  high_broker: nullable(
    Schema.String,
    "The firm with the highest target; among several the one that set it last"
  ),
  low_broker: nullable(
    Schema.String,
    "The firm with the lowest target; among several the one that set it last"
  )
})
export interface TargetPrices extends Schema.Schema.Type<typeof TargetPrices> {}

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
