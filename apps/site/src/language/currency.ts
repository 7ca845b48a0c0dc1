/** How amounts of a currency are written. */
import type { Language } from "./language.ts"

/** Whether its subunit isn't in use: amounts have no digits after the point. */
export const isWhole = (currency: string | null | undefined): boolean =>
  currency === "KRW" || currency === "JPY"

/** Words of a language for currencies of its countries. */
const words: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {},
  ko: { KRW: "원" },
  ja: { JPY: "円" },
  zh: { CNY: "元" }
}

/** A currency beside an amount: its word in its own language, else its code. */
export const currencyIn = (locale: Language, currency: string): string => words[locale][currency] ?? currency

/** What amounts are of, and their currency, as a language writes parentheses. */
export const inParentheses = (locale: Language, title: string, currency: string): string =>
  ({
    en: `${title} (${currency})`,
    ko: `${title}(${currency})`,
    ja: `${title}（${currency}）`,
    zh: `${title}（${currency}）`
  })[locale]
