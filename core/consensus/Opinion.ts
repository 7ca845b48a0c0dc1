/** What a broker thinks of a share, on one scale for every broker's words. */
import { opinionWords } from "./OpinionWords.ts"

/** From the most to the least favourable. */
export const opinions = ["strong_buy", "buy", "hold", "sell", "strong_sell"] as const
export type Opinion = (typeof opinions)[number]

const synonyms = new Map(
  Object.entries(opinionWords).map(([words, opinion]) => [words.replaceAll(" ", ""), opinion])
)

const bracketed = /[([{【].*?(?:[)\]}】]|$)/gu

/** The rating before this one: `Hold → Buy`, `중립에서 매수로`, `to Buy from Hold`. */
const former = /\p{L}[\p{L}\s-]{0,40}(?:→|⇒|->|=>|에서)|\bfrom\b.*?(?=\bto\b|$)/gu

/** Between words, between scripts, and where Korean adds to a rating without a space: `매수유지`, `중립으로`, `신규매수`. */
const boundary =
  /[^\p{L}\p{N}]+|(?<=[a-z])(?=\p{Script=Hangul})|(?<=\p{Script=Hangul})(?=[a-z]|유지|상향|하향|신규|의견|으로|로)|(?<=신규|의견)/u

/** The words of the longest synonym, counted as `boundary` divides them: 투자, 의견, 없음. */
const longest = 3

/** What the words from the index on begin with, the longest synonym first. */
const synonymAt = (words: ReadonlyArray<string>, index: number) => {
  for (let length = longest; length > 0; length--) {
    const opinion = synonyms.get(words.slice(index, index + length).join(""))
    if (opinion !== undefined) return { opinion, length }
  }
  return undefined
}

/** Every rating that the text names, left to right; null is one for not rated. */
const ratingsIn = (text: string): ReadonlyArray<Opinion | null> => {
  const words = text
    .replace(former, " ")
    .split(boundary)
    .filter((word) => word !== "")
  const ratings: Array<Opinion | null> = []
  for (let i = 0; i < words.length; ) {
    const synonym = synonymAt(words, i)
    if (synonym !== undefined) ratings.push(synonym.opinion)
    i += synonym?.length ?? 1
  }
  return ratings
}

/**
 * The opinion that a broker's words name, Korean or English, in any case and spacing. What became of the rating
 * (`Buy (유지)`, `Downgrade to Hold`) is passed over; words in brackets are read where those outside name no rating.
 * Null for no words, a company that isn't rated, words that aren't known, and ratings that contradict one another.
 */
export const opinionOf = (words: string | null): Opinion | null => {
  if (words === null) return null
  const text = words.normalize("NFKC").toLowerCase()
  const outside = ratingsIn(text.replace(bracketed, " "))
  const [first = null, ...others] = outside.length > 0 ? outside : ratingsIn(text)
  return others.every((_) => _ === first) ? first : null
}
