/** A set of stored rows, by table and by the values of the columns that they are found by. */

/** The value of a column that rows are found by. */
export type KeyValue = string | number

/**
 * The rows of a table with one of the values in one of the columns; null for all rows. A member `days` is no column but the
 * first and the last day of the rows, by their record's date (`dated`): of those with the values, or of all where no column
 * is named.
 */
export type Rows = Readonly<Record<string, ReadonlyArray<KeyValue>>> | null

/** The first and the last day of rows, inclusive. */
export type Days = readonly [first: string, last: string]

/** Those of the rows, null for all, that are dated in a range of days, inclusive; null is open. */
export const inDays = (from: string | null, to: string | null, rows: Rows = null): Exclude<Rows, null> => ({
  ...rows,
  days: [from ?? "", to ?? "9999-12-31"]
})

/** The columns that rows are named by, null for all rows, and their days, null for any. */
export const partsOfRows = (rows: Rows): { readonly columns: Rows; readonly days: Days | null } => {
  if (rows?.["days"] === undefined) return { columns: rows, days: null }
  const { days, ...columns } = rows
  // Typed as a column: only `inDays` sets it.
  return { columns: Object.keys(columns).length === 0 ? null : columns, days: days as unknown as Days }
}

/** The days from the first to the last of both; any where either may be any. */
const spanOf = (a: Days | null, b: Days | null): Days | null =>
  a === null || b === null ? null : [a[0] < b[0] ? a[0] : b[0], a[1] > b[1] ? a[1] : b[1]]

/** The rows of several tables, by the tables' names; null for everything stored. */
export type RowSet<Table extends string = string> = { readonly [T in Table]?: Rows } | null

/** All rows of a table. */
export const whole = null

/** All rows of all tables. */
export const everything = null

/** Collects sets of rows; `build` returns their union so far. */
export interface RowSetBuilder<Table extends string = string> {
  readonly add: (table: Table, rows: Rows) => void
  readonly addAll: (rows: RowSet<Table>) => void
  readonly build: () => RowSet<Table>
}

/**
 * Unites sets of rows, which may add rows that are in none of them: all columns of a table have the days from the first to
 * the last, and a table with more than `max` values in a column has all rows of its days.
 */
export const rowSetBuilder = <Table extends string = string>(max: number): RowSetBuilder<Table> => {
  const tables = new Map<Table, { columns: Map<string, Set<KeyValue>> | null; days: Days | null }>()
  let isEverything = false
  const add = (table: Table, rows: Rows): void => {
    const { columns, days } = partsOfRows(rows)
    const known = tables.get(table)
    const union = known ?? { columns: new Map<string, Set<KeyValue>>(), days }
    tables.set(table, union)
    if (known !== undefined) union.days = spanOf(known.days, days)
    if (columns === null) union.columns = null
    for (const column in columns) {
      if (union.columns === null) return
      const values = union.columns.get(column) ?? new Set()
      union.columns.set(column, values)
      for (const value of columns[column] ?? []) values.add(value)
      if (values.size > max) union.columns = null
    }
  }
  return {
    add,
    addAll: (rows) => {
      if (rows === null) isEverything = true
      else for (const table of Object.keys(rows) as Array<Table>) add(table, rows[table] ?? null)
    },
    build: () =>
      isEverything
        ? null
        : (Object.fromEntries(
            [...tables].map(([table, { columns, days }]) => {
              const named =
                columns && Object.fromEntries([...columns].map(([column, values]) => [column, [...values]]))
              return [table, days === null ? named : inDays(...days, named)]
            })
          ) as RowSet<Table>)
  }
}

/** Whether a set has no rows. Null, which means everything stored, isn't empty. */
export const isEmpty = (rows: RowSet): boolean => rows !== null && Object.keys(rows).length === 0

/** PostgreSQL's notifications are shorter than 8000 bytes. */
const maxTextLength = 7900

const encoder = new TextEncoder()
const isShort = (text: string): boolean => encoder.encode(text).length <= maxTextLength

/** A set of rows as JSON of at most 7900 bytes: of as many tables as necessary, the longest first, all rows of their days are taken. */
export const rowSetText = (rows: RowSet): string => {
  const text = JSON.stringify(rows)
  if (rows === null || isShort(text)) return text
  const [longest] = Object.entries(rows)
    .map(([table, of]) => [table, JSON.stringify(of).length] as const)
    .toSorted((a, b) => b[1] - a[1])
  if (longest === undefined) return text
  const { columns, days } = partsOfRows(rows[longest[0]] ?? null)
  return rowSetText({ ...rows, [longest[0]]: columns === null || days === null ? null : inDays(...days) })
}

/** The set of rows that a text describes; everything for a text of another form. */
export const rowSetOf = (text: string): RowSet => {
  try {
    const rows: unknown = JSON.parse(text)
    return typeof rows === "object" ? (rows as RowSet) : null
  } catch {
    return null
  }
}
