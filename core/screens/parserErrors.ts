/** What the parser says of a text that is no CEL, in the words of screens. */
import type { ParseError } from "@marcbachmann/cel-js"
import { quote } from "../cells/quote.ts"
import { lastOpenOf } from "./brackets.ts"
import { maxDepth } from "./Limits.ts"
import { type WrongExpression, wrong } from "../errors/WrongExpression.ts"

/** Words that stand for an operator in other languages, by the operator. */
const operatorWords: Readonly<Record<string, string>> = {
  and: "&&",
  or: "||",
  is: "==",
  between: "x >= 1 && x <= 2",
  like: "=="
}

/** What is written wrongly in other ways than by a word, and what would be right. */
const operatorSigns: Readonly<Record<string, string>> = {
  "=>": ">=",
  "=<": "<=",
  "<>": "!=",
  "=": "== to compare",
  "&": "&& for and",
  "|": "|| for or",
  "≥": ">=",
  "≤": "<=",
  "≠": "!=",
  "×": "*",
  "÷": "/",
  "−": "-",
  "–": "-"
}

/** Quotes of other scripts and of word processors. */
const otherQuotes = /^[“”„‟«»‘’‚‛′″＂＇「」『』]$/u

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`

/** What is said of a character or word that nothing can be made of. */
const unexpected = (text: string, start: number, found: string): WrongExpression => {
  const pairs: ReadonlyArray<readonly [begin: number, sign: string]> = [
    [start - 1, text.slice(start - 1, start + 1)],
    [start, text.slice(start, start + 2)],
    [start, found]
  ]
  for (const [begin, sign] of pairs) {
    const right = begin < 0 ? undefined : operatorSigns[sign]
    if (right !== undefined) return wrong(begin, `${sign} is not an operator`, `write ${right}`)
  }
  if (otherQuotes.test(found))
    return wrong(start, `${found} is not a quotation mark of expressions`, `write texts as "Technology"`)
  // What isn't seen, such as the no-break spaces of web pages.
  if (/^[\s\p{C}\p{Z}]/u.test(found))
    return wrong(start, `A character ${codeOf(found)} stands here`, "write a plain space")
  if (found === ")" || found === "]" || found === "}")
    return wrong(start, `The ${found} closes nothing`, "leave it out, or open it before")
  if (found === ",")
    return wrong(start, "A comma stands outside brackets", "separate arguments and the items of a list by it")
  if (/^\w/.test(found) && /\d$/.test(text.slice(0, start)))
    return wrong(start, `${quote(found)} can't follow a digit`, "write numbers as 1000000, 1e6 or 0.5")
  const [, before = ""] = /(\w+)\s+$/.exec(text.slice(0, start)) ?? []
  if (before.toLowerCase() === "not")
    return wrong(text.lastIndexOf(before, start), `${before} is not an operator`, "write !")
  const operator = operatorWords[found.toLowerCase()]
  if (operator !== undefined) return wrong(start, `${found} is not an operator`, `write ${operator}`)
  return wrong(
    start,
    `${quote(found)} can't stand here`,
    "join conditions by && or ||, columns by commas, and write texts in quotes"
  )
}

/** What is missing where the parser expected it. */
const missing = (text: string, start: number, summary: string): WrongExpression => {
  const open = lastOpenOf(text.slice(0, start))
  const expected = /^Expected (\w+)/.exec(summary)?.[1]
  if (expected === "COLON")
    return wrong(start, "A : is missing", "write condition ? value where true : value otherwise")
  if (expected === "IDENTIFIER")
    return wrong(start, "A . has no use here", "names have no members, and numbers have digits after it: 1.5")
  if (open === null) return unexpected(text, start, text.slice(start, start + 1))
  const closing = open === "(" ? ")" : open === "[" ? "]" : "}"
  return wrong(start, `A ${closing} is missing`, `close the ${open} here or before`)
}

/** A value is missing. */
const withoutValue = (text: string, start: number): WrongExpression => {
  if (text.trim() === "")
    return wrong(start, "The expression is empty", "write a figure or a condition, such as pe_ratio < 15")
  const found = text.slice(start).trimStart().at(0)
  if (found === undefined)
    return wrong(start, "The expression ends where a value is expected", "write a figure, number or text")
  if (found === "." && /^\.\d/.test(text.slice(start)))
    return wrong(start, "A number begins with its point", "write a digit before it: 0.5")
  if (found === "=" || found === ">") return unexpected(text, start, found)
  return wrong(start, `A value is expected, not ${quote(found)}`, "write a figure, number or text")
}

/** What is said of an expression that is nested too deep. */
export const tooDeep = (start: number): WrongExpression =>
  wrong(start, "The expression is nested too deep", `nest at most ${maxDepth} levels`)

/** An error of the parser in the words of screens. */
export const translated = (text: string, { code, range, summary }: ParseError): WrongExpression => {
  const start = range?.start ?? 0
  const found = text.slice(start, range?.end ?? start)
  switch (code) {
    case "unexpected_character":
      return unexpected(text, start, found)
    case "unexpected_token":
      return withoutValue(text, start)
    case "expected_token":
      return missing(text, start, summary)
    case "reserved_identifier":
      return wrong(
        start,
        `${found} is a reserved word`,
        found === "var" ? "the variance is variance(n)" : "choose the name of a figure"
      )
    case "invalid_number":
      return wrong(start, `${quote(found)} is beyond the range of numbers`, "write at most 1.7e308")
    case "invalid_exponent":
      return wrong(start, "The exponent has no digits", "write 1e9 for a thousand million")
    case "invalid_integer":
    case "invalid_hex_integer":
      return wrong(start, `${quote(found)} is not a number`, "write digits, such as 1000000 or 1e6")
    case "newline_in_string":
    case "unterminated_string":
    case "unterminated_triple_quoted_string":
      return wrong(start, "The text has no end", "close its quotes in the same line")
    case "limit_exceeded":
      return tooDeep(start)
    case "invalid_macro_argument":
      return wrong(start, "Macros have no use here", "a figure is one value, not a list")
    default:
      return wrong(start, summary, "write the text without it, or escape it as JSON does")
  }
}
