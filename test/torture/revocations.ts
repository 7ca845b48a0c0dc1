/**
 * Revocations, rotations and lowered limits of keys under requests with them: nothing that is sent after the answer may be
 * admitted, whichever worker receives it, and nothing a second after the answer of another server or command. A line for
 * each store and number of workers.
 */
import { Agent } from "node:http"
import { setTimeout } from "node:timers/promises"
import { findata } from "../cli/command.ts"
import type { Server } from "../cli/serving.ts"
import { type Answer, ask, type Asked } from "./clients.ts"
import { eachStoreInTurn, type Place, withServer } from "./eachStore.ts"
import type { Finding, Torture } from "./program.ts"
import { tokenOf } from "./tokens.ts"

const usualWrites = 600
const requestsAfter = 5

/** One in so many as usual, and how long after them, in milliseconds: each takes longer than that. */
const writesOverServers = 1 / 20
const second = 1000

/** Connections, several of them to each worker, and how many of them ask while a key is written. */
const connections = 48
const hammering = 12

/** An owner may have a hundred keys, and send 300 requests a minute to manage them. */
const keysOfOwner = 60

/** Kept by the server, and none that is: such requests wait for their turn. */
const paths: ReadonlyArray<(turn: number) => string> = [
  () => "/api/public/v1/financial/companies?limit=1",
  (turn) => `/api/public/v1/financial/companies?limit=5&search=r${turn}`
]

interface Made {
  readonly id: number
  readonly key: string
}

interface Scene {
  /** Where keys are written, and where they are used. */
  readonly written: Server
  readonly used: Server
  readonly agent: Agent
  /** Its owners are its own. */
  readonly name: string
}

/** What is taken from a key: the request that does it, the command, and the status of requests with it afterwards. */
interface Kind {
  readonly name: string
  readonly method: Asked["method"]
  readonly path: string
  readonly body?: unknown
  /** Null where there is none. */
  readonly command: string | null
  readonly refused: number
}

const kinds: readonly [Kind, ...ReadonlyArray<Kind>] = [
  {
    name: "revocation",
    method: "DELETE",
    path: "",
    command: "revoke",
    refused: 401
  },
  {
    name: "rotation",
    method: "POST",
    path: "/rotate",
    body: { grace_seconds: 0 },
    command: "rotate",
    refused: 401
  },
  // It was used more often by then.
  {
    name: "lowered limit",
    method: "PATCH",
    path: "",
    body: { rate_limit: 1 },
    command: null,
    refused: 429
  }
]

const manage = async (
  { agent, written }: Scene,
  owner: string,
  method: Asked["method"],
  path: string,
  body?: unknown
): Promise<Answer> => {
  const headers = { authorization: `Bearer ${await tokenOf(owner)}` }
  const url = `${written.address}/api/v1/api-keys${path}`
  const answer = await ask({ method, url, headers, ...(body === undefined ? {} : { body }) }, agent)
  if (answer.status >= 300) throw new Error(`${method} of a key: ${answer.status} ${answer.text}`)
  return answer
}

const ownerOf = ({ name }: Scene, n: number): string => `${name} ${Math.floor(n / keysOfOwner)}`

const make = async (scene: Scene, n: number): Promise<Made> => {
  const wanted = { name: "torture", scopes: ["read:all"], rate_limit: 1_000_000 }
  return JSON.parse((await manage(scene, ownerOf(scene, n), "POST", "", wanted)).text)
}

/** Keys that are asked for without pause, by so many connections, until they are stopped. */
const hammer = ({ agent, used }: Scene, key: string) => {
  const state = { isOver: false }
  const loops = Array.from({ length: hammering }, async () => {
    for (let turn = 0; !state.isOver; turn++) await ask(asking(used, key, turn), agent)
  })
  return async () => {
    state.isOver = true
    await Promise.all(loops)
  }
}

const asking = (server: Server, key: string, turn: number): Asked => ({
  method: "GET",
  url: server.address + paths[turn % paths.length]?.(turn),
  headers: { "x-api-key": key }
})

