/** Exchange rates of currencies by day, each as its source states it. */
import { field, record, type ValueOf } from "../records/Record.ts"
import { currency, day, positive, text } from "../records/Scalar.ts"

/** A rate as it is stored: one for each pair, day and source. */
export const Rate = record(
  "rate",
  {
    key: ["base", "quote", "date", "source"],
    dated: "date",
    foundBy: ["base", "quote"],
    importedAs: {
      kind: "rates",
      summary:
        "exchange rates of currencies: date, base, quote, value (one unit of base is worth value units of quote)"
    }
  },
  {
    date: field(day, "The day of the rate", { example: "2024-06-28" }),
    base: field(currency, "The currency of which one unit is valued (ISO 4217)", { example: "EUR" }),
    quote: field(currency, "The currency that it is valued in (ISO 4217)", { example: "USD" }),
    value: field(positive, "Units of quote for one of base", { example: 1.0705 }),
    source: field(text, "Who states the rate", { example: "ecb" })
  }
)
export interface Rate extends ValueOf<typeof Rate> {}
