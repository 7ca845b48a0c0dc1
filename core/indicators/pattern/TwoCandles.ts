/** Patterns of two candles: 100 where a bullish one ends, -100 where a bearish one does, else 0; NaN in the warm-up. */
import type { Indicator } from "../base/Indicator.ts"
import { pattern, patternFunction } from "./candles.ts"

/** What `cdlcounterattack` takes and answers, by what formula, and how it is computed. */
export const Cdlcounterattack: Indicator = /* @__PURE__ */ pattern({
  name: "cdlcounterattack",
  title: "Counterattack",
  meaning: "Two long bodies of opposite colours with equal closes",
  before: 1,
  detect: (c) => {
    const equal = c.equal(1)
    const longBefore = c.meanBody(1)
    const long = c.meanBody(0)
    return (from, to, out) => {
      for (let i = from; i < to; i++)
        out[i] =
          c.color(i - 1) === -c.color(i) &&
          c.body(i - 1) > longBefore.at(i) &&
          c.body(i) > long.at(i) &&
          c.close(i) <= c.close(i - 1) + equal.at(i) &&
          c.close(i) >= c.close(i - 1) - equal.at(i)
            ? c.color(i) * 100
            : 0
    }
  }
})

/** Two long bodies of opposite colours with equal closes. */
export const cdlcounterattack = /* @__PURE__ */ patternFunction(Cdlcounterattack)

/** What `cdldarkcloudcover` takes and answers, by what formula, and how it is computed. */
export const Cdldarkcloudcover: Indicator = /* @__PURE__ */ pattern({
  name: "cdldarkcloudcover",
  title: "Dark cloud cover",
  meaning: "A black body that opens above the high of a long white one and closes well within it",
  before: 1,
  penetration: 0.5,
  detect: (c, penetration) => {
    const long = c.meanBody(1)
    return (from, to, out) => {
      for (let i = from; i < to; i++)
        out[i] =
          c.isWhite(i - 1) &&
          c.body(i - 1) > long.at(i) &&
          c.isBlack(i) &&
          c.open(i) > c.high(i - 1) &&
          c.close(i) > c.open(i - 1) &&
          c.close(i) < c.close(i - 1) - c.body(i - 1) * penetration
            ? -100
            : 0
    }
  }
})

/** A black body that opens above the high of a long white one and closes well within it. `penetration` is 0.5 unless given. */
export const cdldarkcloudcover = /* @__PURE__ */ patternFunction(Cdldarkcloudcover)

/** What `cdldojistar` takes and answers, by what formula, and how it is computed. */
export const Cdldojistar: Indicator = /* @__PURE__ */ pattern({
  name: "cdldojistar",
  title: "Doji star",
  meaning: "A doji that gaps away from a long body in its direction",
  before: 1,
  detect: (c) => {
    const long = c.meanBody(1)
    const doji = c.dojiBody(0)
    return (from, to, out) => {
      for (let i = from; i < to; i++)
        out[i] =
          c.body(i - 1) > long.at(i) &&
          c.body(i) <= doji.at(i) &&
          (c.isWhite(i - 1) ? c.bodyGapUp(i, i - 1) : c.bodyGapDown(i, i - 1))
            ? -c.color(i - 1) * 100
            : 0
    }
  }
})

/** A doji that gaps away from a long body in its direction. */
export const cdldojistar = /* @__PURE__ */ patternFunction(Cdldojistar)

/** What `cdlengulfing` takes and answers, by what formula, and how it is computed. */
export const Cdlengulfing: Indicator = /* @__PURE__ */ pattern({
  name: "cdlengulfing",
  title: "Engulfing",
  meaning: "A body that encloses the one before, of the other colour; 80 where they share an end",
  before: 2,
  detect: (c) => {
    const found = (i: number) => {
      if (c.isWhite(i) === c.isWhite(i - 1)) return 0
      const encloses = c.top(i) >= c.top(i - 1) && c.bottom(i) <= c.bottom(i - 1) && c.body(i) > c.body(i - 1)
      if (!encloses) return 0
      return c.color(i) * (c.open(i) !== c.close(i - 1) && c.close(i) !== c.open(i - 1) ? 100 : 80)
    }
    return (from, to, out) => {
      for (let i = from; i < to; i++) out[i] = found(i)
    }
  }
})

