/** Traces and metrics by OTLP, as effect exports them, without secrets. */
import { randomUUID } from "node:crypto"
import { Clock, Context, Effect, Exit, Layer, Option, Redacted, Tracer } from "effect"
import { FetchHttpClient, HttpTraceContext, Headers } from "effect/http"
import { OtlpExporter, OtlpMetrics, OtlpSerialization, OtlpTracer } from "effect/observability"
import { type Observe, publicUrl, spanNames } from "../../adapters/http/server/mod.ts"
import { withoutSecrets } from "../Secrets.ts"
import type { OtlpSettings } from "../Settings.ts"
import { version } from "../../core/version.ts"

/** Attributes with a query, each with what leaves out parameters that may be secrets. */
const ofUrls: Readonly<Record<string, (text: string) => string>> = {
  "url.full": publicUrl,
  "url.query": (query) => publicUrl(`?${query}`).slice(1)
}

/** A part of an export without secrets. */
const cleaned = (value: unknown): unknown => {
  if (typeof value === "string") return withoutSecrets(value)
  if (Array.isArray(value)) return value.map(cleaned)
  if (typeof value !== "object" || value === null) return value
  const { key, value: attribute } = value as {
    readonly key?: unknown
    readonly value?: { stringValue?: string }
  }
  const of = typeof key === "string" ? ofUrls[key] : undefined
  if (of !== undefined && typeof attribute?.stringValue === "string") {
    return { key, value: { stringValue: withoutSecrets(of(attribute.stringValue)) } }
  }
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, cleaned(member)]))
}

const serialization = Layer.effect(
  OtlpSerialization.OtlpSerialization,
  Effect.map(
    Effect.provide(Effect.service(OtlpSerialization.OtlpSerialization), OtlpSerialization.layerJson),
    ({ logs, metrics, traces }) =>
      OtlpSerialization.OtlpSerialization.of({
        logs,
        metrics,
        traces: (data) => traces(cleaned(data) as typeof data)
      })
  )
)

/** Begins a share of the traces here; those that begin elsewhere are continued as it was decided there. */
const sampling = (tracer: Tracer.Tracer, share: number): Tracer.Tracer =>
  Tracer.make({
    ...tracer,
    span: (options) =>
      tracer.span(
        Option.isNone(options.parent) && Math.random() >= share ? { ...options, sampled: false } : options
      )
  })

/** The tracer of this thread, and the export of its metrics, until the scope ends. */
export const telemetry = ({ endpoint, headers, serviceName, share }: OtlpSettings) => {
  const options = {
    headers: Redacted.value(headers),
    resource: {
      serviceName,
      serviceVersion: version,
      // Each thread counts by itself.
      attributes: { "service.instance.id": randomUUID() }
    },
    shutdownTimeout: "2 seconds"
  } as const
  const tracer = OtlpTracer.make({ ...options, url: `${endpoint}/v1/traces` })
  return Layer.mergeAll(
    Layer.effect(
      Tracer.Tracer,
      Effect.map(tracer, (made) => sampling(made, share))
    ),
    OtlpMetrics.layer({ ...options, url: `${endpoint}/v1/metrics` }),
    spanNames
  ).pipe(Layer.provide(OtlpExporter.layerFlusher), Layer.provide([serialization, FetchHttpClient.layer]))
}

/** Traces what the front door answers, which effect's server doesn't see. */
export const tracedDoor: Effect.Effect<Observe> = Effect.gen(function* () {
  const tracer = yield* Tracer.Tracer
  const clock = yield* Clock.Clock
  return ({ duration, headers, isKept, method, route, status }) => {
    if (!isKept) return
    const now = clock.currentTimeNanosUnsafe()
    const parent = HttpTraceContext.fromHeaders(Headers.fromInput(headers))
    const span = tracer.span({
      name: `${method} ${route ?? ""}`,
      parent,
      annotations: Context.empty(),
      links: [],
      startTime: now - BigInt(Math.round(duration * 1e6)),
      kind: "server",
      root: false,
      sampled: Option.isNone(parent) || parent.value.sampled
    })
    span.attribute("http.request.method", method)
    span.attribute("http.route", route)
    span.attribute("http.response.status_code", status)
    span.attribute("findata.kept", true)
    span.end(now, Exit.void)
  }
})
