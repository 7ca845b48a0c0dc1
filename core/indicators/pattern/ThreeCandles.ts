/** Patterns of three candles: 100 where a bullish one ends, -100 where a bearish one does, else 0; NaN in the warm-up. */
import type { Indicator } from "../base/Indicator.ts"
import { pattern, patternFunction } from "./candles.ts"

/** What `cdl2crows` takes and answers, by what formula, and how it is computed. */
export const Cdl2crows: Indicator = /* @__PURE__ */ pattern({
  name: "cdl2crows",
  title: "Two crows",
  meaning:
    "Two black bodies after a long white one, the first above it, the second from within the first to within the white one",
  before: 2,
  detect: (c) => {
    const long = c.meanBody(2)
    return (from, to, out) => {
      for (let i = from; i < to; i++)
        out[i] =
          c.isWhite(i - 2) &&
          c.body(i - 2) > long.at(i) &&
          c.isBlack(i - 1) &&
          c.bodyGapUp(i - 1, i - 2) &&
          c.isBlack(i) &&
          c.open(i) < c.open(i - 1) &&
          c.open(i) > c.close(i - 1) &&
          c.close(i) > c.open(i - 2) &&
          c.close(i) < c.close(i - 2)
            ? -100
            : 0
    }
  }
})

/** Two black bodies after a long white one, the first above it, the second from within the first to within the white one. */
export const cdl2crows = /* @__PURE__ */ patternFunction(Cdl2crows)

/** What `cdl3inside` takes and answers, by what formula, and how it is computed. */
export const Cdl3inside: Indicator = /* @__PURE__ */ pattern({
  name: "cdl3inside",
  title: "Three inside up or down",
  meaning: "A short body within a long one, then a close beyond the open of the long one",
  before: 2,
  detect: (c) => {
    const long = c.meanBody(2)
    const small = c.meanBody(1)
    const found = (i: number) => {
      const inside =
        c.body(i - 2) > long.at(i) &&
        c.body(i - 1) <= small.at(i) &&
        c.top(i - 1) < c.top(i - 2) &&
        c.bottom(i - 1) > c.bottom(i - 2)
      if (!inside || c.color(i) === c.color(i - 2)) return 0
      return (c.isWhite(i - 2) ? c.close(i) < c.open(i - 2) : c.close(i) > c.open(i - 2))
        ? -c.color(i - 2) * 100
        : 0
    }
    return (from, to, out) => {
      for (let i = from; i < to; i++) out[i] = found(i)
    }
  }
})

/** A short body within a long one, then a close beyond the open of the long one. */
export const cdl3inside = /* @__PURE__ */ patternFunction(Cdl3inside)

/** What `cdl3outside` takes and answers, by what formula, and how it is computed. */
export const Cdl3outside: Indicator = /* @__PURE__ */ pattern({
  name: "cdl3outside",
  title: "Three outside up or down",
  meaning: "A body that encloses one of the other colour, then a close beyond its close",
  before: 3,
  detect: (c) => {
    const found = (i: number) => {
      if (
        c.color(i - 1) === c.color(i - 2) ||
        c.top(i - 1) <= c.top(i - 2) ||
        c.bottom(i - 1) >= c.bottom(i - 2)
      )
        return 0
      return (c.isWhite(i - 1) ? c.close(i) > c.close(i - 1) : c.close(i) < c.close(i - 1))
        ? c.color(i - 1) * 100
        : 0
    }
    return (from, to, out) => {
      for (let i = from; i < to; i++) out[i] = found(i)
    }
  }
})

/** A body that encloses one of the other colour, then a close beyond its close. */
export const cdl3outside = /* @__PURE__ */ patternFunction(Cdl3outside)

