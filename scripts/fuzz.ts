/**
 * Sends random requests to servers that the command starts, over the sample, by the routes and by the front door, and
 * holds each answer against openapi.json; then imports mutated files. Half of each is on SQLite, half on PostgreSQL: the one
 * at DATABASE_URL, else a cluster of its own. Ends with 1 where anything is wrong. `npm run fuzz -- --requests 20000 --files
 * 2000`, with FUZZ_SEED for the same again.
 */
import { parseArgs } from "node:util"
import * as fc from "fast-check"
import { differences, faultsOf } from "../test/fuzz/conformance.ts"
import { mutatedFiles } from "../test/fuzz/files.ts"
import { importFaults } from "../test/fuzz/importing.ts"
import { headersOf, requestsTo, type Sent } from "../test/fuzz/requests.ts"
import { seed } from "../test/fuzz/seed.ts"
import { type Finding, survey } from "../test/fuzz/survey.ts"
import { startCluster } from "../test/postgres/cluster.ts"
import { createOn, dropOn } from "../test/postgres/databases.ts"
import { findServer } from "../test/postgres/server.ts"
import { openTarget, sample } from "./fuzz/servers.ts"
import { postgresStores, sqliteStores } from "./fuzz/stores.ts"

const { values } = parseArgs({
  options: { requests: { type: "string", default: "20000" }, files: { type: "string", default: "2000" } }
})

const countOf = (name: "requests" | "files"): number => {
  const count = Number(values[name])
  if (!Number.isInteger(count) || count < 0) {
    throw new Error(`--${name} is ${JSON.stringify(values[name])}: a whole number from 0 is needed`)
  }
  return count
}

/** Requests under way at a time. */
const together = 4

/** The findings of a server's answers, and of its log. */
const findingsAt = async (
  databaseUrl: string | null,
  sent: ReadonlyArray<Sent>
): Promise<ReadonlyArray<Finding>> => {
  const target = await openTarget(databaseUrl)
  const counts = new Map<number, number>()
  const faultsAt = async (request: Sent): Promise<ReadonlyArray<string>> => {
    const headers = headersOf(request, target.credentials())
    const toRoutes = request.body === null ? { "content-length": "0" } : {}
    const byRoutes = await target.send(request, { ...headers, ...toRoutes })
    counts.set(byRoutes.status, (counts.get(byRoutes.status) ?? 0) + 1)
    const faults = faultsOf(request, byRoutes)
    if (!["GET", "HEAD"].includes(request.method)) return faults
    const again = await target.send(request, headers)
    // Keys change meanwhile, and so do the quotas that their usage reports.
    const isOfKeys = request.target.toLowerCase().startsWith("/api/v1/api-keys")
    return [
      ...faults,
      ...faultsOf(request, again),
      ...(isOfKeys || again.status === 503 || byRoutes.status === 503
        ? []
        : differences("by the front door", byRoutes, again))
    ]
  }
  const findings = await survey(sent, faultsAt, together)
  const log = await target.stop()
  const listed = [...counts].toSorted(([a], [b]) => a - b).map(([status, times]) => `${times} x ${status}`)
  console.log(`  ${listed.join(", ")}`)
  const leaked = target.secrets.filter((secret) => log.includes(secret))
  const failed = log.split("\n").filter((line) => /"level":"(ERROR|FATAL)"|Unhandled/.test(line))
  return [
    ...findings,
    ...leaked.map((secret) => ({ fault: "the log contains a secret", times: 1, input: secret.slice(0, 3) })),
    ...failed.slice(0, 3).map((input) => ({ fault: "the log has an error", times: failed.length, input }))
  ]
}

/** Prints the findings; returns how many there are. */
const report = (findings: ReadonlyArray<Finding>): number => {
  for (const { fault, input, times } of findings) console.log(`  ${times} times: ${fault}\n    ${input}`)
  return findings.length
}

const [requests, files] = [countOf("requests"), countOf("files")]
const sent = fc.sample(requestsTo(sample), { numRuns: Math.max(requests, 1), seed }).slice(0, requests)
const mutated = fc.sample(mutatedFiles, { numRuns: Math.max(files, 1), seed }).slice(0, files)

/** The even ones, or the odd ones. */
const half = <A>(all: ReadonlyArray<A>, odd: 0 | 1): ReadonlyArray<A> => all.filter((_, i) => i % 2 === odd)

const onSqlite = async (): Promise<number> => {
  console.log(`On SQLite, FUZZ_SEED=${seed}`)
  const ofRequests = report(await findingsAt(null, half(sent, 0)))
  const { close, stores } = await sqliteStores()
  const ofFiles = report(await survey(half(mutated, 0), importFaults(stores)).finally(close))
  return ofRequests + ofFiles
}

const onPostgres = async (): Promise<number> => {
  console.log(`On PostgreSQL, FUZZ_SEED=${seed}`)
  const given = process.env["DATABASE_URL"]
  const programs = given === undefined ? await findServer() : undefined
  if (given === undefined && programs === undefined) throw new Error("No PostgreSQL: set DATABASE_URL")
  const cluster = programs === undefined ? null : await startCluster(programs)
  const server = given ?? cluster?.url ?? ""
  try {
    const database = await createOn(server)
    const ofRequests = report(
      await findingsAt(database, half(sent, 1)).finally(() => dropOn(server, database))
    )
    const { close, stores } = await postgresStores(server)
    const ofFiles = report(await survey(half(mutated, 1), importFaults(stores)).finally(close))
    return ofRequests + ofFiles
  } finally {
    await cluster?.stop()
  }
}

const found = (await onSqlite()) + (await onPostgres())
console.log(found === 0 ? "Nothing is wrong" : `${found} kinds of faults`)
process.exitCode = found === 0 ? 0 : 1
