/** All indicators, by group and name. */
// Written by scripts/indicators.ts from the indicators' files; run `npm run indicators` after a change.
import type { Indicator } from "./base/Indicator.ts"
import { Accbands } from "./overlap/Accbands.ts"
import { Alma } from "./overlap/Alma.ts"
import { Bbands } from "./overlap/Bbands.ts"
import { Dema } from "./overlap/Dema.ts"
import { Donchian } from "./overlap/Donchian.ts"
import { Ema } from "./overlap/Ema.ts"
import { Hma } from "./overlap/Hma.ts"
import { HtTrendline } from "./overlap/HtTrendline.ts"
import { Ichimoku } from "./overlap/Ichimoku.ts"
import { Kama } from "./overlap/Kama.ts"
import { Keltner } from "./overlap/Keltner.ts"
import { Ma } from "./overlap/Ma.ts"
import { Mama } from "./overlap/Mama.ts"
import { Mavp } from "./overlap/Mavp.ts"
import { Midpoint } from "./overlap/Midpoint.ts"
import { Midprice } from "./overlap/Midprice.ts"
import { Sar } from "./overlap/Sar.ts"
import { Sarext } from "./overlap/Sarext.ts"
import { Sma } from "./overlap/Sma.ts"
import { Smma } from "./overlap/Smma.ts"
import { Supertrend } from "./overlap/Supertrend.ts"
import { T3 } from "./overlap/T3.ts"
import { Tema } from "./overlap/Tema.ts"
import { Trima } from "./overlap/Trima.ts"
import { Vwap } from "./overlap/Vwap.ts"
import { Vwma } from "./overlap/Vwma.ts"
import { Wma } from "./overlap/Wma.ts"
import { Zlema } from "./overlap/Zlema.ts"
import { Adx } from "./momentum/Adx.ts"
import { Adxr } from "./momentum/Adxr.ts"
import { Apo } from "./momentum/Apo.ts"
import { Aroon } from "./momentum/Aroon.ts"
import { Aroonosc } from "./momentum/Aroonosc.ts"
import { Awesome } from "./momentum/Awesome.ts"
import { Bop } from "./momentum/Bop.ts"
import { Cci } from "./momentum/Cci.ts"
import { Chop } from "./momentum/Chop.ts"
import { Cmo } from "./momentum/Cmo.ts"
import { Coppock } from "./momentum/Coppock.ts"
import { Crsi } from "./momentum/Crsi.ts"
import { Dpo } from "./momentum/Dpo.ts"
import { Dx } from "./momentum/Dx.ts"
import { ElderRay } from "./momentum/ElderRay.ts"
import { Fisher } from "./momentum/Fisher.ts"
import { Imi } from "./momentum/Imi.ts"
import { Kst } from "./momentum/Kst.ts"
import { Macd } from "./momentum/Macd.ts"
import { Macdext } from "./momentum/Macdext.ts"
import { Macdfix } from "./momentum/Macdfix.ts"
import { Mfi } from "./momentum/Mfi.ts"
import { MinusDi } from "./momentum/MinusDi.ts"
import { MinusDm } from "./momentum/MinusDm.ts"
import { Mom } from "./momentum/Mom.ts"
import { PlusDi } from "./momentum/PlusDi.ts"
import { PlusDm } from "./momentum/PlusDm.ts"
import { Ppo } from "./momentum/Ppo.ts"
import { Roc } from "./momentum/Roc.ts"
import { Rocp } from "./momentum/Rocp.ts"
import { Rocr } from "./momentum/Rocr.ts"
import { Rocr100 } from "./momentum/Rocr100.ts"
import { Rsi } from "./momentum/Rsi.ts"
import { Rvi } from "./momentum/Rvi.ts"
import { Stc } from "./momentum/Stc.ts"
import { Stoch } from "./momentum/Stoch.ts"
import { Stochf } from "./momentum/Stochf.ts"
import { Stochrsi } from "./momentum/Stochrsi.ts"
import { Trix } from "./momentum/Trix.ts"
import { Tsi } from "./momentum/Tsi.ts"
import { Ultosc } from "./momentum/Ultosc.ts"
import { Vortex } from "./momentum/Vortex.ts"
import { Willr } from "./momentum/Willr.ts"
import { Ad } from "./volume/Ad.ts"
import { Adosc } from "./volume/Adosc.ts"
import { Cmf } from "./volume/Cmf.ts"
import { Eom } from "./volume/Eom.ts"
import { ForceIndex } from "./volume/ForceIndex.ts"
import { Nvi } from "./volume/Nvi.ts"
import { Obv } from "./volume/Obv.ts"
import { Pvi } from "./volume/Pvi.ts"
import { Pvt } from "./volume/Pvt.ts"
import { Atr } from "./volatility/Atr.ts"
import { Drawdown } from "./volatility/Drawdown.ts"
import { HistoricalVolatility } from "./volatility/HistoricalVolatility.ts"
import { MassIndex } from "./volatility/MassIndex.ts"
import { Natr } from "./volatility/Natr.ts"
import { Squeeze } from "./volatility/Squeeze.ts"
import { Trange } from "./volatility/Trange.ts"
import { UlcerIndex } from "./volatility/UlcerIndex.ts"
import { Avgdev } from "./price/Avgdev.ts"
import { Avgprice } from "./price/Avgprice.ts"
import { HeikinAshi } from "./price/HeikinAshi.ts"
import { Medprice } from "./price/Medprice.ts"
import { PivotPoints } from "./price/PivotPoints.ts"
import { Typprice } from "./price/Typprice.ts"
import { Wclprice } from "./price/Wclprice.ts"
import { HtDcperiod } from "./cycle/HtDcperiod.ts"
import { HtDcphase } from "./cycle/HtDcphase.ts"
import { HtPhasor } from "./cycle/HtPhasor.ts"
import { HtSine } from "./cycle/HtSine.ts"
import { HtTrendmode } from "./cycle/HtTrendmode.ts"
import { Beta } from "./statistic/Beta.ts"
import { Correl } from "./statistic/Correl.ts"
import { Linearreg } from "./statistic/Linearreg.ts"
import { LinearregAngle } from "./statistic/LinearregAngle.ts"
import { LinearregIntercept } from "./statistic/LinearregIntercept.ts"
import { LinearregSlope } from "./statistic/LinearregSlope.ts"
import { Stddev } from "./statistic/Stddev.ts"
import { Tsf } from "./statistic/Tsf.ts"
import { Var } from "./statistic/Var.ts"
import { Cdl3blackcrows } from "./pattern/MoreCandles.ts"
import { Cdl3linestrike } from "./pattern/MoreCandles.ts"
import { Cdlbreakaway } from "./pattern/MoreCandles.ts"
import { Cdlconcealbabyswall } from "./pattern/MoreCandles.ts"
import { Cdlhikkake } from "./pattern/MoreCandles.ts"
import { Cdlhikkakemod } from "./pattern/MoreCandles.ts"
import { Cdlladderbottom } from "./pattern/MoreCandles.ts"
import { Cdlmathold } from "./pattern/MoreCandles.ts"
import { Cdlrisefall3methods } from "./pattern/MoreCandles.ts"
import { Cdlbelthold } from "./pattern/OneCandle.ts"
import { Cdlclosingmarubozu } from "./pattern/OneCandle.ts"
import { Cdldoji } from "./pattern/OneCandle.ts"
import { Cdldragonflydoji } from "./pattern/OneCandle.ts"
import { Cdlgravestonedoji } from "./pattern/OneCandle.ts"
import { Cdlhighwave } from "./pattern/OneCandle.ts"
import { Cdllongleggeddoji } from "./pattern/OneCandle.ts"
import { Cdllongline } from "./pattern/OneCandle.ts"
import { Cdlmarubozu } from "./pattern/OneCandle.ts"
import { Cdlrickshawman } from "./pattern/OneCandle.ts"
import { Cdlshortline } from "./pattern/OneCandle.ts"
import { Cdlspinningtop } from "./pattern/OneCandle.ts"
import { Cdltakuri } from "./pattern/OneCandle.ts"
import { Cdl2crows } from "./pattern/ThreeCandles.ts"
import { Cdl3inside } from "./pattern/ThreeCandles.ts"
import { Cdl3outside } from "./pattern/ThreeCandles.ts"
import { Cdl3starsinsouth } from "./pattern/ThreeCandles.ts"
import { Cdl3whitesoldiers } from "./pattern/ThreeCandles.ts"
import { Cdlabandonedbaby } from "./pattern/ThreeCandles.ts"
import { Cdladvanceblock } from "./pattern/ThreeCandles.ts"
import { Cdleveningdojistar } from "./pattern/ThreeCandles.ts"
import { Cdleveningstar } from "./pattern/ThreeCandles.ts"
import { Cdlgapsidesidewhite } from "./pattern/ThreeCandles.ts"
import { Cdlidentical3crows } from "./pattern/ThreeCandles.ts"
import { Cdlmorningdojistar } from "./pattern/ThreeCandles.ts"
import { Cdlmorningstar } from "./pattern/ThreeCandles.ts"
import { Cdlstalledpattern } from "./pattern/ThreeCandles.ts"
import { Cdlsticksandwich } from "./pattern/ThreeCandles.ts"
import { Cdltasukigap } from "./pattern/ThreeCandles.ts"
import { Cdltristar } from "./pattern/ThreeCandles.ts"
import { Cdlunique3river } from "./pattern/ThreeCandles.ts"
import { Cdlupsidegap2crows } from "./pattern/ThreeCandles.ts"
import { Cdlxsidegap3methods } from "./pattern/ThreeCandles.ts"
import { Cdlcounterattack } from "./pattern/TwoCandles.ts"
import { Cdldarkcloudcover } from "./pattern/TwoCandles.ts"
import { Cdldojistar } from "./pattern/TwoCandles.ts"
import { Cdlengulfing } from "./pattern/TwoCandles.ts"
import { Cdlhammer } from "./pattern/TwoCandles.ts"
import { Cdlhangingman } from "./pattern/TwoCandles.ts"
import { Cdlharami } from "./pattern/TwoCandles.ts"
import { Cdlharamicross } from "./pattern/TwoCandles.ts"
import { Cdlhomingpigeon } from "./pattern/TwoCandles.ts"
import { Cdlinneck } from "./pattern/TwoCandles.ts"
import { Cdlinvertedhammer } from "./pattern/TwoCandles.ts"
import { Cdlkicking } from "./pattern/TwoCandles.ts"
import { Cdlkickingbylength } from "./pattern/TwoCandles.ts"
import { Cdlmatchinglow } from "./pattern/TwoCandles.ts"
import { Cdlonneck } from "./pattern/TwoCandles.ts"
import { Cdlpiercing } from "./pattern/TwoCandles.ts"
import { Cdlseparatinglines } from "./pattern/TwoCandles.ts"
import { Cdlshootingstar } from "./pattern/TwoCandles.ts"
import { Cdlthrusting } from "./pattern/TwoCandles.ts"

