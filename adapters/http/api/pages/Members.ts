/** Members that bodies of company pages are made of. */
import { Schema } from "effect"
import { CalendarDate, Company, field, pick } from "../../../../core/mod.ts"

/** Null is what is not known, here and below. */
export const text = Schema.NullOr(Schema.String)
export const figure = Schema.NullOr(Schema.Finite)
export const day = Schema.NullOr(CalendarDate)
export const count = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))

/** A figure by each of the names. */
export const figures = <const Names extends ReadonlyArray<string>>(...names: Names) =>
  Object.fromEntries(names.map((name) => [name, figure])) as {
    readonly [K in Names[number]]: typeof figure
  }

/** What every page of a company begins with. */
export const pageFields = {
  ...pick(Company.fields, ["company_id", "symbol"]),
  as_of: field(CalendarDate, "The day asked for, else today, at the company's exchange")
}
