/** Imports an archive by the command: to its end, or until it is killed. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Environment, json, start } from "../../test/cli/command.ts"

export interface Imported {
  readonly seconds: number
  readonly rows: number
  readonly entries: Readonly<Record<"imported" | "skipped" | "foreign" | "failed", number>>
  /** The most memory that the process held, in bytes. */
  readonly peak: number
}

const command = ["import", "edgar"] as const
const preload = `--import=${new URL("../peak.ts", import.meta.url).href}`

/** Imports to the end; throws when an entry fails or a row is refused. */
export const importAll = async (env: Environment, path: string): Promise<Imported> => {
  const directory = mkdtempSync(join(tmpdir(), "findata-peak-"))
  const PEAK_FILE = join(directory, "peak")
  const begin = performance.now()
  const running = start({ ...env, PEAK_FILE, NODE_OPTIONS: preload }, ...command, path, "--json")
  const outcome = await running.ended
  const seconds = (performance.now() - begin) / 1000
  if (outcome.code !== 0) throw new Error(`${outcome.stderr}\n${outcome.stdout.slice(0, 2000)}`)
  const [{ entries, kinds }] = json(outcome).files
  const rows = kinds.reduce((sum: number, { read }: { readonly read: number }) => sum + read, 0)
  const peak = Number(readFileSync(PEAK_FILE, "utf8"))
  rmSync(directory, { recursive: true })
  return { seconds, rows, entries, peak }
}

/** Kills the import after a time; returns whether it was still running. */
export const importUntil = async (env: Environment, path: string, milliseconds: number): Promise<boolean> => {
  const running = start(env, ...command, path, "--json")
  const timer = setTimeout(() => running.process.kill("SIGKILL"), milliseconds)
  const { code } = await running.ended
  clearTimeout(timer)
  return code === null
}
