/** Which columns of the tables name records of another. */
import type { RecordName } from "../../core/mod.ts"

/** A column of one table that names a record of another by its key. */
export interface Reference {
  readonly from: RecordName
  readonly column: string
  readonly to: RecordName
}

const ofCompany = (from: RecordName): Reference => ({ from, column: "company_id", to: "company" })
const ofIssuer = (from: RecordName): Reference => ({ from, column: "issuer_id", to: "issuer" })

export const references: ReadonlyArray<Reference> = [
  { from: "company", column: "exchange", to: "exchange" },
  ...(["company", "statement", "share_count", "insider_transaction", "disclosure"] as const).map(ofIssuer),
  ...(
    [
      "listing",
      "price_daily",
      "corporate_action",
      "action_coverage",
      "share_count",
      "report",
      "article_company"
    ] as const
  ).map(ofCompany),
  ...(["article_translation", "article_company"] as const).map(
    (from): Reference => ({ from, column: "article_id", to: "article" })
  )
]
