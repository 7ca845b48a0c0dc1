/** The sessions of a market that a sync has asked for or has to compare with: each is asked for once. */
import { Effect } from "effect"
import { addDays, type Fetching } from "../../../core/mod.ts"
import type { Failure } from "../asking/Remembered.ts"
import type { Days } from "../asking/Coverage.ts"
import { sessionVersion } from "../daily/AskedAgain.ts"
import { sessionName } from "../daily/Context.ts"
import { sessionsIn } from "../daily/Sessions.ts"
import type { Market } from "../daily/Vendor.ts"
import type { MarketSession } from "./Changes.ts"
import type { Issues, TradedIssue } from "./OpenApiAnswers.ts"

export interface MarketSessions {
  /** The issues of a day; none where it has no session, or isn't published yet. */
  readonly on: (date: string) => Effect.Effect<Issues<TradedIssue>, Failure>
  /**
   * The sessions before and after one, null where that isn't to be compared: two sessions are when the later one of them
   * that is imported is, in whichever order that happens. After a session that failed comes one that isn't the next.
   */
  readonly around: (date: string) => Effect.Effect<
    {
      readonly before: MarketSession | null
      readonly after: (MarketSession & { readonly isNext: boolean }) | null
      /** Whether later sessions are wanted, none of which was brought yet. */
      readonly isUnfollowed: boolean
    },
    Failure
  >
  /** Notes that a session was compared with those around it. */
  readonly compared: (date: string) => void
  /** Whether it is the first session that is wanted. */
  readonly isFirst: (date: string) => boolean
}

/** Sessions kept for comparisons: more than are in the week in which a session is asked for again. */
const maxKept = 16

/** The longest that an exchange is closed, and more. */
const longestClosed = 20

/** By the function that asks for a day. */
export const marketSessions = (
  market: Market,
  wanted: Days,
  fetching: Fetching,
  ask: (date: string) => Effect.Effect<Issues<TradedIssue>, Failure>
): MarketSessions => {
  const kept = new Map<string, Issues<TradedIssue>>()
  const done = new Set<string>()
  const on: MarketSessions["on"] = Effect.fnUntraced(function* (date) {
    const found = kept.get(date) ?? (yield* ask(date))
    kept.set(date, found)
    for (const oldest of [...kept.keys()].slice(0, -maxKept)) kept.delete(oldest)
    return found
  })

  const versionOf = (date: string) => fetching.imported(sessionName(market, date))

  return {
    on,
    isFirst: (date) =>
      sessionsIn(market, { from: wanted.from, to: addDays(wanted.from, longestClosed) })[0] === date,
    around: Effect.fnUntraced(function* (date) {
      // A session that was imported before was compared then, but for those that are asked for again as well.
      const isNew = (yield* versionOf(date)) === null
      const from = addDays(date, -longestClosed)
      const earlier = sessionsIn(market, {
        from: from < wanted.from ? wanted.from : from,
        to: addDays(date, -1)
      })
      const to = addDays(date, longestClosed)
      const later = sessionsIn(market, {
        from: addDays(date, 1),
        to: to < wanted.to ? to : wanted.to
      })
      let before: MarketSession | null = null
      for (const day of earlier.toReversed()) {
        const version = yield* versionOf(day)
        // An earlier one that is still to be asked for in this sync is compared then.
        const isDone = version === "final" || version === sessionVersion({ fetching, isRevised: true }, day)
        if (!isNew || !isDone) break
        const issues = yield* on(day)
        if (issues.size === 0) continue
        before = { date: day, issues }
        break
      }
      let isNext = true
      for (const day of later) {
        if (!done.has(day) && (yield* versionOf(day)) === null) {
          // One without issues is a holiday.
          isNext &&= kept.get(day)?.size === 0
          continue
        }
        if (!isNew && !kept.has(day)) return { before, after: null, isUnfollowed: false }
        const issues = yield* on(day)
        if (issues.size > 0) return { before, after: { date: day, issues, isNext }, isUnfollowed: false }
      }
      return { before, after: null, isUnfollowed: !isNext }
    }),
    compared: (date) => void done.add(date)
  }
}
