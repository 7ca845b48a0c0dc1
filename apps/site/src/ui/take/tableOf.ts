/** An answer as a table, where the service has none of it. */

type Cell = string | number | boolean | null

export interface AnswerTable {
  readonly columns: ReadonlyArray<string>
  readonly rows: ReadonlyArray<ReadonlyArray<Cell>>
}

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const isListOfObjects = (value: unknown): value is ReadonlyArray<Json> =>
  Array.isArray(value) && value.length > 0 && value.every(isObject)

/** What a value contains, each under its path: `price.current`, `years.0.amount`. */
const leavesOf = (value: unknown, path: string): ReadonlyArray<readonly [path: string, cell: Cell]> => {
  if (typeof value !== "object" || value === null) return [[path, (value ?? null) as Cell]]
  return Object.entries(value).flatMap(([name, member]) =>
    leavesOf(member, path === "" ? name : `${path}.${name}`)
  )
}

/**
 * An answer with one list has a row for each of its items, whose members are columns; any other has a row for each value, with its
 * path.
 */
export const tableOf = (answer: object): AnswerTable => {
  const lists = Object.values(answer).filter(isListOfObjects)
  const [list] = lists
  if (list === undefined || lists.length > 1)
    return { columns: ["member", "value"], rows: leavesOf(answer, "") }
  const items = list.map((item) => new Map(leavesOf(item, "")))
  const columns = [...new Set(items.flatMap((item) => [...item.keys()]))]
  return { columns, rows: items.map((item) => columns.map((column) => item.get(column) ?? null)) }
}
