/** Bars on days without a session of their exchange: filled in by a vendor, or of another day. */
import type { Doubt } from "./Doubt.ts"
import { anyCompany } from "./Remedy.ts"

/** The bars of a company on days on which its exchange has no session, of those that no operator accepted. */
export interface OffSessionBars {
  readonly company_id: number
  /** The MIC of the calendar. */
  readonly calendar: string
  /** One or more, oldest first. */
  readonly dates: ReadonlyArray<string>
  /** How many of them have no volume. */
  readonly untraded: number
}

/** The most bars that a doubt names: more are of data that is wrong as a whole. */
export const maxOffSession = 100

const untradedText = ({ dates, untraded }: OffSessionBars): string => {
  if (untraded === 0) return ""
  if (dates.length === 1) return ", and has no volume"
  return untraded === dates.length ? ", all without volume" : `, ${untraded} of them without volume`
}

/** One doubt about all of them. */
export const offSessionDoubt = (bars: OffSessionBars): Doubt => {
  const { calendar, company_id, dates } = bars
  const [first, last] = [dates[0] as string, dates.at(-1) as string]
  const isOne = dates.length === 1
  const days = isOne ? first : `${first} ${last} --off-session`
  const noSession = `of ${isOne ? "a day" : "days"} without a session of the exchange (calendar ${calendar})`
  return {
    reason: "off_session",
    company_id,
    date: isOne ? first : null,
    type: null,
    bars: dates.slice(0, maxOffSession),
    run_id: null,
    message: `${isOne ? `The bar of ${first} is` : `${dates.length} bars from ${first} to ${last} are`} ${noSession}${untradedText(bars)}`,
    remedy: isOne
      ? `delete it (findata delete bars ${anyCompany} ${days}), or accept it if it was traded (findata doubts accept ${anyCompany} ${days})`
      : `delete them (findata delete bars ${anyCompany} ${days}), or accept them if they were traded (findata doubts accept ${anyCompany} ${days})`
  }
}
