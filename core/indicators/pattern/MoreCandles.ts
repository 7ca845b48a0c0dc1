/** Patterns of four and five candles, and the hikkake: 100 where a bullish one ends, -100 where a bearish one does, else 0; NaN in the warm-up. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { type Candles, pattern, patternFunction } from "./candles.ts"

/**
 * What looks for a pattern that one of the next three candles confirms by closing beyond the candle before it, to the other side: 100 or
 * -100 where it is found, twice that where it is confirmed, once.
 */
const confirmed = (c: Candles, isFound: (i: number) => boolean) => {
  let found = 0
  let since = Number.POSITIVE_INFINITY
  const valueAt = (i: number): number => {
    since++
    if (isFound(i)) {
      found = c.high(i) < c.high(i - 1) ? 100 : -100
      since = 0
      return found
    }
    if (since > 3) return 0
    const before = i - since - 1
    if (found > 0 ? c.close(i) <= c.high(before) : c.close(i) >= c.low(before)) return 0
    since = Number.POSITIVE_INFINITY
    return 2 * found
  }
  return (from: number, to: number, out: Column): void => {
    for (let i = from; i < to; i++) out[i] = valueAt(i)
  }
}

/** What `cdl3blackcrows` takes and answers, by what formula, and how it is computed. */
export const Cdl3blackcrows: Indicator = /* @__PURE__ */ pattern({
  name: "cdl3blackcrows",
  title: "Three black crows",
  meaning:
    "Three black bodies with falling closes and without lower shadows after a white one, each opening within the one before",
  before: 3,
  detect: (c) => {
    const short2 = c.veryShortShadow(2)
    const short1 = c.veryShortShadow(1)
    const short0 = c.veryShortShadow(0)
    return (from, to, out) => {
      for (let i = from; i < to; i++)
        out[i] =
          c.isWhite(i - 3) &&
          c.isBlack(i - 2) &&
          c.lower(i - 2) < short2.at(i) &&
          c.isBlack(i - 1) &&
          c.lower(i - 1) < short1.at(i) &&
          c.isBlack(i) &&
          c.lower(i) < short0.at(i) &&
          c.open(i - 1) < c.open(i - 2) &&
          c.open(i - 1) > c.close(i - 2) &&
          c.open(i) < c.open(i - 1) &&
          c.open(i) > c.close(i - 1) &&
          c.high(i - 3) > c.close(i - 2) &&
          c.close(i - 2) > c.close(i - 1) &&
          c.close(i - 1) > c.close(i)
            ? -100
            : 0
    }
  }
})

/** Three black bodies with falling closes and without lower shadows after a white one, each opening within the one before. */
export const cdl3blackcrows = /* @__PURE__ */ patternFunction(Cdl3blackcrows)

/** What `cdl3linestrike` takes and answers, by what formula, and how it is computed. */
export const Cdl3linestrike: Indicator = /* @__PURE__ */ pattern({
  name: "cdl3linestrike",
  title: "Three-line strike",
  meaning:
    "Three bodies of one colour with closes in its direction, each from within or near the one before, then one of the other colour beyond all three",
  before: 3,
  detect: (c) => {
    const near3 = c.near(3)
    const near2 = c.near(2)
    const found = (i: number) => {
      const color = c.color(i - 1)
      const alike = c.color(i - 3) === c.color(i - 2) && c.color(i - 2) === color && c.color(i) === -color
      const near =
        c.open(i - 2) >= c.bottom(i - 3) - near3.at(i) &&
        c.open(i - 2) <= c.top(i - 3) + near3.at(i) &&
        c.open(i - 1) >= c.bottom(i - 2) - near2.at(i) &&
        c.open(i - 1) <= c.top(i - 2) + near2.at(i)
      if (!alike || !near) return 0
      const strikes =
        color === 1
          ? c.close(i - 1) > c.close(i - 2) &&
            c.close(i - 2) > c.close(i - 3) &&
            c.open(i) > c.close(i - 1) &&
            c.close(i) < c.open(i - 3)
          : c.close(i - 1) < c.close(i - 2) &&
            c.close(i - 2) < c.close(i - 3) &&
            c.open(i) < c.close(i - 1) &&
            c.close(i) > c.open(i - 3)
      return strikes ? color * 100 : 0
    }
    return (from, to, out) => {
      for (let i = from; i < to; i++) out[i] = found(i)
    }
  }
})

