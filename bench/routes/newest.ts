/** The newest 100 bars of a random company, read from the database each time, by findata and its peers. */
import { resolve } from "node:path"
import { Effect } from "effect"
import { type Likeness, checkAgreement } from "../harness/agreement.ts"
import {
  type Contestant,
  type Measured,
  type Plan,
  asked,
  measureAll,
  pgbench,
  requestTable,
  thrift,
  together
} from "../harness/contestants.ts"
import type { Load } from "../harness/loads.ts"
import { fastapiModel, fastapiTuned, fastifyPg, findPython, nodePg } from "../harness/peers.ts"
import { runs } from "../harness/programs.ts"
import { type Verdict, verdict } from "../harness/results.ts"
import type { Server } from "../harness/servers.ts"
import { type Target, targets } from "../targets.ts"
import { worseRatio } from "./kept.ts"
import { type Ours, companies, requestsOf } from "./world.ts"

interface Peer {
  readonly server: Server
  readonly likeness: Likeness
  readonly target: Target
}

const script = resolve(import.meta.dirname, "../peers/newest.pgbench.sql")

const peersOn = Effect.fnUntraced(function* (url: string) {
  const [probe = { path: "", headers: {} }] = requestsOf("100 bars", [], "")
  const peers: Array<Peer> = [
    { server: yield* nodePg(url, probe), likeness: "bytes", target: targets.newestNodePg },
    { server: yield* fastifyPg(url, probe), likeness: "bytes", target: targets.newestFastify }
  ]
  const python = yield* findPython
  if (python !== null) {
    const model = yield* fastapiModel(python, url, probe)
    const tuned = yield* fastapiTuned(python, url, probe)
    peers.push(
      { server: model, likeness: "values", target: targets.newestFastapiModel },
      { server: tuned, likeness: "values", target: targets.newestFastapiTuned }
    )
  }
  return peers
})

const noPython = "no Python with fastapi, uvicorn, asyncpg and ujson"

const requestsTo = ({ key }: Ours) => Effect.map(key, (secret) => requestsOf("100 bars", [], secret))

/** Neither database is measured without PostgreSQL, which every peer reads. */
export const measureNewest = Effect.fnUntraced(function* (
  sqlite: Ours,
  postgres: Ours,
  load: Load,
  plan: Plan
) {
  const url = postgres.fresh.database ?? ""
  const peers = yield* peersOn(url)
  const [toSqlite, toPostgres] = [yield* requestsTo(sqlite), yield* requestsTo(postgres)]
  const others = peers.map(({ likeness, server }) => [server, likeness] as const)
  yield* Effect.promise(() => checkAgreement(postgres.fresh, others, toPostgres))
  yield* Effect.promise(() => checkAgreement(sqlite.fresh, [[sqlite.keeping, "bytes"]], toSqlite))
  const contestants: ReadonlyArray<Contestant> = [
    asked(postgres.fresh.name, postgres.fresh, toPostgres, load),
    asked(sqlite.fresh.name, sqlite.fresh, toSqlite, load),
    ...peers.map(({ server }) => asked(server.name, server, toPostgres, load)),
    ...((yield* Effect.promise(() => runs("pgbench", "--version")))
      ? [pgbench(url, script, { companies })]
      : [])
  ]
  const measured = yield* Effect.promise(() => measureAll(contestants, plan))
  const [onPostgres, onSqlite, base] = measured as [Measured, Measured, Measured]
  const against = (target: Target): Verdict => {
    const peer = measured[2 + peers.findIndex((one) => one.target === target)]
    const isThere = peers.some((one) => one.target === target)
    return isThere && peer !== undefined
      ? verdict(target, "Postgres", worseRatio(onPostgres, peer))
      : verdict(target, "Postgres", null, noPython)
  }
  return {
    verdicts: [
      ...[
        targets.newestNodePg,
        targets.newestFastify,
        targets.newestFastapiModel,
        targets.newestFastapiTuned
      ].map(against),
      verdict(targets.newestSqlite, "SQLite", thrift(onSqlite, base, together))
    ],
    table: requestTable(targets.newestNodePg.what, measured)
  }
}, Effect.scoped)
