/** `/metrics` for Prometheus, on a port of its own. */
import { createServer } from "node:http"
import * as NodeHttpServer from "@effect/platform-node/NodeHttpServer"
import { Context, Effect, Layer, Metric } from "effect"
import { HttpRouter, HttpServer, HttpServerResponse } from "effect/http"
import { PrometheusMetrics } from "effect/observability"
import { importMetrics, type Syncs } from "./importMetrics.ts"
import type { Snapshot } from "./sumOfSnapshots.ts"
import { gatherMetrics } from "./threads.ts"

/** Their text, by effect's exporter, which formats a registry. */
const textOf = (snapshots: ReadonlyArray<Snapshot>): string => {
  const registry: Metric.MetricRegistry = new Map(
    snapshots.map(({ attributes, description, id, state, type }, at) => [
      String(at),
      {
        id,
        type,
        description,
        attributes,
        hooks: { get: () => state, update: () => {}, modify: () => {} }
      }
    ])
  )
  return PrometheusMetrics.formatUnsafe(Context.make(Metric.MetricRegistry, registry))
}

const contentType = "text/plain; version=0.0.4; charset=utf-8"

const listening = (
  address: { readonly host: string; readonly port: number },
  snapshots: Effect.Effect<ReadonlyArray<Snapshot>>
) =>
  HttpRouter.serve(
    HttpRouter.add(
      "GET",
      "/metrics",
      Effect.map(snapshots, (found) => HttpServerResponse.text(textOf(found), { contentType }))
    ),
    { disableLogger: true, disableListenLog: true }
  ).pipe(Layer.provideMerge(NodeHttpServer.layer(() => createServer(), address)))

/**
 * Serves the metrics of the process for the duration of the scope, in its first worker and before it has others; returns
 * the port. The syncs are read when metrics are asked for.
 */
export const serveMetrics = Effect.fnUntraced(function* (host: string, port: number, syncs: Syncs) {
  const gathered = yield* gatherMetrics
  const imported = yield* importMetrics(syncs)
  const all = Effect.zipWith(gathered, imported, (ofThreads, ofImports) => [...ofThreads, ...ofImports])
  const { address } = Context.get(yield* Layer.build(listening({ host, port }, all)), HttpServer.HttpServer)
  return "port" in address ? address.port : port
})
