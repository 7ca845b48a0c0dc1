/** Bars from which snapshots and technicals are computed. */
import { barsOf, columnsOf } from "../../../core/prices/BarColumns.ts"
import { adjust } from "../../../core/prices/Adjust.ts"
import type { Bar } from "../../../core/prices/Bar.ts"
import { addDays } from "../../../core/time/CalendarDate.ts"
import { sampleActions, sampleBars } from "../figures.ts"
import { flat } from "../prices/bars.ts"

/** Bars adjusted to the last day, 2021-03-31. */
export const splitAdjusted = (symbol: string): ReadonlyArray<Bar> =>
  barsOf(adjust(columnsOf(sampleBars(symbol)), sampleActions(symbol), "splits"))

/** A bar a day from 2020-01-01 on, whose price and volume are 1, 2, 3 and so on. */
export const counting = (length: number): ReadonlyArray<Bar> =>
  Array.from({ length }, (_, i) => flat(addDays("2020-01-01", i), i + 1, i + 1))
