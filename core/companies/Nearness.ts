/** How near a company is to the words of a search. */
import { folded } from "../codes/Symbol.ts"
import type { Company } from "./Company.ts"
import type { MatchReason } from "./MatchReason.ts"
import { isSpelling } from "./Spelling.ts"
import { beginsIn } from "./Words.ts"

/**
 * 0: a word is the symbol; 1: the text identifies the company; 2: a word is a former ticker; 3: begins the symbol; 4: begins a
 * word of a name, a former name, a brand or the exchange; 5: is within one, or the id; 6: is another spelling.
 */
export type Nearness = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** The nearest first. */
export const nearnesses: ReadonlyArray<Nearness> = [0, 1, 2, 3, 4, 5, 6]

type Searched = Pick<Company, "alias_name" | "company_id" | "exchange" | "name" | "slug" | "symbol">

/** How near a company is, and by what else than its symbol or a name it was found; null where by these. */
export interface Near {
  readonly nearness: Nearness
  readonly found_by: MatchReason | null
}

const ofOwn = (company: Searched, texts: ReadonlyArray<string>, word: string): Nearness | null => {
  if (isSpelling(folded(word), company.symbol)) return 0
  if (company.symbol.toLowerCase().startsWith(word)) return 3
  if (texts.some((text) => beginsIn(text, word))) return 4
  return String(company.company_id) === word || texts.some((text) => text.includes(word)) ? 5 : null
}

const ofOther = ({ type, value }: MatchReason, word: string): Nearness | null => {
  if (type === "former_symbol") return folded(word) === value ? 2 : null
  return (type === "brand" || type === "former_name") && beginsIn(value.toLowerCase(), word) ? 4 : null
}

/**
 * That of the word that is furthest, in any order of the words; null where one of them is nowhere. `others` are what the
 * company was found by besides.
 */
export const nearnessOf = (
  company: Searched,
  words: ReadonlyArray<string>,
  others: ReadonlyArray<MatchReason> = []
): Near | null => {
  const { alias_name, exchange, name, slug, symbol } = company
  const texts = [symbol, name, alias_name ?? "", exchange, slug].map((text) => text.toLowerCase())
  let furthest: Nearness = 0
  let found_by: MatchReason | null = null
  for (const word of words) {
    let nearest = ofOwn(company, texts, word)
    for (const other of others) {
      const nearness = ofOther(other, word)
      if (nearness === null || (nearest !== null && nearest <= nearness)) continue
      nearest = nearness
      found_by = other
    }
    if (nearest === null) return null
    if (nearest > furthest) furthest = nearest
  }
  return { nearness: furthest, found_by }
}
