/** A company as it is found: what it is called, and by which ticker and slug. */
import { Schema } from "effect"
import { Company } from "../../../../core/mod.ts"
import { pick } from "../../../../core/ports.ts"

export const CompanyMatch = Schema.Struct({
  id: Company.fields.company_id,
  ...pick(Company.fields, ["name", "alias_name", "symbol", "exchange", "slug"])
}).annotate({ identifier: "CompanyMatch" })
