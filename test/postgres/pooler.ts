/** A PgBouncer of a test's own, on a free port, before a PostgreSQL server: the one that docs/operations.md describes. */
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { readFileSync } from "node:fs"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { Effect } from "effect"
import { freePort } from "../../apps/listener/ports.ts"
import { installed } from "../programs.ts"
import { account, giveTo } from "./cluster.ts"

export interface Pooler {
  /** The URL of a database of the server, through the pooler. */
  readonly through: (url: string) => string
  /** Ends it at once, as it is, and starts it again. */
  readonly restart: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** The program; undefined where it isn't installed. */
export const program = installed("pgbouncer")

const documented = (): string =>
  /^```ini\n(.*?)^```$/ms.exec(readFileSync("docs/operations.md", "utf8"))?.[1] ?? ""

/** Replaces a text that must be there. */
const replaced = (text: string, was: RegExp, by: string): string => {
  if (!was.test(text)) throw new Error(`docs/operations.md lacks ${was}`)
  return text.replace(was, () => by)
}

/** The documented settings for all databases of a server, with a file of its only user in the directory. */
const settingsFor = (server: URL, directory: string, port: number, change: Change): string => {
  const host = `host=${server.hostname} port=${server.port || 5432}`
  const settings = change(documented())
  const database = replaced(settings, /^findata = host=\S+ port=\d+ dbname=findata/m, `* = ${host}`)
  const listening = replaced(database, /^listen_port = .*$/m, `listen_port = ${port}\nunix_socket_dir =`)
  const users = replaced(listening, /^auth_file = .*$/m, `auth_file = ${join(directory, "users")}`)
  return server.password === "" ? replaced(users, /^auth_type = .*$/m, "auth_type = trust") : users
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy()
      resolve(true)
    })
    socket.once("error", () => resolve(false))
  })

const children = new Set<ChildProcess>()
process.on("exit", () => {
  for (const child of children) child.kill("SIGKILL")
})

/** Changes the documented settings. */
export type Change = (settings: string) => string

/** Starts it before the server of a URL. */
export const startPooler = async (url: string, change: Change = (settings) => settings): Promise<Pooler> => {
  const server = new URL(url)
  const owner = account()
  const directory = await mkdtemp(join(tmpdir(), "findata-pooler-"))
  const port = await Effect.runPromise(freePort("127.0.0.1", 0))
  const file = join(directory, "pgbouncer.ini")
  await writeFile(file, settingsFor(server, directory, port, change))
  const user = [server.username, server.password].map((text) => `"${decodeURIComponent(text)}"`).join(" ")
  await writeFile(join(directory, "users"), `${user}\n`)
  await giveTo(owner, directory)
  let child: ChildProcess | undefined
  const start = async () => {
    const started = spawn(program ?? "pgbouncer", [file], { ...owner, stdio: ["ignore", "ignore", "pipe"] })
    child = started
    children.add(started)
    let log = ""
    started.stderr.setEncoding("utf8").on("data", (text: string) => {
      log = (log + text).slice(-2000)
    })
    for (const end = Date.now() + 20_000; !(await isListening(port)); ) {
      if (started.exitCode !== null || Date.now() > end) throw new Error(`PgBouncer didn't start: ${log}`)
      await setTimeout(10)
    }
  }
  const kill = async () => {
    if (child === undefined || child.exitCode !== null) return
    const ended = once(child, "exit")
    child.kill("SIGKILL")
    await ended
    children.delete(child)
  }
  await start()
  return {
    through: (database) => {
      const own = new URL(database)
      own.hostname = "127.0.0.1"
      own.port = String(port)
      return own.href
    },
    restart: async () => {
      await kill()
      await start()
    },
    stop: async () => {
      await kill()
      await rm(directory, { recursive: true, force: true })
    }
  }
}

/** Sets a setting of pgbouncer.ini. */
export const setting =
  (name: string, value: string): Change =>
  (settings) => {
    const line = new RegExp(`^${name} = .*$`, "m")
    return line.test(settings)
      ? settings.replace(line, `${name} = ${value}`)
      : `${settings}${name} = ${value}\n`
  }

export const withoutTimeouts: Change = (settings) => replaced(settings, / connect_query='[^']*'/, "")
