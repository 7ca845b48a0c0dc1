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
