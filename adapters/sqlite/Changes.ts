/**
 * `Changes` by `pragma data_version`, which says that another connection has written to a file, and by the table in which
 * imports record what they wrote.
 */
import { performance } from "node:perf_hooks"
import { Effect } from "effect"
import type { SqlClient } from "effect/sql"
import {
  type Area,
  type ChangeLog,
  changeLogs,
  type Changes,
  changesIn,
  type RowSet,
  rowSetOf,
  rowSetText,
  type WriteCount
} from "../../core/ports.ts"
import type { Query, SqliteFile } from "./Connection.ts"

/** Records kept; a reader that missed more takes everything to be written. */
const recent = 1000

/** Inside a transaction: records what it wrote of imported data; also that it wrote nothing that is read. */
export const record = (sql: SqlClient.SqlClient, rows: RowSet) =>
  Effect.andThen(
    sql`insert into recent_change (written) values (${rowSetText(rows)})`,
    Effect.asVoid(
      sql`delete from recent_change where sequence <= (select max(sequence) from recent_change) - ${recent}`
    )
  )

/**
 * The number of the turn of the event loop. A turn begins with what sockets received, so that a request which is read in a
 * later turn is one that may have been sent later. Null where the runtime doesn't count them.
 */
const turn = (): number | null => performance.nodeTiming?.uvMetricsInfo?.loopCount ?? null

/**
 * Follows once in a turn of the event loop, each time where turns aren't counted. False where the file couldn't be read.
 */
const oncePerTurn = (follow: () => void): (() => boolean) => {
  let followed: number | null = null
  let isKnown = false
  return () => {
    const now = turn()
    if (now !== null && now === followed) return isKnown
    followed = now
    try {
      follow()
      isKnown = true
    } catch {
      // The stores meet the same error and report it.
      isKnown = false
    }
    return isKnown
  }
}

const newestOf = (query: Query): number =>
  Number(query("select max(sequence) as newest from recent_change")[0]?.["newest"] ?? 0)

/**
 * Keeps the log of imported data up to date. Records and version are read from one state of the file, so that a new
 * version without a new record means a writer that records nothing, and that anything may be written.
 */
const followData = (file: SqliteFile, log: ChangeLog): (() => void) => {
  let { newest, version } = file.inSnapshot((query) => ({
    newest: newestOf(query),
    version: file.dataVersion()
  }))
  return () => {
    if (file.dataVersion() === version) return
    const { records, seen } = file.inSnapshot((query) => {
      const found = query(
        "select sequence, written from recent_change where sequence > ? order by sequence",
        newest
      )
      return {
        records: found.map(({ sequence, written }) => ({
          sequence: Number(sequence),
          written: String(written)
        })),
        seen: file.dataVersion()
      }
    })
    version = seen
    if (records[0]?.sequence === newest + 1) for (const { written } of records) log.add(rowSetOf(written))
    else log.add(null)
    newest = records.at(-1)?.sequence ?? newest
  }
}

/** Every write to the keys concerns all of them. */
const followAccess = (file: SqliteFile, log: ChangeLog): (() => void) => {
  let version = file.dataVersion()
  return () => {
    const next = file.dataVersion()
    if (next !== version) log.add(null)
    version = next
  }
}

export const changesOf = (
  data: SqliteFile,
  access: SqliteFile,
  keyWrites: WriteCount
): Changes["Service"] => {
  const logs = changeLogs()
  const isKnown: Readonly<Record<Area, () => boolean>> = {
    data: oncePerTurn(followData(data, logs.data)),
    access: oncePerTurn(followAccess(access, logs.access))
  }
  return changesIn(logs, (area) => isKnown[area](), keyWrites)
}
