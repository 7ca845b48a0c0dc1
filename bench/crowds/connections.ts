/** Connections to a server by hand, and a client that asks beside them whether it is alive. */
import { connect, type Socket } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"
import { residentMemory } from "../harness/processes.ts"
import type { Server } from "../harness/servers.ts"
import { percentile } from "../harness/statistics.ts"
import { askSteadily } from "../harness/steady.ts"

/** Errors are the end of a connection. */
export const connectTo = ({ address }: Server): Socket =>
  connect(Number(new URL(address).port), "127.0.0.1").on("error", () => {})

export const megabytes = ({ pid }: Server): number => residentMemory(pid) / 1e6

/** Asks 50 times a second while something lasts; the 99th percentile of the times, NaN where an answer wasn't 200. */
export const healthBeside = async <A>({ address }: Server, during: () => Promise<A>) => {
  const stop = await askSteadily(address, [{ path: "/healthz", headers: {} }], 50)
  const result = await during()
  const { outcomes, times } = await stop()
  const failed = Object.keys(outcomes).some((status) => status !== "200")
  return { result, p99: failed ? Number.NaN : percentile(times, 0.99) }
}

/** The same beside nothing, for ten seconds. */
export const healthAlone = async (server: Server): Promise<number> =>
  (await healthBeside(server, () => sleep(10_000))).p99
