/** The fields of a consensus: targets, opinions, and what they say together. */
import { Schema } from "effect"
import { Company } from "../companies/Company.ts"
import { Bar } from "../prices/Bar.ts"
import { countField, figure } from "../records/Figure.ts"
import { pick } from "../records/Members.ts"
import { field, nullable } from "../records/Record.ts"
import { day } from "../records/Scalar.ts"
import { CalendarDate } from "../time/Fields.ts"
import { opinions } from "./Opinion.ts"

/** From the most to the least favourable. */
export const Opinion = Schema.Literals(opinions)
export type Opinion = typeof Opinion.Type

/** How many firms have each opinion. */
export const OpinionCounts = Schema.Struct(
  Object.fromEntries(
    opinions.map((opinion) => [
      opinion,
      countField(`Firms whose latest opinion is ${opinion.replace("_", " ")}`)
    ])
  ) as { readonly [K in Opinion]: ReturnType<typeof countField> }
)
export type OpinionCounts = typeof OpinionCounts.Type

/** A member of `investment_opinions`. */
export const OpinionShare = Schema.Struct({
  opinion: field(Opinion, "The rating, on one scale for every firm's words"),
  count: countField("Firms whose latest report has that rating"),
  percentage: field(Schema.Finite, "Of the firms with a rating, to one decimal", { unit: "percent" })
})
export interface OpinionShare extends Schema.Schema.Type<typeof OpinionShare> {}

/** The number of firms with each opinion at the end of a month. */
export const Recommendation = Schema.Struct({
  period: field(CalendarDate, "The first day of the month", { example: "2020-08-01" }),
  ...OpinionCounts.fields
}).annotate({ identifier: "Recommendation" })
export interface Recommendation extends Schema.Schema.Type<typeof Recommendation> {}

/** A member of `target_price_trend`. */
export const Target = Schema.Struct({
  date: field(CalendarDate, "The day of the report", { example: "2021-01-28" }),
  target_price: field(Schema.Finite, "The target for one share of the requested day", { unit: "currency" }),
  broker: field(Schema.String, "The firm"),
  opinion: field(Schema.NullOr(Opinion), "The report's rating; null when it has none")
})
export interface Target extends Schema.Schema.Type<typeof Target> {}

const price = (meaning: string) => figure(meaning, { unit: "currency", nullWhen: "no firm has a target" })

/** Statistics of each firm's latest target for one share of the requested day; null when there is no target. */
export const TargetPrices = Schema.Struct({
  expert_count: countField("Firms that have a target"),
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

const currentPrice = figure("The latest close up to the requested day, adjusted for splits", {
  unit: "currency"
})

const percentTo = (target: string) =>
  figure(`From the current price to the ${target} target`, {
    unit: "percent",
    nullWhen: "the price is more than 10 days older than the requested day, or no firm has a target"
  })

/** Percentage from the price to the targets; null when either is unknown, or the price is out of date. */
export const UpsideDownside = Schema.Struct({
  current_price: currentPrice,
  to_high: percentTo("highest"),
  to_average: percentTo("average"),
  to_low: percentTo("lowest")
})
export interface UpsideDownside extends Schema.Schema.Type<typeof UpsideDownside> {}

/**
 * What firms expect of a company, from their reports of some calendar months. Prices and targets are in `currency`, on
 * the shares of the requested day; while the currency is unknown no target counts. `price_history` is oldest first.
 */
export const Consensus = Schema.Struct({
  currency: Company.fields.currency,
  has_consensus: field(Schema.Boolean, "Whether a firm has a target or an opinion"),
  message: nullable(Schema.String, "Why there is no consensus; null where there is one"),
  current_price: currentPrice,
  price_date: nullable(day, "The day of the current price"),
  target_prices: TargetPrices,
  upside_downside: UpsideDownside,
  investment_opinions: Schema.Array(OpinionShare),
  /** Every report with a target, newest first. */
  target_price_trend: Schema.Array(Target),
  price_history: Schema.Array(Schema.Struct(pick(Bar.fields, ["date", "close"]))),
  analysis_period_months: field(Schema.Int, "The calendar months that the consensus covers"),
  last_report_date: nullable(day, "The day of the latest report of the months"),
  total_reports: countField("Reports of the months, with a rating or without")
})
export interface Consensus extends Schema.Schema.Type<typeof Consensus> {}
