/**
 * `npm run torture`: runs all tortures one by one, or those that are named, and prints what came of them. A number after a
 * name says how often, or for how many minutes: `npm run torture -- restarts 20 nodes`.
 */
import { findServer } from "../postgres/server.ts"
import { installed } from "../programs.ts"
import { countOf, type Torture } from "./program.ts"
import { type Entry, isKept, tableOf } from "./table.ts"
import { tortures } from "./tortures.ts"

const isInstalled = async (program: string): Promise<boolean> =>
  (program === "pg_ctl" ? await findServer() : installed(program)) !== undefined

const run = async (torture: Torture, times?: number): Promise<Entry> => {
  const missing: Array<string> = []
  for (const program of torture.needs) if (!(await isInstalled(program))) missing.push(program)
  if (missing.length > 0) return { torture, came: { missing } }
  try {
    return { torture, came: await torture.run(times) }
  } catch (problem) {
    return { torture, came: { failure: problem instanceof Error ? String(problem.stack) : String(problem) } }
  }
}

const named: Array<{ readonly name: string; times?: number }> = []
for (const argument of process.argv.slice(2)) {
  const last = named.at(-1)
  if (/^\d/.test(argument) && last !== undefined && last.times === undefined)
    last.times = countOf(argument, 1)
  else named.push({ name: argument })
}
const unknown = named.filter(({ name }) => tortures.every((torture) => torture.name !== name))
if (unknown.length > 0) {
  const expected = tortures.map(({ name }) => name).join(", ")
  console.error(
    `${unknown.map(({ name }) => name).join(", ")}: expected one of ${expected}, and after it how often`
  )
  process.exitCode = 2
} else {
  const entries: Array<Entry> = []
  for (const torture of tortures) {
    const wanted = named.find(({ name }) => name === torture.name)
    if (named.length > 0 && wanted === undefined) continue
    console.error(`${torture.name}: ${torture.promise}`)
    entries.push(await run(torture, wanted?.times))
  }
  console.log(tableOf(entries))
  if (!entries.every(isKept)) process.exitCode = 1
}
