/** The vendors of daily bars, as sources. */
import type { Source } from "../../../core/mod.ts"
import { dailySource } from "./DailySource.ts"
import { alphaVantage } from "./AlphaVantage.ts"
import { eodhd } from "./Eodhd.ts"
import { fmp } from "./Fmp.ts"
import { massive } from "./Massive.ts"
import { stooq } from "./Stooq.ts"
import { tiingo } from "./Tiingo.ts"
import { twelveData } from "./TwelveData.ts"

/** All of them. */
export const dailySources: ReadonlyArray<Source> = [
  ...[alphaVantage, eodhd, fmp, massive, tiingo, twelveData].map(dailySource),
  stooq
]
