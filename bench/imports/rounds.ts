/** Imports of one file by findata and by the database's own program, in turn. */
import { join } from "node:path"
import { Effect } from "effect"
import { serverTime } from "../harness/backends.ts"
import { databaseOn, query } from "../harness/database.ts"
import { freshDirectory } from "../harness/directory.ts"
import { fill, importFile } from "../harness/findata.ts"
import { type Finished, finish } from "../harness/programs.ts"
import { median } from "../harness/statistics.ts"
import { postgresStoreOn, sqliteStore } from "../harness/stores.ts"

/** The paths of files by kind: companies, then prices. */
type Written = ReadonlyArray<readonly [kind: string, path: string]>

/** Rows a second, and microseconds of processor time a row; medians over the rounds. */
export interface Imported {
  readonly name: string
  readonly rate: number
  readonly best: number
  readonly time: number
  /** The most memory of the program in any round, in bytes. */
  readonly peak: number
}

const summed = (name: string, runs: ReadonlyArray<Finished>, rows: number): Imported => {
  const rates = runs.map(({ seconds }) => rows / seconds)
  return {
    name,
    rate: median(rates),
    best: Math.max(...rates),
    time: median(runs.map(({ time }) => time / rows)),
    peak: Math.max(...runs.map(({ peak }) => peak))
  }
}

/** How many times as fast as the other, round by round. */
const speed = (ours: ReadonlyArray<Finished>, theirs: ReadonlyArray<Finished>): number =>
  median(ours.map(({ seconds }, round) => (theirs[round]?.seconds ?? Number.NaN) / seconds))

const bars = `price_daily (
  symbol text, date date, open double precision, high double precision, low double precision,
  close double precision, volume bigint, primary key (symbol, date)
)`

const sqlite3 = (path: string) =>
  Effect.scoped(
    Effect.flatMap(freshDirectory, (directory) => {
      const script = `create table ${bars} without rowid;\n.mode csv\n.import --skip 1 ${path} price_daily\n`
      return Effect.promise(() => finish(["sqlite3", "-batch", join(directory, "data.db")], {}, script))
    })
  )

/** A store of the companies; the numbers that an import must have inserted. */
const imported = (env: Readonly<Record<string, string>>, path: string, rows: number) =>
  Effect.promise(async () => {
    const done = await importFile(env, "prices", path)
    if (done.inserted !== rows) throw new Error(`${done.inserted} bars were inserted, not ${rows}`)
    return done
  })

const pathOf = (files: Written): string => files.find(([kind]) => kind === "prices")?.[1] ?? ""

export const measureSqlite = Effect.fnUntraced(function* (files: Written, rows: number, rounds: number) {
  const path = pathOf(files)
  const ours = Effect.scoped(
    Effect.gen(function* () {
      const env = yield* sqliteStore
      yield* fill(env, files.slice(0, 1))
      return yield* imported(env, path, rows)
    })
  )
  const runs = { ours: new Array<Finished>(), theirs: new Array<Finished>() }
  for (let round = 0; round < rounds; round++) {
    runs.theirs.push(yield* sqlite3(path))
    runs.ours.push(yield* ours)
  }
  return {
    ratio: speed(runs.ours, runs.theirs),
    imported: [summed("sqlite3 .import", runs.theirs, rows), summed("findata", runs.ours, rows)]
  }
})

/** Adds the time of PostgreSQL's processes. */
const withServer = async <A extends Finished>(server: string, run: () => Promise<A>): Promise<A> => {
  const before = await serverTime(server)
  const done = await run()
  const after = await serverTime(server)
  return { ...done, time: done.time + (before === null || after === null ? Number.NaN : after - before) }
}

const psql = (server: string, path: string) =>
  Effect.scoped(
    Effect.flatMap(databaseOn(server), (url) =>
      Effect.promise(async () => {
        await query(url, `create table ${bars}`)
        const copy = `\\copy price_daily from '${path}' with (format csv, header)`
        return withServer(server, () => finish(["psql", "-q", "-v", "ON_ERROR_STOP=1", "-c", copy, url]))
      })
    )
  )

/** One import into an empty table, and then the same file again. */
const twice = Effect.fnUntraced(function* (server: string, files: Written, rows: number) {
  const env = yield* postgresStoreOn(server)
  yield* fill(env, files.slice(0, 1))
  const again = (wanted: number) => () => Effect.runPromise(imported(env, pathOf(files), wanted))
  const empty = yield* Effect.promise(() => withServer(server, again(rows)))
  return { empty, unchanged: yield* Effect.promise(() => withServer(server, again(0))) }
}, Effect.scoped)

export const measurePostgres = Effect.fnUntraced(function* (
  server: string,
  files: Written,
  rows: number,
  rounds: number
) {
  const runs = {
    empty: new Array<Finished>(),
    unchanged: new Array<Finished>(),
    theirs: new Array<Finished>()
  }
  for (let round = 0; round < rounds; round++) {
    runs.theirs.push(yield* psql(server, pathOf(files)))
    const ours = yield* twice(server, files, rows)
    runs.empty.push(ours.empty)
    runs.unchanged.push(ours.unchanged)
  }
  return {
    empty: speed(runs.empty, runs.theirs),
    unchanged: speed(runs.unchanged, runs.theirs),
    imported: [
      summed("psql \\copy", runs.theirs, rows),
      summed("findata, empty table", runs.empty, rows),
      summed("findata, all unchanged", runs.unchanged, rows)
    ]
  }
})
