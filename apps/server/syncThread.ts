/** Runs the thread that syncs sources: starts it anew when it fails, and stops it with the server. */
import { Duration, type Effect } from "effect"
import { keepRunning, moduleOf, thread } from "../service/Thread.ts"

/** `schedules` is the text of `--sync`. */
export const syncThread = (schedules: string): Effect.Effect<never> =>
  keepRunning(
    "The thread that syncs sources",
    Duration.minutes(1),
    thread(moduleOf("syncWorker", import.meta.url), schedules)
  )
