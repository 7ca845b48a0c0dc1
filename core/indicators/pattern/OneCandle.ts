/** Patterns of one candle: 100 where a bullish one ends, -100 where a bearish one does, else 0; NaN in the warm-up. */
import type { Indicator } from "../base/Indicator.ts"
import { pattern, patternFunction } from "./candles.ts"

/** What `cdlbelthold` takes and answers, by what formula, and how it is computed. */
export const Cdlbelthold: Indicator = /* @__PURE__ */ pattern({
  name: "cdlbelthold",
  title: "Belt hold",
  meaning: "A long body without a shadow at its open",
  before: 0,
  detect: (c) => {
    const long = c.meanBody(0)
    const short = c.veryShortShadow(0)
    return (from, to, out) => {
      for (let i = from; i < to; i++)
        out[i] =
          c.body(i) > long.at(i) && (c.isWhite(i) ? c.lower(i) : c.upper(i)) < short.at(i)
            ? c.color(i) * 100
            : 0
    }
  }
})

/** A long body without a shadow at its open. */
export const cdlbelthold = /* @__PURE__ */ patternFunction(Cdlbelthold)

/** What `cdlclosingmarubozu` takes and answers, by what formula, and how it is computed. */
export const Cdlclosingmarubozu: Indicator = /* @__PURE__ */ pattern({
  name: "cdlclosingmarubozu",
  title: "Closing marubozu",
  meaning: "A long body without a shadow at its close",
  before: 0,
  detect: (c) => {
    const long = c.meanBody(0)
    const short = c.veryShortShadow(0)
    return (from, to, out) => {
      for (let i = from; i < to; i++)
        out[i] =
          c.body(i) > long.at(i) && (c.isWhite(i) ? c.upper(i) : c.lower(i)) < short.at(i)
            ? c.color(i) * 100
            : 0
    }
  }
})

/** A long body without a shadow at its close. */
export const cdlclosingmarubozu = /* @__PURE__ */ patternFunction(Cdlclosingmarubozu)

/** What `cdldoji` takes and answers, by what formula, and how it is computed. */
export const Cdldoji: Indicator = /* @__PURE__ */ pattern({
  name: "cdldoji",
  title: "Doji",
  meaning: "Open and close are nearly equal",
  before: 0,
  detect: (c) => {
    const doji = c.dojiBody(0)
    return (from, to, out) => {
      for (let i = from; i < to; i++) out[i] = c.body(i) <= doji.at(i) ? 100 : 0
    }
  }
})

/** Open and close are nearly equal. */
export const cdldoji = /* @__PURE__ */ patternFunction(Cdldoji)

/** What `cdldragonflydoji` takes and answers, by what formula, and how it is computed. */
export const Cdldragonflydoji: Indicator = /* @__PURE__ */ pattern({
  name: "cdldragonflydoji",
  title: "Dragonfly doji",
  meaning: "A doji without an upper shadow and with a lower one",
  before: 0,
  detect: (c) => {
    const doji = c.dojiBody(0)
    const short = c.veryShortShadow(0)
    return (from, to, out) => {
      for (let i = from; i < to; i++)
        out[i] = c.body(i) <= doji.at(i) && c.upper(i) < short.at(i) && c.lower(i) > short.at(i) ? 100 : 0
    }
  }
})

/** A doji without an upper shadow and with a lower one. */
export const cdldragonflydoji = /* @__PURE__ */ patternFunction(Cdldragonflydoji)

/** What `cdlgravestonedoji` takes and answers, by what formula, and how it is computed. */
export const Cdlgravestonedoji: Indicator = /* @__PURE__ */ pattern({
  name: "cdlgravestonedoji",
  title: "Gravestone doji",
  meaning: "A doji without a lower shadow and with an upper one",
  before: 0,
  detect: (c) => {
    const doji = c.dojiBody(0)
    const short = c.veryShortShadow(0)
    return (from, to, out) => {
      for (let i = from; i < to; i++)
        out[i] = c.body(i) <= doji.at(i) && c.lower(i) < short.at(i) && c.upper(i) > short.at(i) ? 100 : 0
    }
  }
})

/** A doji without a lower shadow and with an upper one. */
export const cdlgravestonedoji = /* @__PURE__ */ patternFunction(Cdlgravestonedoji)

/** What `cdlhighwave` takes and answers, by what formula, and how it is computed. */
export const Cdlhighwave: Indicator = /* @__PURE__ */ pattern({
  name: "cdlhighwave",
  title: "High-wave candle",
  meaning: "A short body with both shadows of twice its length at least",
  before: 0,
  detect: (c) => {
    const small = c.meanBody(0)
    return (from, to, out) => {
      for (let i = from; i < to; i++)
        out[i] =
          c.body(i) < small.at(i) && c.upper(i) > 2 * c.body(i) && c.lower(i) > 2 * c.body(i)
            ? c.color(i) * 100
            : 0
    }
  }
})

/** A short body with both shadows of twice its length at least. */
export const cdlhighwave = /* @__PURE__ */ patternFunction(Cdlhighwave)

/** What `cdllongleggeddoji` takes and answers, by what formula, and how it is computed. */
export const Cdllongleggeddoji: Indicator = /* @__PURE__ */ pattern({
  name: "cdllongleggeddoji",
  title: "Long-legged doji",
  meaning: "A doji with a shadow longer than its body",
  before: 0,
  detect: (c) => {
    const doji = c.dojiBody(0)
    return (from, to, out) => {
      for (let i = from; i < to; i++)
        out[i] = c.body(i) <= doji.at(i) && (c.lower(i) > c.body(i) || c.upper(i) > c.body(i)) ? 100 : 0
    }
  }
})

