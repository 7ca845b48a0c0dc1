/** `npm run torture`: runs all tortures one by one, or those that are named, and prints what came of them. */
import { accessSync, constants } from "node:fs"
import { delimiter, join } from "node:path"
import { findServer } from "../postgres/server.ts"
import { torture as failover } from "./failover.ts"
import { tortures as kills } from "./kills.ts"
import type { Torture } from "./program.ts"
import { torture as nodes } from "./nodes.ts"
import { torture as replicas } from "./replicas.ts"
import { torture as restarts } from "./restarts.ts"
import { type Entry, isKept, tableOf } from "./table.ts"

const tortures: ReadonlyArray<Torture> = [nodes, restarts, ...kills, replicas, failover]

/** Where servers are installed, which not every account has in its path. */
const folders = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"]

const isInstalled = async (program: string): Promise<boolean> => {
  if (program === "pg_ctl") return (await findServer()) !== undefined
  return folders.some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

const run = async (torture: Torture): Promise<Entry> => {
  const missing: Array<string> = []
  for (const program of torture.needs) if (!(await isInstalled(program))) missing.push(program)
  if (missing.length > 0) return { torture, came: { missing } }
  try {
    return { torture, came: await torture.run() }
  } catch (problem) {
    return { torture, came: { failure: problem instanceof Error ? String(problem.stack) : String(problem) } }
  }
}

const named = process.argv.slice(2)
const unknown = named.filter((name) => tortures.every((torture) => torture.name !== name))
if (unknown.length > 0) {
  console.error(`${unknown.join(", ")}: expected one of ${tortures.map(({ name }) => name).join(", ")}`)
  process.exitCode = 2
} else {
  const entries: Array<Entry> = []
  for (const torture of tortures) {
    if (named.length > 0 && !named.includes(torture.name)) continue
    console.error(`${torture.name}: ${torture.promise}`)
    entries.push(await run(torture))
  }
  console.log(tableOf(entries))
  if (!entries.every(isKept)) process.exitCode = 1
}