/** What `cdl3starsinsouth` takes and answers, by what formula, and how it is computed. */
export const Cdl3starsinsouth: Indicator = /* @__PURE__ */ pattern({
  name: "cdl3starsinsouth",
  title: "Three stars in the south",
  meaning:
    "Three shrinking black candles with rising lows: the first long with a long lower shadow, the last small without shadows",
  before: 2,
  detect: (c) => {
    const long = c.meanBody(2)
    const shortBefore = c.veryShortShadow(1)
    const short = c.veryShortShadow(0)
    const small = c.meanBody(0)
    return (from, to, out) => {
      for (let i = from; i < to; i++)
        out[i] =
          c.isBlack(i - 2) &&
          c.isBlack(i - 1) &&
          c.isBlack(i) &&
          c.body(i - 2) > long.at(i) &&
          c.lower(i - 2) > c.body(i - 2) &&
          c.body(i - 1) < c.body(i - 2) &&
          c.open(i - 1) > c.close(i - 2) &&
          c.open(i - 1) <= c.high(i - 2) &&
          c.low(i - 1) < c.close(i - 2) &&
          c.low(i - 1) >= c.low(i - 2) &&
          c.lower(i - 1) > shortBefore.at(i) &&
          c.body(i) < small.at(i) &&
          c.lower(i) < short.at(i) &&
          c.upper(i) < short.at(i) &&
          c.low(i) > c.low(i - 1) &&
          c.high(i) < c.high(i - 1)
            ? 100
            : 0
    }
  }
})

/** Three shrinking black candles with rising lows: the first long with a long lower shadow, the last small without shadows. */
export const cdl3starsinsouth = /* @__PURE__ */ patternFunction(Cdl3starsinsouth)

/** What `cdl3whitesoldiers` takes and answers, by what formula, and how it is computed. */
export const Cdl3whitesoldiers: Indicator = /* @__PURE__ */ pattern({
  name: "cdl3whitesoldiers",
  title: "Three advancing white soldiers",
  meaning:
    "Three white bodies with rising closes and without upper shadows, each from within or near the one before and not far shorter",
  before: 2,
  detect: (c) => {
    const short2 = c.veryShortShadow(2)
    const short1 = c.veryShortShadow(1)
    const short0 = c.veryShortShadow(0)
    const near2 = c.near(2)
    const near1 = c.near(1)
    const far2 = c.far(2)
    const far1 = c.far(1)
    const small = c.meanBody(0)
    return (from, to, out) => {
      for (let i = from; i < to; i++)
        out[i] =
          c.isWhite(i - 2) &&
          c.upper(i - 2) < short2.at(i) &&
          c.isWhite(i - 1) &&
          c.upper(i - 1) < short1.at(i) &&
          c.isWhite(i) &&
          c.upper(i) < short0.at(i) &&
          c.close(i) > c.close(i - 1) &&
          c.close(i - 1) > c.close(i - 2) &&
          c.open(i - 1) > c.open(i - 2) &&
          c.open(i - 1) <= c.close(i - 2) + near2.at(i) &&
          c.open(i) > c.open(i - 1) &&
          c.open(i) <= c.close(i - 1) + near1.at(i) &&
          c.body(i - 1) > c.body(i - 2) - far2.at(i) &&
          c.body(i) > c.body(i - 1) - far1.at(i) &&
          c.body(i) > small.at(i)
            ? 100
            : 0
    }
  }
})

/** Three white bodies with rising closes and without upper shadows, each from within or near the one before and not far shorter. */
export const cdl3whitesoldiers = /* @__PURE__ */ patternFunction(Cdl3whitesoldiers)