/** Three bodies of one colour with closes in its direction, each from within or near the one before, then one of the other colour beyond all three. */
export const cdl3linestrike = /* @__PURE__ */ patternFunction(Cdl3linestrike)

/** What `cdlbreakaway` takes and answers, by what formula, and how it is computed. */
export const Cdlbreakaway: Indicator = /* @__PURE__ */ pattern({
  name: "cdlbreakaway",
  title: "Breakaway",
  meaning:
    "A long body, three that go on in its direction beyond a gap, and one of the other colour that closes in the gap",
  before: 4,
  detect: (c) => {
    const long = c.meanBody(4)
    const found = (i: number) => {
      const color = c.color(i - 4)
      if (
        c.body(i - 4) <= long.at(i) ||
        c.color(i - 3) !== color ||
        c.color(i - 1) !== color ||
        c.color(i) === color
      )
        return 0
      const breaks =
        color === -1
          ? c.bodyGapDown(i - 3, i - 4) &&
            c.high(i - 2) < c.high(i - 3) &&
            c.low(i - 2) < c.low(i - 3) &&
            c.high(i - 1) < c.high(i - 2) &&
            c.low(i - 1) < c.low(i - 2) &&
            c.close(i) > c.open(i - 3) &&
            c.close(i) < c.close(i - 4)
          : c.bodyGapUp(i - 3, i - 4) &&
            c.high(i - 2) > c.high(i - 3) &&
            c.low(i - 2) > c.low(i - 3) &&
            c.high(i - 1) > c.high(i - 2) &&
            c.low(i - 1) > c.low(i - 2) &&
            c.close(i) < c.open(i - 3) &&
            c.close(i) > c.close(i - 4)
      return breaks ? c.color(i) * 100 : 0
    }
    return (from, to, out) => {
      for (let i = from; i < to; i++) out[i] = found(i)
    }
  }
})

/** A long body, three that go on in its direction beyond a gap, and one of the other colour that closes in the gap. */
export const cdlbreakaway = /* @__PURE__ */ patternFunction(Cdlbreakaway)

/** What `cdlconcealbabyswall` takes and answers, by what formula, and how it is computed. */
export const Cdlconcealbabyswall: Indicator = /* @__PURE__ */ pattern({
  name: "cdlconcealbabyswall",
  title: "Concealing baby swallow",
  meaning:
    "Four black candles: two without shadows, a third below them with an upper shadow into them, and a fourth that encloses the third",
  before: 3,
  detect: (c) => {
    const short3 = c.veryShortShadow(3)
    const short2 = c.veryShortShadow(2)
    const short1 = c.veryShortShadow(1)
    return (from, to, out) => {
      for (let i = from; i < to; i++)
        out[i] =
          c.isBlack(i - 3) &&
          c.isBlack(i - 2) &&
          c.isBlack(i - 1) &&
          c.isBlack(i) &&
          c.lower(i - 3) < short3.at(i) &&
          c.upper(i - 3) < short3.at(i) &&
          c.lower(i - 2) < short2.at(i) &&
          c.upper(i - 2) < short2.at(i) &&
          c.bodyGapDown(i - 1, i - 2) &&
          c.upper(i - 1) > short1.at(i) &&
          c.high(i - 1) > c.close(i - 2) &&
          c.high(i) > c.high(i - 1) &&
          c.low(i) < c.low(i - 1)
            ? 100
            : 0
    }
  }
})

