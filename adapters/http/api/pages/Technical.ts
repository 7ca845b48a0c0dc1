/** The technical indicators of a company's daily bars. */
import { Schema } from "effect"
import { TechnicalPage as Technical } from "../../../../core/mod.ts"
import { pageFields } from "./Members.ts"

export const TechnicalPage = Schema.Struct({ ...pageFields, ...Technical.fields }).annotate({
  identifier: "TechnicalPage"
})
