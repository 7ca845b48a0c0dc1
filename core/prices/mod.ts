/**
 * Bars and corporate actions: adjustment, weekly and monthly bars, returns, beta, correlation, drawdowns, dividend yield. Plain functions without
 * a store, an effect or a dependency.
 *
 * @module
 */
export { adjust, restoreSplits, splitFactors } from "./Adjust.ts"
export type { Adjustment, Bar, Interval } from "./Bar.ts"
export {
  barAt,
  type BarColumns,
  barsOf,
  blankColumns,
  columnsOf,
  countBefore,
  countUpTo,
  lastOf,
  reversed,
  sliceOf,
  type WritableBarColumns
} from "./BarColumns.ts"
export { breachOf } from "./BarLaw.ts"
export { beta, type MonthlyClose } from "./Beta.ts"
export { correlation } from "./Correlation.ts"
export type { ActionType, CorporateAction } from "./CorporateAction.ts"
export { dividendYield } from "./DividendYield.ts"
export type { Horizon, PriceReturns } from "./Fields.ts"
export { barsAfterGaps, betweenGaps, gapsBetween, inStretches, isGapBetween, type PriceGap } from "./Gaps.ts"
export { meanVolume, volumeDays } from "./MeanVolume.ts"
export { maxBars } from "./MaxBars.ts"
export { inQuoteUnit } from "./QuoteUnit.ts"
export { isPartial, lastDayOf, resample, startOf } from "./Resample.ts"
export {
  baseDay,
  type DatedClose,
  horizons,
  percentReturn,
  priceReturns,
  returnOver
} from "./Returns.ts"
export { changesShares } from "./ShareRatio.ts"
export { isHighSpiked, isLowSpiked } from "./Spike.ts"
export { splitRatio } from "./SplitRatio.ts"
export { drawdowns, maxDrawdown, volatility } from "./Volatility.ts"
