/** Compares a company with its sector's peers, metric by metric. */
import { Schema } from "effect"
import { figure, tally } from "../records/Figure.ts"
import { field, nullable } from "../records/Record.ts"
import { oneOfEachIssuer } from "./Issuers.ts"
import { comparedMetrics, type Peer } from "./Peer.ts"

/** In the metric's own unit. */
export const MetricComparison = Schema.Struct({
  metric: field(
    Schema.Literals(comparedMetrics.map(({ metric }) => metric)),
    "The compared metric, by its name in other bodies"
  ),
  company: figure("The company's value, in the metric's unit"),
  sector_median: figure("The median of the companies that have it, in the metric's unit"),
  sector_average: figure("The mean of the companies that have it, in the metric's unit"),
  percentile: figure(
    "0 to 100: the percentage of the other companies that are no better than this one; null without others"
  ),
  rank: nullable(Schema.Int, "From 1, the best; companies of equal value share the better rank"),
  of: tally("How many companies have the metric, this one among them")
}).annotate({ identifier: "MetricComparison" })
export interface MetricComparison extends Schema.Schema.Type<typeof MetricComparison> {}

/** The middle value, or the mean of the middle two. */
const median = (values: ReadonlyArray<number>): number | null => {
  const ascending = values.toSorted((a, b) => a - b)
  const upper = ascending[Math.floor(ascending.length / 2)]
  const lower = ascending[Math.floor((ascending.length - 1) / 2)]
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2
}

const average = (values: ReadonlyArray<number>): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length

/** 1 plus the number of better values. */
const rankAmong = (values: ReadonlyArray<number>, value: number, first: "higher" | "lower"): number =>
  1 + values.filter((other) => (first === "higher" ? other > value : other < value)).length

/**
 * Compares the company with those of `peers`, itself included, that have a value, once for each issuer. Ranks are
 * competition ranks (1, 2, 2, 4). The percentile is 100 x (of - rank) / (of - 1): 100 x (1 - PERCENT_RANK() of SQL:2003
 * with the best first).
 */
export const compareToSector = (
  peers: ReadonlyArray<Peer>,
  company_id: number
): ReadonlyArray<MetricComparison> => {
  const own = peers.find((peer) => peer.company_id === company_id)
  return comparedMetrics.map(({ metric, first }) => {
    const valued = peers.filter(({ metrics }) => metrics[metric] !== null)
    const values = oneOfEachIssuer(valued, company_id).map(({ metrics }) => metrics[metric] as number)
    const company = own?.metrics[metric] ?? null
    const rank = company === null ? null : rankAmong(values, company, first)
    const others = values.length - 1
    return {
      metric,
      company,
      sector_median: median(values),
      sector_average: average(values),
      percentile: rank === null || others === 0 ? null : (100 * (values.length - rank)) / others,
      rank,
      of: values.length
    }
  })
}
