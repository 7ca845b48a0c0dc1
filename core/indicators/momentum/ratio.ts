/** Ratios of values to those some bars before. */
import type { Column } from "../../numbers/Column.ts"
import type { Stage } from "../base/Stage.ts"

/** The stage of a value by that of `length` bars before, less `shift`, times `factor`; 0 where that before is 0. */
export const ratioStage = (length: number, shift: 0 | 1, factor: 1 | 100): Stage => ({
  first: length,
  run: (from, to, values: Column, out: Column) => {
    const [ago, less, times] = [+length, +shift, +factor]
    for (let i = Math.max(from, length); i < to; i++) {
      const before = values[i - ago] as number
      out[i] = before === 0 ? 0 : ((values[i] as number) / before - less) * times
    }
  }
})