/** Writes a key under requests; returns what `requestsAfter` requests were answered, sent `pause` after the answer. */
const once = async (
  scene: Scene,
  kind: Kind,
  n: number,
  write: (made: Made) => Promise<number>,
  pause: number
): Promise<ReadonlyArray<string>> => {
  const made = await make(scene, n)
  const stop = hammer(scene, made.key)
  await setTimeout(5 + (n % 10))
  const writtenAt = await write(made)
  if (pause > 0) await setTimeout(pause)
  const answers = await Promise.all(
    Array.from({ length: requestsAfter }, (_, turn) => ask(asking(scene.used, made.key, turn), scene.agent))
  )
  await stop()
  return answers.flatMap(({ askedAt, endedAt, status }) =>
    status === kind.refused
      ? []
      : [
          `${status} after a ${kind.name}, asked ${(askedAt - writtenAt).toFixed(1)} ms after its answer and answered ${(endedAt - writtenAt).toFixed(1)} ms after it`
        ]
  )
}

const kindOf = (n: number): Kind => kinds[n % kinds.length] ?? kinds[0]

const byRequest =
  (scene: Scene, kind: Kind, n: number) =>
  async ({ id }: Made): Promise<number> =>
    (await manage(scene, ownerOf(scene, n), kind.method, `/${id}${kind.path}`, kind.body)).endedAt

/** By the command, every second time, where there is one. */
const fromElsewhere =
  (place: Place, scene: Scene, kind: Kind, n: number) =>
  async (made: Made): Promise<number> => {
    if (kind.command === null || n % 2 === 0) return byRequest(scene, kind, n)(made)
    const { code, stderr } = await findata(place.env, "keys", kind.command, String(made.id))
    if (code !== 0) throw new Error(`keys ${kind.command}: ${stderr}`)
    return performance.now()
  }

const findingOf = (promise: string, cases: number, late: ReadonlyArray<string>): Finding => ({
  promise,
  cases,
  faults:
    late.length === 0 ? [] : [`${late.length} of ${cases} requests, such as ${late.slice(0, 3).join("; ")}`]
})

const withAgent = async <A>(use: (agent: Agent) => Promise<A>): Promise<A> => {
  // One after the other: the latest used one would be used again otherwise.
  const agent = new Agent({ keepAlive: true, maxSockets: connections, scheduling: "fifo" })
  try {
    return await use(agent)
  } finally {
    agent.destroy()
  }
}

const written = (writes: number): string => `${writes} revocations, rotations and lowered limits`

const ofWorkers = ({ env, store }: Place, workers: number, writes: number): Promise<Finding> =>
  withServer(
    env,
    (server) =>
      withAgent(async (agent) => {
        const scene = { written: server, used: server, agent, name: `${workers} workers` }
        const late: Array<string> = []
        for (let n = 0; n < writes; n++) {
          const kind = kindOf(n)
          late.push(...(await once(scene, kind, n, byRequest(scene, kind, n), 0)))
        }
        const promise = `${store}, ${workers === 1 ? "one worker" : `${workers} workers`}: nothing is admitted after the answer to ${written(writes)}`
        return findingOf(promise, writes * requestsAfter, late)
      }),
    "--workers",
    String(workers)
  )

const overServers = (place: Place, writes: number): Promise<Finding> =>
  withServer(place.env, (one) =>
    withServer(place.env, (other) =>
      withAgent(async (agent) => {
        const scene = { written: one, used: other, agent, name: "two servers" }
        const late: Array<string> = []
        for (let n = 0; n < writes; n++) {
          const kind = kindOf(n)
          late.push(...(await once(scene, kind, n, fromElsewhere(place, scene, kind, n), second)))
        }
        const promise = `${place.store}, another server: nothing is admitted a second after the answer to ${written(writes)}, by requests and commands`
        return findingOf(promise, writes * requestsAfter, late)
      })
    )
  )

const eachCase =
  (writes: number) =>
  async (place: Place): Promise<ReadonlyArray<Finding>> => {
    const all: Array<Finding> = []
    for (const workers of [1, 2, 4]) all.push(await ofWorkers(place, workers, writes))
    return [...all, await overServers(place, Math.ceil(writes * writesOverServers))]
  }

export const torture: Torture = {
  name: "revocations",
  promise: "What is taken from a key is refused once that is answered, by every worker",
  needs: ["pg_ctl"],
  run: (writes = usualWrites) => eachStoreInTurn(eachCase(writes))
}