/** What `cdlabandonedbaby` takes and answers, by what formula, and how it is computed. */
export const Cdlabandonedbaby: Indicator = /* @__PURE__ */ pattern({
  name: "cdlabandonedbaby",
  title: "Abandoned baby",
  meaning:
    "A doji with gaps to both sides, shadows included, between a long body and one of the other colour that closes well within it",
  before: 2,
  penetration: 0.3,
  detect: (c, penetration) => {
    const long = c.meanBody(2)
    const doji = c.dojiBody(1)
    const small = c.meanBody(0)
    const found = (i: number) => {
      if (c.body(i - 2) <= long.at(i) || c.body(i - 1) > doji.at(i) || c.body(i) <= small.at(i)) return 0
      const depth = c.body(i - 2) * penetration
      const falls =
        c.isWhite(i - 2) &&
        c.isBlack(i) &&
        c.close(i) < c.close(i - 2) - depth &&
        c.gapUp(i - 1, i - 2) &&
        c.gapDown(i, i - 1)
      const rises =
        c.isBlack(i - 2) &&
        c.isWhite(i) &&
        c.close(i) > c.close(i - 2) + depth &&
        c.gapDown(i - 1, i - 2) &&
        c.gapUp(i, i - 1)
      return falls || rises ? c.color(i) * 100 : 0
    }
    return (from, to, out) => {
      for (let i = from; i < to; i++) out[i] = found(i)
    }
  }
})

/** A doji with gaps to both sides, shadows included, between a long body and one of the other colour that closes well within it. `penetration` is 0.3 unless given. */
export const cdlabandonedbaby = /* @__PURE__ */ patternFunction(Cdlabandonedbaby)

/** What `cdladvanceblock` takes and answers, by what formula, and how it is computed. */
export const Cdladvanceblock: Indicator = /* @__PURE__ */ pattern({
  name: "cdladvanceblock",
  title: "Advance block",
  meaning:
    "Three white bodies with rising closes, each from within or near the one before, the first long, the later ones weaker",
  before: 2,
  detect: (c) => {
    const shortShadow2 = c.shortShadow(2)
    const shortShadow1 = c.shortShadow(1)
    const shortShadow0 = c.shortShadow(0)
    const near2 = c.near(2)
    const near1 = c.near(1)
    const far2 = c.far(2)
    const far1 = c.far(1)
    const long = c.meanBody(2)
    const found = (i: number) => {
      const advances =
        c.isWhite(i - 2) &&
        c.isWhite(i - 1) &&
        c.isWhite(i) &&
        c.close(i) > c.close(i - 1) &&
        c.close(i - 1) > c.close(i - 2) &&
        c.open(i - 1) > c.open(i - 2) &&
        c.open(i - 1) <= c.close(i - 2) + near2.at(i) &&
        c.open(i) > c.open(i - 1) &&
        c.open(i) <= c.close(i - 1) + near1.at(i) &&
        c.body(i - 2) > long.at(i) &&
        c.upper(i - 2) < shortShadow2.at(i)
      if (!advances) return 0
      const stopsAtSecond =
        c.body(i - 1) < c.body(i - 2) - far2.at(i) && c.body(i) < c.body(i - 1) + near1.at(i)
      const stopsAtThird = c.body(i) < c.body(i - 1) - far1.at(i)
      const shrinks = c.body(i) < c.body(i - 1)
      const fades =
        shrinks &&
        c.body(i - 1) < c.body(i - 2) &&
        (c.upper(i) > shortShadow0.at(i) || c.upper(i - 1) > shortShadow1.at(i))
      return stopsAtSecond || stopsAtThird || fades || (shrinks && c.upper(i) > c.body(i)) ? -100 : 0
    }
    return (from, to, out) => {
      for (let i = from; i < to; i++) out[i] = found(i)
    }
  }
})

/** Three white bodies with rising closes, each from within or near the one before, the first long, the later ones weaker. */
export const cdladvanceblock = /* @__PURE__ */ patternFunction(Cdladvanceblock)

/** What `cdleveningdojistar` takes and answers, by what formula, and how it is computed. */
export const Cdleveningdojistar: Indicator = /* @__PURE__ */ pattern({
  name: "cdleveningdojistar",
  title: "Evening doji star",
  meaning: "A doji above a long white one, then a black one that closes well within the first",
  before: 2,
  penetration: 0.3,
  detect: (c, penetration) => {
    const long = c.meanBody(2)
    const doji = c.dojiBody(1)
    const small = c.meanBody(0)
    return (from, to, out) => {
      for (let i = from; i < to; i++)
        out[i] =
          c.body(i - 2) > long.at(i) &&
          c.isWhite(i - 2) &&
          c.body(i - 1) <= doji.at(i) &&
          c.bodyGapUp(i - 1, i - 2) &&
          c.body(i) > small.at(i) &&
          c.isBlack(i) &&
          c.close(i) < c.close(i - 2) - c.body(i - 2) * penetration
            ? -100
            : 0
    }
  }
})

