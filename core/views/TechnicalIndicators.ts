/**
 * The indicators of a company's technical page, in its order. The page, its series and its parameters follow from them.
 */
import type { Indicator } from "../indicators/base/Indicator.ts"
import { Atr, atr, Bbands, bbands, Macd, Rsi, rsi, sma } from "../indicators/mod.ts"
import { technicalMacd } from "../indicators/TechnicalMacd.ts"
import { figure } from "../records/Figure.ts"
import { bars, line, parameter, price, several, single } from "./TechnicalIndicator.ts"

/** What an output of an indicator is. */
const meaningOf = ({ outputs }: Indicator, name: string): string =>
  outputs.find((output) => output.name === name)?.meaning ?? ""

const meanOf = <const N extends number>(length: N) =>
  single({ period: bars(length) }, price(`Mean of the last ${length} closes`), ({ close }, { period }) =>
    sma(close, period)
  )

/** Each indicator by its name in bodies, with defaults of its parameters in bars. */
export const technicalIndicators = {
  rsi: single(
    { period: bars(14) },
    figure(`${meaningOf(Rsi, "rsi")}; null when no close has changed`),
    ({ close }, { period }) => rsi(close, period)
  ),
  macd: several(
    {
      fast: bars(12, "Length of the fast exponential mean"),
      slow: bars(26, "Length of the slow exponential mean"),
      signal: bars(9, "Length of the signal's exponential mean")
    },
    {
      macd: line("macd", price(meaningOf(Macd, "macd"))),
      signal: line("macd_signal", price(meaningOf(Macd, "signal"))),
      histogram: line("macd_histogram", price(meaningOf(Macd, "histogram")))
    },
    ({ close }, { fast, signal, slow }) => technicalMacd(close, fast, slow, signal)
  ),
  bollinger_bands: several(
    {
      period: bars(20),
      deviations: parameter(2, "How many standard deviations a band lies from the middle")
    },
    {
      upper: line("bollinger_upper", price(meaningOf(Bbands, "upper"))),
      middle: line("bollinger_middle", price(meaningOf(Bbands, "middle"))),
      lower: line("bollinger_lower", price(meaningOf(Bbands, "lower")))
    },
    ({ close }, { deviations, period }) => bbands(close, period, deviations, deviations)
  ),
  atr: single({ period: bars(14) }, price(meaningOf(Atr, "atr")), ({ close, high, low }, { period }) =>
    atr(high, low, close, period)
  ),
  sma_20: meanOf(20),
  sma_50: meanOf(50),
  sma_200: meanOf(200)
}
