/** A TCP proxy before a PostgreSQL server, which can fall silent, connections stay open and nothing arrives, or stutter. */
import { createServer, connect, type Socket } from "node:net"
import { once } from "node:events"
import type { AddressInfo } from "node:net"
import { Effect, type Scope } from "effect"

export interface Proxy {
  /** The URL of the database through the proxy. */
  readonly url: string
  /** How many connections listen, and aren't silent. */
  readonly listeners: () => number
  /** Forwards nothing more in either direction of the connections that listen at the moment. */
  readonly silenceListeners: () => void
  /** From now on each answer of the server arrives so many milliseconds late. */
  readonly stutter: (delay: number) => void
}

const start = async (database: string) => {
  const target = new URL(database)
  const listeners = new Set<() => void>()
  const sockets = new Set<Socket>()
  let delay = 0
  const server = createServer((client) => {
    const upstream = connect(Number(target.port || 5432), target.hostname)
    let isSilent = false
    const join = (from: Socket, to: Socket) => {
      sockets.add(from)
      from.on("data", (bytes) => {
        if (isSilent) return
        if (delay === 0 || to === upstream) to.write(bytes)
        else setTimeout(() => to.write(bytes), delay)
      })
      from.on("error", () => to.destroy())
      from.on("close", () => to.destroy())
    }
    const silence = () => {
      isSilent = true
    }
    client.on("data", (bytes) => {
      if (/listen/i.test(bytes.toString("latin1"))) listeners.add(silence)
    })
    client.on("close", () => listeners.delete(silence))
    join(client, upstream)
    join(upstream, client)
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const url = new URL(database)
  url.port = String((server.address() as AddressInfo).port)
  url.hostname = "127.0.0.1"
  const proxy: Proxy = {
    url: url.href,
    listeners: () => listeners.size,
    silenceListeners: () => {
      for (const silence of listeners) silence()
      listeners.clear()
    },
    stutter: (milliseconds) => {
      delay = milliseconds
    }
  }
  const stop = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  return { proxy, stop }
}

export const proxyTo = (database: string): Effect.Effect<Proxy, never, Scope.Scope> =>
  Effect.map(
    Effect.acquireRelease(
      Effect.promise(() => start(database)),
      ({ stop }) => Effect.sync(stop)
    ),
    ({ proxy }) => proxy
  )
