/** Imports of bars, compared with the databases' own; and the memory of a large one. */
import { Effect } from "effect"
import { postgresServer } from "../harness/database.ts"
import { freshDirectory } from "../harness/directory.ts"
import { writeFiles } from "../harness/findata.ts"
import type { Results } from "../harness/results.ts"
import { columns, whole } from "../harness/tables.ts"
import { verdict } from "../harness/verdicts.ts"
import { barsFiles } from "../imports/files.ts"
import { peakOf } from "../imports/memory.ts"
import { type Imported, measurePostgres, measureSqlite } from "../imports/rounds.ts"
import { targets } from "../targets.ts"
import type { Section } from "./Section.ts"

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
