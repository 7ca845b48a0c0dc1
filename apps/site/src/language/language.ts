/** The language of the site: that chosen here before, else the browser's first that the site has, else English. */
import { signal } from "@preact/signals"
import { keep, kept } from "../data/kept.ts"

export const languages = { en: "English", ko: "한국어", ja: "日本語", zh: "简体中文" } as const

export type Language = keyof typeof languages

const isLanguage = (text: string): text is Language => Object.hasOwn(languages, text)

const stored = "findata.language"

/** Where the command line writes pages there is neither a document nor a person's choice. */
const isInBrowser = typeof document !== "undefined"

const initial = (): Language => {
  if (!isInBrowser) return "en"
  const wanted = [kept(stored) ?? "", ...navigator.languages]
  return wanted.map((tag) => tag.toLowerCase().split("-")[0] ?? "").find(isLanguage) ?? "en"
}

export const language = signal<Language>(initial())

if (isInBrowser) document.documentElement.lang = language.value

export const setLanguage = (chosen: string): void => {
  if (!isLanguage(chosen)) return
  keep(stored, chosen)
  document.documentElement.lang = chosen
  language.value = chosen
}

/**
 * The texts of one part of the site, and functions that make them: `en` states their names, every other language has the
 * same. Call the result where they are shown: it subscribes to the language.
 */
export const messages =
  <Texts>(
    texts: { readonly en: Texts } & { readonly [Other in Exclude<Language, "en">]: NoInfer<Texts> }
  ): (() => Texts) =>
  () =>
    texts[language.value]
