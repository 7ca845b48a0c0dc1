/**
 * Technical indicators: plain functions of columns, without a store, an effect or a dependency; each also bar by bar
 * (`stream`), and declared with its parameters, outputs and formula.
 *
 * @module
 */
// Written by scripts/indicators.ts from the indicators' files; run `npm run indicators` after a change.
export type { Column } from "../numbers/Column.ts"
export type { Form, Group, Indicator, InputName, Output, Unit } from "./base/Indicator.ts"
export type { Parameter } from "./base/Parameter.ts"
export type { Inputs, Stage } from "./base/Stage.ts"
export { type Stream, type StreamBar, stream } from "./base/stream.ts"
export type { MovingAverage } from "./overlap/average.ts"
export type { PatternFunction } from "./pattern/candles.ts"
export { Accbands, accbands } from "./overlap/Accbands.ts"
export { Alma, alma } from "./overlap/Alma.ts"
export { Bbands, bbands } from "./overlap/Bbands.ts"
export { Dema, dema } from "./overlap/Dema.ts"
export { Donchian, donchian } from "./overlap/Donchian.ts"
export { Ema, ema } from "./overlap/Ema.ts"
export { Hma, hma } from "./overlap/Hma.ts"
export { HtTrendline, htTrendline } from "./overlap/HtTrendline.ts"
export { Ichimoku, ichimoku } from "./overlap/Ichimoku.ts"
export { Kama, kama } from "./overlap/Kama.ts"
export { Keltner, keltner } from "./overlap/Keltner.ts"
export { Ma, averageNames, ma } from "./overlap/Ma.ts"
export { Mama, mama } from "./overlap/Mama.ts"
export { Mavp, mavp } from "./overlap/Mavp.ts"
export { Midpoint, midpoint } from "./overlap/Midpoint.ts"
export { Midprice, midprice } from "./overlap/Midprice.ts"
export { Sar, sar } from "./overlap/Sar.ts"
export { Sarext, sarext } from "./overlap/Sarext.ts"
export { Sma, sma } from "./overlap/Sma.ts"
export { Smma, smma } from "./overlap/Smma.ts"
export { Supertrend, supertrend } from "./overlap/Supertrend.ts"
export { T3, t3 } from "./overlap/T3.ts"
export { Tema, tema } from "./overlap/Tema.ts"
export { Trima, trima } from "./overlap/Trima.ts"
export { Vwap, vwap } from "./overlap/Vwap.ts"
export { Vwma, vwma } from "./overlap/Vwma.ts"
export { Wma, wma } from "./overlap/Wma.ts"
export { Zlema, zlema } from "./overlap/Zlema.ts"
export { Adx, adx } from "./momentum/Adx.ts"
export { Adxr, adxr } from "./momentum/Adxr.ts"
export { Apo, apo } from "./momentum/Apo.ts"
export { Aroon, aroon } from "./momentum/Aroon.ts"
export { Aroonosc, aroonosc } from "./momentum/Aroonosc.ts"
export { Awesome, awesome } from "./momentum/Awesome.ts"
export { Bop, bop } from "./momentum/Bop.ts"
export { Cci, cci } from "./momentum/Cci.ts"
export { Chop, chop } from "./momentum/Chop.ts"
export { Cmo, cmo } from "./momentum/Cmo.ts"
export { Coppock, coppock } from "./momentum/Coppock.ts"
export { Crsi, crsi } from "./momentum/Crsi.ts"
export { Dpo, dpo } from "./momentum/Dpo.ts"
export { Dx, dx } from "./momentum/Dx.ts"
export { ElderRay, elderRay } from "./momentum/ElderRay.ts"
export { Fisher, fisher } from "./momentum/Fisher.ts"
export { Imi, imi } from "./momentum/Imi.ts"
export { Kst, kst } from "./momentum/Kst.ts"
export { Macd, macd } from "./momentum/Macd.ts"
export { Macdext, macdext } from "./momentum/Macdext.ts"
export { Macdfix, macdfix } from "./momentum/Macdfix.ts"
export { Mfi, mfi } from "./momentum/Mfi.ts"
export { MinusDi, minusDi } from "./momentum/MinusDi.ts"
export { MinusDm, minusDm } from "./momentum/MinusDm.ts"
export { Mom, mom } from "./momentum/Mom.ts"
export { PlusDi, plusDi } from "./momentum/PlusDi.ts"
export { PlusDm, plusDm } from "./momentum/PlusDm.ts"
export { Ppo, ppo } from "./momentum/Ppo.ts"
export { Roc, roc } from "./momentum/Roc.ts"
export { Rocp, rocp } from "./momentum/Rocp.ts"
export { Rocr, rocr } from "./momentum/Rocr.ts"
export { Rocr100, rocr100 } from "./momentum/Rocr100.ts"
export { Rsi, rsi } from "./momentum/Rsi.ts"
export { Rvi, rvi } from "./momentum/Rvi.ts"
export { Stc, stc } from "./momentum/Stc.ts"
export { Stoch, stoch } from "./momentum/Stoch.ts"
export { Stochf, stochf } from "./momentum/Stochf.ts"
export { Stochrsi, stochrsi } from "./momentum/Stochrsi.ts"
export { Trix, trix } from "./momentum/Trix.ts"
export { Tsi, tsi } from "./momentum/Tsi.ts"
export { Ultosc, ultosc } from "./momentum/Ultosc.ts"
export { Vortex, vortex } from "./momentum/Vortex.ts"
export { Willr, willr } from "./momentum/Willr.ts"
export { Ad, ad } from "./volume/Ad.ts"
export { Adosc, adosc } from "./volume/Adosc.ts"
export { Cmf, cmf } from "./volume/Cmf.ts"
export { Eom, eom } from "./volume/Eom.ts"
export { ForceIndex, forceIndex } from "./volume/ForceIndex.ts"
export { Nvi, nvi } from "./volume/Nvi.ts"
export { Obv, obv } from "./volume/Obv.ts"
export { Pvi, pvi } from "./volume/Pvi.ts"
export { Pvt, pvt } from "./volume/Pvt.ts"
export { Atr, atr } from "./volatility/Atr.ts"
export { Drawdown, drawdown } from "./volatility/Drawdown.ts"
export { HistoricalVolatility, historicalVolatility } from "./volatility/HistoricalVolatility.ts"
export { MassIndex, massIndex } from "./volatility/MassIndex.ts"
export { Natr, natr } from "./volatility/Natr.ts"
export { Squeeze, squeeze } from "./volatility/Squeeze.ts"
export { Trange, trange } from "./volatility/Trange.ts"
export { UlcerIndex, ulcerIndex } from "./volatility/UlcerIndex.ts"
export { Avgdev, avgdev } from "./price/Avgdev.ts"
export { Avgprice, avgprice } from "./price/Avgprice.ts"
export { HeikinAshi, heikinAshi } from "./price/HeikinAshi.ts"
export { Medprice, medprice } from "./price/Medprice.ts"
export { PivotPoints, pivotPoints } from "./price/PivotPoints.ts"
export { Typprice, typprice } from "./price/Typprice.ts"
export { Wclprice, wclprice } from "./price/Wclprice.ts"
export { HtDcperiod, htDcperiod } from "./cycle/HtDcperiod.ts"
export { HtDcphase, htDcphase } from "./cycle/HtDcphase.ts"
export { HtPhasor, htPhasor } from "./cycle/HtPhasor.ts"
export { HtSine, htSine } from "./cycle/HtSine.ts"
export { HtTrendmode, htTrendmode } from "./cycle/HtTrendmode.ts"
export { Beta, beta } from "./statistic/Beta.ts"
export { Correl, correl } from "./statistic/Correl.ts"
export { Linearreg, linearreg } from "./statistic/Linearreg.ts"
export { LinearregAngle, linearregAngle } from "./statistic/LinearregAngle.ts"
export { LinearregIntercept, linearregIntercept } from "./statistic/LinearregIntercept.ts"
export { LinearregSlope, linearregSlope } from "./statistic/LinearregSlope.ts"
export { Stddev, stddev } from "./statistic/Stddev.ts"
export { Tsf, tsf } from "./statistic/Tsf.ts"
export { Var, variance } from "./statistic/Var.ts"
export {
  Cdl3blackcrows,
  Cdl3linestrike,
  Cdlbreakaway,
  Cdlconcealbabyswall,
  Cdlhikkake,
  Cdlhikkakemod,
  Cdlladderbottom,
  Cdlmathold,
  Cdlrisefall3methods,
  cdl3blackcrows,
  cdl3linestrike,
  cdlbreakaway,
  cdlconcealbabyswall,
  cdlhikkake,
  cdlhikkakemod,
  cdlladderbottom,
  cdlmathold,
  cdlrisefall3methods
} from "./pattern/MoreCandles.ts"
export {
  Cdlbelthold,
  Cdlclosingmarubozu,
  Cdldoji,
  Cdldragonflydoji,
  Cdlgravestonedoji,
  Cdlhighwave,
  Cdllongleggeddoji,
  Cdllongline,
  Cdlmarubozu,
  Cdlrickshawman,
  Cdlshortline,
  Cdlspinningtop,
  Cdltakuri,
  cdlbelthold,
  cdlclosingmarubozu,
  cdldoji,
  cdldragonflydoji,
  cdlgravestonedoji,
  cdlhighwave,
  cdllongleggeddoji,
  cdllongline,
  cdlmarubozu,
  cdlrickshawman,
  cdlshortline,
  cdlspinningtop,
  cdltakuri
} from "./pattern/OneCandle.ts"
export {
  Cdl2crows,
  Cdl3inside,
  Cdl3outside,
  Cdl3starsinsouth,
  Cdl3whitesoldiers,
  Cdlabandonedbaby,
  Cdladvanceblock,
  Cdleveningdojistar,
  Cdleveningstar,
  Cdlgapsidesidewhite,
  Cdlidentical3crows,
  Cdlmorningdojistar,
  Cdlmorningstar,
  Cdlstalledpattern,
  Cdlsticksandwich,
  Cdltasukigap,
  Cdltristar,
  Cdlunique3river,
  Cdlupsidegap2crows,
  Cdlxsidegap3methods,
  cdl2crows,
  cdl3inside,
  cdl3outside,
  cdl3starsinsouth,
  cdl3whitesoldiers,
  cdlabandonedbaby,
  cdladvanceblock,
  cdleveningdojistar,
  cdleveningstar,
  cdlgapsidesidewhite,
  cdlidentical3crows,
  cdlmorningdojistar,
  cdlmorningstar,
  cdlstalledpattern,
  cdlsticksandwich,
  cdltasukigap,
  cdltristar,
  cdlunique3river,
  cdlupsidegap2crows,
  cdlxsidegap3methods
} from "./pattern/ThreeCandles.ts"
export {
  Cdlcounterattack,
  Cdldarkcloudcover,
  Cdldojistar,
  Cdlengulfing,
  Cdlhammer,
  Cdlhangingman,
  Cdlharami,
  Cdlharamicross,
  Cdlhomingpigeon,
  Cdlinneck,
  Cdlinvertedhammer,
  Cdlkicking,
  Cdlkickingbylength,
  Cdlmatchinglow,
  Cdlonneck,
  Cdlpiercing,
  Cdlseparatinglines,
  Cdlshootingstar,
  Cdlthrusting,
  cdlcounterattack,
  cdldarkcloudcover,
  cdldojistar,
  cdlengulfing,
  cdlhammer,
  cdlhangingman,
  cdlharami,
  cdlharamicross,
  cdlhomingpigeon,
  cdlinneck,
  cdlinvertedhammer,
  cdlkicking,
  cdlkickingbylength,
  cdlmatchinglow,
  cdlonneck,
  cdlpiercing,
  cdlseparatinglines,
  cdlshootingstar,
  cdlthrusting
} from "./pattern/TwoCandles.ts"
