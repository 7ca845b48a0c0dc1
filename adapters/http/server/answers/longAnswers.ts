/** Which answers are long, as `RespondOptions` says: by what is asked for, before anything is read. */
import { type Interval } from "../../../../core/mod.ts"
import { maxBarsOfInterval } from "../../../../core/ports.ts"
import { symbolsOf } from "../../api/base/Symbols.ts"

/** Daily bars that are read and printed in a millisecond. */
const fewBars = 1000

/** What finding a company takes, in bars. */
const barsOfCompany = 50

export const isLongSeries = (interval: Interval, bars: number, symbols = 1): boolean =>
  symbols * (bars * maxBarsOfInterval[interval][0] + barsOfCompany) > fewBars + barsOfCompany

/** Profiles and fundamentals take about a millisecond each. */
export const isBatchOfSeveral = (symbols: string): boolean => symbolsOf(symbols).length > 1

const fewRecords = 50

export const isLongList = (limit: number): boolean => limit > fewRecords
