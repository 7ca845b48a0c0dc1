/** Reads answers that have only so many rows at most, the newest ones of the days that were asked for. */
import { Effect } from "effect"
import { addDays, isCalendarDate } from "../../../core/mod.ts"
import type { Days } from "../asking/Coverage.ts"
import type { Failure } from "../asking/Remembered.ts"

type Row = Readonly<Record<string, unknown>>

/** How an answer is asked for, and what it has. */
interface Paged {
  /** As many rows as an answer has at most. */
  readonly most: number
  /** The member with a row's day. */
  readonly day: string
  /** Null where the vendor doesn't know the company. */
  readonly ask: (days: Days) => Effect.Effect<ReadonlyArray<Row> | null, Failure>
}

/** All rows of a range of days, asked for backwards; null where the vendor doesn't know the company. */
export const rowsBackwards = Effect.fnUntraced(function* ({ from, to }: Days, { ask, day, most }: Paged) {
  const all: Array<Row> = []
  let until = to
  while (true) {
    const rows = yield* ask({ from, to: until })
    if (rows === null) return all.length === 0 ? null : all
    for (const row of rows) all.push(row)
    // An import refuses a row without a day; it can't be asked from there.
    const dates = rows.map((row) => String(row[day])).filter(isCalendarDate)
    const oldest = dates.reduce((least, date) => (date < least ? date : least), until)
    if (rows.length < most || oldest <= from || oldest === until) return all
    until = addDays(oldest, -1)
  }
})