/**
 * A body that encloses the one before, of the other colour: 100 for a white one, -100 for a black one, 80 and -80 where they share an end, else
 * 0; NaN on the first two bars.
 *
 * @example
 * ```ts
 * import { cdlengulfing } from "findata/indicators"
 *
 * const open = Float64Array.of(10, 12, 11.5, 9.5)
 * const high = Float64Array.of(12.5, 12.5, 12, 12.5)
 * const low = Float64Array.of(9.5, 11, 9.5, 9)
 * const close = Float64Array.of(12, 11.5, 10, 12)
 * cdlengulfing(open, high, low, close) // => [NaN, NaN, 0, 100]
 * ```
 */
export const cdlengulfing = /* @__PURE__ */ patternFunction(Cdlengulfing)

/** What `cdlhammer` takes and answers, by what formula, and how it is computed. */
export const Cdlhammer: Indicator = /* @__PURE__ */ pattern({
  name: "cdlhammer",
  title: "Hammer",
  meaning: "A short body without an upper shadow and with a lower one longer than it, near the low before",
  before: 1,
  detect: (c) => {
    const small = c.meanBody(0)
    const short = c.veryShortShadow(0)
    const near = c.near(1)
    return (from, to, out) => {
      for (let i = from; i < to; i++)
        out[i] =
          c.body(i) < small.at(i) &&
          c.lower(i) > c.body(i) &&
          c.upper(i) < short.at(i) &&
          c.bottom(i) <= c.low(i - 1) + near.at(i)
            ? 100
            : 0
    }
  }
})

/** A short body without an upper shadow and with a lower one longer than it, near the low before. */
export const cdlhammer = /* @__PURE__ */ patternFunction(Cdlhammer)

/** What `cdlhangingman` takes and answers, by what formula, and how it is computed. */
export const Cdlhangingman: Indicator = /* @__PURE__ */ pattern({
  name: "cdlhangingman",
  title: "Hanging man",
  meaning: "A short body without an upper shadow and with a lower one longer than it, near the high before",
  before: 1,
  detect: (c) => {
    const small = c.meanBody(0)
    const short = c.veryShortShadow(0)
    const near = c.near(1)
    return (from, to, out) => {
      for (let i = from; i < to; i++)
        out[i] =
          c.body(i) < small.at(i) &&
          c.lower(i) > c.body(i) &&
          c.upper(i) < short.at(i) &&
          c.bottom(i) >= c.high(i - 1) - near.at(i)
            ? -100
            : 0
    }
  }
})

/** A short body without an upper shadow and with a lower one longer than it, near the high before. */
export const cdlhangingman = /* @__PURE__ */ patternFunction(Cdlhangingman)

/** What `cdlharami` takes and answers, by what formula, and how it is computed. */
export const Cdlharami: Indicator = /* @__PURE__ */ pattern({
  name: "cdlharami",
  title: "Harami",
  meaning: "A short body within a long body; 80 where they share an end",
  before: 1,
  detect: (c) => {
    const long = c.meanBody(1)
    const small = c.meanBody(0)
    const found = (i: number) => {
      if (c.body(i - 1) <= long.at(i) || c.body(i) > small.at(i)) return 0
      if (c.top(i) < c.top(i - 1) && c.bottom(i) > c.bottom(i - 1)) return -c.color(i - 1) * 100
      return c.top(i) <= c.top(i - 1) && c.bottom(i) >= c.bottom(i - 1) ? -c.color(i - 1) * 80 : 0
    }
    return (from, to, out) => {
      for (let i = from; i < to; i++) out[i] = found(i)
    }
  }
})

/** A short body within a long body; 80 where they share an end. */
export const cdlharami = /* @__PURE__ */ patternFunction(Cdlharami)

