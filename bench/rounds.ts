/** Measures the servers in turn, round by round, so that disturbances affect all of them. */
import { Effect } from "effect"
import { backendTimes, usedBetween } from "./backends.ts"
import type { Answered, Load } from "./load.ts"
import { type Process, start } from "./Process.ts"
import type { Server } from "./servers.ts"

/** One server in one round. Processor time is in microseconds per request. */
export interface Sample {
  readonly rate: number
  readonly server: number
  /** Null without PostgreSQL, or when its time is unknown. */
  readonly postgres: number | null
}

export interface Measured {
  readonly name: string
  /** One per round, in order. */
  readonly samples: ReadonlyArray<Sample>
}

export interface Plan {
  readonly rounds: number
  /** For each server in each round. */
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
    // The first one changes, so that no server always follows the same one.
    const turn = servers.map((_, i) => servers[(i + round) % servers.length] as Server)
    for (const server of turn) samples.get(server.name)?.push(yield* measure(client, server, plan))
  }
  return servers.map(({ name }): Measured => ({ name, samples: samples.get(name) ?? [] }))
})
