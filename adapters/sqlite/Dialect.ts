/** What SQLite does by itself: fast loading, erasing what was deleted, and searches by FTS5. */
import { Effect, Schedule } from "effect"
import type { SqlClient } from "effect/sql"
import { type Dialect, idOf } from "../sql/mod.ts"
import * as SqliteChanges from "./Changes.ts"
import type { SqliteFile } from "./Connection.ts"

/** By FTS5's trigram tokenizer; the table of its tokens finds those that begin with one or two characters. */
const candidates: Dialect["Service"]["candidates"] = (sql, list, text, trigrams) => {
  const index = sql(`${list}_search_trigrams`)
  const found =
    trigrams.length === 0
      ? sql`
          select distinct doc as id
          from ${sql(`${list}_search_tokens`)}
          where term >= ${text} and term < ${`${text}\u{10ffff}`}
        `
      : sql`
          select rowid as id
          from ${index}
          where ${index} match ${trigrams.map((_) => `"${_.replaceAll('"', '""')}"`).join(" AND ")}
        `
  // A cross join keeps the order: without statistics SQLite begins with an index of filters, which finds more.
  return sql`(select s.* from (${found}) cross join ${sql(`${list}_search`)} s on s.${sql(idOf[list])} = id)`
}

/** A longer phrase is slower than comparing what some of its trigrams find. */
const maxPhraseLength = 40

/** As a phrase of trigrams, of which FTS5 has the positions. */
const found: Dialect["Service"]["found"] = (sql, list, text) => {
  const { length } = [...text]
  if (length < 3 || length > maxPhraseLength) return null
  const index = sql(`${list}_search_trigrams`)
  return sql`(select rowid as id from ${index} where ${index} match ${`"${text.replaceAll('"', '""')}"`})`
}

/** Others may read the log of writes meanwhile, for as long as one query takes them. */
const patience = Schedule.spaced("50 millis").pipe(Schedule.upTo({ duration: "3 seconds" }))

/**
 * Cuts off the log of writes, which contains deleted rows; in the file itself `secure_delete` overwrites them. Where others
 * read it all the time it stays, which is logged, until the last one closes the file.
 */
const erase = (sql: SqlClient.SqlClient) =>
  Effect.flatMap(
    sql<{ readonly busy: number }>`pragma wal_checkpoint(truncate)`,
    ([cut]): Effect.Effect<void, "in use"> => (cut?.busy === 0 ? Effect.void : Effect.fail("in use"))
  ).pipe(
    Effect.retry({ while: (error) => error === "in use", schedule: patience }),
    Effect.catchIf(
      (error) => error === "in use",
      () => Effect.logWarning("Others read the log of a SQLite file, which still has what was deleted")
    )
  )

/** Of a file. */
export const dialectOf = (file: SqliteFile): Dialect["Service"] => ({
  load: file.load,
  lockImports: () => Effect.void,
  lockName: () => Effect.void,
  erase,
  announce: (sql, area, rows) => (area === "data" ? SqliteChanges.record(sql, rows) : Effect.void),
  candidates,
  found
})
