/** Divides the days that are missing of a whole market, so that what was read of them stays when the rest fails. */
import { addDays } from "../../../core/mod.ts"
import type { Days } from "../asking/Coverage.ts"
import { revisedFor } from "./AskedAgain.ts"

/** Days to ask for, and those that are covered then. */
interface Slice {
  readonly asked: Days
  readonly covered: Days
}

/** The first day of a slice that ends on a day: of its year, or the first of all. */
const startOf = ({ from, to }: Days): string => {
  const year = `${to.slice(0, 4)}-01-01`
  return year < from ? from : year
}

/**
 * The days that aren't covered, newest first, by calendar years. Where days after the covered ones are missing, those of the last
 * week are among them.
 */
export const slicesOf = (before: Days | null, wanted: Days): ReadonlyArray<Slice> => {
  const slices: Array<Slice> = []
  let covered = before
  if (before !== null && before.to < wanted.to) {
    covered = { from: before.from, to: wanted.to }
    slices.push({ asked: { from: addDays(before.to, -revisedFor), to: wanted.to }, covered })
  }
  let to = covered === null ? wanted.to : addDays(covered.from, -1)
  while (wanted.from <= to) {
    const asked = { from: startOf({ from: wanted.from, to }), to }
    covered = { from: asked.from, to: covered?.to ?? wanted.to }
    slices.push({ asked, covered })
    to = addDays(asked.from, -1)
  }
  return slices
}
