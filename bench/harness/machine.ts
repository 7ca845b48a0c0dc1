/** The circumstances of a run: when, of which commit, on which machine, with which versions. */
import { availableParallelism, cpus, loadavg, release, totalmem } from "node:os"
import { Effect } from "effect"
import source from "../../package.json" with { type: "json" }
import { root } from "./findata.ts"
import { findPython } from "./peers.ts"
import { type CommandLine, start } from "./programs.ts"

/** The first line that a program prints, empty when it isn't installed. */
const lineOf = async (...command: CommandLine): Promise<string> => {
  const asked = start(command)
  await asked.ended
  return asked.stdout().split("\n")[0]?.trim() ?? ""
}

/** None of a program that isn't installed. */
const versionOf = async (name: string, ...command: CommandLine): Promise<ReadonlyArray<string>> => {
  const version = /\d+(\.\d+)+/.exec(await lineOf(...command))?.[0]
  return version === undefined ? [] : [`${name} ${version}`]
}

const packages =
  "import sys, fastapi as f, uvicorn as u, asyncpg as a; print(f'Python {sys.version.split()[0]}, FastAPI {f.__version__}, uvicorn {u.__version__}, asyncpg {a.__version__}')"

const pythonVersions = async (): Promise<ReadonlyArray<string>> => {
  const python = await Effect.runPromise(findPython)
  return python === null ? ["no FastAPI"] : [await lineOf(python, "-c", packages)]
}

/** A sentence or two in Markdown; ask before measuring, for the load of the machine. */
export const circumstances = async (command: string): Promise<string> => {
  const commit = await lineOf("git", "-C", root, "rev-parse", "--short", "HEAD")
  const versions = [
    `Node ${process.versions.node} with SQLite ${process.versions.sqlite}`,
    ...(await versionOf("PostgreSQL", "psql", "--version")),
    ...(await versionOf("sqlite3", "sqlite3", "--version")),
    ...(await versionOf("wrk", "wrk", "--version")),
    `Fastify ${source.devDependencies.fastify}`,
    ...(await pythonVersions())
  ]
  const gigabytes = Math.round(totalmem() / 2 ** 30)
  const machine = `${cpus()[0]?.model.trim()}, ${availableParallelism()} processors, ${gigabytes} GB, Linux ${release()}`
  const busy = `load average ${loadavg()[0]?.toFixed(1)} before`
  const when = `${new Date().toISOString().slice(0, 16).replace("T", " ")} UTC`
  return `\`${command}\` on ${when}, commit ${commit}. ${machine}, ${busy}. ${versions.join(", ")}.`
}