/** What `cdlharamicross` takes and answers, by what formula, and how it is computed. */
export const Cdlharamicross: Indicator = /* @__PURE__ */ pattern({
  name: "cdlharamicross",
  title: "Harami cross",
  meaning: "A doji within a long body; 80 where they share an end",
  before: 1,
  detect: (c) => {
    const long = c.meanBody(1)
    const doji = c.dojiBody(0)
    const found = (i: number) => {
      if (c.body(i - 1) <= long.at(i) || c.body(i) > doji.at(i)) return 0
      if (c.top(i) < c.top(i - 1) && c.bottom(i) > c.bottom(i - 1)) return -c.color(i - 1) * 100
      return c.top(i) <= c.top(i - 1) && c.bottom(i) >= c.bottom(i - 1) ? -c.color(i - 1) * 80 : 0
    }
    return (from, to, out) => {
      for (let i = from; i < to; i++) out[i] = found(i)
    }
  }
})

/** A doji within a long body; 80 where they share an end. */
export const cdlharamicross = /* @__PURE__ */ patternFunction(Cdlharamicross)

/** What `cdlhomingpigeon` takes and answers, by what formula, and how it is computed. */
export const Cdlhomingpigeon: Indicator = /* @__PURE__ */ pattern({
  name: "cdlhomingpigeon",
  title: "Homing pigeon",
  meaning: "A short black body within a long black one",
  before: 1,
  detect: (c) => {
    const long = c.meanBody(1)
    const small = c.meanBody(0)
    return (from, to, out) => {
      for (let i = from; i < to; i++)
        out[i] =
          c.isBlack(i - 1) &&
          c.isBlack(i) &&
          c.body(i - 1) > long.at(i) &&
          c.body(i) <= small.at(i) &&
          c.open(i) < c.open(i - 1) &&
          c.close(i) > c.close(i - 1)
            ? 100
            : 0
    }
  }
})

/** A short black body within a long black one. */
export const cdlhomingpigeon = /* @__PURE__ */ patternFunction(Cdlhomingpigeon)

/** What `cdlinneck` takes and answers, by what formula, and how it is computed. */
export const Cdlinneck: Indicator = /* @__PURE__ */ pattern({
  name: "cdlinneck",
  title: "In-neck",
  meaning: "A white body that opens below the low of a long black one and closes at its close",
  before: 1,
  detect: (c) => {
    const equal = c.equal(1)
    const long = c.meanBody(1)
    return (from, to, out) => {
      for (let i = from; i < to; i++)
        out[i] =
          c.isBlack(i - 1) &&
          c.body(i - 1) > long.at(i) &&
          c.isWhite(i) &&
          c.open(i) < c.low(i - 1) &&
          c.close(i) <= c.close(i - 1) + equal.at(i) &&
          c.close(i) >= c.close(i - 1)
            ? -100
            : 0
    }
  }
})

/** A white body that opens below the low of a long black one and closes at its close. */
export const cdlinneck = /* @__PURE__ */ patternFunction(Cdlinneck)

/** What `cdlinvertedhammer` takes and answers, by what formula, and how it is computed. */
export const Cdlinvertedhammer: Indicator = /* @__PURE__ */ pattern({
  name: "cdlinvertedhammer",
  title: "Inverted hammer",
  meaning: "A short body without a lower shadow and with an upper one longer than it, below the body before",
  before: 1,
  detect: (c) => {
    const small = c.meanBody(0)
    const short = c.veryShortShadow(0)
    return (from, to, out) => {
      for (let i = from; i < to; i++)
        out[i] =
          c.body(i) < small.at(i) &&
          c.upper(i) > c.body(i) &&
          c.lower(i) < short.at(i) &&
          c.bodyGapDown(i, i - 1)
            ? 100
            : 0
    }
  }
})

/** A short body without a lower shadow and with an upper one longer than it, below the body before. */
export const cdlinvertedhammer = /* @__PURE__ */ patternFunction(Cdlinvertedhammer)

