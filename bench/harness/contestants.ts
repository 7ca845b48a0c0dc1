/** What takes part in a comparison of requests, measured in turn, round by round, so that disturbances affect all. */
import { backendTimes, usedBetween } from "./backends.ts"
import type { Load, Turn } from "./loads.ts"
import { endedTime, processorTime } from "./processes.ts"
import { type CommandLine, finish } from "./programs.ts"
import type { Request, Server } from "./servers.ts"
import { median } from "./statistics.ts"
import { columns, whole } from "./tables.ts"

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

export interface Measured {
  readonly name: string
  /** One per round, in order. */
  readonly samples: ReadonlyArray<Sample>
}

export interface Plan {
  readonly rounds: number
  /** For each contestant in each round, whole. */
  readonly seconds: number
  readonly connections: number
}

/** A server answers some 50,000 requests until V8 has compiled what they use. */
const warmUpSeconds = 6

export const measureAll = async (
  contestants: ReadonlyArray<Contestant>,
  { rounds, ...turn }: Plan
): Promise<ReadonlyArray<Measured>> => {
  console.error(`  ${contestants.map(({ name }) => name).join(", ")}`)
  for (const { measure } of contestants) await measure({ ...turn, seconds: warmUpSeconds, seed: 0 })
  const samples = contestants.map(() => new Array<Sample>())
  for (let round = 1; round <= rounds; round++) {
    for (let i = 0; i < contestants.length; i++) {
      // The first one changes, so that no contestant always follows the same one.
      const at = (i + round) % contestants.length
      const sample = await contestants[at]?.measure({ ...turn, seed: round })
      if (sample !== undefined) samples[at]?.push(sample)
    }
  }
  return contestants.map(({ name }, i) => ({ name, samples: samples[i] ?? [] }))
}

/** The processor time of a request in the server and its database together, in microseconds. */
export const together = ({ database, server }: Sample): number => (server ?? 0) + (database ?? 0)

/** The median of the ratios of a figure within each round. */
export const ratio = (one: Measured, other: Measured, figure: (sample: Sample) => number): number =>
  median(
    one.samples.flatMap((sample, round) => {
      const against = other.samples[round]
      return against === undefined ? [] : [figure(sample) / figure(against)]
    })
  )

export const rateRatio = (one: Measured, other: Measured): number => ratio(one, other, ({ rate }) => rate)

/** How many times the requests that `one` answers in `other`'s processor time. */
export const thrift = (
  one: Measured,
  other: Measured,
  figure: (sample: Sample) => number = ({ server }) => server ?? 0
): number => ratio(other, one, figure)

/** A dash where a round has no figure. */
const medianOf = (samples: ReadonlyArray<Sample>, figureOf: (sample: Sample) => number | null): string => {
  const values = samples.map(figureOf)
  return values.includes(null) ? "-" : whole(median(values as ReadonlyArray<number>))
}

/** Medians, and of requests per second the best round; processor time in microseconds a request. */
export const requestTable = (title: string, measured: ReadonlyArray<Measured>): string =>
  columns([
    [title, "requests/s", "best", "server us", "database us", "load %"],
    ...measured.map(({ name, samples }) => [
      name,
      medianOf(samples, ({ rate }) => rate),
      whole(Math.max(...samples.map(({ rate }) => rate))),
      medianOf(samples, ({ server }) => server),
      medianOf(samples, ({ database }) => database),
      medianOf(samples, ({ load }) => 100 * load)
    ])
  ])
