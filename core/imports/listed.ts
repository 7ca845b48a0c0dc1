/** Formats names in a message: the first of them, and the number of the rest. */

/** Names found in the rows of a file. */
const maxNames = 20

/** Columns: files of vendors have dozens, and people look for theirs. */
const maxColumns = 100

const firstOf = (names: ReadonlyArray<string>, max: number): string => {
  const more = names.length - max
  return `${names.slice(0, max).join(", ")}${more > 0 ? ` and ${more} more` : ""}`
}

/** The first 20 of the names, and the number of the others. */
export const listed = (names: ReadonlySet<string>): string => firstOf([...names], maxNames)

/** The first 100 of the columns, and the number of the others. */
export const listedColumns = (columns: ReadonlyArray<string>): string => firstOf(columns, maxColumns)