/** A doji above a long white one, then a black one that closes well within the first. `penetration` is 0.3 unless given. */
export const cdleveningdojistar = /* @__PURE__ */ patternFunction(Cdleveningdojistar)

/** What `cdleveningstar` takes and answers, by what formula, and how it is computed. */
export const Cdleveningstar: Indicator = /* @__PURE__ */ pattern({
  name: "cdleveningstar",
  title: "Evening star",
  meaning: "A short body above a long white one, then a black one that closes well within the first",
  before: 2,
  penetration: 0.3,
  detect: (c, penetration) => {
    const long = c.meanBody(2)
    const star = c.meanBody(1)
    const small = c.meanBody(0)
    return (from, to, out) => {
      for (let i = from; i < to; i++)
        out[i] =
          c.body(i - 2) > long.at(i) &&
          c.isWhite(i - 2) &&
          c.body(i - 1) <= star.at(i) &&
          c.bodyGapUp(i - 1, i - 2) &&
          c.body(i) > small.at(i) &&
          c.isBlack(i) &&
          c.close(i) < c.close(i - 2) - c.body(i - 2) * penetration
            ? -100
            : 0
    }
  }
})

/** A short body above a long white one, then a black one that closes well within the first. `penetration` is 0.3 unless given. */
export const cdleveningstar = /* @__PURE__ */ patternFunction(Cdleveningstar)

/** What `cdlgapsidesidewhite` takes and answers, by what formula, and how it is computed. */
export const Cdlgapsidesidewhite: Indicator = /* @__PURE__ */ pattern({
  name: "cdlgapsidesidewhite",
  title: "Side-by-side white lines",
  meaning: "Two white bodies of like size and open that gap away from the one before",
  before: 2,
  detect: (c) => {
    const near = c.near(1)
    const equal = c.equal(1)
    const found = (i: number) => {
      const up = c.bodyGapUp(i - 1, i - 2)
      const gaps = (up && c.bodyGapUp(i, i - 2)) || (c.bodyGapDown(i - 1, i - 2) && c.bodyGapDown(i, i - 2))
      return gaps &&
        c.isWhite(i - 1) &&
        c.isWhite(i) &&
        c.body(i) >= c.body(i - 1) - near.at(i) &&
        c.body(i) <= c.body(i - 1) + near.at(i) &&
        c.open(i) >= c.open(i - 1) - equal.at(i) &&
        c.open(i) <= c.open(i - 1) + equal.at(i)
        ? up
          ? 100
          : -100
        : 0
    }
    return (from, to, out) => {
      for (let i = from; i < to; i++) out[i] = found(i)
    }
  }
})

/** Two white bodies of like size and open that gap away from the one before. */
export const cdlgapsidesidewhite = /* @__PURE__ */ patternFunction(Cdlgapsidesidewhite)

/** What `cdlidentical3crows` takes and answers, by what formula, and how it is computed. */
export const Cdlidentical3crows: Indicator = /* @__PURE__ */ pattern({
  name: "cdlidentical3crows",
  title: "Identical three crows",
  meaning:
    "Three black bodies with falling closes and without lower shadows, each opening at the close before",
  before: 2,
  detect: (c) => {
    const short2 = c.veryShortShadow(2)
    const short1 = c.veryShortShadow(1)
    const short0 = c.veryShortShadow(0)
    const equal2 = c.equal(2)
    const equal1 = c.equal(1)
    return (from, to, out) => {
      for (let i = from; i < to; i++)
        out[i] =
          c.isBlack(i - 2) &&
          c.lower(i - 2) < short2.at(i) &&
          c.isBlack(i - 1) &&
          c.lower(i - 1) < short1.at(i) &&
          c.isBlack(i) &&
          c.lower(i) < short0.at(i) &&
          c.close(i - 2) > c.close(i - 1) &&
          c.close(i - 1) > c.close(i) &&
          c.open(i - 1) <= c.close(i - 2) + equal2.at(i) &&
          c.open(i - 1) >= c.close(i - 2) - equal2.at(i) &&
          c.open(i) <= c.close(i - 1) + equal1.at(i) &&
          c.open(i) >= c.close(i - 1) - equal1.at(i)
            ? -100
            : 0
    }
  }
})

