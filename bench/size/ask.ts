/** Times requests one after the other, the two data sets in turn, so that what disturbs the machine disturbs both. */
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
  /** The very first request to the large data set, which finds nothing kept. */
  readonly first: number
  readonly small: ReadonlyArray<number>
  readonly large: ReadonlyArray<number>
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** How long it takes to the last byte of an answer. */
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

/** Asks each case until the servers' own code runs at its speed; tells how long the first requests took. */
const warmUp = async (cases: ReadonlyArray<Case>, small: Served, large: Served) => {
  const firsts: Array<number> = []
  for (const one of cases) {
    firsts.push(await ask(large, one, 0))
    for (let n = 0; n < warmUps; n++) await ask(small, one, n)
    for (let n = 1; n < warmUps; n++) await ask(large, one, n)
  }
  return firsts
}

/** So many requests of each case, none of which the warm-up has sent as far as there are others. */
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
