/** How near a company is to the words of a search. */
import type { Company } from "./Company.ts"
import { isSpelling } from "./Spelling.ts"
import { folded } from "../codes/Symbol.ts"

/** 0: a word is the symbol; 1: begins it; 2: begins a word of a name or the exchange; 3: is within one, or the id. */
export type Nearness = 0 | 1 | 2 | 3

type Searched = Pick<Company, "alias_name" | "company_id" | "exchange" | "name" | "slug" | "symbol">

/** The words of a text, in lower case. */
export const wordsOf = (text: string): ReadonlyArray<string> =>
  text
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== "")

const ofWord = (company: Searched, texts: ReadonlyArray<string>, word: string): Nearness | null => {
  if (isSpelling(folded(word), company.symbol)) return 0
  if (company.symbol.toLowerCase().startsWith(word)) return 1
  const begins = (text: string): boolean =>
    text.startsWith(word) || text.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(word))
  if (texts.some(begins)) return 2
  return String(company.company_id) === word || texts.some((text) => text.includes(word)) ? 3 : null
}

/** That of the word that is furthest, in any order of the words; null where one of them is nowhere. */
export const nearnessOf = (company: Searched, words: ReadonlyArray<string>): Nearness | null => {
  const { alias_name, exchange, name, slug, symbol } = company
  const texts = [symbol, name, alias_name ?? "", exchange, slug].map((text) => text.toLowerCase())
  let furthest: Nearness = 0
  for (const word of words) {
    const nearness = ofWord(company, texts, word)
    if (nearness === null) return null
    if (nearness > furthest) furthest = nearness
  }
  return furthest
}