/** Three black bodies with falling closes and without lower shadows, each opening at the close before. */
export const cdlidentical3crows = /* @__PURE__ */ patternFunction(Cdlidentical3crows)

/** What `cdlmorningdojistar` takes and answers, by what formula, and how it is computed. */
export const Cdlmorningdojistar: Indicator = /* @__PURE__ */ pattern({
  name: "cdlmorningdojistar",
  title: "Morning doji star",
  meaning: "A doji below a long black one, then a white one that closes well within the first",
  before: 2,
  penetration: 0.3,
  detect: (c, penetration) => {
    const long = c.meanBody(2)
    const doji = c.dojiBody(1)
    const small = c.meanBody(0)
    return (from, to, out) => {
      for (let i = from; i < to; i++)
        out[i] =
          c.body(i - 2) > long.at(i) &&
          c.isBlack(i - 2) &&
          c.body(i - 1) <= doji.at(i) &&
          c.bodyGapDown(i - 1, i - 2) &&
          c.body(i) > small.at(i) &&
          c.isWhite(i) &&
          c.close(i) > c.close(i - 2) + c.body(i - 2) * penetration
            ? 100
            : 0
    }
  }
})

/** A doji below a long black one, then a white one that closes well within the first. `penetration` is 0.3 unless given. */
export const cdlmorningdojistar = /* @__PURE__ */ patternFunction(Cdlmorningdojistar)

/** What `cdlmorningstar` takes and answers, by what formula, and how it is computed. */
export const Cdlmorningstar: Indicator = /* @__PURE__ */ pattern({
  name: "cdlmorningstar",
  title: "Morning star",
  meaning: "A short body below a long black one, then a white one that closes well within the first",
  before: 2,
  penetration: 0.3,
  detect: (c, penetration) => {
    const long = c.meanBody(2)
    const star = c.meanBody(1)
    const small = c.meanBody(0)
    return (from, to, out) => {
      for (let i = from; i < to; i++)
        out[i] =
          c.body(i - 2) > long.at(i) &&
          c.isBlack(i - 2) &&
          c.body(i - 1) <= star.at(i) &&
          c.bodyGapDown(i - 1, i - 2) &&
          c.body(i) > small.at(i) &&
          c.isWhite(i) &&
          c.close(i) > c.close(i - 2) + c.body(i - 2) * penetration
            ? 100
            : 0
    }
  }
})

/** A short body below a long black one, then a white one that closes well within the first. `penetration` is 0.3 unless given. */
export const cdlmorningstar = /* @__PURE__ */ patternFunction(Cdlmorningstar)

/** What `cdlstalledpattern` takes and answers, by what formula, and how it is computed. */
export const Cdlstalledpattern: Indicator = /* @__PURE__ */ pattern({
  name: "cdlstalledpattern",
  title: "Stalled pattern",
  meaning:
    "Three white bodies with rising closes: two long ones, the second without an upper shadow, then a short one at their upper end",
  before: 2,
  detect: (c) => {
    const long2 = c.meanBody(2)
    const long1 = c.meanBody(1)
    const small = c.meanBody(0)
    const short = c.veryShortShadow(1)
    const near2 = c.near(2)
    const near1 = c.near(1)
    return (from, to, out) => {
      for (let i = from; i < to; i++)
        out[i] =
          c.isWhite(i - 2) &&
          c.isWhite(i - 1) &&
          c.isWhite(i) &&
          c.close(i) > c.close(i - 1) &&
          c.close(i - 1) > c.close(i - 2) &&
          c.body(i - 2) > long2.at(i) &&
          c.body(i - 1) > long1.at(i) &&
          c.upper(i - 1) < short.at(i) &&
          c.open(i - 1) > c.open(i - 2) &&
          c.open(i - 1) <= c.close(i - 2) + near2.at(i) &&
          c.body(i) < small.at(i) &&
          c.open(i) >= c.close(i - 1) - c.body(i) - near1.at(i)
            ? -100
            : 0
    }
  }
})

