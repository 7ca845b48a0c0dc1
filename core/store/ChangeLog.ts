/** Which rows were written when, in memory and bounded: decides whether a result is still what the store would give. */
import { type Days, isEmpty, type KeyValue, partsOfRows, type RowSet } from "./RowSet.ts"

/** A part of what a result was read from: rows with a value in a column, or all of a table, and their days where these are known. */
export interface Read {
  readonly table: string
  /** Null for all rows. */
  readonly column: string | null
  readonly value: KeyValue
  readonly days?: Days | undefined
}

/** Writes by number, from 1. A write whose values the log has dropped counts as one to every value of their column. */
export interface ChangeLog {
  /** The number of the last write. */
  readonly last: () => number
  /** Logs a write; nothing when it wrote no row. */
  readonly add: (written: RowSet) => void
  /** Whether none of the rows, null for everything stored, was written after that write. */
  readonly areUnchanged: (reads: ReadonlyArray<Read> | null, since: number) => boolean
  /** The values of a table's column of which rows were written after that write; null where any may have been. */
  readonly valuesSince: (table: string, column: string, since: number) => ReadonlyArray<KeyValue> | null
}

/** The writes to the rows of a column's values. */
interface ColumnLog {
  /** The last write that may have concerned any value. */
  any: number
  readonly values: Map<KeyValue, number>
}

interface TableLog {
  last: number
  /** The last write without values of columns. */
  any: number
  readonly columns: Map<string, ColumnLog>
  /** The last write that may have concerned any day. */
  anyDay: number
  /** The writes to rows of known days since then, latest last. */
  days: Array<{ readonly write: number; readonly days: Days }>
}

/** Values of a column in memory; beyond that the log of the column begins anew. */
const valuesInMemory = 10_000

/** Writes to known days of a table in memory; beyond that the log of its days begins anew. */
const daysInMemory = 1000

/** Without writes yet. What no longer has room counts as written, so that nothing stale is kept. */
export const changeLog = (): ChangeLog => {
  let last = 0
  /** The last write that may have concerned any row. */
  let any = 0
  const tables = new Map<string, TableLog>()

  const addRows = (table: TableLog, rows: Readonly<Record<string, ReadonlyArray<KeyValue>>>): void => {
    for (const [column, log] of table.columns) if (!(column in rows)) log.any = last
    for (const [column, values] of Object.entries(rows)) {
      const log = table.columns.get(column) ?? { any: table.last, values: new Map() }
      table.columns.set(column, log)
      for (const value of values) log.values.set(value, last)
      if (log.values.size > valuesInMemory) {
        log.any = last
        log.values.clear()
      }
    }
  }

  const addDays = (table: TableLog, days: Days | null): void => {
    if (days !== null && table.days.length < daysInMemory) {
      table.days.push({ write: last, days })
      return
    }
    table.anyDay = last
    table.days = []
  }

  /** Whether all writes since were to rows of other days. */
  const areOtherDays = ({ anyDay, days }: TableLog, [first, to]: Days, since: number): boolean => {
    if (anyDay > since) return false
    for (let i = days.length - 1; i >= 0; i--) {
      const { days: written, write } = days[i] as TableLog["days"][number]
      if (write <= since) return true
      if (written[0] <= to && written[1] >= first) return false
    }
    return true
  }

  const isUnchanged = ({ column, days, table, value }: Read, since: number): boolean => {
    const log = tables.get(table)
    if (log === undefined || log.last <= since) return true
    if (days !== undefined && areOtherDays(log, days, since)) return true
    if (column === null || log.any > since) return false
    const values = log.columns.get(column)
    return values !== undefined && values.any <= since && (values.values.get(value) ?? 0) <= since
  }

  const valuesSince = (name: string, column: string, since: number): ReadonlyArray<KeyValue> | null => {
    if (any > since) return null
    const log = tables.get(name)
    if (log === undefined || log.last <= since) return []
    const values = log.columns.get(column)
    if (log.any > since || values === undefined || values.any > since) return null
    return [...values.values].flatMap(([value, write]) => (write > since ? [value] : []))
  }

  return {
    last: () => last,
    valuesSince,
    add: (written) => {
      if (isEmpty(written)) return
      last++
      if (written === null) {
        any = last
        tables.clear()
        return
      }
      for (const name of Object.keys(written)) {
        const table = tables.get(name) ?? { last: 0, any: 0, columns: new Map(), anyDay: 0, days: [] }
        tables.set(name, table)
        const { columns, days } = partsOfRows(written[name] ?? null)
        if (columns === null) table.any = last
        else addRows(table, columns)
        addDays(table, days)
        table.last = last
      }
    },
    areUnchanged: (reads, since) => {
      if (since === last) return true
      if (any > since || reads === null) return false
      for (const read of reads) if (!isUnchanged(read, since)) return false
      return true
    }
  }
}
