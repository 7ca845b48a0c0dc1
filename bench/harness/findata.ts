/** findata as a user runs it: the command of package.json on a store that the environment names. */
import { createWriteStream } from "node:fs"
import { join, resolve } from "node:path"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { Effect } from "effect"
import source from "../../package.json" with { type: "json" }
import { type CommandLine, type Environment, type Finished, finish } from "./programs.ts"
import { serverOf } from "./servers.ts"

export const root = resolve(import.meta.dirname, "../..")

/** The command line of `npm run findata -- ARGS`, without npm. */
export const findata = (...args: ReadonlyArray<string>): CommandLine => [
  "sh",
  "-c",
  `cd "$0" && ${source.scripts.findata} "$@"`,
  root,
  ...args
]

/** A key whose quota no run exhausts: of the greatest limit that keys may have. */
export const keyFor = async (env: Environment): Promise<string> => {
  const limit = ["--rate-limit", "1000000", "--rate-period", "60", "--tier", "enterprise"]
  const { stdout } = await finish(
    findata("keys", "create", "--name", "bench", "--scopes", "read:all", ...limit, "--json"),
    env
  )
  return JSON.parse(stdout).key
}

/** Starts a server on a store for the duration of the scope. */
export const serve = (name: string, env: Environment, ...flags: ReadonlyArray<string>) =>
  serverOf(name, findata("serve", ...flags), { LOG_LEVEL: "warn", ...env }, { path: "/healthz", headers: {} })

/** Imports one file; throws when a row is refused. `rows` counts those read. */
export const importFile = async (
  env: Environment,
  kind: string,
  path: string
): Promise<Finished & { readonly rows: number; readonly inserted: number }> => {
  const basis = kind === "prices" ? ["--basis", "raw"] : []
  const done = await finish(findata("import", kind, path, "--source", "bench", ...basis, "--json"), env)
  const { inserted, read } = JSON.parse(done.stdout)
  return { ...done, rows: read, inserted }
}

/** The text of a file of each kind, in order of import. */
export type Files = Readonly<Record<string, () => Iterable<string>>>

/** Writes files into a directory; their paths by kind, in order of import. */
export const writeFiles = async (
  directory: string,
  files: Files
): Promise<ReadonlyArray<readonly [kind: string, path: string]>> => {
  const written: Array<readonly [string, string]> = []
  for (const [kind, text] of Object.entries(files)) {
    const path = join(directory, `${kind}.${kind === "news" ? "ndjson" : "csv"}`)
    await pipeline(Readable.from(text()), createWriteStream(path))
    written.push([kind, path])
  }
  return written
}

/** Fills an empty store with files; `onFile` is called with each one's kind, rows and seconds. */
export const fill = Effect.fnUntraced(function* (
  env: Environment,
  files: ReadonlyArray<readonly [kind: string, path: string]>,
  onFile: (kind: string, rows: number, seconds: number) => void = () => {}
) {
  yield* Effect.promise(async () => {
    await finish(findata("migrate"), env)
    for (const [kind, path] of files) {
      const { rows, seconds } = await importFile(env, kind, path)
      onFile(kind, rows, seconds)
    }
  })
})
