/** The fields of a stored company that imports read. */
import { Schema } from "effect"
import { Company, type CompanyRecord, companyOf } from "./Company.ts"
import type { Exchange } from "./Exchange.ts"
import { membersOf, pick } from "../records/Members.ts"

/** A company without its profile: what identifies it, where it is listed, and its currency. */
export const CompanyReference = Schema.Struct(
  pick(Company.fields, [
    "company_id",
    "issuer_id",
    "symbol",
    "exchange",
    "operating_mic",
    "exchange_country_code",
    "country_code",
    "slug",
    "name",
    "currency",
    "stock_type",
    "sector",
    "listed"
  ])
)
export interface CompanyReference extends Schema.Schema.Type<typeof CompanyReference> {}

const members = membersOf(CompanyReference)

/** The reference of a company as it is written. */
export const referenceOf = (company: CompanyRecord, exchange: Exchange): CompanyReference =>
  members(companyOf(company, exchange))
