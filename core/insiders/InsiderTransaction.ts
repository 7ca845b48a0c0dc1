/** A trade, grant or exercise by an insider of an issuer. */
import { field, nullable, record, type ValueOf } from "../records/Record.ts"
import { currency, day, flag, id, number, pattern, percent, text, url } from "../records/Scalar.ts"

/**
 * A line of an insider's statement as it is stored. An amendment doesn't change the original's rows: `standing` finds
 * which of them it replaces.
 */
export const InsiderTransaction = record(
  "insider_transaction",
  {
    key: ["transaction_id"],
    unique: ["source", "external_id"],
    dated: "filed_date",
    foundBy: ["issuer_id"],
    importedAs: {
      kind: "insiders",
      summary:
        "insiders' transactions: filed_date, insider_name, shares_change, and price, transaction_code and more, and symbol, cik or corp_code"
    }
  },
  {
    transaction_id: field(id, "The transaction's id"),
    source: field(text, "The source of the transaction, in the operator's words", { example: "sec" }),
    external_id: field(text, "The transaction's id at the source", { example: "0001127602-24-001234/1" }),
    issuer_id: field(id, "The issuer", { references: "issuer" }),
    filed_date: field(day, "When it was filed", { example: "2024-04-03" }),
    transaction_date: nullable(day, "When it was made", { example: "2024-04-01" }),
    insider_name: field(text, "The insider", { example: "COOK TIMOTHY D" }),
    position: nullable(text, "The insider's office", { example: "Chief Executive Officer" }),
    relationship: nullable(text, "The relationship to the issuer, in the source's words", {
      example: "officer"
    }),
    transaction_type: nullable(text, "The type of transaction, in the source's words", { example: "Sale" }),
    transaction_code: nullable(
      pattern(/^[A-Z]$/, "a code of one capital letter, as SEC's"),
      "SEC's code: P purchase, S sale, A grant, M exercise, G gift, F tax, C conversion",
      { example: "S" }
    ),
    shares_change: field(number, "Shares acquired; negative when disposed of", {
      unit: "shares",
      example: -196410
    }),
    price: nullable(number, "The price of one share; null when the source has none", {
      unit: "currency",
      example: 171.23
    }),
    currency: nullable(currency, "The currency of the price", { example: "USD" }),
    shares_owned_after: nullable(number, "Shares held after it", { unit: "shares", example: 3280057 }),
    ownership_percent: nullable(percent, "The percentage of the issuer's shares held after it", {
      unit: "percent",
      example: 0.02
    }),
    is_direct: nullable(flag, "Whether the shares are the insider's own", { example: true }),
    filing_id: nullable(text, "The filing's id", { example: "0001127602-24-001234" }),
    filing_url: nullable(url, "Where the filing can be read"),
    filer: nullable(text, "Who filed it, on which form; an original and its amendments have the same", {
      example: "0000320193/0001214156/4"
    }),
    table_line: nullable(text, "The table, the security and how it is held; an amended row has the same", {
      example: "nonDerivative/Common Stock/D"
    }),
    amends_date: nullable(
      day,
      "Of an amendment: the day on which its original was filed, as the amendment states it; null for an original",
      { example: "2024-04-03" }
    )
  }
)
export interface InsiderTransaction extends ValueOf<typeof InsiderTransaction> {}
