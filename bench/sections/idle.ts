/** Connections that stay open without a request. */
import type { Socket } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"
import { verdict } from "../harness/results.ts"
import type { Server } from "../harness/servers.ts"
import { columns, figure, whole } from "../harness/tables.ts"
import { targets } from "../targets.ts"
import { connectTo, healthAlone, healthBeside, megabytes, onServer } from "../crowds/connections.ts"

/** Each has had one answer. */
const opened = async (server: Server, count: number): Promise<ReadonlyArray<Socket>> => {
  const sockets: Array<Socket> = []
  for (let n = 0; n < count; n++) {
    const socket = connectTo(server)
    sockets.push(socket)
    await new Promise<void>((resolve, reject) => {
      socket
        .once("data", () => resolve())
        .once("close", () => reject(new Error(`Connection ${n} was closed`)))
      socket.write("GET /healthz HTTP/1.1\r\nHost: bench\r\n\r\n")
    })
  }
  return sockets
}

export const idle = onServer(async (server, { isQuick }) => {
  const connections = isQuick ? 500 : 10_000
  const base = await healthAlone(server)
  const before = megabytes(server)
  const sockets = await opened(server, connections)
  const { p99 } = await healthBeside(server, () => sleep(10_000))
  const after = megabytes(server)
  for (const socket of sockets) socket.removeAllListeners().destroy()
  return {
    title: "Beside idle connections",
    about: `What a server holds more during ${whole(connections)} connections that stay open after an answer, and how soon others are answered.`,
    verdicts: [
      verdict(targets.idleConnections, "", after - before),
      verdict(targets.besideIdle, "", p99 / base, `${figure(p99)} ms of ${figure(base)} ms`)
    ],
    tables: [
      columns([
        ["", "MB", "healthz p99 ms"],
        ["before", whole(before), figure(base)],
        [`${whole(connections)} connections`, whole(after), figure(p99)]
      ])
    ]
  }
})
