/**
 * The newest 100 bars of a random company, as findata serves them (with a key, its quota, checks and ETag): from SQLite
 * and from PostgreSQL each time, and from cached bodies; against a bare server of `node:http` and `pg` with the same
 * responses. One run measures them all, in turn: the speed and load of the machine mostly cancel out in the ratios.
 *
 *     node bench/prices.ts [--seconds 1] [--rounds 12] [--connections 48]
 */
import { parseArgs } from "node:util"
import { NodeRuntime } from "@effect/platform-node"
import { Effect } from "effect"
import { checkAgreement } from "./agreement.ts"
import { barsEach, companies, pathOf } from "./dataset.ts"
import { comparison, table } from "./report.ts"
import { measureAll, type Plan } from "./rounds.ts"
import { onPostgres, onSqlite } from "./servers.ts"

const { values } = parseArgs({
  options: { seconds: { type: "string" }, rounds: { type: "string" }, connections: { type: "string" } }
})

const above0 = (option: keyof Plan, otherwise: number): number => {
  const value = Number(values[option] ?? otherwise)
  if (!(value > 0)) throw new Error(`--${option} ${values[option]}: expected a number above 0`)
  return value
}

const plan: Plan = {
  seconds: above0("seconds", 1),
  rounds: above0("rounds", 12),
  connections: above0("connections", 48)
}

const leastOfBare = 0.9

const program = Effect.gen(function* () {
  console.log(
    `GET ${pathOf("SYMBOL")}: ${companies} companies of ${barsEach} bars, ${plan.connections} connections`
  )
  const postgres = yield* Effect.catchTag(onPostgres, "NoPostgres", ({ message }) => {
    console.log(message)
    return Effect.succeed(null)
  })
  const sqlite = yield* onSqlite
  const servers = postgres === null ? [sqlite] : [sqlite, postgres.findata, postgres.keeping, postgres.bare]
  yield* checkAgreement(servers)
  const measured = yield* measureAll(servers, plan)
  console.log(`\n${table(measured)}\n`)
  const [fromSqlite, fromPostgres, keeping, bare] = measured
  if (!fromSqlite || !fromPostgres || !keeping || !bare) return
  console.log(comparison(fromPostgres, bare, leastOfBare))
  console.log(comparison(fromSqlite, bare, null))
  console.log(comparison(keeping, bare, null))
})

NodeRuntime.runMain(Effect.scoped(program))
