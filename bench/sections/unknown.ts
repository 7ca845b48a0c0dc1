/** Keys that don't exist, and clients on trial, each of which asks once. */
import { setTimeout as sleep } from "node:timers/promises"
import { KeySecret } from "../../core/ports.ts"
import { verdict } from "../harness/results.ts"
import type { Server } from "../harness/servers.ts"
import { columns, whole } from "../harness/tables.ts"
import { targets } from "../targets.ts"
import { connectTo, megabytes, onServer } from "../crowds/connections.ts"

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
    const socket = connectTo(server).setEncoding("utf8")
    while (next < count) {
      const from = next
      next = Math.min(count, next + pipelined)
      const batch = Array.from(
        { length: next - from },
        (_, i) => `GET ${path} HTTP/1.1\r\nHost: bench\r\n${headersOf(from + i)}\r\n\r\n`
      )
      await new Promise<void>((resolve, reject) => {
        let text = ""
        const onClose = () => reject(new Error("A connection was closed before its answers"))
        const onData = (part: string) => {
          text += part
          const statuses = text.match(/(?<=HTTP\/1\.1 )\d{3}/g) ?? []
          if (statuses.length < batch.length || (text.match(end) ?? []).length < batch.length) return
          for (const status of statuses) outcomes[status] = (outcomes[status] ?? 0) + 1
          socket.off("data", onData).off("close", onClose)
          resolve()
        }
        socket.on("data", onData).once("close", onClose)
        socket.write(batch.join(""))
      })
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

const clientAt = (n: number): string => `X-Forwarded-For: ${addressOf(n)}`

/** A period of a trial, and a minute more. */
const forgotten = 125_000

const basic = "/api/v1/financial-v4/profile?symbol=ZZZZ"

const textOf = (outcomes: Readonly<Record<string, number>>): string =>
  Object.entries(outcomes)
    .map(([status, count]) => `${status}: ${whole(count)}`)
    .join(", ")

export const unknown = onServer(async (server, { isQuick }) => {
  const [keys, clients] = isQuick ? [20_000, 4000] : [1_000_000, 200_000]
  // The heap has grown to what requests take.
  await sendAll(server, 50_000, basic, () => keyAt(0))
  await sendAll(server, 50_000, basic, () => clientAt(0))
  await sleep(5000)
  const before = megabytes(server)
  console.error(`  ${whole(keys)} unknown keys`)
  const ofKeys = await sendAll(server, keys, basic, keyAt)
  const afterKeys = megabytes(server)
  console.error(`  ${whole(clients)} clients`)
  const ofClients = await sendAll(server, clients, basic, clientAt)
  const afterClients = megabytes(server)
  console.error(`  two minutes`)
  await sleep(forgotten)
  const later = megabytes(server)
  return {
    title: "After crowds",
    about: `What a server holds more than before two minutes after requests with ${whole(keys)} different unknown keys and one request each of ${whole(clients)} clients on a limited trial.`,
    verdicts: [verdict(targets.crowds, "", later - before)],
    tables: [
      columns([
        ["", "MB", "statuses"],
        ["before", whole(before), ""],
        [`${whole(keys)} unknown keys`, whole(afterKeys), textOf(ofKeys)],
        [`${whole(clients)} clients`, whole(afterClients), textOf(ofClients)],
        ["two minutes later", whole(later), ""]
      ])
    ]
  }
})
