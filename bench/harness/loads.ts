/** What sends the requests of a measurement: wrk when it is installed, else a client of this process. */
import { writeFileSync } from "node:fs"
import { Agent, get } from "node:http"
import { join } from "node:path"
import { Effect } from "effect"
import { chance } from "../data/bars.ts"
import { finish, start } from "./programs.ts"
import type { Request } from "./servers.ts"
import { freshDirectory } from "./stores.ts"

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

const askAll = async (
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

export interface Load {
  readonly name: string
  readonly send: (address: string, requests: ReadonlyArray<Request>, turn: Turn) => Promise<Count>
}

const lineOf = ({ headers, path }: Request): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join("\t")

const script = join(import.meta.dirname, "requests.lua")

/** One thread of wrk, a client in C that keeps up with any of the servers. */
const wrk = (version: string, directory: string): Load => ({
  name: version,
  send: async (address, requests, { connections, seconds, seed }) => {
    const file = join(directory, "requests")
    writeFileSync(file, `${requests.map(lineOf).join("\n")}\n`)
    const flags = ["-t1", `-c${connections}`, `-d${seconds}s`, "--timeout", "20s", "-s", script]
    const { stdout } = await finish(["wrk", ...flags, address, "--", file, String(seed)])
    return JSON.parse(stdout.slice(stdout.lastIndexOf("{")))
  }
})

/** wrk prints its version and ends with 1. */
const versionOfWrk = async (): Promise<string | null> => {
  const asked = start(["wrk", "--version"])
  await asked.ended
  return /^(wrk \S+)/.exec(asked.stdout() + asked.stderr())?.[1] ?? null
}

export const load = Effect.gen(function* () {
  const version = yield* Effect.promise(versionOfWrk)
  const own: Load = { name: "a client on node:http (wrk isn't installed)", send: askAll }
  return version === null ? own : wrk(version, yield* freshDirectory)
})
