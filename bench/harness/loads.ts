/** What sends the requests of a measurement: wrk when it is installed, else a client of this process. */
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { Effect } from "effect"
import { freshDirectory } from "./directory.ts"
import { askAll, type Count, type Turn } from "./ownClient.ts"
import { finish, start } from "./programs.ts"
import type { Request } from "./servers.ts"

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
