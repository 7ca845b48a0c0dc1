/** Parts that several bodies share. */
import { Schema } from "effect"

/** JSON, or CSV with a header row (`Accept: text/csv` asks for it too). */
export const Format = Schema.Literals(["json", "csv"])

const count = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))

export const paginationFields = {
  page: Schema.Int,
  limit: Schema.Int,
  total: count,
  total_pages: count,
  has_next: Schema.Boolean,
  has_prev: Schema.Boolean
}

export const Pagination = Schema.Struct(paginationFields).annotate({ identifier: "Pagination" })
