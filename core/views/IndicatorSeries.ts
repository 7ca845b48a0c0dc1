/** Serves indicators of a company's bars, a value for each bar. */
import { Context, Effect, Layer, Schema } from "effect"
import { Companies } from "../companies/Companies.ts"
import type { Company } from "../companies/Company.ts"
import { type WrongExpression, wrong } from "../errors/WrongExpression.ts"
import { type Closes, type IndicatorBasis, outputNames, overBars } from "../indicators/expression/overBars.ts"
import type { AskedIndicator } from "../indicators/expression/read.ts"
import { Markets } from "../markets/Markets.ts"
import type { Column } from "../numbers/Column.ts"
import type { Adjustment } from "../prices/Bar.ts"
import { type BarColumns, countBefore, sliceOf } from "../prices/BarColumns.ts"
import { barsAfterGaps } from "../prices/Gaps.ts"
import { Prices, type SeriesQuery } from "../prices/Prices.ts"
import { inTurns } from "../scheduling/EventLoop.ts"
import { tradingDaysOf } from "../sessions/ExchangeDays.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"

/** An expression needs a second series that isn't there. */
export class WrongIndicators extends Schema.TaggedError<WrongIndicators>()("WrongIndicators", {
  error: Schema.Any
}) {
  declare readonly error: WrongExpression
  override get message(): string {
    return this.error.message
  }
}

/** The newest bars of a series, with indicators. */
export interface IndicatorQuery extends SeriesQuery {
  readonly indicators: ReadonlyArray<AskedIndicator>
  readonly limit: number
  /** How many companies' bars an answer has. */
  readonly companies: number
}

/** A value of an indicator for each bar; NaN while it warms up. */
export interface IndicatorColumn {
  /** The expression, and `.output` behind it where the indicator has several. */
  readonly name: string
  readonly values: Column
}

/** An expression of an answer. */
export interface AnsweredIndicator {
  readonly expression: string
  /** The names of its columns. */
  readonly outputs: ReadonlyArray<string>
  /** The second symbol that it is computed from; null for one without. */
  readonly second: string | null
}

/** The newest bars in the range, oldest first, with a column for each output. */
export interface IndicatorAnswer {
  readonly bars: BarColumns
  readonly columns: ReadonlyArray<IndicatorColumn>
  /** Each expression once, in the order in which they were asked for. */
  readonly indicators: ReadonlyArray<AnsweredIndicator>
  /** Whether the range has older bars. */
  readonly hasMore: boolean
}

/** The closes of bars by their days. */
const closesByDay = ({ close, date }: BarColumns): Closes =>
  new Map(date.map((day, i) => [day, close[i] as number]))

/** What is made of each item, a piece of work each. */
const piecesOf = function* <A, B>(items: ReadonlyArray<A>, make: (item: A) => B) {
  const made: Array<B> = []
  for (const item of items) {
    made.push(make(item))
    yield
  }
  return made
}

/** The most characters that the values of an answer may take, with their names: those of 20 usual indicators of 5,000 bars are half as many. */
const maxCharacters = 24_000_000

/** At most the characters of a number and of what stands around it and its name. */
const charactersOfValue = 28

/** Fails where so many bars of these indicators would be too long an answer. */
const checkLength = (asked: ReadonlyArray<AskedIndicator>, bars: number, companies: number) => {
  const ofBar = asked
    .flatMap(outputNames)
    .reduce((sum, name) => sum + name.length + charactersOfValue, 2 * charactersOfValue)
  const most = Math.floor(maxCharacters / ofBar / companies)
  return bars <= most
    ? Effect.void
    : Effect.fail(
        new WrongIndicators({
          error: wrong(
            0,
            `${bars} bars of these indicators${companies === 1 ? "" : ` of ${companies} symbols`} are more than an answer holds`,
            `ask for at most ${most} bars, or for fewer indicators${companies === 1 ? "" : " or symbols"}`
          )
        })
      )
}

