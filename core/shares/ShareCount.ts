/** Shares outstanding of a class of an issuer on a day. */
import { field, nullable, record, type ValueOf } from "../records/Record.ts"
import { count, day, id, positive, text } from "../records/Scalar.ts"

/** A count as it is stored. A later count of the same class doesn't replace it. */
export const ShareCount = record(
  "share_count",
  {
    key: ["issuer_id", "share_class", "date"],
    nullKeeps: true,
    dated: "date",
    foundBy: ["issuer_id"],
    importedAs: {
      kind: "shares",
      summary: "shares outstanding: date, count, share_class, and symbol, cik or corp_code",
      before: "prices"
    }
  },
  {
    issuer_id: field(id, "The issuer", { references: "issuer" }),
    share_class: field(text, "The issuer's own name of the class", { example: "common" }),
    date: field(day, "The day it was counted on; splits with a later ex-date are not in it", {
      example: "2024-10-22"
    }),
    count: field(count, "Shares outstanding; 0 when the class has ended", {
      unit: "shares",
      example: 5_843_000_000
    }),
    company_id: nullable(
      id,
      "The listed security of the class; null for an unlisted class, or when unknown",
      {
        references: "company"
      }
    ),
    conversion_ratio: nullable(
      positive,
      "Shares of the listed class that one of these converts into; null when it doesn't convert, or when unknown",
      { unit: "shares", example: 1500 }
    )
  }
)
export interface ShareCount extends ValueOf<typeof ShareCount> {}
