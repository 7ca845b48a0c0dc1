/** Large numbers in the units of a language: thousand, million and billion, or 만, 억 and 조. */

/** By how many digits the next unit is larger, which a number in a unit has at the least. */
const unitDigits = (locale: string): 3 | 4 => (/^(?:ko|ja|zh)\b/.test(locale) ? 4 : 3)

interface Formats {
  readonly compact: Intl.NumberFormat
  readonly plain: Intl.NumberFormat
  readonly round: Intl.NumberFormat
}

const made = new Map<string, Formats>()

const formatsOf = (locale: string): Formats => {
  const digits = unitDigits(locale)
  const known = made.get(locale) ?? {
    compact: new Intl.NumberFormat(locale, {
      notation: "compact",
      minimumSignificantDigits: digits,
      maximumSignificantDigits: digits
    }),
    plain: new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }),
    round: new Intl.NumberFormat(locale, { notation: "compact", maximumFractionDigits: 2 })
  }
  made.set(locale, known)
  return known
}

/**
 * With as many digits as the language's units are apart, so that amounts beside one another are equally exact: `4.60B` and
 * `16.8B`, `1.234조` and `5,678억`. What is smaller than the first unit is written out, with up to two digits after the point.
 */
export const compactText = (locale: string, value: number): string => {
  const { compact, plain } = formatsOf(locale)
  return Math.abs(value) < 10 ** unitDigits(locale) ? plain.format(value) : compact.format(value)
}

/** A round value, as an axis has them, without zeros at its end: `50B` */
export const roundText = (locale: string, value: number): string => formatsOf(locale).round.format(value)
