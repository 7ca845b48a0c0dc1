/** Sums and differences of facts, `A - B + C`: which tags they take, and what they come to. */

export interface Formula {
  readonly text: string
  readonly terms: ReadonlyArray<{ readonly tag: string; readonly sign: 1 | -1 }>
}

/** Reads tags with a plus or minus between them, each in spaces. */
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

/** What it comes to by the value of each tag; undefined where one has none. */
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

/** The formula with each tag's taxonomy before it, `us-gaap:Assets - us-gaap:AssetsCurrent`. */
export const named = ({ text }: Formula, taxonomy: string): string =>
  text.replaceAll(/\w+/g, (tag) => `${taxonomy}:${tag}`)
