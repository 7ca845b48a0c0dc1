/** Collects bars by column. */
import type { Bar } from "../../prices/Bar.ts"
import type { StagedBars } from "../ImportSink.ts"

export interface BarColumns {
  readonly add: (company_id: number, bar: Bar, line: number) => void
  /** The bars so far. */
  readonly all: () => StagedBars
}

/** Columns for at most `capacity` bars. */
export const barColumns = (capacity: number): BarColumns => {
  const [line, company_id] = [new Int32Array(capacity), new Int32Array(capacity)]
  const date: Array<string> = []
  const [open, high, low] = [
    new Float64Array(capacity),
    new Float64Array(capacity),
    new Float64Array(capacity)
  ]
  const [close, volume] = [new Float64Array(capacity), new Float64Array(capacity)]
  return {
    add: (company, bar, at) => {
      const next = date.push(bar.date) - 1
      line[next] = at
      company_id[next] = company
      open[next] = bar.open
      high[next] = bar.high
      low[next] = bar.low
      close[next] = bar.close
      volume[next] = bar.volume
    },
    all: () => {
      const length = date.length
      const cut = <A extends Int32Array | Float64Array>(values: A) => values.subarray(0, length)
      return {
        length,
        line: cut(line),
        company_id: cut(company_id),
        date,
        open: cut(open),
        high: cut(high),
        low: cut(low),
        close: cut(close),
        volume: cut(volume)
      }
    }
  }
}