/** Four black candles: two without shadows, a third below them with an upper shadow into them, and a fourth that encloses the third. */
export const cdlconcealbabyswall = /* @__PURE__ */ patternFunction(Cdlconcealbabyswall)

/** What `cdlhikkake` takes and answers, by what formula, and how it is computed. */
export const Cdlhikkake: Indicator = /* @__PURE__ */ pattern({
  name: "cdlhikkake",
  title: "Hikkake",
  meaning:
    "A candle within the one before, then one beyond it to one side; 200 or -200 where one of the next three closes beyond it to the other side",
  before: 5,
  early: 3,
  detect: (c) =>
    confirmed(
      c,
      (i) =>
        c.high(i - 1) < c.high(i - 2) &&
        c.low(i - 1) > c.low(i - 2) &&
        ((c.high(i) < c.high(i - 1) && c.low(i) < c.low(i - 1)) ||
          (c.high(i) > c.high(i - 1) && c.low(i) > c.low(i - 1)))
    )
})

/** A candle within the one before, then one beyond it to one side; 200 or -200 where one of the next three closes beyond it to the other side. */
export const cdlhikkake = /* @__PURE__ */ patternFunction(Cdlhikkake)

/** What `cdlhikkakemod` takes and answers, by what formula, and how it is computed. */
export const Cdlhikkakemod: Indicator = /* @__PURE__ */ pattern({
  name: "cdlhikkakemod",
  title: "Modified hikkake",
  meaning:
    "As hikkake, of two candles each within the one before, the first closing near the end that is broken; 200 or -200 where it is confirmed",
  before: 5,
  early: 3,
  detect: (c) => {
    const near = c.near(2)
    return confirmed(
      c,
      (i) =>
        c.high(i - 2) < c.high(i - 3) &&
        c.low(i - 2) > c.low(i - 3) &&
        c.high(i - 1) < c.high(i - 2) &&
        c.low(i - 1) > c.low(i - 2) &&
        ((c.high(i) < c.high(i - 1) &&
          c.low(i) < c.low(i - 1) &&
          c.close(i - 2) <= c.low(i - 2) + near.at(i)) ||
          (c.high(i) > c.high(i - 1) &&
            c.low(i) > c.low(i - 1) &&
            c.close(i - 2) >= c.high(i - 2) - near.at(i)))
    )
  }
})

/** As hikkake, of two candles each within the one before, the first closing near the end that is broken; 200 or -200 where it is confirmed. */
export const cdlhikkakemod = /* @__PURE__ */ patternFunction(Cdlhikkakemod)

/** What `cdlladderbottom` takes and answers, by what formula, and how it is computed. */
export const Cdlladderbottom: Indicator = /* @__PURE__ */ pattern({
  name: "cdlladderbottom",
  title: "Ladder bottom",
  meaning:
    "Three black candles with falling opens and closes, a black one with an upper shadow, and a white one that closes above its high",
  before: 4,
  detect: (c) => {
    const short = c.veryShortShadow(1)
    return (from, to, out) => {
      for (let i = from; i < to; i++)
        out[i] =
          c.isBlack(i - 4) &&
          c.isBlack(i - 3) &&
          c.isBlack(i - 2) &&
          c.open(i - 4) > c.open(i - 3) &&
          c.open(i - 3) > c.open(i - 2) &&
          c.close(i - 4) > c.close(i - 3) &&
          c.close(i - 3) > c.close(i - 2) &&
          c.isBlack(i - 1) &&
          c.upper(i - 1) > short.at(i) &&
          c.isWhite(i) &&
          c.open(i) > c.open(i - 1) &&
          c.close(i) > c.high(i - 1)
            ? 100
            : 0
    }
  }
})

/** Three black candles with falling opens and closes, a black one with an upper shadow, and a white one that closes above its high. */
export const cdlladderbottom = /* @__PURE__ */ patternFunction(Cdlladderbottom)

