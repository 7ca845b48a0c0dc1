/** Compares a company with its sector's peers, metric by metric. */
import { Schema } from "effect"
import { median } from "../numbers/median.ts"
import { countField, figure } from "../records/Figure.ts"
import { field, nullable } from "../records/Record.ts"
import type { MetricColumn, MetricColumns } from "./MetricColumns.ts"
import { comparedMetrics, type PeerMetrics } from "./Peer.ts"

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
  of: countField("How many companies have the metric, this one among them")
}).annotate({ identifier: "MetricComparison" })
export interface MetricComparison extends Schema.Schema.Type<typeof MetricComparison> {}

/** The number of ascending values that satisfy a condition, as the first ones do. */
const countFirst = (ascending: Float64Array, satisfies: (value: number) => boolean): number => {
  let [from, to] = [0, ascending.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if (satisfies(ascending[middle] as number)) from = middle + 1
    else to = middle
  }
  return from
}

const average = (values: Float64Array): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length

/** The rows of a security, null when it is none of the sector's, and of its issuer's securities. */
interface Place {
  readonly row: number | null
  readonly from: number
  readonly to: number
}

const placeOf = ({ company_ids, issuer_ids }: MetricColumns, company_id: number): Place => {
  const row = company_ids.indexOf(company_id)
  if (row === -1) return { row: null, from: 0, to: 0 }
  const issuer_id = issuer_ids[row] as number
  return { row, from: issuer_ids.indexOf(issuer_id), to: issuer_ids.lastIndexOf(issuer_id) + 1 }
}

/** The ascending values with one of them replaced; NaN stands for none. */
const replaced = (ascending: Float64Array, before: number, after: number): Float64Array => {
  if (Object.is(before, after)) return ascending
  const at = Number.isNaN(before) ? ascending.length : ascending.indexOf(before)
  const others = [ascending.subarray(0, at), ascending.subarray(at + 1)]
  const rest = new Float64Array(others.reduce((sum, { length }) => sum + length, 0))
  let end = 0
  for (const part of others) {
    rest.set(part, end)
    end += part.length
  }
  if (Number.isNaN(after)) return rest
  const place = countFirst(rest, (value) => value < after)
  const all = new Float64Array(rest.length + 1)
  all.set(rest.subarray(0, place))
  all[place] = after
  all.set(rest.subarray(place), place + 1)
  return all
}

const isKnown = (value: number): boolean => !Number.isNaN(value)

/** One value for each issuer, ascending: for the company's issuer its own, else that of the first other security. */
const valuesFor = (
  { ofIssuers, values }: MetricColumn,
  { from, row, to }: Place,
  own: number
): Float64Array => {
  if (row === null) return ofIssuers
  const before = values.subarray(from, to).find(isKnown) ?? Number.NaN
  const others = values.subarray(from, to).filter((_, i) => from + i !== row)
  return replaced(ofIssuers, before, isKnown(own) ? own : (others.find(isKnown) ?? Number.NaN))
}

/**
 * Compares the company with all that have a value, itself included, once for each issuer. `own` replaces the company's
 * metrics where it is one of the sector's. Ranks are competition ranks (1, 2, 2, 4). The percentile is 100 x (of -
 * rank) / (of - 1): 100 x (1 - PERCENT_RANK() of SQL:2003 with the best first).
 *
 * @example
 * ```ts
 * import { comparedMetrics, compareToSector } from "findata"
 *
 * type Metric = (typeof comparedMetrics)[number]["metric"]
 * const each = <A>(value: A) =>
 *   Object.fromEntries(comparedMetrics.map(({ metric }) => [metric, value])) as Record<Metric, A>
 *
 * // Two companies, with a metric of 20 and 30 each.
 * const values = Float64Array.of(20, 30)
 * const ids = Float64Array.of(1, 2)
 * const columns = { company_ids: ids, issuer_ids: ids, metrics: each({ values, ofIssuers: values }) }
 * compareToSector(columns, 1, each(20))[0]
 * // => { metric: "pe_ratio", company: 20, sector_median: 25, percentile: 100, rank: 1, of: 2 }
 * ```
 */
export const compareToSector = (
  columns: MetricColumns,
  company_id: number,
  own: PeerMetrics
): ReadonlyArray<MetricComparison> => {
  const place = placeOf(columns, company_id)
  return comparedMetrics.map(({ metric, first }) => {
    const company = place.row === null ? null : own[metric]
    const values = valuesFor(columns.metrics[metric], place, company ?? Number.NaN)
    const better = (value: number): number =>
      first === "lower"
        ? countFirst(values, (other) => other < value)
        : values.length - countFirst(values, (other) => other <= value)
    const rank = company === null ? null : 1 + better(company)
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
