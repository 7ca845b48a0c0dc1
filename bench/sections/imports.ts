/** Imports of one file of bars by findata and by the database's own program, in turn; and the memory of a large one. */
import { join } from "node:path"
import { Effect } from "effect"
import { barsFiles } from "../data/barFiles.ts"
import type { Section } from "../harness/Section.ts"
import { serverTime } from "../harness/backends.ts"
import { databaseOn, postgresServer, query } from "../harness/database.ts"
import { fill, importFile, writeFiles } from "../harness/findata.ts"
import { type Finished, finish } from "../harness/programs.ts"
import { type Results, verdict } from "../harness/results.ts"
import { median } from "../harness/statistics.ts"
import { freshDirectory, postgresStoreOn, sqliteStore } from "../harness/stores.ts"
import { columns, whole } from "../harness/tables.ts"
import { targets } from "../targets.ts"

/** The paths of files by kind: companies, then prices. */
type Written = ReadonlyArray<readonly [kind: string, path: string]>

const pathOf = (files: Written): string => files.find(([kind]) => kind === "prices")?.[1] ?? ""

const peakIn = (env: Readonly<Record<string, string>>, files: Written) =>
  Effect.gen(function* () {
    yield* fill(env, files.slice(0, 1))
    return yield* Effect.promise(() => importFile(env, "prices", pathOf(files)))
  })

/** In bytes; null for PostgreSQL without a server. The files are companies and prices. */
const peakOf = Effect.fnUntraced(function* (files: Written, server: string | null) {
  const sqlite = yield* Effect.scoped(Effect.flatMap(sqliteStore, (env) => peakIn(env, files)))
  const postgres =
    server === null
      ? null
      : yield* Effect.scoped(Effect.flatMap(postgresStoreOn(server), (env) => peakIn(env, files)))
  return [
    { database: "SQLite", peak: sqlite.peak },
    { database: "Postgres", peak: postgres?.peak ?? null }
  ]
})

/** Rows a second, and microseconds of processor time a row; medians over the rounds. */
interface Imported {
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

const measureSqlite = Effect.fnUntraced(function* (files: Written, rows: number, rounds: number) {
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

const measurePostgres = Effect.fnUntraced(function* (
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

const rows = (title: string, imported: ReadonlyArray<Imported>): string =>
  columns([
    [title, "rows/s", "best", "CPU us/row", "peak MB"],
    ...imported.map(({ name, peak, rate, best, time }) => [
      name,
      whole(rate),
      whole(best),
      time.toFixed(2),
      whole(peak / 1e6)
    ])
  ])

export const imports: Section = ({ isQuick }) =>
  Effect.gen(function* () {
    const directory = yield* freshDirectory
    const bars = isQuick ? 100_000 : 1_000_000
    const rounds = isQuick ? 1 : 3
    const files = yield* Effect.promise(() => writeFiles(directory, barsFiles(bars)))
    const sqlite = yield* measureSqlite(files, bars, rounds)
    const server = yield* Effect.catchTag(postgresServer, "NoPostgres", ({ message }) =>
      Effect.succeed({ message })
    )
    const postgres = typeof server === "string" ? yield* measurePostgres(server, files, bars, rounds) : null
    const without = typeof server === "string" ? "" : server.message
    const peaks = isQuick
      ? []
      : yield* peakOf(
          yield* Effect.promise(() => writeFiles(directory, barsFiles(10_000_000))),
          typeof server === "string" ? server : null
        )
    const results: Results = {
      title: "Imports",
      about: `${whole(bars)} bars of 20 years in one CSV file, by findata as a whole command into a store of the companies, and by the database's own program into a table of the same key. CPU is of the program and PostgreSQL's process; memory is the program's.`,
      verdicts: [
        verdict(targets.importSqlite, "SQLite", sqlite.ratio),
        verdict(targets.importPostgres, "Postgres", postgres?.empty ?? null, without),
        verdict(targets.importUnchanged, "Postgres", postgres?.unchanged ?? null, without),
        ...peaks.map(({ database, peak }) =>
          verdict(
            targets.importMemory,
            database,
            peak === null ? null : peak / 1e6,
            peak === null ? without : ""
          )
        )
      ],
      tables: [
        rows("SQLite", sqlite.imported),
        ...(postgres === null ? [] : [rows("Postgres", postgres.imported)])
      ]
    }
    return results
  })
