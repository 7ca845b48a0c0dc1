/** Expressions that ask for indicators: what they mean, and where they are wrong. */
import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"
import { Effect, Exit } from "effect"
import { parseIndicators } from "../../../core/indicators/expression/parse.ts"
import { servedIndicators } from "../../../core/indicators/expression/read.ts"

const parse = (text: string) => Effect.runSync(parseIndicators(text))

/** Where a text is wrong, counted from 0, what is said of it, and what it suggests. */
const fault = (text: string): readonly [number, string, string?] => {
  const { position, problem, suggestions } = Effect.runSync(Effect.flip(parseIndicators(text)))
  return suggestions.length === 0 ? [position, problem] : [position, problem, suggestions.join(" ")]
}

describe("an expression", () => {
  it("has parameters by place, by name, and defaults", () => {
    const texts = [
      "bbands",
      "bbands(20)",
      "bbands( 20, nb_dev_dn = 3 )",
      "BBANDS(time_period=20, ma_type=ema)"
    ]
    assert.deepStrictEqual(
      texts.map((text) => parse(text)[0]?.parameters),
      [
        [5, 2, 2, 0],
        [20, 2, 2, 0],
        [20, 2, 3, 0],
        [20, 2, 2, 1]
      ]
    )
    assert.deepStrictEqual(
      parse("rsi ( 14 ) , adx()").map(({ expression }) => expression),
      ["rsi(14)", "adx()"]
    )
  })

  it.each([
    ["beta", null, [5]],
    ["beta(20)", null, [20]],
    ["beta(SPY)", "SPY", [5]],
    ["beta(SPY, 20)", "SPY", [20]],
    ["beta(005930, 20)", "005930", [20]],
    ["beta(005930)", "005930", [5]],
    ["beta(105560, 20)", "105560", [20]],
    ["beta(symbol=105560)", "105560", [5]],
    ["correl(BRK.B:NYSE,time_period=30)", "BRK.B:NYSE", [30]]
  ] as const)("of two series names the second: %s", (text, symbol, parameters) => {
    const [asked] = parse(text)
    assert.deepStrictEqual([asked?.second?.text ?? null, asked?.parameters], [symbol, [...parameters]])
  })

  it("says how a symbol of digits is given", () => {
    const { message } = Effect.runSync(Effect.flip(parseIndicators("beta(373220)")))
    assert.strictEqual(
      message,
      'time_period can\'t be "373220" (character 6): it is a whole number from 1 to 100000; a symbol of digits is symbol=373220'
    )
  })

  it("may ask for each indicator with its defaults in writing", () => {
    for (const { name, parameters } of servedIndicators) {
      const values = parameters.map((parameter) => parameter.default)
      const [byPlace] = parse(`${name}(${values.join(",")})`)
      const [byName] = parse(`${name}(${parameters.map((one, i) => `${one.name}=${values[i]}`).join(",")})`)
      assert.deepStrictEqual([byPlace?.parameters, byName?.parameters], [values, values])
    }
  })
})

