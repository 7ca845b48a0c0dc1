/**
 * A PostgreSQL cluster for the tests, in a temporary directory and on a free port. It ends with the process that
 * started it, however that ends: a reaper waits for the pipe from that process to close, then stops the server and
 * removes the directory.
 */
import { execFile, spawn, spawnSync } from "node:child_process"
import { randomBytes } from "node:crypto"
import { once } from "node:events"
import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { Effect } from "effect"
import { freePort } from "../../apps/server/ports.ts"
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
}

const run = promisify(execFile)

const id = (flag: "-u" | "-g", user: string) => {
  const { status, stdout } = spawnSync("id", [flag, user], { encoding: "utf8" })
  return status === 0 ? Number(stdout) : undefined
}

/** PostgreSQL refuses to run as root. */
const account = () => {
  if (process.getuid?.() !== 0) return undefined
  const user = id("-u", "postgres") === undefined ? "nobody" : "postgres"
  const [uid, gid] = [id("-u", user), id("-g", user)]
  if (uid === undefined || gid === undefined) throw new Error("No account but root to run PostgreSQL as")
  return { uid, gid }
}

const settings = (directory: string, port: number) => `
listen_addresses = '127.0.0.1'
port = ${port}
unix_socket_directories = '${directory}'
max_connections = 200
timezone = 'UTC'
fsync = off
synchronous_commit = off
full_page_writes = off
`

const reap = `cat > /dev/null; "$0" stop -D "$1/data" -m immediate; rm -rf "$1"`

/** Adds lines to its postgresql.conf, and files of which they may say that they are in its data directory. */
export const startCluster = async (
  server: Server,
  more = "",
  files: Readonly<Record<string, string>> = {}
): Promise<OwnCluster> => {
  const owner = account()
  const directory = await mkdtemp(join(tmpdir(), "findata-postgres-"))
  const home = server.bundled && owner !== undefined ? join(directory, "server") : server.home
  const options = { ...owner, cwd: directory, env: { PATH: process.env.PATH, LC_ALL: "C" } }
  const password = randomBytes(16).toString("hex")
  const port = await Effect.runPromise(freePort("127.0.0.1", 0))
  const [data, passwordFile] = [join(directory, "data"), join(directory, "password")]

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

  const control = async (...args: ReadonlyArray<string>) => {
    await run(join(home, "bin/pg_ctl"), [...args, "-D", data, "-w", "-l", join(directory, "log")], options)
  }

  const processes = async () => {
    const [first = ""] = (await readFile(join(data, "postmaster.pid"), "utf8")).split("\n")
    const children = await run("ps", ["--ppid", first, "-o", "pid="]).catch(() => ({ stdout: "" }))
    return [first, ...children.stdout.trim().split(/\s+/)].filter((id) => id !== "").map(Number)
  }

  try {
    if (home !== server.home) await cp(server.home, home, { recursive: true, verbatimSymlinks: true })
    await writeFile(passwordFile, password, { mode: 0o600 })
    if (owner !== undefined) await run("chown", ["-R", `${owner.uid}:${owner.gid}`, directory])
    const access = ["--username=postgres", "--auth=scram-sha-256", `--pwfile=${passwordFile}`]
    const layout = ["-D", data, "--no-sync", "--encoding=UTF8", ...server.locale]
    await run(join(home, "bin/initdb"), [...layout, ...access], options)
    await appendFile(join(data, "postgresql.conf"), settings(directory, port) + more)
    for (const [name, text] of Object.entries(files)) {
      await writeFile(join(data, name), text, { mode: 0o600 })
      if (owner !== undefined) await run("chown", [`${owner.uid}:${owner.gid}`, join(data, name)])
    }
    await control("start")
  } catch (problem) {
    await stop()
    throw problem
  }
  return { url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, stop, control, processes }
}
