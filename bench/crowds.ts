/**
 * Memory after crowds: two minutes after requests with so many different keys that don't exist and of so many clients on
 * trial, and then beside so many connections that stay idle. Exits with 1 when a target is missed.
 *
 *     node bench/crowds.ts [--keys 1000000] [--clients 200000] [--connections 10000] [--workers 1]
 */
import { connect, type Socket } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"
import { parseArgs } from "node:util"
import { NodeRuntime } from "@effect/platform-node"
import { Effect } from "effect"
import { KeySecret } from "../core/mod.ts"
import { serve } from "./harness/findata.ts"
import { circumstances } from "./harness/machine.ts"
import { residentMemory } from "./harness/processes.ts"
import { keep, print, type Results } from "./harness/results.ts"
import type { Server } from "./harness/servers.ts"
import { percentile } from "./harness/statistics.ts"
import { askSteadily } from "./harness/steady.ts"
import { sqliteStore } from "./harness/stores.ts"
import { columns, figure, whole } from "./harness/tables.ts"
import { verdict } from "./harness/verdicts.ts"
import { targets } from "./targets.ts"

const { values } = parseArgs({
  options: {
    keys: { type: "string", default: "1000000" },
    clients: { type: "string", default: "200000" },
    connections: { type: "string", default: "10000" },
    workers: { type: "string", default: "1" }
  }
})

const numberOf = (name: "keys" | "clients" | "connections"): number => {
  const number = Number(values[name])
  if (Number.isInteger(number) && number >= 1) return number
  throw new Error(`--${name} ${values[name]}: expected a whole number from 1`)
}
const [keys, clients, connections] = [numberOf("keys"), numberOf("clients"), numberOf("connections")]

const portOf = ({ address }: Server): number => Number(new URL(address).port)

/** So many requests are sent before their answers are awaited, over each of so many connections. */
const pipelined = 50
const senders = 8

/** The end of an answer that has a body of the API's. */
const end = /\}(?=HTTP\/1\.1 |$)/g

/** Sends requests with the headers of each number up to `count`; returns how many got which status. */
const sendAll = async (server: Server, count: number, path: string, headersOf: (n: number) => string) => {
  const outcomes: Record<string, number> = {}
  let next = 0
  const send = async () => {
    const socket = connect(portOf(server), "127.0.0.1").setEncoding("utf8")
    while (next < count) {
      const from = next
      next = Math.min(count, next + pipelined)
      const batch = Array.from(
        { length: next - from },
        (_, i) => `GET ${path} HTTP/1.1\r\nHost: bench\r\n${headersOf(from + i)}\r\n\r\n`
      )
      await new Promise<void>((resolve, reject) => {
        let text = ""
        const onData = (part: string) => {
          text += part
          const statuses = text.match(/(?<=HTTP\/1\.1 )\d{3}/g) ?? []
          if (statuses.length < batch.length || (text.match(end) ?? []).length < batch.length) return
          for (const status of statuses) outcomes[status] = (outcomes[status] ?? 0) + 1
          socket.off("data", onData)
          resolve()
        }
        socket.on("data", onData).once("error", reject)
        socket.write(batch.join(""))
      })
      socket.removeAllListeners("error")
    }
    socket.destroy()
  }
  await Promise.all(Array.from({ length: senders }, send))
  return outcomes
}

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

/** In base 62, in so many digits. */
const inBase62 = (value: number, places: number): string =>
  places === 0 ? "" : inBase62(Math.floor(value / 62), places - 1) + digits.charAt(value % 62)

/** An unknown key of the right form, which only the store can refuse. */
const keyAt = (n: number): string => {
  const text = `ak_${inBase62(n, 34)}`
  return `X-API-Key: ${text}${inBase62(KeySecret.crc32(text), 6)}`
}

const addressOf = (n: number): string =>
  n % 2 === 0
    ? `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`
    : `2001:db8:${(n >> 16).toString(16)}:${(n & 65_535).toString(16)}::1`

