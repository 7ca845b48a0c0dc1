/** Which of a company's names is shown to readers of a language. */
import type { Language } from "./language.ts"

/** Names in Chinese characters alone are read in Japan and in China. */
const readersOf = (text: string): ReadonlyArray<Language> => {
  if (/\p{Script=Hangul}/u.test(text)) return ["ko"]
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return ["ja"]
  return /\p{Script=Han}/u.test(text) ? ["ja", "zh"] : []
}

export interface Named {
  /** In English. */
  readonly name: string
  /** In the local language; null where none is known. */
  readonly alias_name: string | null
}

/** The local name for those who read its script, else the English one. */
export const localName = (locale: Language, { alias_name, name }: Named): string =>
  alias_name && readersOf(alias_name).includes(locale) ? alias_name : name
