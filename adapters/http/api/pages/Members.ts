/** Members that bodies of company pages are made of. */
import { Schema } from "effect"
import { CalendarDate } from "../../../../core/mod.ts"

/** Null is what is not known, here and below. */
export const text = Schema.NullOr(Schema.String)
export const figure = Schema.NullOr(Schema.Finite)
export const whole = Schema.NullOr(Schema.Int)
export const day = Schema.NullOr(CalendarDate)
export const count = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))

/** A figure by each of the names. */
export const figures = <const Names extends ReadonlyArray<string>>(...names: Names) =>
  Object.fromEntries(names.map((name) => [name, figure])) as {
    readonly [K in Names[number]]: typeof figure
  }

/**
 * What a body with multiples says of them: the day of the price, the end of the latest statement that was known then, and
 * what its market caps are in.
 */
export const pairing = { price_date: day, statement_date: day, market_cap_currency: text }

/** What every page of a company begins with. `as_of` is the day asked for, else today, at its exchange. */
export const pageFields = {
  company_id: Schema.Int,
  symbol: Schema.String,
  as_of: CalendarDate
}
