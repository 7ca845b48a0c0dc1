/** What takes part in a comparison of requests: a server asked by a load, or a program that counts by itself. */
import { backendTimes, usedBetween } from "./backends.ts"
import type { Load } from "./loads.ts"
import type { Turn } from "./ownClient.ts"
import { endedTime, processorTime } from "./processes.ts"
import { type CommandLine, finish } from "./programs.ts"
import type { Request, Server } from "./servers.ts"

/** One contestant in one round. Processor times are in microseconds a request. */
export interface Sample {
  /** Requests a second. */
  readonly rate: number
  /** Of the server; null for a program that asks the database itself. */
  readonly server: number | null
  /** Of the database's processes; null without PostgreSQL, or when unknown. */
  readonly database: number | null
  /** The part of one processor that the load used: near 1, the load was the bottleneck. */
  readonly load: number
}

export interface Contestant {
  readonly name: string
  readonly measure: (turn: Turn) => Promise<Sample>
}

const timesOf = (database: string | null) =>
  database === null ? new Map<number, number>() : backendTimes(database)

/** In seconds. */
const maxTurn = 60

/** A server's responses to requests; throws when one fails. A turn in which none ended is repeated at twice its length. */
export const asked = (
  name: string,
  { address, database, pid }: Server,
  requests: ReadonlyArray<Request>,
  load: Load
): Contestant => {
  const measure = async (turn: Turn): Promise<Sample> => {
    const before = { backends: await timesOf(database), client: endedTime(), server: processorTime(pid) }
    const { failed, requests: answered, seconds } = await load.send(address, requests, turn)
    const after = { server: processorTime(pid), client: endedTime(), backends: await timesOf(database) }
    if (failed > 0) throw new Error(`${name}: ${failed} of ${answered} requests failed`)
    if (answered === 0) {
      if (turn.seconds > maxTurn) throw new Error(`${name} answered nothing in ${turn.seconds} seconds`)
      return measure({ ...turn, seconds: 2 * turn.seconds })
    }
    const used = usedBetween(before.backends, after.backends)
    return {
      rate: answered / seconds,
      server: (after.server - before.server) / answered,
      database: used === null ? null : used / answered,
      load: (after.client - before.client) / 1e6 / seconds
    }
  }
  return { name, measure }
}

/** pgbench's transactions of one script: what the database could do at most. */
export const pgbench = (
  url: string,
  script: string,
  variables: Readonly<Record<string, number>>
): Contestant => ({
  name: "pgbench",
  measure: async ({ connections, seconds, seed }) => {
    const defines = Object.entries(variables).map(([name, value]) => `--define=${name}=${value}`)
    const flags = ["-n", "-M", "prepared", `-c${Math.min(10, connections)}`, `-T${seconds}`]
    const line: CommandLine = ["pgbench", ...flags, `--random-seed=${seed}`, ...defines, "-f", script, url]
    const { stdout, time } = await finish(line)
    const rate = Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
    if (!(rate > 0)) throw new Error(`pgbench printed no rate: ${stdout}`)
    return { rate, server: null, database: null, load: time / 1e6 / seconds }
  }
})
