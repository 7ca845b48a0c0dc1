/** The compared metrics of a sector's securities in columns, in which a hundred thousand take 20 MB. */
import { Effect } from "effect"
import { inOwnTurn } from "../scheduling/EventLoop.ts"
import type { IssuerPeers, Summation } from "./Issuers.ts"
import { type ComparedMetric, comparedMetrics } from "./Peer.ts"

/** One metric over a sector: of each security, and of each issuer for ranks and medians. */
export interface MetricColumn {
  /** Of each security; NaN where it is unknown. */
  readonly values: Float64Array
  /** Of each issuer's first security that has the metric, ascending. */
  readonly ofIssuers: Float64Array
}

/** A row for each security, those of one issuer one after another by company_id. */
export interface MetricColumns {
  readonly company_ids: Float64Array
  readonly issuer_ids: Float64Array
  readonly metrics: Readonly<Record<ComparedMetric, MetricColumn>>
}

const metricColumn = (metric: ComparedMetric): Summation<MetricColumn> => {
  const values: Array<number> = []
  const ofIssuers: Array<number> = []
  return {
    add: (issuer) => {
      for (const { metrics } of issuer) values.push(metrics[metric] ?? Number.NaN)
      const known = issuer.find(({ metrics }) => metrics[metric] !== null)?.metrics[metric]
      if (known != null) ofIssuers.push(known)
    },
    result: () => ({ values: Float64Array.from(values), ofIssuers: Float64Array.from(ofIssuers).toSorted() })
  }
}

/** The result takes a turn of the event loop for each metric, because sorting takes milliseconds. */
export const metricColumns = () => {
  const company_ids: Array<number> = []
  const issuer_ids: Array<number> = []
  const metrics = comparedMetrics.map(({ metric }) => [metric, metricColumn(metric)] as const)
  return {
    add: (issuer: IssuerPeers): void => {
      for (const { company_id, issuer_id } of issuer) {
        company_ids.push(company_id)
        issuer_ids.push(issuer_id)
      }
      for (const [, column] of metrics) column.add(issuer)
    },
    result: Effect.gen(function* () {
      const columns = yield* Effect.forEach(metrics, ([metric, column]) =>
        inOwnTurn(Effect.sync(() => [metric, column.result()] as const))
      )
      const all: MetricColumns = {
        company_ids: Float64Array.from(company_ids),
        issuer_ids: Float64Array.from(issuer_ids),
        metrics: Object.fromEntries(columns) as MetricColumns["metrics"]
      }
      return all
    })
  }
}
