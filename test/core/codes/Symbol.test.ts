/** Ticker symbols, bare and qualified by an exchange. */
import { assert, describe, it } from "@effect/vitest"
import { normalizeSymbol, parseSymbol } from "../../../core/mod.ts"

describe("a symbol", () => {
  it.for([
    ["aapl", "AAPL"],
    [" AAPL ", "AAPL"],
    ["f", "F"],
    ["005930", "005930"],
    ["brk-b", "BRK-B"],
    ["AAIC^B", "AAIC^B"],
    ["001.f", "001.F"],
    ["^gspc", "^GSPC"],
    ["^", null],
    ["^^GSPC", null],
    [`^${"A".repeat(31)}`, `^${"A".repeat(31)}`],
    [`^${"A".repeat(32)}`, null],
    ["삼성전자", "삼성전자"],
    ["A".repeat(32), "A".repeat(32)],
    ["A".repeat(33), null],
    ["", null],
    ["  ", null],
    ["AA PL", null],
    ["AAPL:NASDAQ", null],
    ["A'--", null],
    ["A\u0000", null],
    ["A%", null],
    ["AAPL\n", null],
    ["\tAAPL", null],
    ["\u00a0AAPL", null],
    ["ıbm", "ıBM"],
    ["ſpy", "ſPY"],
    ["ﬁve", "ﬁVE"],
    ["ß", "ß"]
  ] as const)("%j is kept as %j", ([text, symbol]) => {
    assert.strictEqual(normalizeSymbol(text), symbol)
  })
})

describe("a qualified symbol", () => {
  it.for([
    ["aapl", { symbol: "AAPL", exchange: null, day: null }],
    ["aapl:nasdaq", { symbol: "AAPL", exchange: "NASDAQ", day: null }],
    [" 005930 : krx ", { symbol: "005930", exchange: "KRX", day: null }],
    ["fb@2015-01-02", { symbol: "FB", exchange: null, day: "2015-01-02" }],
    ["fb:nasdaq@2015-01-02", { symbol: "FB", exchange: "NASDAQ", day: "2015-01-02" }],
    ["fb @ 2015-01-02 ", { symbol: "FB", exchange: null, day: "2015-01-02" }],
    ["FB@2015-02-30", null],
    ["FB@", null],
    ["@2015-01-02", null],
    ["FB@2015-01-02@2015-01-02", null],
    ["FB@2015-01-02:NASDAQ", null],
    ["AAPL:", null],
    [":NASDAQ", null],
    ["AAPL:X:NASDAQ", null],
    ["AAPL:nyſe", { symbol: "AAPL", exchange: "NYſE", day: null }],
    ["AAPL:NYSE\n", { symbol: "AAPL", exchange: "NYSE\n", day: null }],
    ["", null]
  ] as const)("%j means %j", ([text, expected]) => {
    assert.deepStrictEqual(parseSymbol(text), expected)
  })
})
