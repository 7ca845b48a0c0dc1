/** The market caps of some companies, in a few queries for all of them. */
import { Clock, Effect } from "effect"
import type { Company } from "../companies/Company.ts"
import type { MarketStore } from "../markets/MarketStore.ts"
import { addDays } from "../time/CalendarDate.ts"
import { instantOf } from "../time/Instant.ts"
import { capsBy } from "./Peers.ts"
import { windowsOf } from "./Windows.ts"

/**
 * Returns the market caps by company_id, each in its own currency, on the day of its latest bar; those that aren't known
 * are missing.
 */
export const sizesOver = (markets: MarketStore["Service"]) => {
  const windows = windowsOf(markets)
  return Effect.fnUntraced(function* (companies: ReadonlyArray<Pick<Company, "issuer_id">>) {
    const issuer_ids = [...new Set(companies.map(({ issuer_id }) => issuer_id))]
    const sizes = new Map<number, number>()
    if (issuer_ids.length === 0) return sizes
    const window = { issuer_ids }
    // Tomorrow in UTC is today somewhere.
    const until = addDays(instantOf(yield* Clock.currentTimeMillis).slice(0, 10), 1)
    const all = yield* windows.securities(window)
    const closes = yield* windows.closes(window, until)
    const current = { closes, volumes: yield* windows.volumes(window, until) }
    const rows = yield* windows.rows(window, all, until, until)
    const capThen = capsBy(rows, yield* windows.quotesThen(window, all, all, current))
    for (const security of all) {
      const date = closes.get(security.company_id)?.date
      const cap = date === undefined ? null : capThen(security, date).market_cap
      if (cap !== null && cap > 0) sizes.set(security.company_id, cap)
    }
    return sizes
  })
}
