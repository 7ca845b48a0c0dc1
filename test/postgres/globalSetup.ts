/**
 * Gives every test run a real PostgreSQL: the one at DATABASE_URL, else a cluster of its own. Where there is neither,
 * the tests that need one are skipped and the run's last line says so; with CI=true the run fails.
 */
import { Client } from "pg"
import type { TestProject } from "vitest/node"
import { type Cluster, startCluster } from "./cluster.ts"
import { findServer } from "./server.ts"

declare module "vitest" {
  interface ProvidedContext {
    readonly postgresUrl: string | null
  }
}

const messageOf = (problem: unknown) =>
  problem instanceof Error ? problem.message || problem.name : String(problem)

const reach = async (url: string): Promise<Cluster> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  await client.connect()
  await client.end()
  return { url, stop: async () => {} }
}

const own = async (): Promise<Cluster> => {
  const server = await findServer()
  if (server === undefined) throw new Error("no server programs are installed")
  return startCluster(server)
}

export default async (project: TestProject): Promise<() => Promise<void>> => {
  const problems: Array<string> = []
  const attempt = (what: string, start: Promise<Cluster>) =>
    start.catch((problem: unknown) => {
      problems.push(`${what}: ${messageOf(problem)}`)
      return undefined
    })

  const given = process.env.DATABASE_URL || undefined
  const reached = given === undefined ? undefined : await attempt("DATABASE_URL", reach(given))
  for (const problem of problems) console.warn(`A cluster of its own stands in for ${problem}`)
  const cluster = reached ?? (await attempt("a cluster of its own", own()))
  project.provide("postgresUrl", cluster?.url ?? null)

  if (cluster !== undefined) return cluster.stop
  if (process.env.CI === "true") throw new Error(`No PostgreSQL for the tests. ${problems.join("; ")}`)
  return async () => console.log(`Tests that need PostgreSQL were skipped. ${problems.join("; ")}`)
}
