/** What the programs in this folder share: a server of their own, and a report as JSON. */
import { type OwnCluster, startCluster } from "../postgres/cluster.ts"
import { findServer } from "../postgres/server.ts"

/** The number in an argument. */
export const countOf = (argument: string | undefined, otherwise: number): number => {
  const count = argument === undefined ? otherwise : Number(argument)
  if (!Number.isSafeInteger(count) || count < 1)
    throw new Error(`${argument}: expected how often, a whole number from 1`)
  return count
}

/** Prints what a program has seen. */
const report = (seen: unknown): void => console.log(JSON.stringify(seen, null, 2))

/** Runs on a PostgreSQL server of its own, and prints what was seen. */
export const onOwnCluster = async (torture: (cluster: OwnCluster) => Promise<unknown>): Promise<void> => {
  const server = await findServer()
  if (server === undefined) throw new Error("PostgreSQL's server programs are needed: none are installed")
  const cluster = await startCluster(server)
  try {
    report(await torture(cluster))
  } finally {
    await cluster.stop()
  }
}