/** A period of a trial, and a minute more. */
const forgotten = 125_000

const health = { path: "/healthz", headers: {} }

const timesOf = async ({ address }: Server, seconds: number) => {
  const stop = await askSteadily(address, [health], 50)
  await sleep(seconds * 1000)
  return (await stop()).times
}

const idleConnections = async (server: Server): Promise<ReadonlyArray<Socket>> => {
  const opened: Array<Socket> = []
  for (let n = 0; n < connections; n++) {
    const socket = connect(portOf(server), "127.0.0.1")
    opened.push(socket)
    await new Promise<void>((resolve, reject) => {
      socket.once("data", () => resolve()).once("error", reject)
      socket.write("GET /healthz HTTP/1.1\r\nHost: bench\r\n\r\n")
    })
  }
  return opened
}

const basic = "/api/v1/financial-v4/profile?symbol=ZZZZ"

const clientAt = (n: number): string => `X-Forwarded-For: ${addressOf(n)}`

const textOf = (outcomes: Readonly<Record<string, number>>): string =>
  Object.entries(outcomes)
    .map(([status, count]) => `${status}: ${whole(count)}`)
    .join(", ")

const measure = async (server: Server) => {
  const megabytes = (): number => residentMemory(server.pid) / 1e6
  // The heap has grown to what requests take.
  await sendAll(server, 50_000, basic, () => keyAt(0))
  await sendAll(server, 50_000, basic, () => clientAt(0))
  await sleep(5000)
  const before = megabytes()
  console.error(`  ${whole(keys)} unknown keys`)
  const ofKeys = await sendAll(server, keys, basic, keyAt)
  const afterKeys = megabytes()
  console.error(`  ${whole(clients)} clients`)
  const ofClients = await sendAll(server, clients, basic, clientAt)
  const afterClients = megabytes()
  console.error(`  two minutes`)
  await sleep(forgotten)
  const later = megabytes()
  const base = await timesOf(server, 10)
  const idle = await idleConnections(server)
  const beside = await timesOf(server, 10)
  const withIdle = megabytes()
  for (const socket of idle) socket.destroy()
  return {
    crowds: later - before,
    idle: withIdle - later,
    tails: { base: percentile(base, 0.99), beside: percentile(beside, 0.99) },
    rows: [
      ["", "MB", "statuses"],
      ["before", whole(before), ""],
      [`${whole(keys)} unknown keys`, whole(afterKeys), textOf(ofKeys)],
      [`${whole(clients)} clients`, whole(afterClients), textOf(ofClients)],
      ["two minutes later", whole(later), ""],
      [`${whole(connections)} idle connections`, whole(withIdle), ""]
    ]
  }
}

const program = Effect.gen(function* () {
  const found = yield* Effect.promise(() => circumstances("npm run bench:crowds"))
  const env = yield* sqliteStore
  const server = yield* serve("SQLite", {
    ...env,
    WORKERS: values.workers,
    TRIAL_RATE_LIMIT: "60",
    TRUST_PROXY: "true"
  })
  const { crowds, idle, rows, tails } = yield* Effect.promise(() => measure(server))
  const results: Results = {
    title: "After crowds",
    about: `What a server (WORKERS=${values.workers}) holds more than before: two minutes after requests with ${whole(keys)} different unknown keys and one request each of ${whole(clients)} clients on a limited trial, and then during ${whole(connections)} idle connections.`,
    verdicts: [
      verdict(targets.crowds, "", crowds),
      verdict(targets.idleConnections, "", idle),
      verdict(
        targets.besideIdle,
        "",
        tails.beside / tails.base,
        `${figure(tails.beside)} ms of ${figure(tails.base)} ms`
      )
    ],
    tables: [columns(rows)]
  }
  print(results)
  keep(results, found)
})

NodeRuntime.runMain(Effect.scoped(program))
