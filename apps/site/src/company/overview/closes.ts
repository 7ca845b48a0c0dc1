/** The closing prices of the year to a company's last bar. */
import type { Answer } from "../../../../../adapters/client/mod.ts"
import { type Bar, barsOf, sliceOf } from "../../../../../core/prices/mod.ts"
import { gapsShown, interrupted } from "../../ui/charts/gaps.ts"
import type { Gap, Point } from "../../ui/charts/paths.ts"
import { joined } from "../chart/bars.ts"
import { firstBarOf } from "../chart/ranges.ts"

export interface YearOfCloses {
  /** Oldest first; empty where there are none. */
  readonly bars: ReadonlyArray<Bar>
  readonly gaps: ReadonlyArray<Gap>
  /** The closes as a line, interrupted at the gaps. */
  readonly points: ReadonlyArray<Point>
}

/** Of an answer that is asked for by `yearOfPrices`. */
export const closesOfYear = (page: Answer<"listCompanyPrices">): YearOfCloses => {
  const { bars: all } = joined([page])
  const bars = barsOf(sliceOf(all, firstBarOf(all, "1y")))
  const gaps = page.gaps.filter(({ after }) => after >= (bars[0]?.date ?? ""))
  const points = bars.map(({ close, date }) => ({ date, value: close }))
  return { bars, gaps: gapsShown(gaps, "1day"), points: interrupted(points, gaps) }
}
