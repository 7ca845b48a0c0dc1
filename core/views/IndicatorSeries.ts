/** Serves indicators of a company's bars, a value for each bar. */
import { Context, Effect, Layer, Schema } from "effect"
import { Companies } from "../companies/Companies.ts"
import type { Company } from "../companies/Company.ts"
import { type WrongExpression, wrong } from "../errors/WrongExpression.ts"
import { looksOver } from "../indicators/base/Stage.ts"
import {
  type Closes,
  type IndicatorBasis,
  outputNames,
  overBarsInPieces
} from "../indicators/expression/overBars.ts"
import type { AskedIndicator } from "../indicators/expression/read.ts"
import { Markets } from "../markets/Markets.ts"
import type { Column } from "../numbers/Column.ts"
import type { Adjustment } from "../prices/Bar.ts"
import { type BarColumns, countBefore, sliceOf } from "../prices/BarColumns.ts"
import { barsAfterGaps } from "../prices/Gaps.ts"
import { Prices, type SeriesQuery } from "../prices/Prices.ts"
import { inOwnTurn, inTurns } from "../scheduling/EventLoop.ts"
import { tradingDaysOf } from "../sessions/ExchangeDays.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"

/** An expression needs a second series that isn't there, or the indicators together are too much for a request. */
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

/** What two expressions have in common that have the same values; a second series by its name, or by its company. */
const computedAs = (
  { indicator: { name }, parameters }: AskedIndicator,
  second: string | number | null
): string => JSON.stringify([name, parameters, second])

/** The most values that a request's indicators may look at: about a second of computing. */
const maxLooks = 1_000_000_000

const grouped = new Intl.NumberFormat("en-US")

/** Fails where the indicators of companies with so many bars would take too long. */
const checkWork = (
  indicators: ReadonlyArray<AskedIndicator>,
  lengths: ReadonlyArray<number>
): Effect.Effect<void, WrongIndicators> => {
  const asked = new Map(indicators.map((one) => [computedAs(one, one.second?.text ?? null), one]))
  const looks = [...asked.values()].map(({ indicator, parameters }) => {
    const stage = indicator.stage(...parameters)
    return lengths.reduce((sum, bars) => sum + looksOver(stage, bars), 0)
  })
  const total = looks.reduce((sum, own) => sum + own, 0)
  if (total <= maxLooks) return Effect.void
  const most = Math.max(...looks)
  const dearest = [...asked.values()][looks.indexOf(most)] as AskedIndicator
  const few = Math.floor((maxLooks / total) * lengths.length)
  return Effect.fail(
    new WrongIndicators({
      error: wrong(
        dearest.at,
        `These indicators look at ${grouped.format(total)} values${lengths.length === 1 ? "" : ` of ${lengths.length} companies`}, ${dearest.expression} at ${grouped.format(most)} of them`,
        `a request's look at ${grouped.format(maxLooks)} at most: ask for shorter periods, fewer indicators${few === 0 || lengths.length === 1 ? "" : `, or about ${few} symbols at once`}`
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
    yield* checkWork(asked, [bars.length])
    const computed = yield* inTurns(
      (function* () {
        const made = new Map<string, ReadonlyArray<Column>>()
        const columns: Array<IndicatorColumn> = []
        for (const one of asked) {
          const second = seconds.get(one)?.company_id ?? null
          const key = computedAs(one, second)
          const outputs =
            made.get(key) ??
            (yield* overBarsInPieces(one, over, second === null ? null : (closes.get(second) as Closes)))
          made.set(key, outputs)
          for (const [i, name] of outputNames(one).entries())
            columns.push({ name, values: outputs[i] as Column })
        }
        return columns
      })()
    )
    const first = from === null ? 0 : countBefore(bars, from)
    const start = Math.max(first, bars.length - limit)
    const columns = computed.map(
      ({ name, values }): IndicatorColumn => ({ name, values: values.subarray(start) })
    )
    const answered = asked.map((one) => ({
      expression: one.expression,
      outputs: outputNames(one),
      second: seconds.get(one)?.symbol ?? null
    }))
    return { bars: sliceOf(shown, start), columns, indicators: answered, hasMore: start > first }
  })

  const check = Effect.fn("IndicatorSeries.check")(function* (
    several: ReadonlyArray<Company>,
    { indicators, interval, to }: Pick<IndicatorQuery, "indicators" | "interval" | "to">
  ) {
    const lengths = yield* Effect.forEach(several, (company) =>
      inOwnTurn(prices.total(company, interval, { from: null, to }))
    )
    yield* checkWork(indicators, lengths)
  })

  return { check, of }
})

/** Indicators of a company's bars. */
export class IndicatorSeries extends Context.Service<
  IndicatorSeries,
  {
    /** Fails where the indicators of all of these companies together would take too long. */
    readonly check: (
      companies: ReadonlyArray<Company>,
      query: Pick<IndicatorQuery, "indicators" | "interval" | "to">
    ) => Effect.Effect<void, StoreUnavailable | WrongIndicators>
    /**
     * The newest `limit` bars in the range, oldest first, with their indicators, which are computed over all bars up to the end of the
     * range and begin anew after a gap. They are of bars on the basis of `adjust`; under `none` of split-adjusted ones, in the units of
     * the raw ones. Fails where an expression needs a second series that isn't there, and for too long an answer or too much work.
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
