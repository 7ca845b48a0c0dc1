/** Bars with a low or high far beyond their open and close, as from a bad tick. */
import { Schema } from "effect"
import type { Bar } from "../prices/Bar.ts"
import { isHighSpiked, isLowSpiked } from "../prices/Spike.ts"
import { field } from "../records/Record.ts"
import { day } from "../records/Scalar.ts"
import type { Doubt } from "./Doubt.ts"
import { anyCompany } from "./Remedy.ts"
import { factorBetween } from "./Step.ts"

/** A raw bar of a company. */
export interface CompanyBar extends Omit<Bar, "volume"> {
  readonly company_id: number
}

/** The column of a bar's spike, the low where both have one; null when neither has. */
export const spikedColumn = (bar: Omit<Bar, "date" | "volume">): "low" | "high" | null =>
  isLowSpiked(bar) ? "low" : isHighSpiked(bar) ? "high" : null

/** A bar whose low or high is probably a bad tick. */
export const DoubtfulSpike = Schema.Struct({
  date: field(day, "The day of the bar", { example: "2010-08-31" }),
  open: field(Schema.Finite, "Its open, raw", { unit: "currency", example: 241.88 }),
  high: field(Schema.Finite, "Its high, raw", { unit: "currency", example: 244.56 }),
  low: field(Schema.Finite, "Its low, raw", { unit: "currency", example: 25.3 }),
  close: field(Schema.Finite, "Its close, raw", { unit: "currency", example: 243.37 })
})
export type DoubtfulSpike = typeof DoubtfulSpike.Type

/** The bars among raw ones whose low or high is a spike, in their order. */
export const doubtfulSpikes = (bars: ReadonlyArray<Bar>): ReadonlyArray<DoubtfulSpike> =>
  bars
    .filter((bar) => isLowSpiked(bar) || isHighSpiked(bar))
    .map(({ close, date, high, low, open }) => ({ date, open, high, low, close }))

/** The doubt about a bar, or null: one for both where its low and its high are spikes. */
export const spikeDoubt = (bar: CompanyBar): Doubt | null => {
  const { close, company_id, date, high, low, open } = bar
  const [lesser, greater] = open < close ? [open, close] : [close, open]
  const found = [
    ...(isLowSpiked(bar)
      ? [
          `the low, ${low}, is ${factorBetween(low, lesser).toFixed(2)} times below the lesser of open and close, ${lesser}`
        ]
      : []),
    ...(isHighSpiked(bar)
      ? [
          `the high, ${high}, is ${factorBetween(high, greater).toFixed(2)} times above the greater of open and close, ${greater}`
        ]
      : [])
  ]
  if (found.length === 0) return null
  return {
    reason: "spike",
    company_id,
    date,
    type: null,
    bars: [date],
    run_id: null,
    message: `On ${date} ${found.join(", and ")}`,
    remedy: `import the bar again with the prices that were traded, or accept it if these were (findata doubts accept ${anyCompany} ${date}); until then the spike is left out of 52-week ranges`
  }
}
