/** What the endpoints of company pages take, and whom they let in. */
import { Schema } from "effect"
import type { EndpointAccess } from "../base/KeyAccess.ts"
import { date, integer, orElse } from "../base/Parameters.ts"
import { begun } from "../base/Validation.ts"

export const root = "/v1/financial_v4"

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
