/** What ports the system lets a server listen on. */
import { once } from "node:events"
import { connect, createServer, type ListenOptions } from "node:net"
import { Effect } from "effect"

/** The port on which one can listen so, and the error's code when one can't. */
const probe = (options: ListenOptions): Effect.Effect<number, NodeJS.ErrnoException> =>
  Effect.tryPromise({
    try: async () => {
      const found = createServer().listen(options)
      await once(found, "listening")
      const address = found.address()
      found.close()
      await once(found, "close")
      return typeof address === "object" && address !== null ? address.port : 0
    },
    catch: (error) => error as NodeJS.ErrnoException
  })

/** Whether the system lets several sockets listen on one port. */
export const canSharePorts = (host: string): Effect.Effect<boolean> =>
  Effect.match(probe({ host, port: 0, reusePort: true }), {
    onFailure: ({ code }) => code !== "ENOTSUP" && code !== "EINVAL",
    onSuccess: () => true
  })

/** A port that is free, for 0 any; fails with the system's error. Nothing listens on it afterwards. */
export const freePort = (host: string, port: number) => probe({ host, port, exclusive: true })

/** Milliseconds after which a listener that doesn't accept a connection counts as one. */
const maxConnecting = 1000

/**
 * Whether something listens on a port. A server that listened there to find out would accept connections of clients, and
 * reset them.
 */
export const isListenedOn = (host: string, port: number): Effect.Effect<boolean> =>
  Effect.callback<boolean>((resume) => {
    const local = host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "::1" : host
    const socket = connect({ host: local, port, timeout: maxConnecting })
    const end = (isListened: boolean) => {
      socket.destroy()
      resume(Effect.succeed(isListened))
    }
    socket
      .once("connect", () => end(true))
      .once("timeout", () => end(true))
      .once("error", () => end(false))
    return Effect.sync(() => socket.destroy())
  })
