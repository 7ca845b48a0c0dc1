/**
 * How a server of `deno serve` ends: at SIGTERM and SIGINT Deno closes the port and lets requests under way be answered, but
 * the process lives on as long as anything in it waits.
 */

import { grace } from "../server/grace.ts"

/** For how long none may be under way before the process ends, in milliseconds: the latest may not have got here yet. */
const quiet = 200

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds))

/** Ends the process with 0 once what is tracked has settled; a second signal ends it at once, with 130. */
export const endingBySignal = () => {
  const underWay = new Set<Promise<unknown>>()
  let isEnding = false

  const idle = async (): Promise<void> => {
    do {
      await Promise.allSettled(underWay)
      await sleep(quiet)
    } while (underWay.size > 0)
  }

  const end = async (): Promise<void> => {
    if (isEnding) Deno.exit(130)
    isEnding = true
    await Promise.race([idle(), sleep(grace)])
    Deno.exit(0)
  }
  // Windows has no SIGTERM.
  const signals: ReadonlyArray<Deno.Signal> = Deno.build.os === "windows" ? ["SIGINT"] : ["SIGINT", "SIGTERM"]
  for (const signal of signals) Deno.addSignalListener(signal, () => void end())

  return {
    /** Of a response, until it is sent. */
    track: (completed: Promise<unknown>): void => {
      underWay.add(completed)
      const done = () => underWay.delete(completed)
      completed.then(done, done)
    }
  }
}