/** A doji with a shadow longer than its body. */
export const cdllongleggeddoji = /* @__PURE__ */ patternFunction(Cdllongleggeddoji)

/** What `cdllongline` takes and answers, by what formula, and how it is computed. */
export const Cdllongline: Indicator = /* @__PURE__ */ pattern({
  name: "cdllongline",
  title: "Long line",
  meaning: "A long body with short shadows",
  before: 0,
  detect: (c) => {
    const long = c.meanBody(0)
    const short = c.shortShadow(0)
    return (from, to, out) => {
      for (let i = from; i < to; i++)
        out[i] =
          c.body(i) > long.at(i) && c.upper(i) < short.at(i) && c.lower(i) < short.at(i)
            ? c.color(i) * 100
            : 0
    }
  }
})

/** A long body with short shadows. */
export const cdllongline = /* @__PURE__ */ patternFunction(Cdllongline)

/** What `cdlmarubozu` takes and answers, by what formula, and how it is computed. */
export const Cdlmarubozu: Indicator = /* @__PURE__ */ pattern({
  name: "cdlmarubozu",
  title: "Marubozu",
  meaning: "A long body without shadows",
  before: 0,
  detect: (c) => {
    const long = c.meanBody(0)
    const short = c.veryShortShadow(0)
    return (from, to, out) => {
      for (let i = from; i < to; i++)
        out[i] =
          c.body(i) > long.at(i) && c.upper(i) < short.at(i) && c.lower(i) < short.at(i)
            ? c.color(i) * 100
            : 0
    }
  }
})

/** A long body without shadows. */
export const cdlmarubozu = /* @__PURE__ */ patternFunction(Cdlmarubozu)

/** What `cdlrickshawman` takes and answers, by what formula, and how it is computed. */
export const Cdlrickshawman: Indicator = /* @__PURE__ */ pattern({
  name: "cdlrickshawman",
  title: "Rickshaw man",
  meaning: "A doji in the middle of its range, with both shadows longer than its body",
  before: 0,
  detect: (c) => {
    const doji = c.dojiBody(0)
    const near = c.near(0)
    const found = (i: number) => {
      const middle = c.low(i) + c.range(i) / 2
      return c.body(i) <= doji.at(i) &&
        c.lower(i) > c.body(i) &&
        c.upper(i) > c.body(i) &&
        c.bottom(i) <= middle + near.at(i) &&
        c.top(i) >= middle - near.at(i)
        ? 100
        : 0
    }
    return (from, to, out) => {
      for (let i = from; i < to; i++) out[i] = found(i)
    }
  }
})

/** A doji in the middle of its range, with both shadows longer than its body. */
export const cdlrickshawman = /* @__PURE__ */ patternFunction(Cdlrickshawman)

/** What `cdlshortline` takes and answers, by what formula, and how it is computed. */
export const Cdlshortline: Indicator = /* @__PURE__ */ pattern({
  name: "cdlshortline",
  title: "Short line",
  meaning: "A short body with short shadows",
  before: 0,
  detect: (c) => {
    const small = c.meanBody(0)
    const short = c.shortShadow(0)
    return (from, to, out) => {
      for (let i = from; i < to; i++)
        out[i] =
          c.body(i) < small.at(i) && c.upper(i) < short.at(i) && c.lower(i) < short.at(i)
            ? c.color(i) * 100
            : 0
    }
  }
})

/** A short body with short shadows. */
export const cdlshortline = /* @__PURE__ */ patternFunction(Cdlshortline)

/** What `cdlspinningtop` takes and answers, by what formula, and how it is computed. */
export const Cdlspinningtop: Indicator = /* @__PURE__ */ pattern({
  name: "cdlspinningtop",
  title: "Spinning top",
  meaning: "A short body with both shadows longer than it",
  before: 0,
  detect: (c) => {
    const small = c.meanBody(0)
    return (from, to, out) => {
      for (let i = from; i < to; i++)
        out[i] =
          c.body(i) < small.at(i) && c.upper(i) > c.body(i) && c.lower(i) > c.body(i) ? c.color(i) * 100 : 0
    }
  }
})

/** A short body with both shadows longer than it. */
export const cdlspinningtop = /* @__PURE__ */ patternFunction(Cdlspinningtop)

/** What `cdltakuri` takes and answers, by what formula, and how it is computed. */
export const Cdltakuri: Indicator = /* @__PURE__ */ pattern({
  name: "cdltakuri",
  title: "Takuri",
  meaning: "A doji without an upper shadow, and with a lower one of twice its body at least",
  before: 0,
  detect: (c) => {
    const doji = c.dojiBody(0)
    const short = c.veryShortShadow(0)
    return (from, to, out) => {
      for (let i = from; i < to; i++)
        out[i] = c.body(i) <= doji.at(i) && c.upper(i) < short.at(i) && c.lower(i) > 2 * c.body(i) ? 100 : 0
    }
  }
})

/** A doji without an upper shadow, and with a lower one of twice its body at least. */
export const cdltakuri = /* @__PURE__ */ patternFunction(Cdltakuri)
