/** The indicators of a chart: their text in the address, their values, and where and in what they are drawn. */
import { assert, describe, it } from "@effect/vitest"
import { engine } from "../../../apps/site/src/company/chart/indicators/engine.ts"
import { expressionOf, readText } from "../../../apps/site/src/company/chart/indicators/expressions.ts"
import {
  expressionsIn,
  withExpression,
  withReplaced
} from "../../../apps/site/src/company/chart/indicators/list.ts"
import {
  apartMarks,
  type ComputedIndicator,
  namedMarks,
  patternMarks,
  placed
} from "../../../apps/site/src/company/chart/indicators/placed.ts"
import {
  maxTemplates,
  templatesIn,
  textOf,
  withTemplate
} from "../../../apps/site/src/company/chart/indicators/templates.ts"
import { servedIndicators } from "../../../core/indicators/expression/read.ts"
import { columnsOf } from "../../../core/prices/mod.ts"
import { dateOfDay, dayOf } from "../../../core/time/CalendarDate.ts"
import { technicalPage } from "../../../core/views/TechnicalPage.ts"

const days = (from: string, length: number): ReadonlyArray<string> =>
  Array.from({ length }, (_, i) => dateOfDay(dayOf(from) + i))

const barsOn = (dates: ReadonlyArray<string>, closeOf: (date: string, i: number) => number) =>
  columnsOf(
    dates.map((date, i) => {
      const close = closeOf(date, i)
      return { date, open: close - 1 + (i % 5) / 2, high: close + 1, low: close - 1, close, volume: 100 + i }
    })
  )

const waves = (_: string, i: number): number => 100 + 10 * Math.sin(i / 7) + (i % 3)

const computed = (
  text: string,
  basis: Parameters<ReturnType<typeof engine.computing>>[1],
  second: Parameters<ReturnType<typeof engine.computing>>[2] = null
): ReadonlyArray<ComputedIndicator> => {
  const compute = engine.computing()
  return readText(text).asked.map((asked) => ({ asked, columns: compute(asked, basis, second) }))
}

describe("The text of a chart's indicators", () => {
  it("has expressions between the commas that stand in no parentheses", () => {
    assert.deepStrictEqual(expressionsIn(" sma(50), bbands(20, 2) ,rsi,"), [
      "sma(50)",
      "bbands(20, 2)",
      "rsi"
    ])
    assert.deepStrictEqual(expressionsIn(""), [])
    assert.deepStrictEqual(expressionsIn("sma(50,rsi"), ["sma(50,rsi"])
  })

  it("is read one by one, so that a wrong expression keeps no other from being drawn", () => {
    const { asked, beyond, unreadable } = readText("sma(50),smaa(20),rsi(1),rsi(14),rsi(14)")
    assert.deepStrictEqual(
      asked.map(({ expression }) => expression),
      ["sma(50)", "rsi(14)"]
    )
    assert.deepStrictEqual(
      unreadable.map(({ fault, text }) => [text, fault.position]),
      [
        ["smaa(20)", 0],
        ["rsi(1)", 4]
      ]
    )
    assert.include(unreadable[0]?.fault.suggestions ?? [], "sma")
    assert.strictEqual(beyond, 0)
  })

  it("is drawn up to 20 expressions, and the others are counted", () => {
    const { asked, beyond } = readText(Array.from({ length: 23 }, (_, i) => `sma(${i + 2})`).join(","))
    assert.strictEqual(asked.length, 20)
    assert.strictEqual(beyond, 3)
  })

  it("gets another expression, another in the place of one, and loses one; what can't be read stays", () => {
    assert.strictEqual(withExpression("sma(50),smaa(1)", "rsi(14)"), "sma(50),smaa(1),rsi(14)")
    assert.strictEqual(withExpression("sma(50)", "sma(50)"), "sma(50)")
    assert.strictEqual(withReplaced("sma(50),smaa(1),rsi(14)", "rsi(14)", "rsi(7)"), "sma(50),smaa(1),rsi(7)")
    assert.strictEqual(withReplaced("sma( 50 ),rsi(14)", "sma(50)", null), "rsi(14)")
    // One that is there already isn't drawn twice.
    assert.strictEqual(withReplaced("sma(50),sma(20)", "sma(20)", "sma(50)"), "sma(50)")
  })

  it.for(servedIndicators)("$name with its defaults is read as it is written", (indicator) => {
    const standard = indicator.parameters.map((parameter) => parameter.default)
    const seconds = indicator.inputs.includes("other") ? [null, "SPY", "700", "005930"] : [null]
    for (const second of seconds) {
      const written = expressionOf(indicator, standard, second)
      const { asked, unreadable } = readText(written)
      assert.deepStrictEqual(unreadable, [])
      assert.strictEqual(asked.length, 1)
      assert.strictEqual(asked[0]?.indicator, indicator)
      assert.deepStrictEqual(asked[0]?.parameters, standard)
      assert.strictEqual(asked[0]?.second?.text ?? null, second)
    }
  })
})

