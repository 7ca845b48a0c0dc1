/** Large numbers in the units of a language: thousand, million and billion, or 만, 억 and 조. */
import type { Language } from "./language.ts"
import { numberFormat } from "./numberFormat.ts"

/** By how many digits the next unit is larger, which a number in a unit is rounded to. */
const unitDigits: Readonly<Record<Language, 3 | 4>> = { en: 3, ko: 4, ja: 4, zh: 4 }

interface Formats {
  readonly compact: ReturnType<typeof numberFormat>
  readonly plain: ReturnType<typeof numberFormat>
  readonly round: ReturnType<typeof numberFormat>
}

const made = new Map<Language, Formats>()

const formatsOf = (locale: Language): Formats => {
  const digits = unitDigits[locale]
  const known = made.get(locale) ?? {
    compact: numberFormat(locale, {
      notation: "compact",
      useGrouping: "always",
      minimumSignificantDigits: digits,
      maximumSignificantDigits: digits
    }),
    plain: numberFormat(locale, { maximumFractionDigits: 2 }),
    round: numberFormat(locale, { notation: "compact", useGrouping: "always", maximumFractionDigits: 2 })
  }
  made.set(locale, known)
  return known
}

/**
 * With as many digits as the language's units are apart, so that amounts beside one another are equally exact and wide: `4.60B`
 * and `16.8B`, `1.234조`, `5,678억` and `46.00억`. What is smaller than the first unit is written out, with up to two digits
 * after the point.
 */
export const compactText = (locale: Language, value: number): string => {
  const { compact, plain } = formatsOf(locale)
  return Math.abs(value) < 10 ** unitDigits[locale] ? plain.format(value) : compact.format(value)
}

/** A round value, as an axis has them, without zeros at its end: `50B` */
export const roundText = (locale: Language, value: number): string => formatsOf(locale).round.format(value)
