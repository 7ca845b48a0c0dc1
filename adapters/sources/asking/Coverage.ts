/** The days of which something was imported, filings or bars, as the version of an entry: `2015-01-01 to 2024-06-03`. */
import { isCalendarDate } from "../../../core/mod.ts"

/** Both days included. */
export interface Days {
  readonly from: string
  readonly to: string
}

export const daysVersion = ({ from, to }: Days): string => `${from} to ${to}`

/** The days of a version; null for one of another form. */
export const daysOf = (version: string | null): Days | null => {
  const [from = "", to = "", ...others] = (version ?? "").split(" to ")
  return isCalendarDate(from) && isCalendarDate(to) && others.length === 0 ? { from, to } : null
}

/**
 * Which days to ask for, given those that were imported before, and which are imported then. Days before the imported
 * ones are asked for together with those after them; none between the two is left out.
 */
export const daysToAsk = (
  before: Days | null,
  wanted: Days
): { readonly asked: Days; readonly covered: Days } => {
  if (before === null || wanted.from < before.from) return { asked: wanted, covered: wanted }
  const from = before.to < wanted.to ? before.to : wanted.to
  return { asked: { from, to: wanted.to }, covered: { from: before.from, to: wanted.to } }
}
