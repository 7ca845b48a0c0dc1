/** A PostgreSQL server for the tests of a file that stop, freeze or restart it. */
import { afterAll, beforeAll, describe } from "vitest"
import { type OwnCluster, startCluster } from "./cluster.ts"
import { findServer } from "./server.ts"

const server = await findServer()

/** Groups tests that start a server: skipped where its programs aren't installed. */
export const describeCluster = server === undefined ? describe.skip : describe

/** Started before the tests of a group and stopped after them; with more lines of configuration, and their files. */
export const ownCluster = (
  more?: string,
  files?: Readonly<Record<string, string>>
): { readonly current: () => OwnCluster } => {
  let cluster: OwnCluster | undefined
  beforeAll(async () => {
    if (server !== undefined) cluster = await startCluster(server, more, files)
  }, 60_000)
  afterAll(() => cluster?.stop())
  return {
    current: () => {
      if (cluster === undefined)
        throw new Error("The server runs while tests do, not while they are registered")
      return cluster
    }
  }
}
