/** A Redis of a test's own, on a free port. */
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { Effect } from "effect"
import { freePort } from "../../apps/listener/ports.ts"
import { installed } from "../programs.ts"

export interface RedisServer {
  readonly url: string
  /** Ends it at once, as a power failure would; nothing it knows is kept. */
  readonly kill: () => Promise<void>
  readonly freeze: () => void
  readonly thaw: () => void
  /** Starts it again, empty, after `kill`. */
  readonly restart: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** The program of a server; undefined where none is installed. */
export const program = installed("redis-server", "valkey-server")

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write("PING\r\n"))
    socket.once("data", () => {
      socket.destroy()
      resolve(true)
    })
    socket.once("error", () => resolve(false))
  })

const children = new Set<ChildProcess>()
process.on("exit", () => {
  for (const child of children) child.kill("SIGKILL")
})

/** With further arguments of the program. */
export const startRedis = async (...more: ReadonlyArray<string>): Promise<RedisServer> => {
  const directory = await mkdtemp(join(tmpdir(), "findata-redis-"))
  let port = 0
  let child: ChildProcess | undefined
  const restart = async () => {
    const flags = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    const started = spawn(program ?? "redis-server", [...flags, "--dir", directory, ...more], {
      stdio: "ignore"
    })
    child = started
    children.add(started)
    for (const end = Date.now() + 20_000; !(await answers(port)); ) {
      if (started.exitCode !== null) throw new Error(`Redis ended on port ${port}`)
      if (Date.now() > end) throw new Error("Redis didn't start within 20 seconds")
      await setTimeout(20)
    }
  }
  const kill = async () => {
    if (child === undefined) return
    const ended = once(child, "exit")
    child.kill("SIGKILL")
    await ended
    children.delete(child)
    child = undefined
  }
  // A port that was free may be taken by now, and a node of a Cluster refuses one to which it can't add 10,000.
  for (let left = 20; ; left--) {
    port = await Effect.runPromise(freePort("127.0.0.1", 0))
    try {
      await restart()
      break
    } catch (error) {
      if (left === 0 || child?.exitCode === null) throw error
      if (child !== undefined) children.delete(child)
      child = undefined
    }
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    freeze: () => void child?.kill("SIGSTOP"),
    thaw: () => void child?.kill("SIGCONT"),
    restart,
    stop: async () => {
      await kill()
      await rm(directory, { recursive: true, force: true })
    }
  }
}
