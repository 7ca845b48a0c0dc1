/**
 * Crowds of clients that take and give nothing: keys that don't exist and clients on trial, idle connections, half-sent
 * requests, bodies that are refused. Exits with 1 when a target is missed.
 *
 *     node bench/crowds.ts [--only unknown|idle|half-sent|bodies] [--keys 1000000] [--clients 200000]
 *         [--connections 10000] [--half-sent 1000] [--workers 1]
 */
import { parseArgs } from "node:util"
import { NodeRuntime } from "@effect/platform-node"
import { Effect } from "effect"
import { bodies } from "./crowds/bodies.ts"
import { halfSent } from "./crowds/halfSent.ts"
import { idle } from "./crowds/idle.ts"
import { jwtSecret } from "./crowds/tokens.ts"
import { unknown } from "./crowds/unknown.ts"
import { serve } from "./harness/findata.ts"
import { circumstances } from "./harness/machine.ts"
import { keep, print, type Results } from "./harness/results.ts"
import type { Server } from "./harness/servers.ts"
import { sqliteStore } from "./harness/stores.ts"

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    keys: { type: "string", default: "1000000" },
    clients: { type: "string", default: "200000" },
    connections: { type: "string", default: "10000" },
    "half-sent": { type: "string", default: "1000" },
    workers: { type: "string", default: "1" }
  }
})

const numberOf = (name: "keys" | "clients" | "connections" | "half-sent"): number => {
  const number = Number(values[name])
  if (Number.isInteger(number) && number >= 1) return number
  throw new Error(`--${name} ${values[name]}: expected a whole number from 1`)
}

const numbers = {
  keys: numberOf("keys"),
  clients: numberOf("clients"),
  connections: numberOf("connections"),
  halfSent: numberOf("half-sent")
}

const crowds: Readonly<Record<string, (server: Server) => Promise<Results>>> = {
  "half-sent": (server) => halfSent(server, numbers.halfSent),
  bodies,
  idle: (server) => idle(server, numbers.connections),
  unknown: (server) => unknown(server, numbers.keys, numbers.clients)
}

const wanted = Object.entries(crowds).filter(([name]) => values.only === undefined || values.only === name)
if (wanted.length === 0)
  throw new Error(`--only ${values.only}: expected one of ${Object.keys(crowds).join(", ")}`)

const measured = Effect.fnUntraced(function* (crowd: (server: Server) => Promise<Results>) {
  const env = yield* sqliteStore
  const server = yield* serve("SQLite", {
    ...env,
    WORKERS: values.workers,
    TRIAL_RATE_LIMIT: "60",
    TRUST_PROXY: "true",
    JWT_SECRET: jwtSecret
  })
  return yield* Effect.promise(() => crowd(server))
}, Effect.scoped)

const program = Effect.gen(function* () {
  const found = yield* Effect.promise(() => circumstances("npm run bench:crowds"))
  for (const [name, crowd] of wanted) {
    console.error(`  ${name}`)
    const results = yield* measured(crowd)
    print(results)
    keep(results, found)
  }
})

NodeRuntime.runMain(program)
