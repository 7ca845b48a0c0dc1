/** Which languages a text is in by its script, and which of a company's names is shown to readers of a language. */
import type { Language } from "./language.ts"

/** Texts in Chinese characters alone are read in Japan and in China. */
const readersOf = (text: string): ReadonlyArray<Language> => {
  if (/\p{Script=Hangul}/u.test(text)) return ["ko"]
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return ["ja"]
  return /\p{Script=Han}/u.test(text) ? ["ja", "zh"] : []
}

/** The language of a text by its script; undefined where several are written in it. */
export const languageOf = (text: string): Language | undefined => {
  const [language, ...others] = readersOf(text)
  return others.length === 0 ? language : undefined
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
