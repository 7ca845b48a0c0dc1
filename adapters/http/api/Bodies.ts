/** Parts that several bodies share. */
import { Schema } from "effect"
import { field, pick, tally } from "../../../core/mod.ts"

/** JSON, or CSV with a header row (`Accept: text/csv` asks for it too). */
export const Format = Schema.Literals(["json", "csv"])

/** How many items a body lists. */
export const itemCount = tally("Items in this body")

/** Members of lists in pages. */
export const pagingFields = {
  page: field(Schema.Int, "The number of the page, from 1"),
  limit: field(Schema.Int, "Most items on a page"),
  offset: field(Schema.Int, "Items before the first of this body"),
  total: tally("Items in all, on every page"),
  total_pages: tally("Pages in all"),
  has_next: field(Schema.Boolean, "Whether there are items after those of this body"),
  has_prev: field(Schema.Boolean, "Whether there are items before those of this body"),
  has_more: field(Schema.Boolean, "Whether there are items at a larger offset")
}

export const paginationFields = pick(pagingFields, [
  "page",
  "limit",
  "total",
  "total_pages",
  "has_next",
  "has_prev"
])

export const Pagination = Schema.Struct(paginationFields).annotate({ identifier: "Pagination" })
