/** The sessions of an exchange of which something, such as a daily bar, is missing. */

/** Successive sessions that are all missing. */
export interface MissingStretch {
  /** The first of them, YYYY-MM-DD. */
  readonly from: string
  /** The last of them. */
  readonly to: string
  /** How many there are. */
  readonly sessions: number
}

/**
 * The sessions without one of the dates, as stretches of successive ones, oldest first. Both are ascending; dates without a
 * session are passed over.
 *
 * @example
 * ```ts
 * import { calendarOf, missingSessions, sessionDates } from "findata/sessions"
 *
 * const newYork = calendarOf("XNYS")
 * const sessions = newYork === null ? [] : sessionDates(newYork, "2024-03-27", "2024-04-03")
 * // Good Friday and a weekend have no session.
 * missingSessions(["2024-03-27", "2024-04-03"], sessions)
 * // => [{ from: "2024-03-28", to: "2024-04-02", sessions: 3 }]
 * ```
 */
export const missingSessions = (
  dates: ReadonlyArray<string>,
  sessions: ReadonlyArray<string>
): ReadonlyArray<MissingStretch> => {
  const found: Array<{ from: string; to: string; sessions: number }> = []
  let at = 0
  let open: { from: string; to: string; sessions: number } | undefined
  for (const session of sessions) {
    while (at < dates.length && (dates[at] as string) < session) at++
    if (dates[at] === session) open = undefined
    else if (open === undefined) found.push((open = { from: session, to: session, sessions: 1 }))
    else {
      open.to = session
      open.sessions++
    }
  }
  return found
}
