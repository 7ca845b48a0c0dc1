/**
 * A PostgreSQL cluster for the tests, or a replica of one, in a temporary directory and on a free port. It ends with the
 * process that started it, however that ends: a reaper waits for the pipe from that process to close, then stops the
 * server and removes the directory.
 */
import { execFile, spawn, spawnSync } from "node:child_process"
import { randomBytes } from "node:crypto"
import { once } from "node:events"
import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { Effect } from "effect"
import { freePort } from "../../apps/listener/ports.ts"
import type { Server } from "./server.ts"

export interface Cluster {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** A cluster that a test started, and may maltreat. */
export interface OwnCluster extends Cluster {
  /** Runs pg_ctl, `("restart", "-m", "fast")`, until it is done. */
  readonly control: (...args: ReadonlyArray<string>) => Promise<void>
  /** The ids of the server's processes: the one that the others are children of first. */
  readonly processes: () => Promise<ReadonlyArray<number>>
  /** Stops all of its processes, so that connections stay open and nothing is answered, until it is thawed. */
  readonly freeze: () => Promise<void>
  readonly thaw: () => Promise<void>
}

const run = promisify(execFile)

const id = (flag: "-u" | "-g", user: string) => {
  const { status, stdout } = spawnSync("id", [flag, user], { encoding: "utf8" })
  return status === 0 ? Number(stdout) : undefined
}

/** Whom servers run as: PostgreSQL and PgBouncer refuse to run as root. Undefined for this process's own account. */
export const account = () => {
  if (process.getuid?.() !== 0) return undefined
  const user = id("-u", "postgres") === undefined ? "nobody" : "postgres"
  const [uid, gid] = [id("-u", user), id("-g", user)]
  if (uid === undefined || gid === undefined) throw new Error("No account but root to run PostgreSQL as")
  return { uid, gid }
}

/** Makes a file, or a directory with its files, the account's. */
export const giveTo = async (owner: ReturnType<typeof account>, path: string): Promise<void> => {
  if (owner !== undefined) await run("chown", ["-R", `${owner.uid}:${owner.gid}`, path])
}

const settings = `
max_connections = 200
timezone = 'UTC'
fsync = off
synchronous_commit = off
full_page_writes = off
`

const listening = (directory: string, port: number) => `
listen_addresses = '127.0.0.1'
port = ${port}
unix_socket_directories = '${directory}'
`

const reap = `
cat > /dev/null
first=$(head -n 1 "$1/data/postmaster.pid")
kill -CONT $first $(ps --ppid "$first" -o pid=)
"$0" stop -D "$1/data" -m immediate
rm -rf "$1"
`

/** Where a server's files are made. */
interface Place {
  readonly directory: string
  readonly data: string
  readonly port: number
  /** Runs one of the server's programs as the account of the server. */
  readonly program: (name: string, ...args: ReadonlyArray<string>) => Promise<void>
  /** Writes a file that belongs to the account of the server. */
  readonly write: (path: string, text: string) => Promise<void>
}

/** Starts a server on the data directory that `fill` makes, for the URL that it returns. */
const launch = async (server: Server, fill: (place: Place) => Promise<string>): Promise<OwnCluster> => {
  const owner = account()
  const directory = await mkdtemp(join(tmpdir(), "findata-postgres-"))
  const home = server.bundled && owner !== undefined ? join(directory, "server") : server.home
  const options = { ...owner, cwd: directory, env: { PATH: process.env.PATH, LC_ALL: "C" } }
  const port = await Effect.runPromise(freePort("127.0.0.1", 0))
  const data = join(directory, "data")

  const reaper = spawn("sh", ["-c", reap, join(home, "bin/pg_ctl"), directory], {
    ...options,
    cwd: "/",
    detached: true,
    stdio: ["pipe", "ignore", "ignore"]
  })
  const gone = once(reaper, "exit")
  const stop = async () => {
    reaper.stdin.end()
    await gone
    await rm(directory, { recursive: true, force: true })
  }

  const program = async (name: string, ...args: ReadonlyArray<string>) => {
    await run(join(home, "bin", name), args, options)
  }
  const own = (path: string) => giveTo(owner, path)
  const write = async (path: string, text: string) => {
    await writeFile(path, text, { mode: 0o600 })
    await own(path)
  }
  const control = (...args: ReadonlyArray<string>) =>
    program("pg_ctl", ...args, "-D", data, "-w", "-l", join(directory, "log"))

  const processes = async () => {
    const [first = ""] = (await readFile(join(data, "postmaster.pid"), "utf8")).split("\n")
    const children = await run("ps", ["--ppid", first, "-o", "pid="]).catch(() => ({ stdout: "" }))
    return [first, ...children.stdout.trim().split(/\s+/)].filter((id) => id !== "").map(Number)
  }
  const signal = async (name: "SIGSTOP" | "SIGCONT") => {
    for (const id of await processes()) {
      try {
        process.kill(id, name)
      } catch (error) {
        // A backend may end after it was listed.
        if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error
      }
    }
  }

  try {
    if (home !== server.home) await cp(server.home, home, { recursive: true, verbatimSymlinks: true })
    await own(directory)
    const url = await fill({ directory, data, port, program, write })
    await appendFile(join(data, "postgresql.conf"), listening(directory, port))
    await control("start")
    return {
      url,
      stop,
      control,
      processes,
      freeze: () => signal("SIGSTOP"),
      thaw: () => signal("SIGCONT")
    }
  } catch (problem) {
    await stop()
    throw problem
  }
}

/** Adds lines to its postgresql.conf, and files of which they may say that they are in its data directory. */
export const startCluster = (
  server: Server,
  more = "",
  files: Readonly<Record<string, string>> = {}
): Promise<OwnCluster> =>
  launch(server, async ({ data, directory, port, program, write }) => {
    const password = randomBytes(16).toString("hex")
    const passwordFile = join(directory, "password")
    await write(passwordFile, password)
    const access = ["--username=postgres", "--auth=scram-sha-256", `--pwfile=${passwordFile}`]
    await program("initdb", "-D", data, "--no-sync", "--encoding=UTF8", ...server.locale, ...access)
    await appendFile(join(data, "postgresql.conf"), settings + more)
    for (const [name, text] of Object.entries(files)) await write(join(data, name), text)
    return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
  })

/** Starts a streaming replica, which has a cluster's settings, but for its port. */
export const startReplica = (server: Server, { url }: Cluster): Promise<OwnCluster> =>
  launch(server, async ({ data, port, program }) => {
    const stream = ["--write-recovery-conf", "--wal-method=stream", "--checkpoint=fast", "--no-sync"]
    await program("pg_basebackup", "-D", data, "-d", url, ...stream)
    const own = new URL(url)
    own.port = String(port)
    return own.href
  })
