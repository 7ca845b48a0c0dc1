/** The stored bars that a command is about: of a day, or of all from one day to another. */
import { Effect, Option } from "effect"
import { Argument, Flag } from "effect/cli"
import { type Company, isCalendarDate } from "../../core/mod.ts"
import { closedDaysOf, PriceStore } from "../../core/ports.ts"
import { type Bar, barsOf } from "../../core/prices/mod.ts"
import type { Store } from "../Store.ts"
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

/** The days that a command line names. */
export interface Days {
  readonly first: string
  readonly last: string
  readonly offSession: boolean
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

/** `of 2010-08-31`, or `from 2010-08-31 to 2010-09-30`, as a phrase. */
export const daysText = ({ first, last, offSession }: Days): string =>
  `${first === last ? `of ${first}` : `from ${first} to ${last}`}${offSession ? " without a session" : ""}`

/** Whether the exchange of a company has no session on a day that its calendar knows. */
export const isOffSession = ({ mic_code }: Company, date: string): boolean =>
  closedDaysOf(mic_code)?.has(date) === true

/** The raw bars, oldest first; fails where there are none. */
export const barsOn = Effect.fnUntraced(function* (company: Company, days: Days, store: Store) {
  const { company_id, exchange, symbol } = company
  const range = { from: days.first, to: days.last, order: "asc", offset: 0, limit: null } as const
  const stored = yield* Effect.provide(
    Effect.flatMap(PriceStore, (prices) => prices.bars({ ...range, company_id })),
    store.stores
  )
  const found: ReadonlyArray<Bar> = barsOf(stored).filter(
    ({ date }) => !days.offSession || isOffSession(company, date)
  )
  if (found.length === 0) {
    const none = days.first === days.last && !days.offSession ? "no bar" : "no bars"
    return yield* new Out.Failed({ message: `${symbol}:${exchange} has ${none} ${daysText(days)}` })
  }
  return found
})