/** Three white bodies with rising closes: two long ones, the second without an upper shadow, then a short one at their upper end. */
export const cdlstalledpattern = /* @__PURE__ */ patternFunction(Cdlstalledpattern)

/** What `cdlsticksandwich` takes and answers, by what formula, and how it is computed. */
export const Cdlsticksandwich: Indicator = /* @__PURE__ */ pattern({
  name: "cdlsticksandwich",
  title: "Stick sandwich",
  meaning: "A white candle above the close of the black one before, then a black one with that close",
  before: 2,
  detect: (c) => {
    const equal = c.equal(2)
    return (from, to, out) => {
      for (let i = from; i < to; i++)
        out[i] =
          c.isBlack(i - 2) &&
          c.isWhite(i - 1) &&
          c.isBlack(i) &&
          c.low(i - 1) > c.close(i - 2) &&
          c.close(i) <= c.close(i - 2) + equal.at(i) &&
          c.close(i) >= c.close(i - 2) - equal.at(i)
            ? 100
            : 0
    }
  }
})

/** A white candle above the close of the black one before, then a black one with that close. */
export const cdlsticksandwich = /* @__PURE__ */ patternFunction(Cdlsticksandwich)

/** What `cdltasukigap` takes and answers, by what formula, and how it is computed. */
export const Cdltasukigap: Indicator = /* @__PURE__ */ pattern({
  name: "cdltasukigap",
  title: "Tasuki gap",
  meaning:
    "A body that gaps away from the one before, then one of the other colour and of like size from within it into the gap",
  before: 2,
  detect: (c) => {
    const near = c.near(1)
    const found = (i: number) => {
      if (Math.abs(c.body(i - 1) - c.body(i)) >= near.at(i)) return 0
      const rises =
        c.bodyGapUp(i - 1, i - 2) &&
        c.isWhite(i - 1) &&
        c.isBlack(i) &&
        c.open(i) < c.close(i - 1) &&
        c.open(i) > c.open(i - 1) &&
        c.close(i) < c.open(i - 1) &&
        c.close(i) > c.top(i - 2)
      const falls =
        c.bodyGapDown(i - 1, i - 2) &&
        c.isBlack(i - 1) &&
        c.isWhite(i) &&
        c.open(i) < c.open(i - 1) &&
        c.open(i) > c.close(i - 1) &&
        c.close(i) > c.open(i - 1) &&
        c.close(i) < c.bottom(i - 2)
      return rises || falls ? c.color(i - 1) * 100 : 0
    }
    return (from, to, out) => {
      for (let i = from; i < to; i++) out[i] = found(i)
    }
  }
})

/** A body that gaps away from the one before, then one of the other colour and of like size from within it into the gap. */
export const cdltasukigap = /* @__PURE__ */ patternFunction(Cdltasukigap)

/** What `cdltristar` takes and answers, by what formula, and how it is computed. */
export const Cdltristar: Indicator = /* @__PURE__ */ pattern({
  name: "cdltristar",
  title: "Tristar",
  meaning: "Three dojis, the middle one above or below both others",
  before: 2,
  detect: (c) => {
    const doji = c.dojiBody(2)
    const found = (i: number) => {
      const most = doji.at(i)
      if (c.body(i - 2) > most || c.body(i - 1) > most || c.body(i) > most) return 0
      if (c.bodyGapDown(i - 1, i - 2) && c.bottom(i) > c.bottom(i - 1)) return 100
      return c.bodyGapUp(i - 1, i - 2) && c.top(i) < c.top(i - 1) ? -100 : 0
    }
    return (from, to, out) => {
      for (let i = from; i < to; i++) out[i] = found(i)
    }
  }
})

