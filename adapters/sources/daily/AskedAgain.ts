/** Which days a vendor is asked for again: those of the last week, since vendors revise them, and those that are missing. */
import { addDays, type Fetching } from "../../../core/mod.ts"
import { type Days, daysToAsk } from "../asking/Coverage.ts"

/** For how many days a vendor revises a session. */
export const revisedFor = 7

/** Whether a session is old enough to be no longer revised. */
export const isSettled = (date: string, today: string): boolean => date < addDays(today, -revisedFor)

/** The version of a session's entry: that of a day that is still revised ends when the next one begins. */
export const sessionVersion = (
  { fetching, isRevised }: { readonly fetching: Pick<Fetching, "choice">; readonly isRevised: boolean },
  date: string
): string => {
  const { today } = fetching.choice
  return isSettled(date, today) || !isRevised ? "final" : `as of ${today}`
}

/** The days of a kind of entry that are still to be asked for; null for none. The last week is asked for again. */
export const missingDays = (before: Days | null, wanted: Days) => {
  if (before !== null && before.from <= wanted.from && wanted.to <= before.to) return null
  const { asked, covered } = daysToAsk(before, wanted)
  const again = addDays(asked.from, -revisedFor)
  const from = before === null || asked.from === wanted.from ? asked.from : again
  return { asked: { from, to: asked.to }, covered }
}
