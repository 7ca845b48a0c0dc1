/**
 * The newest 100 bars of a random company, as findata answers them on SQLite and on Postgres (with a key, its quota, checks
 * and ETag), against a bare server of `node:http` and `pg` that answers the same bytes. One run measures them all; the
 * machine's own speed cancels out in the ratios.
 *
 *     node bench/prices.ts [--seconds 2] [--rounds 6] [--connections 48]
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
  options: {
    seconds: { type: "string", default: "2" },
    rounds: { type: "string", default: "6" },
    connections: { type: "string", default: "48" }
  }
})

const plan: Plan = {
  seconds: Number(values.seconds),
  rounds: Number(values.rounds),
  connections: Number(values.connections)
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
  const servers = postgres === null ? [sqlite] : [sqlite, postgres.findata, postgres.bare, postgres.keeping]
  yield* checkAgreement(servers)
  const measured = yield* measureAll(servers, plan)
  const [onSqliteMeasured, onPostgresMeasured, bare, keeping] = measured
  console.log(`\n${table(measured)}\n`)
  if (onSqliteMeasured && onPostgresMeasured && bare && keeping) {
    console.log(comparison(onPostgresMeasured, bare, leastOfBare))
    console.log(comparison(onSqliteMeasured, bare, null))
    console.log(comparison(keeping, bare, null))
  }
})

NodeRuntime.runMain(Effect.scoped(program))
