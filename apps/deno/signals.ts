/** How a server of `deno serve` ends, which closes no port by itself. */

/** For how long a server that was asked to end still accepts requests, in milliseconds, as `DRAIN_SECONDS` says by default. */
const drains = 1000

/** How long requests under way are waited for after that, in milliseconds, at most. */
const grace = 6000

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds))

/**
 * Ends the process with 0 at SIGTERM and SIGINT, once what is tracked has settled; a second signal ends it at once, with
 * 130.
 */
export const endingBySignal = () => {
  const underWay = new Set<Promise<unknown>>()
  let isStopping = false

  const settled = async (): Promise<void> => {
    while (underWay.size > 0) await Promise.allSettled(underWay)
  }

  const end = async (): Promise<void> => {
    if (isStopping) Deno.exit(130)
    isStopping = true
    await sleep(drains)
    await Promise.race([settled(), sleep(grace)])
    Deno.exit(0)
  }
  // Windows has no SIGTERM.
  const signals: ReadonlyArray<Deno.Signal> = Deno.build.os === "windows" ? ["SIGINT"] : ["SIGINT", "SIGTERM"]
  for (const signal of signals) Deno.addSignalListener(signal, () => void end())

  return {
    isStopping: () => isStopping,
    /** Of a response, until it is sent. */
    track: (completed: Promise<unknown>): void => {
      underWay.add(completed)
      const done = () => underWay.delete(completed)
      completed.then(done, done)
    }
  }
}
