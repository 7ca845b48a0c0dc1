/** Stock exchanges. A symbol is unique within one operator (KOSPI and KOSDAQ are KRX's), by `operating_mic`. */
import { field, record, type ValueOf } from "../records/Record.ts"
import { country, currency, pattern, text } from "../records/Scalar.ts"

const mic = pattern(/^[A-Z0-9]{4}$/, "a MIC of 4 capital letters or digits (ISO 10383)")

/** An exchange as it is stored: one of `worldExchanges`, or imported. */
export const Exchange = record(
  "exchange",
  {
    key: ["code"],
    foundBy: ["code"],
    importedAs: {
      kind: "exchanges",
      summary: "exchanges: code, mic_code, name, country, time_zone, currency"
    }
  },
  {
    code: field(
      pattern(/^[A-Z0-9][A-Z0-9.-]{0,15}$/, "a code of capital letters and digits"),
      "The code that the API serves",
      { example: "NASDAQ" }
    ),
    mic_code: field(mic, "ISO 10383 market identifier", { example: "XNAS" }),
    operating_mic: field(mic, "The MIC of the operator whose symbols the exchange shares", {
      example: "XNAS"
    }),
    name: field(text, "The exchange's name", { example: "Nasdaq" }),
    country_code: field(country, "ISO 3166-1 code of its country", { example: "US" }),
    time_zone: field(text, "IANA zone of its trading day", { example: "America/New_York" }),
    currency: field(currency, "The currency its prices are in unless a company says otherwise", {
      example: "USD"
    })
  }
)
export interface Exchange extends ValueOf<typeof Exchange> {}
