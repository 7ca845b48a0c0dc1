/** Detects, by known splits, that a file's prices are not adjusted as stated or assumed. */
import type { PlacedAction } from "../../doubts/PlacedAction.ts"
import {
  isMisdated,
  sidesInWords,
  type SplitDay,
  splitDays,
  splitInWords,
  stepsBySplit
} from "../../doubts/SplitDay.ts"
import { factorBetween, minStep, type Step } from "../../doubts/Step.ts"
import type { CorporateAction } from "../../prices/CorporateAction.ts"
import { splitRatio } from "../../prices/SplitRatio.ts"
import { addDays } from "../../time/CalendarDate.ts"
import type { ImportContext } from "../Intake.ts"
import { lineKey, type Lines } from "./Lines.ts"

/** The splits that a file contains, and those undone in its prices. */
export interface FileSplits {
  /** The actions by which the file's prices were restored to raw ones. */
  readonly undone: (company_id: number) => ReadonlyArray<CorporateAction>
  /** Whether the file itself contains a split on the day. */
  readonly carries: (company_id: number, date: string) => boolean
}

/** The items for which the file has both bars. */
const given = <A extends { readonly company_id: number }>(
  all: ReadonlyArray<A>,
  daysOf: (one: A) => ReadonlyArray<string>,
  lines: Lines
): ReadonlyArray<A> => {
  if (all.length === 0) return []
  const keysOf = (one: A) => daysOf(one).map((date) => lineKey(one.company_id, date))
  const found = lines.find(new Set(all.flatMap(keysOf)))
  return all.filter((one) => keysOf(one).every((key) => found.has(key)))
}

const sidesOf = ({ next_date, previous_date }: SplitDay) => [previous_date, next_date]

const isOf = (day: SplitDay, step: Step): boolean =>
  step.company_id === day.company_id && isMisdated(day, step)

/** The days on which the file's bars show no step, nor show it on another day nearby. */
const unstepped = (days: ReadonlyArray<SplitDay>, steps: ReadonlyArray<Step>, lines: Lines) => {
  const without = given(
    days.filter((day) => !stepsBySplit(day)),
    sidesOf,
    lines
  )
  const near = steps.filter((step) => without.some((day) => isOf(day, step)))
  const own = given(near, ({ date, previous_date }) => [previous_date, date], lines)
  return without.filter((day) => !own.some((step) => isOf(day, step)))
}

/** The day with the prices as given in the file, where the split was undone in them; null where it wasn't. */
const asGiven = (day: SplitDay, undone: ReadonlyArray<CorporateAction>): SplitDay | null => {
  const ratio = splitRatio(undone, addDays(day.date, -1), day.date)
  return factorBetween(ratio, 1) < minStep
    ? null
    : { ...day, ratio, previous_close: day.previous_close / ratio }
}

/** What a file's merged bars are compared with. */
interface Beside {
  /** The actions around the file's days, complete for each day. */
  readonly placed: ReadonlyArray<PlacedAction>
  /** The steps on the file's days without an action. */
  readonly steps: ReadonlyArray<Step>
  /** Whether the basis is stated, by an option or by the format. */
  readonly hasBasis: boolean
}

/**
 * Why the file can't be imported on its basis, null when nothing contradicts it; to be called after the merge. It goes by
 * the days of known splits for which the file has the bars on both sides:
 * - prices stated to be split-adjusted that step there are raw;
 * - prices without a stated basis that don't step there, nor within 31 days on a day without an action, are adjusted;
 * - so are those of a vendor that never has raw ones, by the splits that the file contains.
 */
export const splitObjection = (
  { directory, layout, options }: ImportContext,
  lines: Lines,
  { hasBasis, placed, steps }: Beside,
  { carries, undone }: FileSplits
): string | null => {
  const { basis, format } = layout
  const days = [...Map.groupBy(placed, ({ company_id }) => company_id).values()].flatMap(splitDays)
  const symbolOf = (id: number): string => directory.byId(id)?.symbol ?? String(id)
  if (basis === "splits") {
    const read = days.flatMap((day) => asGiven(day, undone(day.company_id)) ?? [])
    const [found] = given(read.filter(stepsBySplit), sidesOf, lines)
    return found === undefined
      ? null
      : `${symbolOf(found.company_id)} steps on ${splitInWords(found)}, as prices as traded do: the file is raw, not adjusted for splits: pass --basis raw`
  }
  const isWronglyRaw = format?.isNeverRaw === true && options.basis === "raw"
  const isChecked = ({ company_id, date }: SplitDay) =>
    !hasBasis || (isWronglyRaw && carries(company_id, date))
  const [found] = unstepped(days.filter(isChecked), steps, lines)
  if (found === undefined) return null
  const without = `${symbolOf(found.company_id)} shows no step on ${splitInWords(found)} (${sidesInWords(found)})`
  return hasBasis
    ? `${without}, which the file itself contains: its prices are adjusted, not raw: ${format?.instead ?? "pass --basis splits"}`
    : `${without}: the file is adjusted at least for that split. Pass --basis splits if it is adjusted for splits alone, or --basis raw if its prices are certainly as traded`
}
