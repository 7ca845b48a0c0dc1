/** Words of a fixed list, found in any case. */

/** The one of the words that a text is in any case, `Quarterly` for `quarterly`; undefined when it is none of them. */
export const wordInAnyCase = <const A extends string>(
  words: ReadonlyArray<A>,
  text: string
): A | undefined => {
  const lower = text.toLowerCase()
  return words.find((word) => word.toLowerCase() === lower)
}
