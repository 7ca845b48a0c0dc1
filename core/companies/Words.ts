/** The words of names and of searches. */

/** The words of a text, in lower case. */
export const wordsOf = (text: string): ReadonlyArray<string> =>
  text
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== "")

/** The words that a name is made of, without punctuation. */
const partsOf = (text: string): ReadonlyArray<string> =>
  text.split(/[^\p{L}\p{N}\p{M}]+/u).filter((part) => part !== "")

/** Shorter words are within one edit of no word that is corrected; longer ones are no words. */
const [shortestWord, longestWord] = [3, 32]

/** The distinct words of names, in lower case, in which a mistyped word is sought: of 3 to 32 characters, none of digits alone. */
export const wordsInNames = (names: ReadonlyArray<string>): ReadonlySet<string> =>
  new Set(
    names
      .flatMap((name) => partsOf(name.toLowerCase()))
      .filter((word) => {
        const { length } = [...word]
        return length >= shortestWord && length <= longestWord && !/^\p{N}+$/u.test(word)
      })
  )

const joined = (text: string): string => text.replaceAll(/['’.]/g, "")

/** Shorter texts are the beginnings of too many words; a character of Chinese or Korean is a syllable. */
const minLength = (word: string): number => (/^[\p{Script=Latin}\p{N}]/u.test(word) ? 3 : 2)

/** Whether a word is long enough to be the beginning of some names rather than of most. */
export const hasBeginning = (word: string): boolean => word.length >= minLength(word)

/** The texts of a name, in lower case, that `beginsIn` compares beginnings with. */
export const beginningsOf = (text: string): ReadonlyArray<string> => [
  ...new Set([text, joined(text), ...partsOf(text)])
]

/** Whether a name, with its apostrophes and points or without, or one of its words begins with the text, both in lower case. */
export const beginsIn = (text: string, beginning: string): boolean =>
  beginningsOf(text).some((one) => one.startsWith(beginning))
