/** Runs of bars: bars of one company on consecutive lines, in order of their days, oldest or newest first. */
import type { StagedBars } from "../../../core/ports.ts"

export interface BarRun {
  readonly company_id: number
  /** The place of the first bar, and the place after the last. */
  readonly from: number
  readonly to: number
  readonly first_date: string
  readonly last_date: string
  /** The line of the bar of the first day, and the step from it to the line of the next day. */
  readonly line: number
  readonly step: 1 | -1
}

/** Cuts bars into the longest runs. */
export const runsOf = ({ company_id, date, length, line }: StagedBars): ReadonlyArray<BarRun> => {
  const runs: Array<BarRun> = []
  for (let from = 0, to = 1; from < length; from = to, to++) {
    const rises = to < length && (date[to] as string) > (date[from] as string)
    const goesOn = (): boolean => {
      if (to >= length || company_id[to] !== company_id[from]) return false
      const [before, next] = [date[to - 1] as string, date[to] as string]
      return line[to] === (line[to - 1] as number) + 1 && (rises ? next > before : next < before)
    }
    while (goesOn()) to++
    const isFalling = to - from > 1 && !rises
    const [first, last] = isFalling ? [to - 1, from] : [from, to - 1]
    runs.push({
      company_id: company_id[from] as number,
      from,
      to,
      first_date: date[first] as string,
      last_date: date[last] as string,
      line: line[first] as number,
      step: isFalling ? -1 : 1
    })
  }
  return runs
}

/** Days from the first to the last, both inclusive. */
export type Days = Pick<BarRun, "first_date" | "last_date">

export const overlap = (a: Days, b: Days): boolean =>
  a.first_date <= b.last_date && b.first_date <= a.last_date

/** The shortest span of days with both. */
export const spanOf = (a: Days, b: Days): Days => ({
  first_date: a.first_date < b.first_date ? a.first_date : b.first_date,
  last_date: a.last_date > b.last_date ? a.last_date : b.last_date
})
