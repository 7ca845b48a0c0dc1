/** A set of stored rows, by table and by the values of the columns that they are found by. */

/** The value of a column that rows are found by. */
export type KeyValue = string | number

/** The rows of a table with one of the values in one of the columns; null for all rows. */
export type Rows = Readonly<Record<string, ReadonlyArray<KeyValue>>> | null

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

/** Unites sets of rows. A table with more than `max` values in a column is taken as a whole. */
export const rowSetBuilder = <Table extends string = string>(max: number): RowSetBuilder<Table> => {
  const tables = new Map<Table, Map<string, Set<KeyValue>> | null>()
  let isEverything = false
  const add = (table: Table, rows: Rows): void => {
    const columns = tables.get(table)
    if (columns === null) return
    if (rows === null) {
      tables.set(table, null)
      return
    }
    const known = columns ?? new Map<string, Set<KeyValue>>()
    tables.set(table, known)
    for (const column in rows) {
      const values = known.get(column) ?? new Set()
      known.set(column, values)
      for (const value of rows[column] ?? []) values.add(value)
      if (values.size > max) tables.set(table, null)
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
            [...tables].map(([table, columns]) => [
              table,
              columns === null
                ? null
                : Object.fromEntries([...columns].map(([column, values]) => [column, [...values]]))
            ])
          ) as RowSet<Table>)
  }
}

/** Whether a set has no rows. Null, which means everything stored, isn't empty. */
export const isEmpty = (rows: RowSet): boolean => rows !== null && Object.keys(rows).length === 0

/** PostgreSQL's notifications are shorter than 8000 bytes. */
const maxTextLength = 7900

const encoder = new TextEncoder()
const isShort = (text: string): boolean => encoder.encode(text).length <= maxTextLength

/** A set of rows as JSON of at most 7900 bytes: as many tables as necessary, the longest first, are taken as a whole. */
export const rowSetText = (rows: RowSet): string => {
  const text = JSON.stringify(rows)
  if (rows === null || isShort(text)) return text
  const [longest] = Object.entries(rows)
    .map(([table, of]) => [table, JSON.stringify(of).length] as const)
    .toSorted((a, b) => b[1] - a[1])
  return rowSetText({ ...rows, ...(longest && { [longest[0]]: null }) })
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
