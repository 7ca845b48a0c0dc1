/** Companies as they are found: by slug, or by a search. */
import { Schema } from "effect"
import { pageFields, text } from "./Members.ts"

export const SlugResult = Schema.Struct({
  id: Schema.Int,
  ...pageFields,
  name: Schema.String,
  exchange: Schema.String
}).annotate({ identifier: "SlugResult" })

/** The best match first. */
export const SearchResult = Schema.Struct({
  companies: Schema.Array(
    Schema.Struct({
      id: Schema.Int,
      name: Schema.String,
      alias_name: text,
      symbol: Schema.String,
      exchange: Schema.String,
      slug: Schema.String
    }).annotate({ identifier: "CompanyMatch" })
  )
}).annotate({ identifier: "CompanySearchResult" })
