/** Times requests one after the other, the two data sets in turn, so that disturbances affect both. */
import { Agent, get } from "node:http"
import { Effect } from "effect"
import type { Scale } from "../data/companies.ts"
import { keyFor, serve } from "../harness/findata.ts"
import type { Environment } from "../harness/programs.ts"
import type { Server } from "../harness/servers.ts"
import { median } from "../harness/statistics.ts"
import type { Database } from "../harness/stores.ts"
import { columns, figure } from "../harness/tables.ts"
import type { Case } from "./requests.ts"

/** A server over a data set. */
export interface Served {
  readonly scale: Scale
  readonly server: Server
  readonly key: string
}

/** Milliseconds. */
export interface Timed {
  readonly name: string
  /** The very first request to the large data set. */
  readonly first: number
  readonly small: ReadonlyArray<number>
  readonly large: ReadonlyArray<number>
}

/** How it is described, and how many requests there are of each list. */
export const inTurn = "one after the other, the large and the small data set in turn, without kept answers"
export const requestsEach = (isQuick: boolean): number => (isQuick ? 10 : 40)

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** The time to the last byte of the response to the nth request of a case. */
export const ask = ({ key, scale, server }: Served, { path: pathOf }: Case, n: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const begin = performance.now()
    const path = pathOf(scale, n)
    get(server.address + path, { agent, headers: { "x-api-key": key } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path} answered ${response.statusCode}`))
      response.on("end", () => resolve(performance.now() - begin)).resume()
    }).on("error", reject)
  })

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
    timed.push({ name: one.name, first: firsts[i] as number, ...times })
  }
  return timed
}

/** How many times as long the large data set takes. */
export const growthOf = ({ large, small }: Timed): number => median(large) / median(small)

/** Medians, and the large data set's first request. */
export const tableOf = (title: string, timed: ReadonlyArray<Timed>): string =>
  columns([
    [title, "small ms", "large ms", "ratio", "first ms"],
    ...timed.map((one) => [
      one.name,
      ...[median(one.small), median(one.large), growthOf(one), one.first].map(figure)
    ])
  ])

export const served = Effect.fnUntraced(function* (database: Database, env: Environment, scale: Scale) {
  yield* Effect.promise(() => database.settle(env))
  const key = yield* Effect.promise(() => keyFor(env))
  const server = yield* serve(database.name, { ...env, BODY_CACHE_MB: "0", WORKERS: "1" })
  return { scale, server, key } satisfies Served
})
