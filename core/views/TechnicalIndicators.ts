/**
 * The indicators of a company's technical page, in its order. The page, its series and its parameters follow from them.
 */
import { indicatorMeaning } from "../figures/catalogue/indicators.ts"
import { atr, bollinger, macd, rsi, sma } from "../indicators/mod.ts"
import { figure } from "../records/Figure.ts"
import { bars, line, parameter, price, several, single } from "./TechnicalIndicator.ts"

const meanOf = <const N extends number>(length: N) =>
  single({ period: bars(length) }, price(`Mean of the last ${length} closes`), ({ close }, { period }) =>
    sma(close, period)
  )

/** Each indicator by its name in bodies, with defaults of its parameters in bars. */
export const technicalIndicators = {
  rsi: single(
    { period: bars(14) },
    figure(`${indicatorMeaning("rsi")}; null when no close has changed`),
    ({ close }, { period }) => rsi(close, period)
  ),
  macd: several(
    {
      fast: bars(12, "Length of the fast exponential mean"),
      slow: bars(26, "Length of the slow exponential mean"),
      signal: bars(9, "Length of the signal's exponential mean")
    },
    {
      macd: line("macd", price(indicatorMeaning("macd"))),
      signal: line("macd_signal", price(indicatorMeaning("macd_signal"))),
      histogram: line("macd_histogram", price(indicatorMeaning("macd_histogram")))
    },
    ({ close }, { fast, signal, slow }) => macd(close, fast, slow, signal)
  ),
  bollinger_bands: several(
    {
      period: bars(20),
      deviations: parameter(2, "How many standard deviations a band lies from the middle")
    },
    {
      upper: line("bollinger_upper", price(indicatorMeaning("bbands_upper"))),
      middle: line("bollinger_middle", price(indicatorMeaning("bbands_middle"))),
      lower: line("bollinger_lower", price(indicatorMeaning("bbands_lower")))
    },
    ({ close }, { deviations, period }) => bollinger(close, period, deviations)
  ),
  atr: single({ period: bars(14) }, price(indicatorMeaning("atr")), ({ close, high, low }, { period }) =>
    atr(high, low, close, period)
  ),
  sma_20: meanOf(20),
  sma_50: meanOf(50),
  sma_200: meanOf(200)
}
