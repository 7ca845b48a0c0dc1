/**
 * Issuers of securities: several listed securities share one, and with it statements, filings, insiders and share
 * counts.
 */
import { field, nullable, record, type ValueOf } from "../records/Record.ts"
import { digits, id, text } from "../records/Scalar.ts"

/** An issuer as it is stored. Files name it by its number at SEC or DART, or by the symbol of one of its securities. */
export const Issuer = record(
  "issuer",
  { key: ["issuer_id"], nullKeeps: true, foundBy: ["issuer_id", "cik", "corp_code"], called: "issuers" },
  {
    issuer_id: field(id, "The issuer's id"),
    name: field(text, "The name under which it was first imported", { example: "Alphabet Inc." }),
    cik: nullable(digits(10), "SEC's number of the issuer, 10 digits; null where it has none", {
      example: "0001652044"
    }),
    corp_code: nullable(digits(8), "DART's number of the issuer, 8 digits; null where it has none", {
      example: "00126380"
    })
  }
)
export interface Issuer extends ValueOf<typeof Issuer> {}

/** An issuer's ids at registries. */
export type IssuerNumbers = Pick<Issuer, "cik" | "corp_code">
