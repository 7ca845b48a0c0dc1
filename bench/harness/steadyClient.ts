/** The process of clients that ask at a rate or without pause. */
import { Agent, get } from "node:http"
import { setTimeout as sleep } from "node:timers/promises"
import { runClient } from "./clients.ts"
import type { Request } from "./servers.ts"
import type { Answers, Asking } from "./steady.ts"

/** Requests that aren't counted: the client's own code is slow until it is compiled. */
const warmUp = 100

runClient(async ({ address, pace, requests }: Asking): Promise<() => Promise<Answers>> => {
  const agent = new Agent({ keepAlive: true })
  const times: Array<number> = []
  const outcomes: Record<string, number> = {}
  const state = { underWay: 0, isAsking: true, late: 0 }
  /** Returns the status, or the code of an error, and the milliseconds that the answer took. */
  const ask = ({ headers, path }: Request) =>
    new Promise<readonly [outcome: string, time: number]>((resolve) => {
      const begin = performance.now()
      const end = (outcome: unknown) => resolve([String(outcome), performance.now() - begin])
      get(`${address}${path}`, { agent, headers }, (response) => {
        response
          .on("end", () => end(response.statusCode))
          .on("error", (error: NodeJS.ErrnoException) => end(error.code))
          .resume()
      }).on("error", (error: NodeJS.ErrnoException) => end(error.code))
    })
  const askOnce = async (request: Request) => {
    state.underWay++
    const [outcome, time] = await ask(request)
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
    if (/^\d/.test(outcome)) times.push(time)
    state.underWay--
  }
  const askAtRate = async (rate: number) => {
    const begin = performance.now()
    for (let n = 0; state.isAsking; n++) {
      const due = begin + (n * 1000) / rate
      const now = performance.now()
      if (due > now) await sleep(due - now)
      state.late = Math.max(state.late, performance.now() - due)
      void askOnce(requests[n % requests.length] as Request)
    }
  }
  const askAgain = async (clients: number) => {
    let sent = 0
    const loop = async () => {
      while (state.isAsking) await askOnce(requests[sent++ % requests.length] as Request)
    }
    await Promise.all(Array.from({ length: clients }, loop))
  }
  if ("rate" in pace) for (let n = 0; n < warmUp; n++) await ask(requests[0] as Request)
  const asking = "rate" in pace ? askAtRate(pace.rate) : askAgain(pace.clients)
  return async () => {
    state.isAsking = false
    await asking
    while (state.underWay > 0) await sleep(1)
    agent.destroy()
    return { times, outcomes, late: state.late }
  }
})
