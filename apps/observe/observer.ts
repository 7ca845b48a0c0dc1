/** Who observes requests, by the settings. */
import { Effect, Layer } from "effect"
import { accessLog, type Observe, Observer, requestMetrics } from "../../adapters/http/server/mod.ts"
import { lineFile } from "../../adapters/node/mod.ts"
import { type Settings, SettingsInvalid } from "../Settings.ts"

export type ObserverSettings = Pick<Settings, "accessLog" | "accessLogShare" | "metricsPort">

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

export const observer = ({ accessLog, accessLogShare, metricsPort }: ObserverSettings) =>
  Layer.effect(
    Observer,
    Effect.gen(function* () {
      return allOf([
        ...(metricsPort === null ? [] : [yield* requestMetrics]),
        ...(accessLog === null || accessLogShare === 0 ? [] : [yield* logTo(accessLog, accessLogShare)])
      ])
    })
  )
