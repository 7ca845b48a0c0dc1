/** Stock exchanges. A symbol is unique within one operator (KOSPI and KOSDAQ are KRX's), by `operating_mic`. */

export interface Exchange {
  /** The code that the API serves, `NASDAQ`. */
  readonly code: string
  /** ISO 10383 market identifier, `XNAS`. */
  readonly mic_code: string
  /** The MIC of the operator whose symbols the exchange shares. */
  readonly operating_mic: string
  readonly name: string
  readonly country_code: string
  /** IANA zone of its trading day. */
  readonly time_zone: string
  /** The currency its prices are in unless a company says otherwise. */
  readonly currency: string
}

/** Whether the runtime knows the IANA time zone. */
export const isTimeZone = (text: string): boolean => {
  try {
    new Intl.DateTimeFormat("en", { timeZone: text })
    return true
  } catch {
    return false
  }
}

const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** The calendar day in a zone at an instant (milliseconds since 1970), `YYYY-MM-DD`. */
export const dayIn = (timeZone: string, millis: number): string => {
  let format = dayFormats.get(timeZone)
  if (format === undefined) {
    format = new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" })
    dayFormats.set(timeZone, format)
  }
  return format.format(millis)
}
