/** The sessions of a market that a sync has asked for or has to compare with: each is asked for once. */
import { Effect } from "effect"
import { addDays, type Fetching } from "../../../core/mod.ts"
import type { Failure } from "../asking/Remembered.ts"
import type { Days } from "../asking/Coverage.ts"
import { sessionName, sessionVersion } from "../daily/Context.ts"
import { sessionsIn } from "../daily/Sessions.ts"
import type { Market } from "../daily/Vendor.ts"
import type { MarketSession } from "./Changes.ts"
import type { Issues, TradedIssue } from "./OpenApiAnswers.ts"

export interface MarketSessions {
  /** The issues of a day; none where it has no session, or isn't published yet. */
  readonly on: (date: string) => Effect.Effect<Issues<TradedIssue>, Failure>
  /**
   * The sessions before and after one, null where that isn't to be compared: two sessions are when the later one of them
   * that is imported is, in whichever order that happens.
   */
  readonly around: (date: string) => Effect.Effect<
    {
      readonly before: MarketSession | null
      readonly after: MarketSession | null
    },
    Failure
  >
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
  const on: MarketSessions["on"] = Effect.fnUntraced(function* (date) {
    const found = kept.get(date) ?? (yield* ask(date))
    kept.set(date, found)
    for (const oldest of [...kept.keys()].slice(0, -maxKept)) kept.delete(oldest)
    return found
  })

  /** The nearest of some days that has a session; null where the nearest wasn't asked for yet. */
  const nearest = Effect.fnUntraced(function* (
    days: ReadonlyArray<string>,
    isToAsk: (day: string) => Effect.Effect<boolean>
  ) {
    for (const date of days) {
      if (!kept.has(date) && !(yield* isToAsk(date))) return null
      const issues = yield* on(date)
      if (issues.size > 0) return { date, issues }
    }
    return null
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
      return {
        // An earlier one that is still to be asked for in this sync is compared then.
        before: yield* nearest(earlier.toReversed(), (day) =>
          Effect.map(
            versionOf(day),
            (version) =>
              isNew && (version === "final" || version === sessionVersion({ fetching, isRevised: true }, day))
          )
        ),
        after: yield* nearest(later, (day) =>
          Effect.map(versionOf(day), (version) => isNew && version !== null)
        )
      }
    })
  }
}
