/** Files of closes alone, as funds and indices have them: open, high and low of every bar are its close (`--close-only`). */
import type { Fields, Mapping } from "../cells/Row.ts"

const likeClose = ["open", "high", "low"]

/** The fields that such a file has columns for; a column of another price is left out. */
export const closeFields = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !likeClose.includes(name)))

/** The mapping in which the close's column is also that of the other prices. */
export const closesAlone = (mapping: Mapping): Mapping => {
  const close = mapping.columnOf.get("close")
  if (close === undefined) return mapping
  return {
    ...mapping,
    columnOf: new Map([...mapping.columnOf, ...likeClose.map((name) => [name, close] as const)])
  }
}
