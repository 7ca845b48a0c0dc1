/** Which columns of a table stand below others where there is no room beside them. */

interface Placed {
  readonly name: string
  /** Name of the column whose cells contain its own as further lines. */
  readonly under?: string
}

/** Each column that keeps its place with those below it. Throws where one is below a column that doesn't. */
export const stacksOf = <Column extends Placed>(
  columns: ReadonlyArray<Column>
): ReadonlyArray<readonly [Column, ...ReadonlyArray<Column>]> => {
  const standing = columns.filter(({ under }) => under === undefined)
  const lost = columns.find(
    ({ under }) => under !== undefined && !standing.some(({ name }) => name === under)
  )
  if (lost !== undefined) throw new Error(`Column "${lost.name}" is under "${lost.under}", which isn't there`)
  return standing.map((column) => [column, ...columns.filter(({ under }) => under === column.name)])
}
