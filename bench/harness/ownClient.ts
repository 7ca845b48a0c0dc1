/** Keeps a number of requests under way for a time and counts the responses, where wrk isn't installed. */
import { Agent, get } from "node:http"
import { chance } from "../data/bars.ts"
import type { Request } from "./servers.ts"

/** How long and in which order requests are sent. */
export interface Turn {
  readonly seconds: number
  readonly connections: number
  /** The same seed means the same order of the same requests. */
  readonly seed: number
}

export interface Count {
  readonly requests: number
  readonly seconds: number
  /** Requests without a response of success; a 304 is one. */
  readonly failed: number
}

export const askAll = async (
  address: string,
  requests: ReadonlyArray<Request>,
  { connections, seconds, seed }: Turn
): Promise<Count> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const next = chance(seed + 1)
  let [sent, failed] = [0, 0]
  const ask = () =>
    new Promise<void>((resolve) => {
      const { headers, path } = requests[Math.floor(next() * requests.length)] as Request
      const fail = () => {
        failed++
        resolve()
      }
      get(address + path, { agent, headers }, (response) => {
        if ((response.statusCode ?? 500) >= 400) failed++
        response.on("end", resolve).on("error", fail).resume()
      }).on("error", fail)
    })
  const begin = performance.now()
  const end = begin + seconds * 1000
  const keepAsking = async () => {
    for (; performance.now() < end; sent++) await ask()
  }
  await Promise.all(Array.from({ length: connections }, keepAsking))
  agent.destroy()
  return { requests: sent, seconds: (performance.now() - begin) / 1000, failed }
}
