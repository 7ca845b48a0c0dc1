/** The vendors of daily bars, as sources. */
import type { Source } from "../../../core/mod.ts"
import { dailySource } from "./DailySource.ts"
import { eodhd } from "./Eodhd.ts"
import { massive } from "./Massive.ts"
import { tiingo } from "./Tiingo.ts"

/** All of them. */
export const dailySources: ReadonlyArray<Source> = [eodhd, massive, tiingo].map(dailySource)
