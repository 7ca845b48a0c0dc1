/** Metrics of requests: how many, how long, and how many were answered out of memory. */
import { type Context, Effect, Metric } from "effect"
import type { Answered, Observe } from "./Answered.ts"
import { refusals } from "../exchange/refusals.ts"

/** Of durations, in seconds. */
const boundaries = [
  0.0001, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5
] as const

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])

type Counter = Metric.Counter<number>

/** The metrics of a route, each made when it is first needed, because making one costs more than counting. */
interface OfRoute {
  readonly seconds: Metric.Histogram<number>
  readonly kept: Counter
  readonly requests: Map<string, Map<number, Counter>>
}

const metricsOf = (route: string): OfRoute => ({
  seconds: Metric.histogram("findata_http_request_duration_seconds", {
    description: "Time from the arrival of a request to its response",
    attributes: { route },
    boundaries
  }),
  kept: Metric.counter("findata_http_kept_answers_total", {
    description: "Requests answered out of memory by the front door",
    attributes: { route },
    incremental: true
  }),
  requests: new Map()
})

const requestsOf = (route: string, method: string, status: number): Counter =>
  Metric.counter("findata_http_requests_total", {
    description: "Requests answered",
    attributes: { route, method, status: String(status) },
    incremental: true
  })

const found = <K, A>(map: Map<K, A>, key: K, make: () => A): A => {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}

const countingIn = (context: Context.Context<never>): Observe => {
  const routes = new Map<string, OfRoute>()
  for (const counter of refusals) counter.updateUnsafe(0, context)
  return ({ duration, isKept, method, route, status }: Answered) => {
    const template = route ?? "none"
    const known = methods.has(method) ? method : "other"
    const of = found(routes, template, () => metricsOf(template))
    const byStatus = found(of.requests, known, () => new Map<number, Counter>())
    found(byStatus, status, () => requestsOf(template, known, status)).updateUnsafe(1, context)
    of.seconds.updateUnsafe(duration / 1000, context)
    if (isKept) of.kept.updateUnsafe(1, context)
  }
}

/** Counts in the registry of the effect's context. There are as many series as routes, methods and statuses. */
export const requestMetrics: Effect.Effect<Observe> = Effect.map(Effect.context<never>(), countingIn)
