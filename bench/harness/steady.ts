/**
 * A client that asks at a fixed rate, whether or not earlier requests were answered, so that a server that stalls isn't
 * spared the requests of that time.
 */
import { Agent, get } from "node:http"
import { setTimeout as sleep } from "node:timers/promises"
import type { Request } from "./servers.ts"

export interface Answers {
  /** Milliseconds from sending a request to the last byte of its answer. */
  readonly times: ReadonlyArray<number>
  /** By status, or by the code of an error. */
  readonly outcomes: Readonly<Record<string, number>>
  /** The latest that a request was sent after its time, in milliseconds. */
  readonly late: number
}

/** Begins to ask, `rate` times a second; the returned function ends that and returns the answers. */
export const askSteadily = (
  address: string,
  requestAt: (n: number) => Request,
  rate: number
): (() => Promise<Answers>) => {
  const agent = new Agent({ keepAlive: true })
  const times: Array<number> = []
  const outcomes: Record<string, number> = {}
  let late = 0
  const state = { underWay: 0, isAsking: true }
  const count = (outcome: string | number | undefined): void => {
    outcomes[String(outcome)] = (outcomes[String(outcome)] ?? 0) + 1
    state.underWay--
  }
  const askOnce = ({ headers, path }: Request): void => {
    const begin = performance.now()
    state.underWay++
    get(`${address}${path}`, { agent, headers }, (response) => {
      response
        .on("end", () => {
          times.push(performance.now() - begin)
          count(response.statusCode)
        })
        .resume()
    }).on("error", (error: NodeJS.ErrnoException) => count(error.code))
  }
  const keepAsking = async (): Promise<void> => {
    const begin = performance.now()
    for (let n = 0; state.isAsking; n++) {
      const due = begin + (n * 1000) / rate
      const now = performance.now()
      if (due > now) await sleep(due - now)
      late = Math.max(late, performance.now() - due)
      askOnce(requestAt(n))
    }
  }
  const asking = keepAsking()
  return async () => {
    state.isAsking = false
    await asking
    while (state.underWay > 0) await sleep(1)
    agent.destroy()
    return { times, outcomes, late }
  }
}