/** Three dojis, the middle one above or below both others. */
export const cdltristar = /* @__PURE__ */ patternFunction(Cdltristar)

/** What `cdlunique3river` takes and answers, by what formula, and how it is computed. */
export const Cdlunique3river: Indicator = /* @__PURE__ */ pattern({
  name: "cdlunique3river",
  title: "Unique three river",
  meaning: "A black body within a long black one, with a lower low, then a short white one above that low",
  before: 2,
  detect: (c) => {
    const long = c.meanBody(2)
    const small = c.meanBody(0)
    return (from, to, out) => {
      for (let i = from; i < to; i++)
        out[i] =
          c.body(i - 2) > long.at(i) &&
          c.isBlack(i - 2) &&
          c.isBlack(i - 1) &&
          c.close(i - 1) > c.close(i - 2) &&
          c.open(i - 1) <= c.open(i - 2) &&
          c.low(i - 1) < c.low(i - 2) &&
          c.body(i) < small.at(i) &&
          c.isWhite(i) &&
          c.open(i) > c.low(i - 1)
            ? 100
            : 0
    }
  }
})

/** A black body within a long black one, with a lower low, then a short white one above that low. */
export const cdlunique3river = /* @__PURE__ */ patternFunction(Cdlunique3river)

/** What `cdlupsidegap2crows` takes and answers, by what formula, and how it is computed. */
export const Cdlupsidegap2crows: Indicator = /* @__PURE__ */ pattern({
  name: "cdlupsidegap2crows",
  title: "Upside gap two crows",
  meaning:
    "A short black body above a long white one, then a black one that encloses it and closes above the white one",
  before: 2,
  detect: (c) => {
    const long = c.meanBody(2)
    const small = c.meanBody(1)
    return (from, to, out) => {
      for (let i = from; i < to; i++)
        out[i] =
          c.isWhite(i - 2) &&
          c.body(i - 2) > long.at(i) &&
          c.isBlack(i - 1) &&
          c.body(i - 1) <= small.at(i) &&
          c.bodyGapUp(i - 1, i - 2) &&
          c.isBlack(i) &&
          c.open(i) > c.open(i - 1) &&
          c.close(i) < c.close(i - 1) &&
          c.close(i) > c.close(i - 2)
            ? -100
            : 0
    }
  }
})

/** A short black body above a long white one, then a black one that encloses it and closes above the white one. */
export const cdlupsidegap2crows = /* @__PURE__ */ patternFunction(Cdlupsidegap2crows)

/** What `cdlxsidegap3methods` takes and answers, by what formula, and how it is computed. */
export const Cdlxsidegap3methods: Indicator = /* @__PURE__ */ pattern({
  name: "cdlxsidegap3methods",
  title: "Gap three methods",
  meaning:
    "Two bodies of one colour with a gap in their direction, then one of the other colour from within the second to within the first",
  before: 2,
  detect: (c) => {
    const found = (i: number) => {
      if (c.color(i - 2) !== c.color(i - 1) || c.color(i - 1) === c.color(i)) return 0
      const within =
        c.open(i) < c.top(i - 1) &&
        c.open(i) > c.bottom(i - 1) &&
        c.close(i) < c.top(i - 2) &&
        c.close(i) > c.bottom(i - 2)
      return within && (c.isWhite(i - 2) ? c.bodyGapUp(i - 1, i - 2) : c.bodyGapDown(i - 1, i - 2))
        ? c.color(i - 2) * 100
        : 0
    }
    return (from, to, out) => {
      for (let i = from; i < to; i++) out[i] = found(i)
    }
  }
})

/** Two bodies of one colour with a gap in their direction, then one of the other colour from within the second to within the first. */
export const cdlxsidegap3methods = /* @__PURE__ */ patternFunction(Cdlxsidegap3methods)
