/** Parts that several bodies share. */
import { Schema } from "effect"
import { Pagination as Page } from "../../../../core/mod.ts"
import { countField, field } from "../../../../core/ports.ts"

/** How many items a body lists. */
export const itemCount = countField("How many items this body lists")

export const Pagination = Page.annotate({ identifier: "Pagination" })

/** Where the items of a body lie in the whole list. */
export const pagingFields = {
  ...Page.fields,
  offset: field(Schema.Int, "Items before the first of this body"),
  has_more: field(Schema.Boolean, "Whether there are items at a larger offset")
}
