/** Collects bars with their companies and lines, by column. */
import type { Bar } from "../../prices/Bar.ts"
import { blankColumns, sliceOf } from "../../prices/BarColumns.ts"
import type { StagedBars } from "../ImportSink.ts"

/** Columns of a batch's bars under construction. */
export interface BarCollector {
  readonly add: (company_id: number, bar: Bar, line: number) => void
  /** The bars so far. */
  readonly all: () => StagedBars
}

/** Collects at most `capacity` bars. */
export const barCollector = (capacity: number): BarCollector => {
  const [line, company_id] = [new Int32Array(capacity), new Int32Array(capacity)]
  const bars = blankColumns(capacity)
  let length = 0
  return {
    add: (company, bar, at) => {
      line[length] = at
      company_id[length] = company
      bars.date[length] = bar.date
      bars.open[length] = bar.open
      bars.high[length] = bar.high
      bars.low[length] = bar.low
      bars.close[length] = bar.close
      bars.volume[length] = bar.volume
      length++
    },
    all: () => ({
      ...sliceOf(bars, 0, length),
      line: line.subarray(0, length),
      company_id: company_id.subarray(0, length)
    })
  }
}
