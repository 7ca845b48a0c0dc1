/**
 * The spellings of a symbol. What is stored under the one that is asked for is meant; where nothing is, `.`, `-` and `/`
 * are one character (`BRK-B`, `BRK/B` and `BRK.B`), and digits alone are a Korean code without the zeros that it begins with
 * (`5930`).
 */
const separator = /[.\-/]/
const separators = [".", "-", "/"]

/** With more of them only the spellings that have the same one everywhere are sought. */
const maxSeparators = 3

const isNumber = (symbol: string): boolean => /^\d+$/.test(symbol)

const koreanLength = 6

/** Other spellings of a normalized symbol; none for most symbols. */
export const otherSpellings = (symbol: string): ReadonlyArray<string> => {
  if (isNumber(symbol)) return symbol.length < koreanLength ? [symbol.padStart(koreanLength, "0")] : []
  const [first = "", ...parts] = symbol.split(separator)
  const all =
    parts.length > maxSeparators
      ? separators.map((own) => [first, ...parts].join(own))
      : parts.reduce<ReadonlyArray<string>>(
          (begun, part) => begun.flatMap((text) => separators.map((own) => `${text}${own}${part}`)),
          [first]
        )
  return all.filter((spelling) => spelling !== symbol)
}

/** Whether a symbol may mean what has another spelling of it on an exchange of a country. */
export const isMeantIn = (symbol: string, country_code: string): boolean =>
  !isNumber(symbol) || country_code === "KR"

/** Whether two symbols are spellings of each other, of a company on a Korean exchange if they are numbers. */
export const isSpelling = (symbol: string, other: string): boolean =>
  symbol === other || otherSpellings(symbol).includes(other) || otherSpellings(other).includes(symbol)

const characters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-/^"]

/**
 * The texts that one edit makes of a symbol: a character left out, put in or replaced, or two neighbours exchanged. Only
 * ASCII letters, digits and a few signs are put in.
 */
export const singleEdits = (symbol: string): ReadonlyArray<string> => {
  const edits = new Set<string>()
  const all = [...symbol]
  const before = (end: number) => all.slice(0, end).join("")
  const from = (start: number) => all.slice(start).join("")
  for (let i = 0; i <= all.length; i++) {
    for (const one of characters) edits.add(before(i) + one + from(i))
    if (i === all.length) break
    for (const one of characters) edits.add(before(i) + one + from(i + 1))
    edits.add(before(i) + from(i + 1))
    if (i + 1 < all.length) edits.add(before(i) + all[i + 1] + all[i] + from(i + 2))
  }
  edits.delete(symbol)
  edits.delete("")
  return [...edits]
}
