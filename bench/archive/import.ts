/** Imports an archive by the command: to its end, or until it is killed. */
import { findata } from "../harness/findata.ts"
import { type Environment, type Finished, finish, start } from "../harness/programs.ts"

export interface Imported extends Finished {
  readonly rows: number
  readonly entries: Readonly<Record<"imported" | "skipped" | "foreign" | "failed", number>>
}

const command = (path: string) => findata("import", "edgar", path, "--json")

/** Imports to the end; throws when an entry fails or a row is refused. */
export const importAll = async (env: Environment, path: string): Promise<Imported> => {
  const done = await finish(command(path), env)
  const [{ entries, kinds }] = JSON.parse(done.stdout).files
  const rows = kinds.reduce((sum: number, { read }: { readonly read: number }) => sum + read, 0)
  return { ...done, rows, entries }
}

/** Kills the import after a time; returns whether it was still running. */
export const importUntil = async (env: Environment, path: string, milliseconds: number): Promise<boolean> => {
  const running = start(command(path), env)
  const timer = setTimeout(() => running.stop("SIGKILL"), milliseconds)
  const code = await running.ended
  clearTimeout(timer)
  return code === null
}
