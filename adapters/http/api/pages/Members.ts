/** Members that bodies of company pages are made of. */
import { CalendarDate, Company } from "../../../../core/mod.ts"
import { field, pick } from "../../../../core/ports.ts"

/** What every page of a company begins with. */
export const pageFields = {
  ...pick(Company.fields, ["company_id", "symbol"]),
  as_of: field(CalendarDate, "The day asked for, else today, at the company's exchange")
}