describe("The values of a chart's indicators", () => {
  const bars = barsOn(days("2019-01-01", 700), waves)

  it("are those of the technical page where both compute alike", () => {
    const page = technicalPage(bars, null)
    const last = (text: string) =>
      computed(text, { bars, gaps: [], raw: null })[0]?.columns.map((column) => column.at(-1))
    assert.deepStrictEqual(last("sma(50)"), [page.sma_50 ?? undefined])
    assert.deepStrictEqual(last("rsi(14)"), [page.rsi ?? undefined])
    const { lower, middle, upper } = page.bollinger_bands
    assert.deepStrictEqual(last("bbands(20,2,2)"), [
      upper ?? undefined,
      middle ?? undefined,
      lower ?? undefined
    ])
  })

  it("begin anew at the bars that follow a gap", () => {
    const [{ columns: [values = new Float64Array(0)] = [] } = {}] = computed("sma(20)", {
      bars: barsOn(days("2021-01-01", 60), waves),
      gaps: [30],
      raw: null
    })
    assert.deepStrictEqual(
      [18, 19, 29, 30, 48, 49].map((at) => !Number.isNaN(values[at])),
      [false, true, true, false, false, true]
    )
  })

  it("of raw prices are computed on split-adjusted ones, in the units of the raw ones", () => {
    const adjusted = barsOn(days("2021-01-05", 360), () => 100)
    const raw = adjusted.close.map((close, i) => (i < 300 ? 4 * close : close))
    const basis = { bars: adjusted, gaps: [], raw }
    const at = (text: string) => [299, 300, 359].map((index) => computed(text, basis)[0]?.columns[0]?.[index])
    assert.deepStrictEqual(at("sma(200)"), [400, 100, 100])
    assert.deepStrictEqual(at("rocr(10)"), [1, 1, 1])
    assert.deepStrictEqual(at("var(5)"), [0, 0, 0])
  })

  it("of a second series are over the days that both have", () => {
    const second = new Map([...bars.date].map((day, i) => [day, (bars.close[i] ?? 0) * 2]))
    second.delete(bars.date[650] ?? "")
    const [{ columns: [values] = [] } = {}] = computed("beta(SPY,20)", { bars, gaps: [], raw: null }, second)
    assert.isTrue(Number.isNaN(values?.[650]))
    assert.approximately(values?.[649] ?? 0, 1, 1e-9)
  })

  it("are computed once: another indicator leaves those before as they are, other bars don't", () => {
    const compute = engine.computing()
    const basis = { bars, gaps: [], raw: null }
    const of = (text: string, over = basis) =>
      readText(text).asked.map((asked) => compute(asked, over, null)[0])
    const [first] = of("sma(50)")
    const [again, added] = of("sma(50),rsi(14)")
    assert.strictEqual(again, first)
    assert.notStrictEqual(added, first)
    assert.notStrictEqual(of("sma(50)", { ...basis })[0], first)
  })
})

