/** Formats names in a note: up to twenty, and the number of the rest. */

const atMost = 20

export const listed = (names: ReadonlySet<string>): string => {
  const more = names.size - atMost
  return `${[...names].slice(0, atMost).join(", ")}${more > 0 ? ` and ${more} more` : ""}`
}
