/** Companies as they are found: by slug, or by a search. */
import { Schema } from "effect"
import { Company } from "../../../../core/mod.ts"
import { pick } from "../../../../core/ports.ts"
import { pageFields } from "./Members.ts"

const id = Company.fields.company_id

export const SlugResult = Schema.Struct({
  id,
  ...pageFields,
  ...pick(Company.fields, ["name", "alias_name", "exchange"])
}).annotate({ identifier: "SlugResult" })

export const CompanyMatch = Schema.Struct({
  id,
  ...pick(Company.fields, ["name", "alias_name", "symbol", "exchange", "slug"])
}).annotate({ identifier: "CompanyMatch" })

/** The best match first. */
export const SearchResult = Schema.Struct({ companies: Schema.Array(CompanyMatch) }).annotate({
  identifier: "CompanySearchResult"
})
