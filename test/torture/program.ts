/** What the programs in this folder share: a promise, servers of their own, and a report as JSON. */
import { type OwnCluster, startCluster } from "../postgres/cluster.ts"
import { findServer, type Server } from "../postgres/server.ts"

/** What came of a promise. */
export interface Outcome {
  /** How many cases it was put to the test in. */
  readonly cases: number
  /** Each way in which it was broken; none where it was kept. */
  readonly faults: ReadonlyArray<string>
  /** What was measured, and is judged by nothing. */
  readonly notes?: ReadonlyArray<string>
}

/** Programs, or anything else, for want of which a promise isn't put to the test. */
export interface Missing {
  readonly missing: ReadonlyArray<string>
}

/** What came of one of several promises. */
export interface Finding extends Outcome {
  readonly promise: string
}

/** A promise and what puts it to the test, or several that one set of servers is put to the test for. */
export interface Torture {
  readonly name: string
  readonly promise: string
  /** The programs without which it is skipped, such as `pg_ctl` or `nginx`. */
  readonly needs: ReadonlyArray<string>
  /**
   * Runs it so often, or for so many minutes; otherwise as often as usual. Returns what is missing where that is found out
   * only then.
   */
  readonly run: (times?: number) => Promise<Outcome | ReadonlyArray<Finding> | Missing>
}

/** Fails where PostgreSQL's programs aren't installed. */
export const neededServer = async (): Promise<Server> => {
  const server = await findServer()
  if (server === undefined) throw new Error("PostgreSQL's server programs are needed: none are installed")
  return server
}

/** Runs on a PostgreSQL server of its own, with more lines of configuration. */
export const withCluster = async <A>(torture: (cluster: OwnCluster) => Promise<A>, more = ""): Promise<A> => {
  const cluster = await startCluster(await neededServer(), more)
  try {
    return await torture(cluster)
  } finally {
    await cluster.stop()
  }
}

/** The number in an argument. */
export const countOf = (argument: string | undefined, otherwise: number): number => {
  const count = argument === undefined ? otherwise : Number(argument)
  if (!Number.isSafeInteger(count) || count < 1)
    throw new Error(`${argument}: expected how often, a whole number from 1`)
  return count
}

/** Prints what a program has seen. */
export const report = (seen: unknown): void => console.log(JSON.stringify(seen, null, 2))

/** Runs on a PostgreSQL server of its own, and prints what was seen. */
export const onOwnCluster = async (torture: (cluster: OwnCluster) => Promise<unknown>): Promise<void> =>
  report(await withCluster(torture))
