/** Times requests one after the other, the two data sets in turn, so that disturbances affect both. */
import { Agent, get } from "node:http"
import type { Listening } from "../servers.ts"
import type { Case } from "./requests.ts"
import type { Scale } from "./scale.ts"

/** A server over a data set. */
export interface Served {
  readonly scale: Scale
  readonly server: Listening
}

/** Milliseconds. */
export interface Timed extends Pick<Case, "name" | "kind"> {
  /** The very first request to the large data set, with nothing cached. */
  readonly first: number
  readonly small: ReadonlyArray<number>
  readonly large: ReadonlyArray<number>
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** The time to the last byte of a response. */
const time = ({ key, port }: Listening, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const begin = performance.now()
    const headers = path.startsWith("/api/public/") ? { "x-api-key": key } : {}
    get({ agent, host: "127.0.0.1", port, path, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path} answered ${response.statusCode}`))
      response.on("end", () => resolve(performance.now() - begin)).resume()
    }).on("error", reject)
  })

const ask = ({ scale, server }: Served, { path }: Case, n: number): Promise<number> =>
  time(server, path(scale, n))

const warmUps = 20

/** Requests each case until the server's code is optimised; returns the times of the first requests. */
const warmUp = async (cases: ReadonlyArray<Case>, small: Served, large: Served) => {
  const firsts: Array<number> = []
  for (const one of cases) {
    firsts.push(await ask(large, one, 0))
    for (let n = 0; n < warmUps; n++) await ask(small, one, n)
    for (let n = 1; n < warmUps; n++) await ask(large, one, n)
  }
  return firsts
}

/** Times a number of requests of each case, different from those of the warm-up where possible. */
export const timeAll = async (
  cases: ReadonlyArray<Case>,
  small: Served,
  large: Served,
  requests: number
): Promise<ReadonlyArray<Timed>> => {
  const firsts = await warmUp(cases, small, large)
  const timed: Array<Timed> = []
  for (const [i, one] of cases.entries()) {
    const times = { small: new Array<number>(), large: new Array<number>() }
    for (let n = warmUps; n < warmUps + requests; n++) {
      times.small.push(await ask(small, one, n))
      times.large.push(await ask(large, one, n))
    }
    timed.push({ name: one.name, kind: one.kind, first: firsts[i] as number, ...times })
  }
  return timed
}

export const stopAsking = (): void => agent.destroy()
