/** Movement by keyboard within a grid: the pattern of the ARIA Authoring Practices. */

export interface Place {
  readonly row: number
  readonly column: number
}

const held = (at: number, count: number): number => Math.max(0, Math.min(at, count - 1))

/** The place that a key leads to, within so many rows and columns; undefined for keys that don't move. */
export const placeAfter = (
  { column, row }: Place,
  { ctrlKey, key }: { readonly key: string; readonly ctrlKey: boolean },
  { columns, rows }: { readonly rows: number; readonly columns: number }
): Place | undefined => {
  const page = 10
  const moves = new Map<string, Place>([
    ["ArrowLeft", { row, column: column - 1 }],
    ["ArrowRight", { row, column: column + 1 }],
    ["ArrowUp", { row: row - 1, column }],
    ["ArrowDown", { row: row + 1, column }],
    ["PageUp", { row: row - page, column }],
    ["PageDown", { row: row + page, column }],
    ["Home", { row: ctrlKey ? 0 : row, column: 0 }],
    ["End", { row: ctrlKey ? rows - 1 : row, column: columns - 1 }]
  ])
  const to = moves.get(key)
  return to === undefined ? undefined : { row: held(to.row, rows), column: held(to.column, columns) }
}
