/** The first and last days of a security, and its changes of ticker and exchange, from who held a ticker when. */
import { addDays, daysBetween } from "../time/CalendarDate.ts"
import type { ListingChange } from "./Calendar.ts"
import type { Holding, ListedSecurity } from "./CalendarStore.ts"

/** A change of a listing, and the source that says so. */
export interface Change {
  readonly date: string
  readonly change: ListingChange
  readonly from: string | null
  readonly to: string | null
  readonly source: string
}

/** The longest time without a ticker after which a security has only changed it: some holidays. */
const longestPause = 10

const firstDay = ({ source, symbol, valid_from }: Holding): Change => ({
  date: valid_from,
  change: "first_day",
  from: null,
  to: symbol,
  source
})

const lastDay = (symbol: string, date: string, source: string): Change => ({
  date,
  change: "last_day",
  from: symbol,
  to: null,
  source
})

interface Place {
  readonly symbol: string
  readonly exchange: string
}

/** What changed between two places on a day; empty where nothing did. */
const changesBetween = (before: Place, after: Place, date: string, source: string): ReadonlyArray<Change> =>
  (["symbol", "exchange"] as const).flatMap((change) =>
    before[change] === after[change]
      ? []
      : [{ date, change, from: before[change], to: after[change], source }]
  )

/**
 * The changes of a security's listing, oldest first, by what it held, oldest first. What follows a ticker within some days is a
 * change, what follows later a first day. The last day of a security that isn't listed any more is that of its last ticker,
 * else of its last bar.
 */
export const listingChanges = (
  security: ListedSecurity,
  holdings: ReadonlyArray<Holding>
): ReadonlyArray<Change> => {
  const [first] = holdings
  const last = holdings.at(-1)
  const end = (date: string | null): ReadonlyArray<Change> =>
    security.listed || date === null
      ? []
      : [lastDay(last?.symbol ?? security.symbol, date, last?.source ?? security.source)]
  if (first === undefined || last === undefined) return end(security.last_bar)
  const between = holdings.slice(1).flatMap((holding, i): ReadonlyArray<Change> => {
    const before = holdings[i] as Holding
    const until = before.valid_to ?? addDays(holding.valid_from, -1)
    return daysBetween(until, holding.valid_from) <= longestPause
      ? changesBetween(before, holding, holding.valid_from, holding.source)
      : [lastDay(before.symbol, until, before.source), firstDay(holding)]
  })
  const after = (): ReadonlyArray<Change> => {
    if (last.valid_to === null) return end(security.last_bar)
    const changed = security.listed
      ? changesBetween(last, security, addDays(last.valid_to, 1), security.source)
      : []
    return changed.length > 0 ? changed : [lastDay(last.symbol, last.valid_to, last.source)]
  }
  return [firstDay(first), ...between, ...after()]
}