/** What `cdlkicking` takes and answers, by what formula, and how it is computed. */
export const Cdlkicking: Indicator = /* @__PURE__ */ pattern({
  name: "cdlkicking",
  title: "Kicking",
  meaning: "Two long bodies without shadows, of opposite colours, with a gap in the direction of the second",
  before: 1,
  detect: (c) => {
    const shortBefore = c.veryShortShadow(1)
    const short = c.veryShortShadow(0)
    const longBefore = c.meanBody(1)
    const long = c.meanBody(0)
    const found = (i: number) => {
      const before =
        c.body(i - 1) > longBefore.at(i) &&
        c.upper(i - 1) < shortBefore.at(i) &&
        c.lower(i - 1) < shortBefore.at(i)
      const now = c.body(i) > long.at(i) && c.upper(i) < short.at(i) && c.lower(i) < short.at(i)
      if (c.color(i - 1) === c.color(i) || !before || !now) return 0
      return (c.isBlack(i - 1) ? c.gapUp(i, i - 1) : c.gapDown(i, i - 1)) ? c.color(i) * 100 : 0
    }
    return (from, to, out) => {
      for (let i = from; i < to; i++) out[i] = found(i)
    }
  }
})

/** Two long bodies without shadows, of opposite colours, with a gap in the direction of the second. */
export const cdlkicking = /* @__PURE__ */ patternFunction(Cdlkicking)

/** What `cdlkickingbylength` takes and answers, by what formula, and how it is computed. */
export const Cdlkickingbylength: Indicator = /* @__PURE__ */ pattern({
  name: "cdlkickingbylength",
  title: "Kicking by length",
  meaning:
    "Two long bodies without shadows, of opposite colours, with a gap in the direction of the second; by the colour of the longer one",
  before: 1,
  detect: (c) => {
    const shortBefore = c.veryShortShadow(1)
    const short = c.veryShortShadow(0)
    const longBefore = c.meanBody(1)
    const long = c.meanBody(0)
    const found = (i: number) => {
      const before =
        c.body(i - 1) > longBefore.at(i) &&
        c.upper(i - 1) < shortBefore.at(i) &&
        c.lower(i - 1) < shortBefore.at(i)
      const now = c.body(i) > long.at(i) && c.upper(i) < short.at(i) && c.lower(i) < short.at(i)
      if (c.color(i - 1) === c.color(i) || !before || !now) return 0
      return (c.isBlack(i - 1) ? c.gapUp(i, i - 1) : c.gapDown(i, i - 1))
        ? c.color(c.body(i) > c.body(i - 1) ? i : i - 1) * 100
        : 0
    }
    return (from, to, out) => {
      for (let i = from; i < to; i++) out[i] = found(i)
    }
  }
})

/** Two long bodies without shadows, of opposite colours, with a gap in the direction of the second; by the colour of the longer one. */
export const cdlkickingbylength = /* @__PURE__ */ patternFunction(Cdlkickingbylength)

/** What `cdlmatchinglow` takes and answers, by what formula, and how it is computed. */
export const Cdlmatchinglow: Indicator = /* @__PURE__ */ pattern({
  name: "cdlmatchinglow",
  title: "Matching low",
  meaning: "Two black bodies with equal closes",
  before: 1,
  detect: (c) => {
    const equal = c.equal(1)
    return (from, to, out) => {
      for (let i = from; i < to; i++)
        out[i] =
          c.isBlack(i - 1) &&
          c.isBlack(i) &&
          c.close(i) <= c.close(i - 1) + equal.at(i) &&
          c.close(i) >= c.close(i - 1) - equal.at(i)
            ? 100
            : 0
    }
  }
})

/** Two black bodies with equal closes. */
export const cdlmatchinglow = /* @__PURE__ */ patternFunction(Cdlmatchinglow)

/** What `cdlonneck` takes and answers, by what formula, and how it is computed. */
export const Cdlonneck: Indicator = /* @__PURE__ */ pattern({
  name: "cdlonneck",
  title: "On-neck",
  meaning: "A white body that opens below the low of a long black candle and closes at that low",
  before: 1,
  detect: (c) => {
    const equal = c.equal(1)
    const long = c.meanBody(1)
    return (from, to, out) => {
      for (let i = from; i < to; i++)
        out[i] =
          c.isBlack(i - 1) &&
          c.body(i - 1) > long.at(i) &&
          c.isWhite(i) &&
          c.open(i) < c.low(i - 1) &&
          c.close(i) <= c.low(i - 1) + equal.at(i) &&
          c.close(i) >= c.low(i - 1) - equal.at(i)
            ? -100
            : 0
    }
  }
})

/** A white body that opens below the low of a long black candle and closes at that low. */
export const cdlonneck = /* @__PURE__ */ patternFunction(Cdlonneck)