describe("Where the indicators of a chart are drawn", () => {
  const basis = { bars: barsOn(days("2019-01-01", 300), waves), gaps: [], raw: null }
  const placesOf = (text: string) =>
    placed(computed(text, basis)).map(({ expression, lines, place }) => [
      expression,
      place,
      lines.map(({ form }) => form).join(" ")
    ])

  const widthsOf = (text: string) =>
    placed(computed(text, basis)).map(({ lines }) => lines.map(({ width }) => width).join(""))

  it("is over the prices for prices, at bars for patterns, else in a pane of each expression", () => {
    assert.deepStrictEqual(placesOf("sma(50),macd(12,26,9),atr(14),sar,cdldoji,rsi(7),rsi(14)"), [
      ["sma(50)", "prices", "line"],
      ["macd(12,26,9)", "pane", "line line histogram"],
      ["atr(14)", "pane", "line"],
      ["sar", "prices", "points"],
      ["cdldoji", "marks", "line"],
      ["rsi(7)", "pane", "line"],
      ["rsi(14)", "pane", "line"]
    ])
  })

  it("is in colours and dashes of which no two in a pane are alike", () => {
    const text = "bbands,keltner,donchian,accbands,pivot_points,ichimoku,sma,stoch,kst"
    const indicators = placed(computed(text, basis))
    const over = indicators.filter(({ place }) => place === "prices").flatMap(({ lines }) => lines)
    assert.isAbove(over.length, 25)
    for (const lines of [
      over,
      ...indicators.filter(({ place }) => place === "pane").map(({ lines }) => lines)
    ])
      assert.strictEqual(new Set(lines.map(({ color, dash }) => `${color} ${dash}`)).size, lines.length)
    assert.strictEqual(over[0]?.color, "--series-3")
    assert.strictEqual(over[0]?.dash, 0)
    assert.strictEqual(over[10]?.dash, 1)
  })

  it("is in thick lines while there are few, in thin ones for bands", () => {
    assert.deepStrictEqual(widthsOf("sma,bbands,rsi"), ["2", "111", "2"])
    assert.deepStrictEqual(widthsOf("sma,bbands,rsi,stoch"), ["1", "111", "1", "11"])
  })

  it("marks patterns with their names and directions, the oldest first", () => {
    const marks = patternMarks(placed(computed("cdllongline,cdldoji", basis)))
    assert.isNotEmpty(marks)
    assert.deepStrictEqual(
      marks.map(({ index }) => index),
      marks.map(({ index }) => index).toSorted((a, b) => a - b)
    )
    const values = computed("cdllongline", basis)[0]?.columns[0] ?? new Float64Array(0)
    for (const { index, isBullish, title } of marks)
      if (title === "Long line") assert.strictEqual(isBullish, (values[index] ?? 0) > 0)
  })
})

const mark = (index: number, isBullish = true) => ({ index, title: "Doji", isBullish })

describe("The marks of patterns", () => {
  const bars = { high: Float64Array.of(5, 9, 7, 8, 6, 5), low: Float64Array.of(2, 3, 1, 4, 0, 2) }

  it("are all drawn where bars are some pixels apart", () => {
    const marks = [mark(0), mark(1), mark(1), mark(2, false)]
    assert.deepStrictEqual(apartMarks(marks, bars, 3), marks)
  })

  it("stand on each side for others closer than that, at the lowest low and the highest high", () => {
    const marks = [0, 1, 2, 3, 4, 5].flatMap((index) => [mark(index), mark(index, false)])
    const [low, high] = [true, false].map((side) =>
      apartMarks(marks, bars, 1).flatMap(({ index, isBullish }) => (isBullish === side ? [index] : []))
    )
    assert.deepStrictEqual(
      [low, high],
      [
        [2, 4],
        [1, 3]
      ]
    )
  })

  it("are all drawn of a bar that stands for others", () => {
    const marks = [mark(0), mark(1), mark(2), mark(2)]
    assert.deepStrictEqual(apartMarks(marks, bars, 1), marks.slice(2))
  })
})

describe("The names of patterns", () => {
  it("are beside the newest marks, and beside older ones that have room", () => {
    const marks = [mark(0), mark(1), mark(50), mark(53), mark(53), mark(54, false)]
    assert.deepStrictEqual(
      marks.map((one) => namedMarks(marks, 10).has(one)),
      [false, true, false, true, true, true]
    )
    assert.strictEqual(namedMarks(marks, 100).size, 6)
    assert.strictEqual(namedMarks(marks, 0.1).size, 3)
  })
})

describe("The templates that a browser keeps", () => {
  const one = { name: "Mine", indicators: "rsi(14)" }

  it("are read as they were written, by name, each name once", () => {
    const both = withTemplate([one], { name: "Bands", indicators: "bbands" })
    assert.deepStrictEqual(templatesIn(textOf(both ?? [])), {
      state: "held",
      templates: [{ name: "Bands", indicators: "bbands" }, one]
    })
    assert.deepStrictEqual(withTemplate([one], { ...one, indicators: "sma(50)" }), [
      { ...one, indicators: "sma(50)" }
    ])
  })

  it("are at most 50", () => {
    const many = Array.from({ length: maxTemplates }, (_, i) => ({ ...one, name: `${i}` }))
    assert.isNull(withTemplate(many, one))
    assert.isNotNull(withTemplate(many, { ...one, name: "7" }))
  })

  it("leave out what another program wrote, and say where a later version did", () => {
    const texts = ["", "null", "[]", "{", '{"version":1}', '{"version":1,"templates":[1,{"name":""},null]}']
    for (const text of texts) assert.deepStrictEqual(templatesIn(text), { state: "held", templates: [] })
    assert.deepStrictEqual(templatesIn(null), { state: "held", templates: [] })
    assert.strictEqual(templatesIn('{"version":2,"templates":[]}').state, "newer")
  })
})
