/** Bodies that are too large, endless, compressed or deep. */
import { once } from "node:events"
import { setTimeout as sleep } from "node:timers/promises"
import { gzipSync } from "node:zlib"
import { watchPeak } from "../harness/processes.ts"
import { verdict } from "../harness/results.ts"
import type { Server } from "../harness/servers.ts"
import { columns, figure, whole } from "../harness/tables.ts"
import { targets } from "../targets.ts"
import { connectTo, megabytes, onServer, statusIn, statusesText, tokenOf } from "../crowds/connections.ts"

interface Hostile {
  readonly name: string
  readonly headers: ReadonlyArray<string>
  readonly pieces: () => Iterable<Uint8Array | string>
}

const megabyte = 1_000_000

function* repeated<A>(piece: A, times: number): Generator<A> {
  for (let i = 0; i < times; i++) yield piece
}

const chunk = `${(65_536).toString(16)}\r\n${" ".repeat(65_536)}\r\n`

/** A hundred members of a gzip file, each of a hundred megabytes of zeros. */
const member = gzipSync(new Uint8Array(100 * megabyte), { level: 9 })

const lengthOf = (bytes: number): string => `Content-Length: ${bytes}`

/** Deeper than a body may be long, and as deep as one may be. */
const deep = "[".repeat(100_000)
const lessDeep = "[".repeat(65_000)

const hostile: ReadonlyArray<Hostile> = [
  {
    name: "50 MB",
    headers: [lengthOf(50 * megabyte)],
    pieces: () => repeated(new Uint8Array(megabyte).fill(32), 50)
  },
  {
    name: "endless in chunks",
    headers: ["Transfer-Encoding: chunked"],
    pieces: () => repeated(chunk, Number.POSITIVE_INFINITY)
  },
  {
    name: `gzip, ${whole((100 * member.length) / megabyte)} MB of 10 GB`,
    headers: ["Content-Encoding: gzip", lengthOf(100 * member.length)],
    pieces: () => repeated(member, 100)
  },
  { name: "JSON 100,000 deep", headers: [lengthOf(deep.length)], pieces: () => [deep] },
  { name: "JSON 65,000 deep", headers: [lengthOf(lessDeep.length)], pieces: () => [lessDeep] }
]

/** As long as a client would wait at most, in milliseconds. */
const longest = 30_000

/** Sends a body until it is answered; returns when that was, in seconds, and the status. */
const sendUntilAnswered = async (server: Server, { headers, pieces }: Hostile, token: string) => {
  const begin = performance.now()
  const socket = connectTo(server).setEncoding("latin1")
  let answer = ""
  const ended = new Promise<void>((resolve) => {
    const late = setTimeout(resolve, longest)
    const end = () => {
      clearTimeout(late)
      resolve()
    }
    socket.on("close", end).on("data", (part: string) => {
      answer += part
      if (answer.includes("\r\n\r\n")) end()
    })
  })
  const over = { is: false }
  void ended.then(() => {
    over.is = true
  })
  socket.write(
    [
      "POST /api/v1/api-keys HTTP/1.1",
      "Host: bench",
      `Authorization: Bearer ${token}`,
      "Content-Type: application/json",
      ...headers,
      "\r\n"
    ].join("\r\n")
  )
  const sending = async () => {
    for (const piece of pieces()) {
      if (over.is || !socket.writable) return
      if (!socket.write(piece)) await Promise.race([once(socket, "drain"), ended]).catch(() => {})
      // Answers are read between the pieces.
      await sleep(0)
    }
  }
  await Promise.all([sending(), ended])
  socket.destroy()
  return {
    seconds: (performance.now() - begin) / 1000,
    status: statusIn(answer)
  }
}

const together = 8
const rounds = 5

const refusals = new Set(["413", "415", "422"])

export const bodies = onServer(async (server) => {
  const sendSome = async (one: Hostile, sender: string) => {
    const token = await tokenOf(sender)
    return Promise.all(Array.from({ length: together }, () => sendUntilAnswered(server, one, token)))
  }
  // The heap has grown to what bodies that may be read take.
  for (let round = 0; round < rounds; round++) {
    for (const one of hostile) await sendSome(one, `first ${round}`)
  }
  await sleep(3000)
  const before = megabytes(server)
  const rows: Array<ReadonlyArray<string>> = []
  const [took, more]: [Array<number>, Array<number>] = [[], []]
  let others = 0
  for (const one of hostile) {
    const peak = watchPeak(server.pid)
    const result: Array<Awaited<ReturnType<typeof sendUntilAnswered>>> = []
    for (let round = 0; round < rounds; round++) result.push(...(await sendSome(one, `${one.name} ${round}`)))
    const held = peak() / 1e6 - before
    const slowest = Math.max(...result.map(({ seconds }) => seconds))
    others += result.filter(({ status }) => !refusals.has(status)).length
    took.push(slowest)
    more.push(held)
    rows.push([one.name, figure(slowest), whole(held), statusesText(result)])
  }
  return {
    title: "Bodies that are refused",
    about: `How soon a server refuses bodies that are too large, endless, compressed or deep, of ${together} clients at once, ${rounds} times, and the most that it holds more meanwhile.`,
    verdicts: [
      verdict(
        targets.refusedBodies,
        "",
        others === 0 ? Math.max(...took) : Number.NaN,
        others === 0 ? "" : `${others} weren't refused`
      ),
      verdict(targets.besideBodies, "", Math.max(...more))
    ],
    tables: [columns([["", "slowest, s", "MB more", "statuses"], ...rows])]
  }
})
