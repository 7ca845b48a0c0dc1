/** Servers in processes of their own, by an address. */
import { setTimeout as sleep } from "node:timers/promises"
import { Effect } from "effect"
import { freePort } from "../../apps/listener/ports.ts"
import { type CommandLine, type Environment, mustRun, running } from "./programs.ts"

/** A GET request. */
export interface Request {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

export interface Server {
  readonly name: string
  /** `http://127.0.0.1:12345` */
  readonly address: string
  readonly pid: number
  /** The URL of its PostgreSQL database; null for none. */
  readonly database: string | null
  /** What it wrote so far to standard output and error. */
  readonly printed: () => string
}

/** Milliseconds. */
const maxStart = 60_000

/** Asks until a request is answered without an error; throws the last answer after a minute. */
export const firstAnswer = async (address: string, { headers, path }: Request, every = 5): Promise<void> => {
  const end = performance.now() + maxStart
  for (let last = "no answer"; ; await sleep(every)) {
    const response = await fetch(address + path, { headers }).catch(() => null)
    if (response !== null) {
      const body = await response.text()
      if (response.status < 400) return
      last = `${response.status} ${body}`
    }
    if (performance.now() > end) throw new Error(`${address}${path} answered for a minute: ${last}`)
  }
}

/** Starts a server on a free port, which it finds in PORT, and waits until it answers. */
export const serverOf = Effect.fnUntraced(function* (
  name: string,
  command: CommandLine,
  env: Environment,
  probe: Request
) {
  const port = yield* Effect.orDie(freePort("127.0.0.1", 0))
  const process = yield* running(command, { ...env, PORT: String(port) })
  const address = `http://127.0.0.1:${port}`
  yield* Effect.promise(() => Promise.race([firstAnswer(address, probe), mustRun(process, name)]))
  const server: Server = {
    name,
    address,
    pid: process.pid,
    database: env["DATABASE_URL"] || null,
    printed: () => process.stdout() + process.stderr()
  }
  return server
})
