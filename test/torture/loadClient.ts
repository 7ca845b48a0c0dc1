/** The process of the clients of a load. */
import { Agent, get } from "node:http"
import { runClient } from "../../bench/harness/clients.ts"
import { percentile } from "../../bench/harness/statistics.ts"
import { isOk, type Load, pathOf, type Window } from "./load.ts"

interface Seen {
  readonly outcomes: Record<string, number>
  readonly times: Array<number>
  held: number
  refusedMost: number
}

const outcomeOf = (status: number | undefined, retryAfter: string | undefined): string =>
  (status === 503 || status === 429) && retryAfter === undefined
    ? `${status} without Retry-After`
    : String(status)

runClient(
  async ({
    address,
    connections,
    keys,
    mix,
    rate,
    window
  }: Load): Promise<() => Promise<ReadonlyArray<Window>>> => {
    const agent = new Agent({ keepAlive: true, maxSockets: connections, scheduling: "fifo" })
    const all: Array<Seen> = []
    const begin = performance.now()
    const current = (): Seen => {
      const at = Math.floor((performance.now() - begin) / window)
      while (all.length <= at) all.push({ outcomes: {}, times: [], held: 0, refusedMost: 0 })
      return all[at] as Seen
    }
    const state = { underWay: 0, isOver: false, sent: 0 }

    const ask = (): Promise<void> =>
      new Promise((resolve) => {
        const n = state.sent++
        const askedAt = performance.now()
        const headers = { "x-api-key": keys[n % keys.length] ?? "" }
        state.underWay++
        const end = (outcome: string) => {
          const took = performance.now() - askedAt
          const seen = current()
          seen.outcomes[outcome] = (seen.outcomes[outcome] ?? 0) + 1
          if (isOk(outcome)) seen.times.push(took)
          else seen.refusedMost = Math.max(seen.refusedMost, took)
          state.underWay--
          resolve()
        }
        const fail = (error: NodeJS.ErrnoException) => end(error.code ?? error.message)
        get(`${address}${pathOf(mix, n)}`, { agent, headers }, (response) => {
          response
            .on("end", () => end(outcomeOf(response.statusCode, response.headers["retry-after"])))
            .on("error", fail)
            .resume()
        }).on("error", fail)
      })

    const askWithoutPause = async () => {
      while (!state.isOver) await ask()
    }
    let due = 0
    const timer =
      rate === null
        ? undefined
        : setInterval(() => {
            const until = ((performance.now() - begin) * rate) / 1000
            for (; due < until; due++) {
              if (state.underWay < connections) void ask()
              else current().held++
            }
          }, 4)
    if (rate === null) for (let i = 0; i < connections; i++) void askWithoutPause()

    return async () => {
      const whole = Math.floor((performance.now() - begin) / window)
      clearInterval(timer)
      state.isOver = true
      while (state.underWay > 0) await new Promise((resolve) => setTimeout(resolve, 5))
      agent.destroy()
      return all.slice(0, whole).map(({ held, outcomes, refusedMost, times }) => ({
        outcomes,
        held,
        p50: percentile(times, 0.5),
        p99: percentile(times, 0.99),
        refusedMost
      }))
    }
  }
)
