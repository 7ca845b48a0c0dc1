/** What company pages share: their paths and parameters, whom they let in, and what each page begins with. */
import { Schema } from "effect"
import { CalendarDate, Company } from "../../../../core/mod.ts"
import { field, pick } from "../../../../core/ports.ts"
import { NotFound, Unavailable } from "./Errors.ts"
import type { EndpointAccess } from "./RequiredAccess.ts"
import { date, integer, orElse } from "./Parameters.ts"
import { begun } from "./Validation.ts"

export const root = "/v1/financial_v4"

/** The path of a company, below which its pages are. */
export const companyPath = `${root}/companies/:company_id` as const

/** Anyone where pages are public, else a key of any scope. */
export const pageAccess: EndpointAccess = { family: "pages", scope: "any", without: "open" }

export const ofCompany = { company_id: integer(1) }

/** The day at whose end a page is as known; without it, now. */
export const asOf = { as_of: Schema.optionalKey(date) }

export const asOfBegun = [begun("as_of")]

/** How many items a page shows. */
export const few = { limit: integer(1, 100).pipe(orElse(3)) }

/** Calendar months that end today, or on the day asked for. */
export const months = { months: integer(1, 60).pipe(orElse(12)) }

/** What every page of a company begins with. */
export const pageFields = {
  ...pick(Company.fields, ["company_id", "symbol"]),
  as_of: field(CalendarDate, "The day asked for, else today, at the company's exchange")
}

export const pageErrors = [NotFound, Unavailable] as const
