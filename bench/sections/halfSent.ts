/** Clients that begin a request and don't end it. */
import { setTimeout as sleep } from "node:timers/promises"
import { verdict } from "../harness/results.ts"
import type { Server } from "../harness/servers.ts"
import { columns, figure, whole } from "../harness/tables.ts"
import { targets } from "../targets.ts"
import {
  connectTo,
  healthAlone,
  healthBeside,
  onServer,
  statusIn,
  statusesText,
  tokenOf
} from "../crowds/connections.ts"

/** As long as a client would wait at most, in milliseconds. */
const longest = 60_000

const halfOfHeaders = "GET /healthz HTTP/1.1\r\nHost: bench\r\nX-Half: "

/** The beginning of a body that would be read: of an owner who may still send some. */
const halfOfBody = async (n: number): Promise<string> =>
  [
    "POST /api/v1/api-keys HTTP/1.1",
    "Host: bench",
    `Authorization: Bearer ${await tokenOf(`half ${n % 20}`)}`,
    "Content-Type: application/json",
    "Content-Length: 1000",
    "",
    '{"name": "'
  ].join("\r\n")

/** Over how long the clients come, in milliseconds. */
const arrival = 5000

/** When a connection was closed after it sent a text, in seconds, with the status that it got before. */
const closed = async (server: Server, text: string, arrivesAt: number) => {
  await sleep(arrivesAt)
  return new Promise<{ readonly after: number; readonly status: string }>((resolve) => {
    const begin = performance.now()
    const socket = connectTo(server).setEncoding("latin1")
    let answer = ""
    const late = setTimeout(() => socket.destroy(), longest)
    socket
      .on("data", (part: string) => {
        answer += part
      })
      .on("close", () => {
        clearTimeout(late)
        resolve({ after: (performance.now() - begin) / 1000, status: statusIn(answer) })
      })
    socket.write(text)
  })
}

type Closed = Awaited<ReturnType<typeof closed>>

const row = (what: string, all: ReadonlyArray<Closed>): ReadonlyArray<string> => [
  `${whole(all.length)} half-sent ${what}`,
  figure(Math.min(...all.map(({ after }) => after))),
  figure(Math.max(...all.map(({ after }) => after))),
  statusesText(all)
]

export const halfSent = onServer(async (server, { isQuick }) => {
  const each = isQuick ? 50 : 1000
  const base = await healthAlone(server)
  const bodies = await Promise.all(Array.from({ length: each }, (_, n) => halfOfBody(n)))
  const { p99, result } = await healthBeside(server, () =>
    Promise.all([
      Promise.all(bodies.map((_, n) => closed(server, halfOfHeaders, (n * arrival) / each))),
      Promise.all(bodies.map((text, n) => closed(server, text, (n * arrival) / each)))
    ])
  )
  const [ofHeaders, ofBodies] = result
  return {
    title: "Beside half-sent requests",
    about: `When a server cuts off ${whole(each)} clients that send half of their headers and ${whole(each)} that send half of a body, all of whom come within five seconds, and how soon others are answered meanwhile.`,
    verdicts: [
      verdict(targets.halfSent, "", Math.max(...result.flat().map(({ after }) => after))),
      verdict(targets.besideHalfSent, "", p99 / base, `${figure(p99)} ms of ${figure(base)} ms`)
    ],
    tables: [
      columns([
        ["", "first closed, s", "last, s", "statuses"],
        row("headers", ofHeaders),
        row("bodies", ofBodies)
      ])
    ]
  }
})
