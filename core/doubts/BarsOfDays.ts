/** The stored bars of a company on a day, or on all from one day to another. */
import { Effect, Schema } from "effect"
import type { Company } from "../companies/Company.ts"
import type { Bar } from "../prices/Bar.ts"
import { barsOf } from "../prices/BarColumns.ts"
import { PriceStore } from "../prices/PriceStore.ts"
import { closedDaysOf } from "../sessions/ClosedDays.ts"

/** Days from the first to the last, both included; with `offSession` those on which the exchange has no session. */
export interface Days {
  readonly first: string
  readonly last: string
  readonly offSession: boolean
}

/** The company has no bar on the days. */
export class NoBars extends Schema.TaggedError<NoBars>()("NoBars", { message: Schema.String }) {}

/** `of 2010-08-31`, or `from 2010-08-31 to 2010-09-30`, as a phrase. */
export const daysText = ({ first, last, offSession }: Days): string =>
  `${first === last ? `of ${first}` : `from ${first} to ${last}`}${offSession ? " without a session" : ""}`

/** The first and the last of some dates; both null for none. */
export const spanOf = (
  dates: ReadonlyArray<string>
): { readonly first_date: string | null; readonly last_date: string | null } => {
  const sorted = dates.toSorted()
  return { first_date: sorted[0] ?? null, last_date: sorted.at(-1) ?? null }
}

/** Whether the exchange of a company has no session on a day that its calendar knows. */
export const isOffSession = ({ mic_code }: Pick<Company, "mic_code">, date: string): boolean =>
  closedDaysOf(mic_code)?.has(date) === true

/** The raw bars, oldest first; fails where there are none. */
export const barsOn = Effect.fnUntraced(function* (company: Company, days: Days) {
  const { company_id, exchange, symbol } = company
  const { bars } = yield* PriceStore
  const range = { from: days.first, to: days.last, order: "asc", offset: 0, limit: null } as const
  const found: ReadonlyArray<Bar> = barsOf(yield* bars({ ...range, company_id })).filter(
    ({ date }) => !days.offSession || isOffSession(company, date)
  )
  if (found.length === 0) {
    const none = days.first === days.last && !days.offSession ? "no bar" : "no bars"
    return yield* new NoBars({ message: `${symbol}:${exchange} has ${none} ${daysText(days)}` })
  }
  return found
})
