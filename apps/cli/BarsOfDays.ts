/** The days of the stored bars that a command is about: one, or all from one to another. */
import { Effect, Option } from "effect"
import { Argument, Flag } from "effect/cli"
import { isCalendarDate } from "../../core/mod.ts"
import type { Days } from "../../core/ports.ts"
import * as Out from "./Console.ts"

/** The arguments and the flag that say which. */
export const ofDays = {
  symbol: Argument.String("symbol").pipe(Argument.withDescription("SYMBOL, SYMBOL:EXCHANGE or the slug")),
  date: Argument.String("date").pipe(Argument.withDescription("The day of the bar, YYYY-MM-DD")),
  last: Argument.String("last").pipe(
    Argument.optional,
    Argument.withDescription("The last day, where the bars of several days are meant")
  ),
  offSession: Flag.Boolean("off-session").pipe(
    Flag.withDefault(false),
    Flag.withDescription("Only the bars of days on which the exchange has no session")
  )
}

const dayOf = (name: string, date: string) =>
  isCalendarDate(date)
    ? Effect.succeed(date)
    : Effect.fail(new Out.WrongUsage({ message: `${name} ${date}: expected a date such as 2010-08-31` }))

/** The days of arguments; fails with WrongUsage for what is no day, or a last day before the first. */
export const daysOf = Effect.fnUntraced(function* (given: {
  readonly date: string
  readonly last: Option.Option<string>
  readonly offSession: boolean
}) {
  const first = yield* dayOf("date", given.date)
  const last = yield* dayOf(
    "last",
    Option.getOrElse(given.last, () => first)
  )
  if (last < first)
    return yield* new Out.WrongUsage({ message: `last ${last}: expected a day not before ${first}` })
  const days: Days = { first, last, offSession: given.offSession }
  return days
})
