/** Metrics of a thread and of the process it is in, read when they are asked for. */
import { monitorEventLoopDelay, performance } from "node:perf_hooks"
import { Effect, Metric } from "effect"
import { version } from "../../core/version.ts"

type Attributes = Readonly<Record<string, string>>

const readOnly = { update: () => {}, modify: () => {} }

/** A gauge whose value is read. */
const gauge = (id: string, description: string, attributes: Attributes, read: () => number) =>
  Effect.map(Effect.context<never>(), (context) => {
    Metric.registerUnsafe(Metric.gauge(id, { description, attributes }), context, {
      ...readOnly,
      get: () => ({ value: read() })
    })
  })

/** A counter whose count is read. */
const counter = (id: string, description: string, attributes: Attributes, read: () => number) =>
  Effect.map(Effect.context<never>(), (context) => {
    Metric.registerUnsafe(Metric.counter(id, { description, attributes, incremental: true }), context, {
      ...readOnly,
      get: () => ({ count: read(), incremental: true })
    })
  })

/** Of the timer whose delay is measured, in milliseconds. */
const resolution = 20

/** The delay in seconds of a time between two runs of the timer in nanoseconds. */
const delayOf = (nanos: number): number => Math.max(0, nanos / 1e9 - resolution / 1000)

/** Between two readings at least, in milliseconds: the metrics of one snapshot are of one reading. */
const minInterval = 1000

/** The delays of the event loop since the reading before, in seconds, for the duration of the scope. */
const delays = Effect.gen(function* () {
  const found = yield* Effect.acquireRelease(
    Effect.sync(() => {
      const monitor = monitorEventLoopDelay({ resolution })
      monitor.enable()
      return monitor
    }),
    (monitor) => Effect.sync(() => monitor.disable())
  )
  const none = { p50: 0, p99: 0, max: 0 }
  let latest = none
  let readAt = Number.NEGATIVE_INFINITY
  return (): typeof none => {
    const now = performance.now()
    if (now - readAt < minInterval) return latest
    readAt = now
    latest =
      found.count === 0
        ? none
        : { p50: delayOf(found.percentile(50)), p99: delayOf(found.percentile(99)), max: delayOf(found.max) }
    found.reset()
    return latest
  }
})

/** Of this thread, with its number as `worker`, for the duration of the scope. */
export const threadMetrics = Effect.fnUntraced(function* (worker: string) {
  const delay = yield* delays
  const id = "findata_event_loop_delay_seconds"
  const description = "How late timers of the event loop were since the last reading"
  yield* gauge(id, description, { worker, quantile: "0.5" }, () => delay().p50)
  yield* gauge(id, description, { worker, quantile: "0.99" }, () => delay().p99)
  yield* gauge(id, description, { worker, quantile: "1" }, () => delay().max)
  yield* counter(
    "findata_event_loop_active_seconds_total",
    "Time in which the event loop did something",
    { worker },
    () => performance.eventLoopUtilization().active / 1000
  )
  yield* gauge(
    "findata_heap_used_bytes",
    "JavaScript memory in use",
    { worker },
    () => process.memoryUsage().heapUsed
  )
})

/** Of the process, once in it. */
export const processMetrics = Effect.fnUntraced(function* (workers: number, store: string) {
  const none = {}
  const startedAt = Date.now() / 1000 - process.uptime()
  const build = { version, node: process.versions.node, store }
  yield* gauge("findata_build_info", "Always 1; the version of the server is its labels", build, () => 1)
  yield* gauge("findata_workers", "Threads that serve, or should", none, () => workers)
  yield* gauge("process_start_time_seconds", "When the process started, since 1970", none, () => startedAt)
  yield* gauge("process_resident_memory_bytes", "Memory of the process", none, () =>
    process.memoryUsage.rss()
  )
  yield* counter("process_cpu_seconds_total", "Processor time of the process", none, () => {
    const { system, user } = process.cpuUsage()
    return (system + user) / 1e6
  })
})
