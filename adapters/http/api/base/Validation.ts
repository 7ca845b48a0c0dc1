/** Turns what is wrong with a request into the 422 body, all of it at once. */
import { Clock, Context, Effect, Schema, SchemaGetter } from "effect"
import { HttpApiMiddleware } from "effect/http-api"
import { CalendarDate, dayIn, isCalendarDate } from "../../../../core/mod.ts"
import { InternalError, Unprocessable, type ValidationItem } from "./Errors.ts"
import { date, issueOf } from "./Parameters.ts"

/** Parameters as they came; of one that was given several times, the last. */
export type RawQuery = Readonly<Record<string, string | undefined>>

/** A rule that holds between parameters of query and path, or between one and the time: milliseconds since 1970. */
export type CrossCheck = (given: RawQuery, now: number) => ReadonlyArray<ValidationItem>

/** The rules between an endpoint's parameters. */
export const CrossChecks = Context.Reference<ReadonlyArray<CrossCheck>>("findata/http/CrossChecks", {
  defaultValue: () => []
})

/** Two ways to page, of which one may be used. */
export const exclusive =
  (one: string, other: string): CrossCheck =>
  (query) =>
    query[one] === undefined || query[other] === undefined
      ? []
      : [
          {
            loc: ["query", other],
            msg: `Value error, ${one} and ${other} exclude each other`,
            type: "value_error"
          }
        ]

const isDate = (value: string | undefined): value is string => value !== undefined && isCalendarDate(value)

/** A range begins no later than it ends. */
export const ordered =
  (from: string, to: string): CrossCheck =>
  (query) => {
    const [first, last] = [query[from], query[to]]
    return isDate(first) && isDate(last) && first > last
      ? [
          {
            loc: ["query", from],
            msg: `Value error, ${from} ${first} is after ${to} ${last}`,
            type: "value_error"
          }
        ]
      : []
  }

/** What is said of a day that lies ahead. */
export const futureItem = (name: string, day: string): ValidationItem => ({
  loc: ["query", name],
  msg: `Value error, ${name} ${day} is in the future`,
  type: "value_error"
})

/** Where a day begins first: UTC+14. */
const earliestZone = "Pacific/Kiritimati"

/** A day has begun somewhere. Whether it has at a company's exchange is checked once the company is known. */
export const begun =
  (name: string): CrossCheck =>
  (query, now) => {
    const day = query[name]
    return isDate(day) && day > dayIn(earliestZone, now) ? [futureItem(name, day)] : []
  }

/** A date in a body that has begun somewhere. */
export const begunDate = (name: string) =>
  date.pipe(
    Schema.decodeTo(CalendarDate, {
      decode: SchemaGetter.transformEffect<string, string>((day) =>
        Effect.flatMap(Clock.currentTimeMillis, (now) =>
          day > dayIn(earliestZone, now) ? Effect.fail(issueOf(futureItem(name, day))) : Effect.succeed(day)
        )
      ),
      encode: SchemaGetter.passthrough()
    })
  )

export class Validation extends HttpApiMiddleware.Service<Validation>()("findata/http/Validation", {
  error: [Unprocessable, InternalError]
}) {}
