/** What names are ordered by, and the letters under which a list of names has them. */

/** The 19 consonants that Hangul syllables begin with (Unicode 3.12), tense ones under their plain ones as indexes have them. */
const initials = "ㄱㄱㄴㄷㄷㄹㅁㅂㅂㅅㅅㅇㅈㅈㅊㅋㅌㅍㅎ"
const firstInitial = 0x1100

/** In their order: Latin letters, Korean consonants, digits together, and all else. */
export const letters = [
  ..."ABCDEFGHIJKLMNOPQRSTUVWXYZ",
  ...new Set(initials),
  "0-9",
  "other"
] as ReadonlyArray<string>

/** "Company Limited" before a Korean name. */
const koreanForm = /^\s*(?:㈜|\(주\)|주식회사)\s*/u

/**
 * A name as it is ordered: without marks over its letters and in lower case, from its first letter or digit on; Hangul by its
 * consonants and vowels (NFKD of Unicode).
 */
export const orderedName = (name: string): string => {
  const plain = name.replace(koreanForm, "").normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase()
  const start = plain.search(/[\p{L}\p{N}]/u)
  return start < 0 ? plain : plain.slice(start)
}

/** The place in `letters` of what a name begins with, given as it is ordered. */
export const letterPlace = (ordered: string): number => {
  const first = ordered.slice(0, 1).toUpperCase()
  const initial = initials[first.charCodeAt(0) - firstInitial]
  const letter = initial ?? (/[A-Z]/.test(first) ? first : /\p{N}/u.test(first) ? "0-9" : "other")
  return letters.indexOf(letter)
}
