/** Whether the schedules of SYNC and `serve --sync` can be kept. */
import { Effect, Result } from "effect"
import { schedulesOf } from "../../core/ports.ts"
import { allSources, settledOf } from "./allSources.ts"

/** What is wrong with schedules or with the settings of their sources, in a text that begins with the schedules; else null. */
export const scheduleFaults = Effect.fnUntraced(function* (text: string) {
  const sources = (yield* allSources).filter(({ fetch }) => fetch !== null)
  const names = sources.map(({ name }) => name)
  const schedules = schedulesOf(text, names)
  if (Result.isFailure(schedules)) return schedules.failure
  const scheduled = sources.filter(({ name }) => schedules.success.some(({ source }) => source === name))
  const missing = (yield* Effect.forEach(scheduled, settledOf)).flatMap(({ missing }) => missing)
  return missing.length === 0 ? null : `${text}: ${missing.join("\n")}`
})