/** What `cdlmathold` takes and answers, by what formula, and how it is computed. */
export const Cdlmathold: Indicator = /* @__PURE__ */ pattern({
  name: "cdlmathold",
  title: "Mat hold",
  meaning:
    "A long white body, three short ones that fall back into it, the first above it and black, and a white one that closes above them all",
  before: 4,
  penetration: 0.5,
  detect: (c, penetration) => {
    const small3 = c.meanBody(3)
    const small2 = c.meanBody(2)
    const small1 = c.meanBody(1)
    const long = c.meanBody(4)
    const found = (i: number) => {
      const floor = c.close(i - 4) - c.body(i - 4) * penetration
      return c.body(i - 4) > long.at(i) &&
        c.body(i - 3) < small3.at(i) &&
        c.body(i - 2) < small2.at(i) &&
        c.body(i - 1) < small1.at(i) &&
        c.isWhite(i - 4) &&
        c.isBlack(i - 3) &&
        c.isWhite(i) &&
        c.bodyGapUp(i - 3, i - 4) &&
        c.bottom(i - 2) < c.close(i - 4) &&
        c.bottom(i - 1) < c.close(i - 4) &&
        c.bottom(i - 2) > floor &&
        c.bottom(i - 1) > floor &&
        c.top(i - 2) < c.open(i - 3) &&
        c.top(i - 1) < c.top(i - 2) &&
        c.open(i) > c.close(i - 1) &&
        c.close(i) > Math.max(c.high(i - 3), c.high(i - 2), c.high(i - 1))
        ? 100
        : 0
    }
    return (from, to, out) => {
      for (let i = from; i < to; i++) out[i] = found(i)
    }
  }
})

/** A long white body, three short ones that fall back into it, the first above it and black, and a white one that closes above them all. `penetration` is 0.5 unless given. */
export const cdlmathold = /* @__PURE__ */ patternFunction(Cdlmathold)

/** What `cdlrisefall3methods` takes and answers, by what formula, and how it is computed. */
export const Cdlrisefall3methods: Indicator = /* @__PURE__ */ pattern({
  name: "cdlrisefall3methods",
  title: "Rising or falling three methods",
  meaning:
    "A long body, three short ones of the other colour that go back within its range, and a long one that goes on beyond the first",
  before: 4,
  detect: (c) => {
    const small3 = c.meanBody(3)
    const small2 = c.meanBody(2)
    const small1 = c.meanBody(1)
    const long4 = c.meanBody(4)
    const long0 = c.meanBody(0)
    const found = (i: number) => {
      const color = c.color(i - 4)
      const within = (k: number) => c.bottom(k) < c.high(i - 4) && c.top(k) > c.low(i - 4)
      return c.body(i - 4) > long4.at(i) &&
        c.body(i - 3) < small3.at(i) &&
        c.body(i - 2) < small2.at(i) &&
        c.body(i - 1) < small1.at(i) &&
        c.body(i) > long0.at(i) &&
        color === -c.color(i - 3) &&
        c.color(i - 3) === c.color(i - 2) &&
        c.color(i - 2) === c.color(i - 1) &&
        c.color(i - 1) === -c.color(i) &&
        within(i - 3) &&
        within(i - 2) &&
        within(i - 1) &&
        c.close(i - 2) * color < c.close(i - 3) * color &&
        c.close(i - 1) * color < c.close(i - 2) * color &&
        c.open(i) * color > c.close(i - 1) * color &&
        c.close(i) * color > c.close(i - 4) * color
        ? 100 * color
        : 0
    }
    return (from, to, out) => {
      for (let i = from; i < to; i++) out[i] = found(i)
    }
  }
})

/** A long body, three short ones of the other colour that go back within its range, and a long one that goes on beyond the first. */
export const cdlrisefall3methods = /* @__PURE__ */ patternFunction(Cdlrisefall3methods)
