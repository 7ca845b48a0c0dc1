/** Reads the opinion in a broker's words. */
import type { Opinion } from "./Opinion.ts"
import { opinionWords, withdrawnWords } from "./OpinionWords.ts"

const asOne = (words: string): string => words.replaceAll(" ", "")

const synonyms = new Map(Object.entries(opinionWords).map(([words, opinion]) => [asOne(words), opinion]))

const withdrawals = new Map(withdrawnWords.map((words) => [asOne(words), true]))

const bracketed = /[([{【].*?(?:[)\]}】]|$)/gu

/** The rating before this one: `Hold → Buy`, `중립에서 매수로`, `to Buy from Hold`. */
const former = /\p{L}[\p{L}\s-]{0,40}(?:→|⇒|->|=>|에서)|\bfrom\b.*?(?=\bto\b|$)/gu

/** A missing target, which says nothing of the rating: `Buy, TP N/A`, `매수, 목표주가 철회`. */
const withoutTarget =
  /(?<!(?:\band|&|[/·]|및|[와과])\s*)(?:\b(?:tp|price target|target(?: price)?)|(?:목표|적정) ?주?가)[\s:]*(?:n\/?[ar]\b|none\b|not \p{L}+|under review|withdrawn|suspended|없음|미제시|미정|철회|중단|보류)/gu

/**
 * Boundaries between words, between scripts, and where Korean appends to a rating without a space: `매수유지`, `중립으로`,
 * `신규매수`, `매수의견철회`.
 */
const boundary =
  /[^\p{L}\p{N}]+|(?<=[a-z])(?=\p{Script=Hangul})|(?<=\p{Script=Hangul})(?=[a-z]|유지|상향|하향|신규|의견|철회|중단|보류|아님|으로|로)|(?<=신규|의견|철회|중단|보류)/u

/** The number of words in the longest name, as divided by `boundary`: 투자, 의견, 없음. */
const maxWords = 3

/** The longest name in the table that the words begin with at the index. */
const nameAt = <Meaning>(
  words: ReadonlyArray<string>,
  index: number,
  table: ReadonlyMap<string, Meaning>
): { readonly meaning: Meaning; readonly length: number } | undefined => {
  for (let length = maxWords; length > 0; length--) {
    const meaning = table.get(words.slice(index, index + length).join(""))
    if (meaning !== undefined) return { meaning, length }
  }
  return undefined
}

/** The meaning of every name of the table in the text, left to right. */
const namesIn = <Meaning>(text: string, table: ReadonlyMap<string, Meaning>): ReadonlyArray<Meaning> => {
  const words = text
    .replace(former, " ")
    .split(boundary)
    .filter((word) => word !== "")
  const meanings: Array<Meaning> = []
  for (let i = 0; i < words.length; ) {
    const name = nameAt(words, i, table)
    if (name !== undefined) meanings.push(name.meaning)
    i += name?.length ?? 1
  }
  return meanings
}

/**
 * The opinion in a broker's words, Korean or English, in any case and spacing. What happened to the rating (`Buy (유지)`,
 * `Downgrade to Hold`) is ignored; words in brackets are read when those outside contain no rating. Null for no words,
 * a company that isn't rated, a negated (`Not a buy`) or withdrawn rating (`매수 의견 철회`, `Buy (suspended)`), unknown
 * words, and contradictory ratings.
 *
 * @example
 * ```ts
 * import { opinionOf } from "findata/consensus"
 *
 * opinionOf("Buy (유지)") // => "buy"
 * opinionOf("Downgrade to Hold") // => "hold"
 * opinionOf("Not rated") // => null
 * ```
 */
export const opinionOf = (words: string | null): Opinion | null => {
  if (words === null) return null
  const text = words.normalize("NFKC").toLowerCase().replace(withoutTarget, " ")
  if (namesIn(text, withdrawals).length > 0) return null
  const outside = namesIn(text.replace(bracketed, " "), synonyms)
  const [first = null, ...others] = outside.length > 0 ? outside : namesIn(text, synonyms)
  return others.every((_) => _ === first) ? first : null
}
