/** Measures the servers in turn, round by round, so that what disturbs the machine disturbs all of them. */
import { Effect } from "effect"
import { backendTimes, usedBetween } from "./backends.ts"
import type { Answered, Load } from "./load.ts"
import { type Process, start } from "./Process.ts"
import type { Server } from "./servers.ts"

/** One server in one round. Processor time is in microseconds a request. */
export interface Sample {
  readonly rate: number
  readonly server: number
  /** Null when there is no Postgres, or its time can't be told. */
  readonly postgres: number | null
}

export interface Measured {
  readonly name: string
  /** One a round, in the order of the rounds. */
  readonly samples: ReadonlyArray<Sample>
}

export interface Plan {
  readonly rounds: number
  /** Of each server in each round. */
  readonly seconds: number
  readonly connections: number
}

const warmUpSeconds = 2

const measure = Effect.fnUntraced(function* (
  client: Process<null>,
  { database, key, port, processorTime }: Server,
  plan: Omit<Plan, "rounds">
) {
  const postgres = database === null ? Effect.succeed(new Map<number, number>()) : backendTimes(database)
  const before = { server: yield* processorTime, postgres: yield* postgres }
  const { requests, seconds } = yield* client.ask<Answered>({ ...plan, key, port } satisfies Load)
  const after = { server: yield* processorTime, postgres: yield* postgres }
  const used = usedBetween(before.postgres, after.postgres)
  const sample: Sample = {
    rate: requests / seconds,
    server: (after.server - before.server) / requests,
    postgres: used === null ? null : used / requests
  }
  return sample
})

export const measureAll = Effect.fnUntraced(function* (servers: ReadonlyArray<Server>, plan: Plan) {
  const client = yield* start<null>("load.ts")
  for (const server of servers) yield* measure(client, server, { ...plan, seconds: warmUpSeconds })
  const samples = new Map(servers.map(({ name }) => [name, new Array<Sample>()]))
  for (let round = 0; round < plan.rounds; round++) {
    // Who goes first changes, so that nobody always follows the same one.
    const turn = servers.map((_, i) => servers[(i + round) % servers.length] as Server)
    for (const server of turn) samples.get(server.name)?.push(yield* measure(client, server, plan))
  }
  return servers.map(({ name }): Measured => ({ name, samples: samples.get(name) ?? [] }))
})
