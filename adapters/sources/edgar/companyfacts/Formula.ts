/** Sums and differences of facts, `A - B + C`: their concepts and their value. */

export interface Formula {
  /** With the taxonomy before each tag, `us-gaap:Assets - us-gaap:AssetsCurrent`. */
  readonly text: string
  readonly terms: ReadonlyArray<{ readonly concept: string; readonly sign: 1 | -1 }>
}

/** Parses tags of a taxonomy, separated by plus or minus signs in spaces. */
export const formulaOf = (text: string, taxonomy: string): Formula => {
  const [first = "", ...rest] = text.split(" ")
  const terms: Array<Formula["terms"][number]> = [{ concept: `${taxonomy}:${first}`, sign: 1 }]
  for (let i = 0; i < rest.length; i += 2) {
    const [operator, tag] = [rest[i], rest[i + 1]]
    if ((operator !== "+" && operator !== "-") || tag === undefined) throw new Error(`Not a formula: ${text}`)
    terms.push({ concept: `${taxonomy}:${tag}`, sign: operator === "+" ? 1 : -1 })
  }
  return { text: text.replaceAll(/\w+/g, (tag) => `${taxonomy}:${tag}`), terms }
}

/** The value of the formula for the values of its concepts; undefined when one is missing. */
export const evaluate = (
  { terms }: Formula,
  valueOf: (concept: string) => number | undefined
): number | undefined => {
  let sum = 0
  for (const { concept, sign } of terms) {
    const value = valueOf(concept)
    if (value === undefined) return undefined
    sum += sign * value
  }
  return sum
}