/** Every indicator, by group. */
export const indicators: ReadonlyArray<Indicator> = [
  Accbands,
  Alma,
  Bbands,
  Dema,
  Donchian,
  Ema,
  Hma,
  HtTrendline,
  Ichimoku,
  Kama,
  Keltner,
  Ma,
  Mama,
  Mavp,
  Midpoint,
  Midprice,
  Sar,
  Sarext,
  Sma,
  Smma,
  Supertrend,
  T3,
  Tema,
  Trima,
  Vwap,
  Vwma,
  Wma,
  Zlema,
  Adx,
  Adxr,
  Apo,
  Aroon,
  Aroonosc,
  Awesome,
  Bop,
  Cci,
  Chop,
  Cmo,
  Coppock,
  Crsi,
  Dpo,
  Dx,
  ElderRay,
  Fisher,
  Imi,
  Kst,
  Macd,
  Macdext,
  Macdfix,
  Mfi,
  MinusDi,
  MinusDm,
  Mom,
  PlusDi,
  PlusDm,
  Ppo,
  Roc,
  Rocp,
  Rocr,
  Rocr100,
  Rsi,
  Rvi,
  Stc,
  Stoch,
  Stochf,
  Stochrsi,
  Trix,
  Tsi,
  Ultosc,
  Vortex,
  Willr,
  Ad,
  Adosc,
  Cmf,
  Eom,
  ForceIndex,
  Nvi,
  Obv,
  Pvi,
  Pvt,
  Atr,
  Drawdown,
  HistoricalVolatility,
  MassIndex,
  Natr,
  Squeeze,
  Trange,
  UlcerIndex,
  Avgdev,
  Avgprice,
  HeikinAshi,
  Medprice,
  PivotPoints,
  Typprice,
  Wclprice,
  HtDcperiod,
  HtDcphase,
  HtPhasor,
  HtSine,
  HtTrendmode,
  Beta,
  Correl,
  Linearreg,
  LinearregAngle,
  LinearregIntercept,
  LinearregSlope,
  Stddev,
  Tsf,
  Var,
  Cdl3blackcrows,
  Cdl3linestrike,
  Cdlbreakaway,
  Cdlconcealbabyswall,
  Cdlhikkake,
  Cdlhikkakemod,
  Cdlladderbottom,
  Cdlmathold,
  Cdlrisefall3methods,
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
  Cdlthrusting
]
