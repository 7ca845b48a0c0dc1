/** Intl's format of numbers, with the sign for minus, which is as wide as a digit, not with a hyphen. */
export const numberFormat = (locale: string, options: Intl.NumberFormatOptions) => {
  const intl = new Intl.NumberFormat(locale, options)
  return { format: (value: number): string => intl.format(value).replace("-", "\u2212") }
}
