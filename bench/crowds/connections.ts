/**
 * What crowds of clients that take and give nothing share: a server of one worker, connections to it by hand, and a client
 * that asks beside them whether it is alive.
 */
import { connect, type Socket } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"
import { Effect } from "effect"
import { SignJWT } from "jose"
import { serve } from "../harness/findata.ts"
import { residentMemory } from "../harness/processes.ts"
import type { Results } from "../harness/results.ts"
import type { Options, Section } from "../harness/Section.ts"
import type { Server } from "../harness/servers.ts"
import { askSteadily, percentileOf } from "../harness/steady.ts"
import { sqliteStore } from "../harness/stores.ts"
import { whole } from "../harness/tables.ts"

const jwtSecret = "of crowds alone, with 32 bytes.."

/** A token of the owner, valid for an hour. */
export const tokenOf = (sub: string): Promise<string> =>
  new SignJWT({ sub })
    .setProtectedHeader({ alg: "HS256" })
    .setExpirationTime("1h")
    .sign(new TextEncoder().encode(jwtSecret))

/** What is measured on a new server. */
export const onServer =
  (measure: (server: Server, options: Options) => Promise<Results>): Section =>
  (options) =>
    Effect.gen(function* () {
      const env = yield* sqliteStore
      const server = yield* serve("SQLite", {
        ...env,
        WORKERS: "1",
        TRIAL_RATE_LIMIT: "60",
        TRUST_PROXY: "true",
        JWT_SECRET: jwtSecret
      })
      return yield* Effect.promise(() => measure(server, options))
    })

/** The status of an answer as text, and how many there were of each. */
export const statusIn = (answer: string): string => /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? "none"

export const statusesText = (all: ReadonlyArray<{ readonly status: string }>): string =>
  [...Map.groupBy(all, ({ status }) => status)]
    .map(([status, some]) => `${status}: ${whole(some.length)}`)
    .join(", ")

/** Errors are the end of a connection. */
export const connectTo = ({ address }: Server): Socket =>
  connect(Number(new URL(address).port), "127.0.0.1").on("error", () => {})

export const megabytes = ({ pid }: Server): number => residentMemory(pid) / 1e6

/** Asks 50 times a second while something lasts; the 99th percentile of the times, NaN where an answer wasn't 200. */
export const healthBeside = async <A>({ address }: Server, during: () => Promise<A>) => {
  const stop = await askSteadily(address, [{ path: "/healthz", headers: {} }], 50)
  const result = await during()
  return { result, p99: percentileOf(await stop(), 0.99) }
}

/** The same beside nothing, for ten seconds. */
export const healthAlone = async (server: Server): Promise<number> =>
  (await healthBeside(server, () => sleep(10_000))).p99
