/** Figures of indicators are the newest values that the series of the same indicators have. */
import { assert, describe, it } from "@effect/vitest"
import { currencyOf, inUnit } from "../../../core/codes/Currency.ts"
import { figureFunctions } from "../../../core/figures/Catalogue.ts"
import { type CompanyRead, knownThen, securityRead } from "../../../core/figures/CompanyThen.ts"
import type { FigureFunction } from "../../../core/figures/Figure.ts"
import { askedFunction } from "../../../core/figures/Matrices.ts"
import type { Indicator } from "../../../core/indicators/base/Indicator.ts"
import { overBars } from "../../../core/indicators/expression/overBars.ts"
import { servedIndicators } from "../../../core/indicators/expression/read.ts"
import { maxTechnicalPoints, technicalHistory } from "../../../core/indicators/TechnicalHistory.ts"
import { adjust } from "../../../core/prices/Adjust.ts"
import { type BarColumns, columnsOf, sliceOf } from "../../../core/prices/BarColumns.ts"
import { barsAfterGaps } from "../../../core/prices/Gaps.ts"
import { tradingDaysOf } from "../../../core/sessions/ExchangeDays.ts"
import { sampleActions, sampleBars } from "../figures.ts"

const actions = sampleActions("AAPL")
const splits = actions.filter(({ type }) => type === "split" || type === "stock_dividend")

/** Apple's bars as traded, and those without a month of 2019, after which indicators begin anew. */
const traded = columnsOf(sampleBars("AAPL"))
const interrupted = columnsOf(sampleBars("AAPL").filter(({ date }) => !date.startsWith("2019-03")))

const readOf = (bars: BarColumns, currency: string): CompanyRead => {
  const own = securityRead(
    {
      company_id: 1,
      issuer_id: 1,
      listed: true,
      symbol: "AAPL",
      slug: "aapl",
      name: "Apple Inc.",
      alias_name: null,
      exchange: "NASDAQ",
      mic_code: "XNAS",
      time_zone: "America/New_York",
      sector: "Technology",
      industry: "Consumer Electronics",
      country_code: "US",
      currency,
      isin: "US0378331005",
      stock_type: "Common Stock",
      shares_per_receipt: null,
      employees: null,
      actions_known_to: null,
      first_bar: bars.date[0] ?? null,
      last_bar: bars.date.at(-1) ?? null
    },
    bars,
    actions
  )
  return {
    ...own,
    issued: [own],
    counts: [],
    accepted: new Set(),
    ratings: [],
    transactions: [],
    filings: [],
    earnings: [],
    filed: [],
    priced: []
  }
}

/** The value of a figure by the bars that it needs. */
const figureOf = (
  figure: FigureFunction,
  args: ReadonlyArray<number>,
  bars: BarColumns,
  currency = "USD"
): unknown => {
  const { needs, of } = askedFunction(figure, args)
  const some = needs.includes("history")
    ? bars
    : sliceOf(bars, Math.max(0, bars.length - technicalHistory(maxTechnicalPoints)))
  return of(knownThen(readOf(some, currency), null, "2030-01-01", null))
}

/** The newest values that the series of an indicator has, by output. */
const served = (indicator: Indicator, parameters: ReadonlyArray<number>, bars: BarColumns) => {
  const adjusted = adjust(bars, splits, "splits")
  const gaps = barsAfterGaps(adjusted, "1day", tradingDaysOf("XNAS"))
  const asked = { expression: indicator.name, indicator, parameters, at: 0, second: null }
  return overBars(asked, { bars: adjusted, gaps, raw: null }, null).map((column) => column.at(-1) as number)
}

const alone = servedIndicators.filter(({ inputs }) => !inputs.includes("other"))

/** An indicator's figures, in the order of its outputs: all are declared in the order of indicators. */
const figuresOf = new Map<Indicator, ReadonlyArray<FigureFunction>>()
let place = 0
for (const indicator of alone) {
  figuresOf.set(indicator, figureFunctions.slice(place, place + indicator.outputs.length))
  place += indicator.outputs.length
}

/** The defaults, others near them, and long periods. */
const setsOf = ({ parameters }: Indicator): ReadonlyArray<ReadonlyArray<number>> =>
  [0, 7, 120].map((more) =>
    parameters.map(({ default: standard, maximum, minimum, type }, i) => {
      if (more === 0) return standard
      const other =
        type === "average" ? 1 : type === "integer" ? standard + more - i : standard * (more === 7 ? 1.5 : 1)
      return Math.max(minimum, Math.min(maximum, 500, other))
    })
  )

/** A figure has one deviation for both bands. */
const argsOf = ({ name }: Indicator, [first, second, third, ...rest]: ReadonlyArray<number>) =>
  (name === "bbands" ? [first, second, ...rest] : [first, second, third, ...rest]).filter(
    (arg) => arg !== undefined
  )

describe("a figure of each indicator", () => {
  it("is of each of its outputs", () => {
    assert.strictEqual(figureFunctions.length, place)
    for (const [{ outputs }, figures] of figuresOf)
      assert.deepStrictEqual(
        figures.map(({ meaning }) => meaning),
        outputs.map(({ meaning }) => meaning)
      )
  })

  it.for(alone)("$name has the newest value of its series", (indicator) => {
    for (const bars of [traded, interrupted])
      for (const parameters of setsOf(indicator)) {
        const values = served(indicator, parameters, bars)
        for (const [i, figure] of (figuresOf.get(indicator) ?? []).entries()) {
          const own = figureOf(figure, argsOf(indicator, parameters), bars)
          const value = values[i] as number
          const text = `${figure.name}(${parameters.join()}): ${String(own)}, and ${value} in the series`
          if (Number.isNaN(value)) assert.isNull(own, text)
          else assert.closeTo(own as number, value, 1e-6 * Math.max(Math.abs(value), 1e-3), text)
        }
      }
  })

  it("is of the defaults where it has no arguments", () => {
    for (const figure of figureFunctions) {
      const standard = figure.parameters.map((parameter) => parameter.default as number)
      assert.strictEqual(figureOf(figure, [], traded), figureOf(figure, standard, traded), figure.name)
      assert.deepStrictEqual(figure.needs, askedFunction(figure, standard).needs, figure.name)
    }
  })

  it("is in the currency of amounts where it is one, not in the unit of quotes", () => {
    const ad = figureFunctions.find(({ unit }) => unit === "currency") as FigureFunction
    const pence = figureOf(ad, [], traded, "GBX") as number
    assert.closeTo(pence, inUnit(figureOf(ad, [], traded) as number, "GBX", currencyOf("GBX")) as number, 1)
  })
})