describe("a wrong expression says where it is wrong", () => {
  it.for<readonly [string, number, string, string?]>([
    ["", 0, "the name of an indicator is missing"],
    ["   ", 3, "the name of an indicator is missing"],
    [",", 0, '"," stands in place of the name of an indicator'],
    ["rsi,", 4, "the name of an indicator is missing"],
    ["rsi,,sma", 4, '"," stands in place of the name of an indicator'],
    [",rsi", 0, '"," stands in place of the name of an indicator'],
    ["rsi sma", 4, '"sma" stands in place of ","'],
    ["rsi;sma", 0, 'There is no indicator "rsi;sma"'],
    ["(14)", 0, '"(" stands in place of the name of an indicator'],
    ["()", 0, '"(" stands in place of the name of an indicator'],
    ["=", 0, '"=" stands in place of the name of an indicator'],
    ["rsi=14", 3, '"=" stands in place of ","'],
    ["rsi)", 3, '")" stands in place of ","'],
    ["rsi(", 4, "a number or the name of a parameter is missing"],
    ["rsi(14", 6, '")" is missing'],
    ["rsi(14,", 7, "a number or the name of a parameter is missing"],
    ["rsi(14,)", 7, '")" stands in place of a number or the name of a parameter'],
    ["rsi(,14)", 4, '"," stands in place of a number or the name of a parameter'],
    ["rsi((14))", 4, '"(" stands in place of a number or the name of a parameter'],
    ["rsi(14))", 7, '")" stands in place of ","'],
    ["rsi(14 15)", 7, '"15" stands in place of ")"'],
    ["rsi(14)(2)", 7, '"(" stands in place of ","'],
    ["rsi(time_period=)", 16, '")" stands in place of a value'],
    ["rsi(time_period=", 16, "a value is missing"],
    ["rsi(time_period==14)", 16, '"=" stands in place of a value'],
    ["rsi(=14)", 4, '"=" stands in place of a number or the name of a parameter'],
    ["rsi(14=15)", 4, 'rsi has no parameter "14"'],
    ["rsy(14)", 0, 'There is no indicator "rsy"', "rsi"],
    ["bollinger", 0, 'There is no indicator "bollinger"'],
    ["bband(20)", 0, 'There is no indicator "bband"', "bbands"],
    ["sma(20),macdd", 8, 'There is no indicator "macdd"', "macd"],
    ["mavp(20)", 0, 'There is no indicator "mavp"'],
    ["add", 0, 'There is no indicator "add"', "ad adx"],
    ["close", 0, 'There is no indicator "close"'],
    ["pe_ratio", 0, 'There is no indicator "pe_ratio"'],
    ["14", 0, 'There is no indicator "14"'],
    ["rsi(14)>70", 7, '">70" stands in place of ","'],
    ["rsi(14,3)", 7, "rsi has no further parameter"],
    ["bop(3)", 4, "bop has no further parameter"],
    ["rsi(1)", 4, 'time_period can\'t be "1"'],
    ["rsi(0)", 4, 'time_period can\'t be "0"'],
    ["rsi(-14)", 4, 'time_period can\'t be "-14"'],
    ["rsi(14.5)", 4, 'time_period can\'t be "14.5"'],
    ["rsi(100001)", 4, 'time_period can\'t be "100001"'],
    ["rsi(1e9)", 4, 'time_period can\'t be "1e9"'],
    ["rsi(NaN)", 4, 'time_period can\'t be "NaN"'],
    ["rsi(Infinity)", 4, 'time_period can\'t be "Infinity"'],
    ["rsi(0x10)", 4, 'time_period can\'t be "0x10"'],
    ["rsi(fourteen)", 4, 'time_period can\'t be "fourteen"'],
    ["rsi(SPY)", 4, 'time_period can\'t be "SPY"'],
    ["rsi('14')", 4, "time_period can't be \"'14'\""],
    ["rsi(１４)", 4, 'time_period can\'t be "１４"'],
    ["rsi(14，3)", 4, 'time_period can\'t be "14，3"'],
    ["rsi(period=14)", 4, 'rsi has no parameter "period"', "time_period"],
    ["rsi(time_period=x)", 16, 'time_period can\'t be "x"'],
    ["rsi(time_period=14,time_period=15)", 19, "time_period is given twice"],
    ["bbands(20,time_period=20)", 10, "time_period is given twice"],
    ["bbands(time_period=20,2)", 22, '"2" has no name'],
    ["bbands(20,2,2,emma)", 14, 'ma_type can\'t be "emma"', "ema"],
    ["bbands(20,2,2,9)", 14, 'ma_type can\'t be "9"'],
    ["bbands(20,nb_dev_upp=2)", 10, 'bbands has no parameter "nb_dev_upp"', "nb_dev_up nb_dev_dn"],
    ["beta(SPY,QQQ)", 9, 'time_period can\'t be "QQQ"'],
    ["beta(SPY,5,6)", 11, "beta has no further parameter"],
    ["beta(symbol=)", 12, '")" stands in place of a value'],
    ["beta(symbol=SPY,symbol=QQQ)", 16, "symbol is given twice"],
    ["beta(symbl=SPY)", 5, 'beta has no parameter "symbl"', "symbol"],
    [Array.from({ length: 21 }, () => "rsi").join(","), 80, "There are 21 indicators"]
  ])("%s", ([text, at, problem, near]) => {
    assert.deepStrictEqual(fault(text), near === undefined ? [at, problem] : [at, problem, near])
  })
})

it("any text is understood, or wrong at one of its characters", () => {
  const words = [
    "rsi",
    "bbands",
    "beta",
    "SPY",
    "14",
    "2",
    "time_period",
    "(",
    ")",
    ",",
    "=",
    " ",
    "é",
    "-",
    "."
  ]
  const texts = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 60 }),
    fc.array(fc.constantFrom(...words), { maxLength: 12 }).map((some) => some.join(""))
  )
  fc.assert(
    fc.property(texts, (text) => {
      const exit = Effect.runSyncExit(parseIndicators(text))
      if (Exit.isSuccess(exit)) return
      const { position } = Effect.runSync(Effect.flip(parseIndicators(text)))
      assert.isAtLeast(position, 0)
      assert.isAtMost(position, text.length)
    }),
    { numRuns: 20_000 }
  )
})
