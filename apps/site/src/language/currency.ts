/** How amounts of a currency are written. */

/** Whether its subunit isn't in use: amounts have no digits after the point. */
export const isWhole = (currency: string | null | undefined): boolean =>
  currency === "KRW" || currency === "JPY"

const words: Readonly<Record<string, string>> = { "ko KRW": "원", "ja JPY": "円", "zh CNY": "元" }

/** A currency beside an amount: its word in its own language, else its code. */
export const currencyIn = (locale: string, currency: string): string =>
  words[`${locale} ${currency}`] ?? currency
