/** The indicators of a chart as its address has them: the API's expressions, between commas. */

/** The texts between the commas that stand in no parentheses. */
export const expressionsIn = (text: string): ReadonlyArray<string> => {
  const parts: Array<string> = []
  let depth = 0
  let first = 0
  for (let i = 0; i < text.length; i++) {
    const character = text[i]
    if (character === "(") depth++
    else if (character === ")") depth = Math.max(0, depth - 1)
    else if (character === "," && depth === 0) {
      parts.push(text.slice(first, i))
      first = i + 1
    }
  }
  return [...parts, text.slice(first)].map((part) => part.trim()).filter((part) => part !== "")
}

const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, "")

const isSame = (a: string, b: string): boolean => withoutSpaces(a) === withoutSpaces(b)

/** The list with another expression at its end, unless it has it. */
export const withExpression = (list: string, expression: string): string => {
  const all = expressionsIn(list)
  return (all.some((one) => isSame(one, expression)) ? all : [...all, expression]).join(",")
}

/** The list with an expression, or the text of one, in the place of another; without it where that is null. */
export const withReplaced = (list: string, before: string, after: string | null): string => {
  const all = expressionsIn(list)
  const isThere = after !== null && !isSame(before, after) && all.some((one) => isSame(one, after))
  return all
    .flatMap((one) => (isSame(one, before) ? (after === null || isThere ? [] : [after]) : [one]))
    .join(",")
}

/** Whether a text can name a second series in an expression. */
export const isSymbol = (text: string): boolean => /^[^\s(),=]+$/.test(text)
