/** The middle of the range of moving windows. */
import type { Column } from "../../numbers/Column.ts"
import type { Stage } from "../base/Stage.ts"
import { highestStage, lowestStage } from "../statistic/extremes.ts"

/** The stage of the mean of the highest of one column and of the lowest of another (the same without one) over `length` values. */
export const middleStage = (length: number): Stage => {
  const highest = highestStage(length)
  const lowest = lowestStage(length)
  return {
    first: highest.first,
    scratch: 1,
    run: (from, to, ...columns) => {
      const bottoms = columns.at(-1) as Column
      const out = columns.at(-2) as Column
      highest.run(from, to, columns[0] as Column, out)
      lowest.run(from, to, columns.at(-3) as Column, bottoms)
      for (let i = Math.max(from, highest.first); i < to; i++)
        out[i] = ((out[i] as number) + (bottoms[i] as number)) / 2
    }
  }
}
