/**
 * The indicators of a company's technical page, in its order. The page, its series and its parameters follow from them.
 */
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
    figure("Wilder's relative strength index, 0 to 100; null when no close has changed"),
    ({ close }, { period }) => rsi(close, period)
  ),
  macd: several(
    {
      fast: bars(12, "Length of the fast exponential mean"),
      slow: bars(26, "Length of the slow exponential mean"),
      signal: bars(9, "Length of the signal's exponential mean")
    },
    {
      macd: line("macd", price("Fast exponential mean of closes less the slow one")),
      signal: line("macd_signal", price("Exponential mean of macd")),
      histogram: line("macd_histogram", price("macd less signal"))
    },
    ({ close }, { fast, signal, slow }) => macd(close, fast, slow, signal)
  ),
  bollinger_bands: several(
    {
      period: bars(20),
      deviations: parameter(2, "How many standard deviations a band lies from the middle")
    },
    {
      upper: line("bollinger_upper", price("The middle band and the deviations above it")),
      middle: line("bollinger_middle", price("Mean of the closes of the window")),
      lower: line("bollinger_lower", price("The middle band less the deviations"))
    },
    ({ close }, { deviations, period }) => bollinger(close, period, deviations)
  ),
  atr: single(
    { period: bars(14) },
    price("Wilder's average true range"),
    ({ close, high, low }, { period }) => atr(high, low, close, period)
  ),
  sma_20: meanOf(20),
  sma_50: meanOf(50),
  sma_200: meanOf(200)
}
