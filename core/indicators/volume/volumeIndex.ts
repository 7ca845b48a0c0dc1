/** Returns of bars by what their volume does. */
import type { Column } from "../../numbers/Column.ts"
import type { Stage } from "../base/Stage.ts"

/** The stage of an index of the returns of those bars whose volume rose (1) or fell (-1) against the bar before, 1,000 on the first bar. */
export const volumeIndexStage = (sign: 1 | -1): Stage => {
  let index = 1000
  return {
    first: 0,
    history: 1,
    run: (from, to, close: Column, volume: Column, out: Column) => {
      let value = +index
      if (from === 0 && to > 0) out[0] = value
      for (let i = Math.max(from, 1); i < to; i++) {
        const before = close[i - 1] as number
        const change = (volume[i] as number) - (volume[i - 1] as number)
        if (sign * change > 0 && before !== 0) value *= (close[i] as number) / before
        out[i] = value
      }
      index = value
    }
  }
}
