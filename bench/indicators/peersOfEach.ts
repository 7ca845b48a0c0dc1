/** What packages from npm have of each indicator. */
import * as theirs from "indicatorts"
import * as technical from "technicalindicators"
import * as signals from "trading-signals"
import type { Bars } from "../../test/core/indicators/markets.ts"

/** How packages compute an indicator, with the parameters of findata's that it corresponds to; its defaults where there are none. */
interface Peers {
  readonly parameters?: ReadonlyArray<number>
  readonly runs: Readonly<Record<string, () => unknown>>
}

const ts = (run: () => unknown) => ({ "trading-signals": run })
const its = (run: () => unknown) => ({ indicatorts: run })
const tis = (run: () => unknown) => ({ technicalindicators: run })

/** By the names of findata's indicators. Inputs are prepared here as the packages require them. */
export const peersOf = (bars: Bars): Readonly<Record<string, Peers>> => {
  const [open, high, low, close, volume] = [
    [...bars.open],
    [...bars.high],
    [...bars.low],
    [...bars.close],
    [...bars.volume]
  ]
  const candles = close.map((price, i) => ({
    open: open[i] as number,
    high: high[i] as number,
    low: low[i] as number,
    close: price,
    volume: volume[i] as number
  }))
  const ofCloses = (make: () => { readonly updates: (values: Array<number>) => unknown }) => () =>
    make().updates(close)
  const ofCandles = (make: () => { readonly updates: (values: typeof candles) => unknown }) => () =>
    make().updates(candles)
  return {
    accbands: {
      runs: {
        ...its(() => theirs.ab(high, low, close, { period: 20, multiplier: 4 })),
        ...ts(ofCandles(() => new signals.AccelerationBands(20, 4)))
      }
    },
    alma: { runs: ts(ofCloses(() => new signals.ALMA(9, 0.85, 6))) },
    bbands: {
      parameters: [20, 2, 2, 0],
      runs: {
        ...its(() => theirs.bb(close, { period: 20 })),
        ...tis(() => technical.bollingerbands({ values: close, period: 20, stdDev: 2 })),
        ...ts(ofCloses(() => new signals.BollingerBands(20, 2)))
      }
    },
    dema: {
      runs: { ...its(() => theirs.dema(close, { period: 30 })), ...ts(ofCloses(() => new signals.DEMA(30))) }
    },
    donchian: {
      runs: {
        ...its(() => theirs.dc(close, { period: 20 })),
        ...ts(ofCandles(() => new signals.DonchianChannels(20)))
      }
    },
    ema: {
      runs: {
        ...its(() => theirs.ema(close, { period: 30 })),
        ...tis(() => technical.ema({ values: close, period: 30 })),
        ...ts(ofCloses(() => new signals.EMA(30)))
      }
    },
    hma: { runs: ts(ofCloses(() => new signals.HMA(20))) },
    ht_trendline: { runs: ts(ofCloses(() => new signals.HTTrendline())) },
    ichimoku: {
      runs: {
        ...its(() => theirs.ichimokuCloud(high, low, close)),
        ...tis(() =>
          technical.ichimokucloud({
            high,
            low,
            conversionPeriod: 9,
            basePeriod: 26,
            spanPeriod: 52,
            displacement: 26
          })
        ),
        ...ts(ofCandles(() => new signals.IchimokuCloud()))
      }
    },
    kama: { runs: ts(ofCloses(() => new signals.KAMA(30))) },
    keltner: {
      runs: {
        ...its(() => theirs.kc(high, low, close, { period: 20 })),
        ...ts(
          ofCandles(() => new signals.KeltnerChannels({ emaInterval: 20, atrInterval: 10, multiplier: 2 }))
        )
      }
    },
    mama: { runs: ts(ofCloses(() => new signals.MAMA())) },
    sar: {
      runs: {
        ...its(() => theirs.psar(high, low, close)),
        ...tis(() => technical.psar({ high, low, step: 0.02, max: 0.2 })),
        ...ts(ofCandles(() => new signals.PSAR({ accelerationMax: 0.2, accelerationStep: 0.02 })))
      }
    },
    sma: {
      runs: {
        ...its(() => theirs.sma(close, { period: 30 })),
        ...tis(() => technical.sma({ values: close, period: 30 })),
        ...ts(ofCloses(() => new signals.SMA(30)))
      }
    },
    smma: {
      runs: {
        ...its(() => theirs.rma(close, { period: 20 })),
        ...tis(() => technical.wema({ values: close, period: 20 })),
        ...ts(ofCloses(() => new signals.WSMA(20)))
      }
    },
    supertrend: { runs: ts(ofCandles(() => new signals.SuperTrend({ interval: 10, multiplier: 3 }))) },
    t3: { runs: ts(ofCloses(() => new signals.T3(5, 0.7))) },
    tema: {
      runs: { ...its(() => theirs.tema(close, { period: 30 })), ...ts(ofCloses(() => new signals.TEMA(30))) }
    },
    trima: {
      runs: {
        ...its(() => theirs.trima(close, { period: 30 })),
        ...ts(ofCloses(() => new signals.TRIMA(30)))
      }
    },
    vwap: {
      runs: {
        ...tis(() => technical.vwap({ high, low, close, volume })),
        ...ts(ofCandles(() => new signals.VWAP()))
      }
    },
    vwma: {
      runs: {
        ...its(() => theirs.vwma(close, volume, { period: 20 })),
        ...ts(ofCandles(() => new signals.VWMA(20)))
      }
    },
    wma: {
      runs: {
        ...tis(() => technical.wma({ values: close, period: 30 })),
        ...ts(ofCloses(() => new signals.WMA(30)))
      }
    },
    zlema: { runs: ts(ofCloses(() => new signals.ZLEMA(20))) },
    adx: {
      runs: {
        ...tis(() => technical.adx({ high, low, close, period: 14 })),
        ...ts(ofCandles(() => new signals.ADX(14)))
      }
    },
    adxr: { runs: ts(ofCandles(() => new signals.ADXR(14))) },
    apo: {
      parameters: [12, 26, 1],
      runs: {
        ...its(() => theirs.apo(close, { fast: 12, slow: 26 })),
        ...ts(ofCloses(() => new signals.APO({ fastPeriod: 12, slowPeriod: 26 })))
      }
    },
    aroon: {
      runs: {
        ...its(() => theirs.aroon(high, low, { period: 14 })),
        ...ts(ofCandles(() => new signals.Aroon(14)))
      }
    },
    awesome: {
      runs: {
        ...its(() => theirs.ao(high, low, { fast: 5, slow: 34 })),
        ...tis(() => technical.awesomeoscillator({ high, low, fastPeriod: 5, slowPeriod: 34 })),
        ...ts(ofCandles(() => new signals.AO(5, 34)))
      }
    },
    bop: {
      runs: { ...its(() => theirs.bop(open, high, low, close)), ...ts(ofCandles(() => new signals.BOP())) }
    },
    cci: {
      runs: {
        ...its(() => theirs.cci(high, low, close, { period: 14 })),
        ...tis(() => technical.cci({ high, low, close, period: 14 })),
        ...ts(ofCandles(() => new signals.CCI(14)))
      }
    },
    chop: { runs: ts(ofCandles(() => new signals.CHOP(14))) },
    cmo: { runs: ts(ofCloses(() => new signals.CMO(14))) },
    coppock: { runs: ts(ofCloses(() => new signals.CoppockCurve())) },
    crsi: { runs: ts(ofCloses(() => new signals.ConnorsRSI())) },
    dpo: { runs: ts(ofCloses(() => new signals.DPO(14))) },
    dx: { runs: ts(ofCandles(() => new signals.DX(14))) },
    elder_ray: { runs: ts(ofCandles(() => new signals.ElderRay(13))) },
    fisher: { runs: ts(ofCandles(() => new signals.FisherTransform(10))) },
    imi: { runs: ts(ofCandles(() => new signals.IMI(14))) },
    kst: {
      runs: {
        ...tis(() =>
          technical.kst({
            values: close,
            ROCPer1: 10,
            ROCPer2: 15,
            ROCPer3: 20,
            ROCPer4: 30,
            SMAROCPer1: 10,
            SMAROCPer2: 10,
            SMAROCPer3: 10,
            SMAROCPer4: 15,
            signalPeriod: 9
          })
        ),
        ...ts(ofCloses(() => new signals.KST()))
      }
    },
    macd: {
      runs: {
        ...its(() => theirs.macd(close, { fast: 12, slow: 26, signal: 9 })),
        ...tis(() =>
          technical.macd({
            values: close,
            fastPeriod: 12,
            slowPeriod: 26,
            signalPeriod: 9,
            SimpleMAOscillator: false,
            SimpleMASignal: false
          })
        ),
        ...ts(ofCloses(() => new signals.MACD(new signals.EMA(12), new signals.EMA(26), new signals.EMA(9))))
      }
    },
    mfi: {
      runs: {
        ...its(() => theirs.mfi(high, low, close, volume, { period: 14 })),
        ...tis(() => technical.mfi({ high, low, close, volume, period: 14 })),
        ...ts(ofCandles(() => new signals.MFI(14)))
      }
    },
    mom: { runs: ts(ofCloses(() => new signals.MOM(10))) },
    ppo: {
      parameters: [12, 26, 1],
      runs: {
        ...its(() => theirs.ppo(close, { fast: 12, slow: 26, signal: 9 })),
        ...ts(ofCloses(() => new signals.PPO({ fastPeriod: 12, slowPeriod: 26 })))
      }
    },
    roc: {
      runs: {
        ...its(() => theirs.roc(close, { period: 10 })),
        ...tis(() => technical.roc({ values: close, period: 10 })),
        ...ts(ofCloses(() => new signals.ROC(10)))
      }
    },
    rsi: {
      runs: {
        ...its(() => theirs.rsi(close, { period: 14 })),
        ...tis(() => technical.rsi({ values: close, period: 14 })),
        ...ts(ofCloses(() => new signals.RSI(14)))
      }
    },
    rvi: { runs: ts(ofCandles(() => new signals.RelativeVigorIndex(10))) },
    stc: {
      runs: ts(ofCloses(() => new signals.STC({ cycleInterval: 10, fastInterval: 23, slowInterval: 50 })))
    },
    stoch: {
      parameters: [14, 3, 0, 3, 0],
      runs: {
        ...its(() => theirs.stoch(high, low, close, { kPeriod: 14, dPeriod: 3 })),
        ...tis(() => technical.stochastic({ high, low, close, period: 14, signalPeriod: 3 })),
        ...ts(
          ofCandles(() => new signals.StochasticOscillator({ kPeriod: 14, kSlowingPeriod: 3, dPeriod: 3 }))
        )
      }
    },
    stochrsi: {
      parameters: [14, 14, 3, 0],
      runs: {
        ...tis(() =>
          technical.stochasticrsi({
            values: close,
            rsiPeriod: 14,
            stochasticPeriod: 14,
            kPeriod: 3,
            dPeriod: 3
          })
        ),
        ...ts(ofCloses(() => new signals.StochasticRSI(14)))
      }
    },
    trix: {
      runs: {
        ...its(() => theirs.trix(close, { period: 30 })),
        ...tis(() => technical.trix({ values: close, period: 30 })),
        ...ts(ofCloses(() => new signals.TRIX(30)))
      }
    },
    tsi: { runs: ts(ofCloses(() => new signals.TSI({ longPeriod: 25, shortPeriod: 13 }))) },
    ultosc: { runs: ts(ofCandles(() => new signals.UltimateOscillator())) },
    vortex: {
      runs: {
        ...its(() => theirs.vortex(high, low, close, { period: 14 })),
        ...ts(ofCandles(() => new signals.VortexIndicator(14)))
      }
    },
    willr: {
      runs: {
        ...its(() => theirs.willr(high, low, close, { period: 14 })),
        ...tis(() => technical.williamsr({ high, low, close, period: 14 })),
        ...ts(ofCandles(() => new signals.WilliamsR(14)))
      }
    },
    ad: {
      runs: {
        ...its(() => theirs.ad(high, low, close, volume)),
        ...tis(() => technical.adl({ high, low, close, volume })),
        ...ts(ofCandles(() => new signals.AD()))
      }
    },
    adosc: {
      runs: {
        ...its(() => theirs.cmo(high, low, close, volume, { fast: 3, slow: 10 })),
        ...ts(ofCandles(() => new signals.ADOSC({ fastPeriod: 3, slowPeriod: 10 })))
      }
    },
    cmf: {
      runs: {
        ...its(() => theirs.cmf(high, low, close, volume, { period: 20 })),
        ...ts(ofCandles(() => new signals.CMF(20)))
      }
    },
    eom: {
      runs: {
        ...its(() => theirs.emv(high, low, volume, { period: 14 })),
        ...ts(ofCandles(() => new signals.EMV(14)))
      }
    },
    force_index: {
      runs: {
        ...its(() => theirs.fi(close, volume, { period: 13 })),
        ...tis(() => technical.forceindex({ close, volume, period: 13 })),
        ...ts(ofCandles(() => new signals.ForceIndex(13)))
      }
    },
    nvi: { runs: { ...its(() => theirs.nvi(close, volume)), ...ts(ofCandles(() => new signals.NVI())) } },
    obv: {
      runs: {
        ...its(() => theirs.obv(close, volume)),
        ...tis(() => technical.obv({ close, volume })),
        ...ts(ofCandles(() => new signals.OBV(10)))
      }
    },
    pvi: { runs: ts(ofCandles(() => new signals.PVI())) },
    pvt: { runs: { ...its(() => theirs.vpt(close, volume)), ...ts(ofCandles(() => new signals.PVT())) } },
    atr: {
      runs: {
        ...its(() => theirs.atr(high, low, close, { period: 14 })),
        ...tis(() => technical.atr({ high, low, close, period: 14 })),
        ...ts(ofCandles(() => new signals.ATR(14)))
      }
    },
    mass_index: {
      runs: {
        ...its(() => theirs.mi(high, low, { emaPeriod: 9, miPeriod: 25 })),
        ...ts(ofCandles(() => new signals.MassIndex(25)))
      }
    },
    natr: { runs: ts(ofCandles(() => new signals.NATR(14))) },
    squeeze: { runs: ts(ofCandles(() => new signals.TTMSqueeze())) },
    trange: {
      runs: {
        ...its(() => theirs.tr(high, low, close)),
        ...tis(() => technical.truerange({ high, low, close })),
        ...ts(ofCandles(() => new signals.TR()))
      }
    },
    ulcer_index: {
      runs: {
        ...its(() => theirs.ui(close, { period: 14 })),
        ...ts(ofCloses(() => new signals.UlcerIndex(14)))
      }
    },
    avgdev: { runs: ts(ofCloses(() => new signals.MAD(14))) },
    heikin_ashi: { runs: tis(() => technical.heikinashi({ open, high, low, close, volume })) },
    typprice: { runs: its(() => theirs.typprice(high, low, close)) },
    linearreg: { runs: ts(ofCloses(() => new signals.LinearRegression(14))) },
    stddev: { runs: tis(() => technical.sd({ values: close, period: 5 })) }
  }
}