/** What `cdlpiercing` takes and answers, by what formula, and how it is computed. */
export const Cdlpiercing: Indicator = /* @__PURE__ */ pattern({
  name: "cdlpiercing",
  title: "Piercing",
  meaning: "A long white body that opens below the low of a long black one and closes above its middle",
  before: 1,
  detect: (c) => {
    const longBefore = c.meanBody(1)
    const long = c.meanBody(0)
    return (from, to, out) => {
      for (let i = from; i < to; i++)
        out[i] =
          c.isBlack(i - 1) &&
          c.body(i - 1) > longBefore.at(i) &&
          c.isWhite(i) &&
          c.body(i) > long.at(i) &&
          c.open(i) < c.low(i - 1) &&
          c.close(i) < c.open(i - 1) &&
          c.close(i) > c.close(i - 1) + c.body(i - 1) * 0.5
            ? 100
            : 0
    }
  }
})

/** A long white body that opens below the low of a long black one and closes above its middle. */
export const cdlpiercing = /* @__PURE__ */ patternFunction(Cdlpiercing)

/** What `cdlseparatinglines` takes and answers, by what formula, and how it is computed. */
export const Cdlseparatinglines: Indicator = /* @__PURE__ */ pattern({
  name: "cdlseparatinglines",
  title: "Separating lines",
  meaning: "A long body without a shadow at its open, which is that of the candle of the other colour before",
  before: 1,
  detect: (c) => {
    const short = c.veryShortShadow(0)
    const long = c.meanBody(0)
    const equal = c.equal(1)
    return (from, to, out) => {
      for (let i = from; i < to; i++)
        out[i] =
          c.color(i - 1) === -c.color(i) &&
          c.open(i) <= c.open(i - 1) + equal.at(i) &&
          c.open(i) >= c.open(i - 1) - equal.at(i) &&
          c.body(i) > long.at(i) &&
          (c.isWhite(i) ? c.lower(i) : c.upper(i)) < short.at(i)
            ? c.color(i) * 100
            : 0
    }
  }
})

/** A long body without a shadow at its open, which is that of the candle of the other colour before. */
export const cdlseparatinglines = /* @__PURE__ */ patternFunction(Cdlseparatinglines)

/** What `cdlshootingstar` takes and answers, by what formula, and how it is computed. */
export const Cdlshootingstar: Indicator = /* @__PURE__ */ pattern({
  name: "cdlshootingstar",
  title: "Shooting star",
  meaning: "A short body without a lower shadow and with an upper one longer than it, above the body before",
  before: 1,
  detect: (c) => {
    const small = c.meanBody(0)
    const short = c.veryShortShadow(0)
    return (from, to, out) => {
      for (let i = from; i < to; i++)
        out[i] =
          c.body(i) < small.at(i) &&
          c.upper(i) > c.body(i) &&
          c.lower(i) < short.at(i) &&
          c.bodyGapUp(i, i - 1)
            ? -100
            : 0
    }
  }
})

/** A short body without a lower shadow and with an upper one longer than it, above the body before. */
export const cdlshootingstar = /* @__PURE__ */ patternFunction(Cdlshootingstar)

/** What `cdlthrusting` takes and answers, by what formula, and how it is computed. */
export const Cdlthrusting: Indicator = /* @__PURE__ */ pattern({
  name: "cdlthrusting",
  title: "Thrusting",
  meaning: "A white body that opens below the low of a long black one and closes within its lower half",
  before: 1,
  detect: (c) => {
    const equal = c.equal(1)
    const long = c.meanBody(1)
    return (from, to, out) => {
      for (let i = from; i < to; i++)
        out[i] =
          c.isBlack(i - 1) &&
          c.body(i - 1) > long.at(i) &&
          c.isWhite(i) &&
          c.open(i) < c.low(i - 1) &&
          c.close(i) > c.close(i - 1) + equal.at(i) &&
          c.close(i) <= c.close(i - 1) + c.body(i - 1) * 0.5
            ? -100
            : 0
    }
  }
})

/** A white body that opens below the low of a long black one and closes within its lower half. */
export const cdlthrusting = /* @__PURE__ */ patternFunction(Cdlthrusting)
