/**
 * Stores that take long to build: new ones, or ones of a directory that outlives the run, where later runs find them.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Effect } from "effect"
import { lastDay } from "../data/bars.ts"
import type { Database } from "./databases.ts"
import { freshDirectory } from "./directory.ts"
import { type Files, fill, findata, writeFiles } from "./findata.ts"
import { type Environment, finish } from "./programs.ts"
import { whole } from "./tables.ts"

/** What a store contains. */
export interface Contents {
  /** Distinct from those of all others: letters, digits and hyphens. */
  readonly name: string
  /** Imported one after the other; bars of so many days of each company are loaded between two. */
  readonly steps: ReadonlyArray<Files | { readonly days: number }>
}

const progress = (kind: string, rows: number, seconds: number): void =>
  console.error(`    ${kind}: ${whole(rows)} rows in ${seconds.toFixed(1)} s`)

const isDays = (step: Contents["steps"][number]): step is { readonly days: number } =>
  typeof step["days"] === "number"

/** Imports a step's files, which are removed at once, or loads its bars. */
const take = (database: Database, env: Environment, step: Contents["steps"][number]) =>
  isDays(step)
    ? Effect.promise(() => database.loadBars(env, step.days, lastDay))
    : Effect.scoped(
        Effect.gen(function* () {
          const directory = yield* freshDirectory
          yield* fill(env, yield* Effect.promise(() => writeFiles(directory, step)), progress)
        })
      )

const build = Effect.fnUntraced(function* (database: Database, env: Environment, { name, steps }: Contents) {
  console.error(`  ${database.name}, ${name}`)
  yield* Effect.forEach(steps, (step) => take(database, env, step), { discard: true })
})

/** Bars end on the last day, so that a store of another day has other contents. */
const placeOf = (stores: string, database: Database, { name }: Contents): string =>
  join(stores, `${name}-${lastDay}-${database.name.toLowerCase()}`)

/** A store with the contents: a new one, or, where `stores` is a directory, the one that an earlier run built there. */
export const builtStore = Effect.fnUntraced(function* (
  database: Database,
  contents: Contents,
  stores: string | null
) {
  if (stores === null) {
    const env = yield* database.store
    yield* build(database, env, contents)
    return env
  }
  const place = placeOf(stores, database, contents)
  const mark = join(place, "built")
  const isBuilt = existsSync(mark)
  const env = yield* database.storeIn(place, isBuilt)
  if (isBuilt) {
    yield* Effect.promise(() => finish(findata("migrate"), env))
    return env
  }
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place, { recursive: true })
  yield* build(database, env, contents)
  writeFileSync(mark, "")
  return env
})
