/** Sums and differences of facts, `A - B + C`: their tags and their value. */

export interface Formula {
  readonly text: string
  readonly terms: ReadonlyArray<{ readonly tag: string; readonly sign: 1 | -1 }>
}

/** Parses tags separated by plus or minus signs in spaces. */
export const formulaOf = (text: string): Formula => {
  const [first = "", ...rest] = text.split(" ")
  const terms: Array<Formula["terms"][number]> = [{ tag: first, sign: 1 }]
  for (let i = 0; i < rest.length; i += 2) {
    const [operator, tag] = [rest[i], rest[i + 1]]
    if ((operator !== "+" && operator !== "-") || tag === undefined) throw new Error(`Not a formula: ${text}`)
    terms.push({ tag, sign: operator === "+" ? 1 : -1 })
  }
  return { text, terms }
}

/** The value of the formula for the values of its tags; undefined when one is missing. */
export const evaluate = (
  { terms }: Formula,
  valueOf: (tag: string) => number | undefined
): number | undefined => {
  let sum = 0
  for (const { sign, tag } of terms) {
    const value = valueOf(tag)
    if (value === undefined) return undefined
    sum += sign * value
  }
  return sum
}

/** The formula with the taxonomy before each tag, `us-gaap:Assets - us-gaap:AssetsCurrent`. */
export const named = ({ text }: Formula, taxonomy: string): string =>
  text.replaceAll(/\w+/g, (tag) => `${taxonomy}:${tag}`)
