/** Who observes requests, by the settings. */
import { Effect, Layer } from "effect"
import { accessLog, type Observe, Observer, requestMetrics } from "../../adapters/http/server/mod.ts"
import { lineFile } from "../../adapters/node/mod.ts"
import { type Settings, SettingsInvalid } from "../Settings.ts"

export type ObserverSettings = Pick<Settings, "accessLog" | "accessLogShare" | "metricsPort" | "otlp">

/** Whether anything wants metrics. */
export const isMeasured = ({ metricsPort, otlp }: Pick<Settings, "metricsPort" | "otlp">): boolean =>
  metricsPort !== null || otlp !== null

const logTo = (path: string, share: number) =>
  Effect.map(lineFile(path), ({ append }) => accessLog(append, share)).pipe(
    Effect.mapError(
      ({ message }) =>
        new SettingsInvalid({
          message: `ACCESS_LOG=${path}: expected a file that can be written: ${message}`
        })
    )
  )

/** One function for several; null for none. */
const allOf = (observers: ReadonlyArray<Observe>): Observe | null => {
  const [first, ...others] = observers
  if (first === undefined || others.length === 0) return first ?? null
  return (answered) => {
    for (const observe of observers) observe(answered)
  }
}

const observing = (found: ObserverSettings, more: ReadonlyArray<Observe>) =>
  Layer.effect(
    Observer,
    Effect.gen(function* () {
      const { accessLog: path, accessLogShare: share } = found
      return allOf([
        ...more,
        ...(isMeasured(found) ? [yield* requestMetrics] : []),
        ...(path === null || share === 0 ? [] : [yield* logTo(path, share)])
      ])
    })
  )

/** The module of telemetry is loaded where it is wanted. */
export const observer = (found: ObserverSettings) => {
  const { otlp } = found
  if (otlp === null) return observing(found, [])
  return Layer.unwrap(
    Effect.map(
      Effect.promise(() => import("./telemetry.ts")),
      ({ telemetry, tracedDoor }) =>
        Layer.unwrap(Effect.map(tracedDoor, (traced) => observing(found, [traced]))).pipe(
          Layer.provideMerge(telemetry(otlp))
        )
    )
  )
}
