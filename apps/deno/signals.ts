/**
 * How a server of `deno serve` ends: at SIGTERM and SIGINT Deno closes the port and lets requests under way be answered, but
 * the process lives on as long as anything in it waits.
 */

import { Effect } from "effect"
import { makeActivity } from "../../core/ports.ts"
import { grace } from "../listener/grace.ts"

/** For how long none may be under way before the process ends: the latest may not have got here yet. */
const quiet = "200 millis"

/** Ends the process with 0 once what is tracked has settled; a second signal ends it at once, with 130. */
export const endingBySignal = () => {
  const { isNone, none, track } = makeActivity()
  let isEnding = false

  const idle = Effect.repeat(Effect.andThen(none, Effect.sleep(quiet)), { until: isNone })

  const end = async (): Promise<void> => {
    if (isEnding) Deno.exit(130)
    isEnding = true
    await Effect.runPromise(Effect.timeoutOption(idle, grace))
    Deno.exit(0)
  }
  // Windows has no SIGTERM.
  const signals: ReadonlyArray<Deno.Signal> = Deno.build.os === "windows" ? ["SIGINT"] : ["SIGINT", "SIGTERM"]
  for (const signal of signals) Deno.addSignalListener(signal, () => void end())

  return {
    /** Of a response, until it is sent. */
    track: (completed: Promise<unknown>): void => void track(completed)
  }
}