const service = Effect.gen(function* () {
  const companies = yield* Companies
  const markets = yield* Markets
  const prices = yield* Prices

  /** The company of the second series: the named one, else the configured index. */
  const secondOf = Effect.fnUntraced(function* ({ at, expression, indicator, second }: AskedIndicator) {
    if (second !== null) {
      const found = yield* companies.find(second.text)
      if (found !== null) return found
      return yield* new WrongIndicators({
        error: wrong(
          second.at,
          `There is no company ${JSON.stringify(second.text)}`,
          "write the symbol of one"
        )
      })
    }
    const index = yield* markets.index
    if (index !== null) return index
    return yield* new WrongIndicators({
      error: wrong(
        at,
        `${expression} has no second series, and no market index is set`,
        `name one, as ${indicator.name}(SPY) does`
      )
    })
  })

  const of = Effect.fn("IndicatorSeries.of")(function* (company: Company, query: IndicatorQuery) {
    const { adjust, as_of, companies: together, from, indicators, interval, limit, to } = query
    const all = { from: null, to, interval, as_of, limit: null }
    const basis: Adjustment = adjust === "none" ? "splits" : adjust
    const asked = [...new Map(indicators.map((one) => [one.expression, one])).values()]
    yield* checkLength(asked, limit, together)
    const bars = yield* prices.recent(company, { ...all, adjust: basis })
    const shown = adjust === basis ? bars : yield* prices.recent(company, { ...all, adjust })
    const seconds = new Map<AskedIndicator, Company>()
    // Several expressions may have the same second symbol.
    const closes = new Map<number, Closes>()
    for (const one of asked.filter(({ indicator }) => indicator.inputs.includes("other"))) {
      const other = yield* secondOf(one)
      seconds.set(one, other)
      if (!closes.has(other.company_id))
        closes.set(other.company_id, closesByDay(yield* prices.recent(other, { ...all, adjust: basis })))
    }
    const over: IndicatorBasis = {
      bars,
      gaps: barsAfterGaps(bars, interval, tradingDaysOf(company.mic_code)),
      raw: adjust === basis ? null : shown.close
    }
    // A piece for each indicator: some take milliseconds over decades of bars.
    const computed = yield* inTurns(
      piecesOf(asked, (one) => {
        const outputs = overBars(one, over, closes.get(seconds.get(one)?.company_id ?? 0) ?? null)
        return outputNames(one).map((name, i) => ({ name, values: outputs[i] as Column }))
      })
    )
    const first = from === null ? 0 : countBefore(bars, from)
    const start = Math.max(first, bars.length - limit)
    const columns = computed
      .flat()
      .map(({ name, values }): IndicatorColumn => ({ name, values: values.subarray(start) }))
    const answered = asked.map((one) => ({
      expression: one.expression,
      outputs: outputNames(one),
      second: seconds.get(one)?.symbol ?? null
    }))
    return { bars: sliceOf(shown, start), columns, indicators: answered, hasMore: start > first }
  })

  return { of }
})

/** Indicators of a company's bars. */
export class IndicatorSeries extends Context.Service<
  IndicatorSeries,
  {
    /**
     * The newest `limit` bars in the range, oldest first, with their indicators, which are computed over all bars up to the end of the
     * range and begin anew after a gap. They are of bars on the basis of `adjust`; under `none` of split-adjusted ones, in the units of
     * the raw ones. Fails where an expression needs a second series that isn't there.
     */
    readonly of: (
      company: Company,
      query: IndicatorQuery
    ) => Effect.Effect<IndicatorAnswer, StoreUnavailable | WrongIndicators>
  }
>()("findata/core/views/IndicatorSeries") {
  static readonly layer: Layer.Layer<IndicatorSeries, never, Companies | Markets | Prices> = Layer.effect(
    IndicatorSeries,
    service
  )
}
