/** Serves figures of a company over time: at the end of each day, week, month, quarter or year, as known then. */
import { Context, Effect, Layer, Schema } from "effect"
import { currencyOf } from "../codes/Currency.ts"
import type { Company } from "../companies/Company.ts"
import { vocabulary } from "../figures/Catalogue.ts"
import type { FigureValue } from "../figures/Figure.ts"
import { type FigureColumn, growingColumn, valueAt } from "../figures/FigureColumn.ts"
import type { FiguresNotReady } from "../figures/StatementRows.ts"
import { type FigureAsked, Matrices, type Matrix } from "../figures/Matrices.ts"
import { Prices } from "../prices/Prices.ts"
import { Rates } from "../rates/Rates.ts"
import { noRates, rateOn } from "../rates/RateTable.ts"
import { inTurns } from "../scheduling/EventLoop.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import { addMonths } from "../time/CalendarDate.ts"
import { todayIn } from "../time/Zone.ts"
import { agoKey, dayAgo, daysLookedAt } from "./ago.ts"
import { evaluating } from "./evaluate.ts"
import { type Expression, figuresOf, isAmongAll } from "./Expression.ts"
import { columnsOf } from "./parse.ts"
import { type Frequency, lastOfPeriods, sessionsEnding } from "./periods.ts"
import { askedOf, conversionOf, figureAsked, type RateOf, screenColumn } from "./ScreenColumns.ts"
import type { FigureReference, Vocabulary } from "./Vocabulary.ts"
import { type WrongExpression, wrong } from "../errors/WrongExpression.ts"

/** A figure under the name by which it was asked for. */
export interface NamedFigure {
  readonly name: string
  readonly reference: FigureReference
}

/** Understands names of figures, and function calls of them, between commas, at most so many. */
export const figuresNamed = Effect.fnUntraced(function* (
  text: string,
  most?: number
): Effect.fn.Return<ReadonlyArray<NamedFigure>, WrongExpression> {
  const named: Array<NamedFigure> = []
  for (const { expression, name } of yield* columnsOf(text, vocabulary, most)) {
    if (expression.kind !== "figure" || expression.reference.ago !== null)
      return yield* Effect.fail(
        wrong(text.indexOf(name), `"${name}" isn't a figure`, "name figures, such as pe_ratio or rsi(14)")
      )
    named.push({ name, reference: expression.reference })
  }
  return named
})

/** Understands the name of one figure, or a function call of one. */
export const figureNamed = (text: string): Effect.Effect<NamedFigure, WrongExpression> =>
  Effect.flatMap(figuresNamed(text), ([figure, ...others]) =>
    figure !== undefined && others.length === 0
      ? Effect.succeed(figure)
      : Effect.fail(
          wrong(0, `"${text}" names several figures`, "name one figure, such as pe_ratio or rsi(14)")
        )
  )

/** A value of a history, under the expression by which it was asked for. */
export interface NamedValue {
  readonly name: string
  readonly expression: Expression
}

/** Whether it is a figure by its own name, or a function call of one: its amounts stay in their own currency. */
const isFigure = ({ expression, name }: NamedValue): boolean =>
  /^\w+\s*(?:\(|$)/.test(name) && expression.kind === "figure" && expression.reference.ago === null

/** Understands figures, and expressions over figures and own figures, between commas. */
export const valuesNamed = Effect.fnUntraced(function* (
  text: string,
  names: Vocabulary
): Effect.fn.Return<ReadonlyArray<NamedValue>, WrongExpression> {
  const columns = yield* columnsOf(text, names)
  for (const { expression, name } of columns)
    if (isAmongAll(expression))
      return yield* Effect.fail(
        wrong(
          text.indexOf(name),
          `${name} compares a company with all others`,
          "ask for it in a screen or its history"
        )
      )
  return columns
})

/** The figures that expressions name, those of own figures included. */
export const referencesOf = (
  values: ReadonlyArray<Pick<NamedValue, "expression">>
): ReadonlyArray<FigureReference> =>
  values.flatMap(({ expression }) => figuresOf(expression).map(({ reference }) => reference))

/** The most days that a history looks at: each of its periods once, and once more for each time of `ago`. */
const maxDays = 20_000

/** A history would look at too many days; it says how many periods it may have. */
export class TooManyDays extends Schema.TaggedError<TooManyDays>()("TooManyDays", {
  /** Times of `ago` that its expressions name, those of own figures included. */
  times: Schema.Int
}) {
  override get message(): string {
    return `Expressions with ${this.times} times of ago have at most ${Math.floor(maxDays / (1 + this.times))} periods`
  }
}

/** Which days a history has. */
export interface FigureHistoryQuery {
  readonly frequency: Frequency
  /** Inclusive; null is open. */
  readonly from: string | null
  readonly to: string | null
  /** The newest so many periods. */
  readonly limit: number
}

/** The figures of a period, in the order of their names. */
export interface FigureRow {
  /** The day of the period's last bar; without prices its last session. */
  readonly date: string
  readonly values: ReadonlyArray<FigureValue>
}

/** Periods oldest first, and whether there are earlier ones in the range. */
export interface FigureHistoryPage {
  readonly rows: ReadonlyArray<FigureRow>
  readonly has_more: boolean
}

/** How far back a history without prices begins where it names no first day, in months. */
const monthsWithoutPrices = 120

/** Values of one company as a matrix: a row for each day. */
const matrixOf = (
  company_id: number,
  asked: ReadonlyArray<FigureAsked>,
  rows: ReadonlyArray<ReadonlyArray<FigureValue>>
): Matrix => ({
  company_ids: new Int32Array(rows.length).fill(company_id),
  columns: new Map(
    asked.map(({ key, type }, i) => {
      const column = growingColumn(type, rows.length)
      for (const row of rows) column.push(row[i] ?? null)
      return [key, column.inOrder(null)]
    })
  ),
  version: {}
})

const service = Effect.gen(function* () {
  const matrices = yield* Matrices
  const prices = yield* Prices
  const rates = yield* Rates

  /** What expressions are made of on some days, by the spans of `ago`. */
  const matricesBy = Effect.fnUntraced(function* (
    company: Company,
    days: ReadonlyArray<string>,
    references: ReadonlyArray<FigureReference>
  ) {
    const found = new Map<string, Matrix>()
    for (const { ago } of references) {
      const key = agoKey(ago)
      if (found.has(key)) continue
      const own = references.filter((one) => agoKey(one.ago) === key).flatMap(askedOf)
      const asked = [...new Map(own.map((one) => [one.key, one] as const)).values()]
      const then = ago === null ? days : days.map((day) => dayAgo(day, ago))
      found.set(key, matrixOf(company.company_id, asked, yield* matrices.ofCompany(company, then, asked)))
    }
    return found
  })

  /** The values of expressions on some days, money in the currency of the company as in a screen. */
  const evaluated = Effect.fnUntraced(function* (
    company: Company,
    days: ReadonlyArray<string>,
    expressions: ReadonlyArray<Expression>
  ) {
    const references = referencesOf(expressions.map((expression) => ({ expression })))
    const found = yield* matricesBy(company, days, references)
    const matrixFor = ({ ago }: FigureReference) => found.get(agoKey(ago)) as Matrix
    const rows = Int32Array.from(days.keys())
    const to = company.currency === null ? null : currencyOf(company.currency)
    const needed =
      to === null ? [] : references.flatMap((one) => conversionOf(matrixFor(one), one, rows, to) ?? [])
    const between = needed.flatMap(({ first, last }) => [first, last]).toSorted()
    const table =
      to === null || needed.length === 0
        ? noRates
        : yield* rates.of(
            [...new Set([to, ...needed.flatMap(({ currencies }) => currencies)])],
            between[0] as string,
            between.at(-1) as string
          )
    const rateOf: RateOf = (from, into, day) => rateOn(table, from, into, day)?.value ?? null
    return yield* inTurns(
      (function* () {
        const evaluation = evaluating({
          length: days.length,
          columnOf: (reference) => screenColumn(matrixFor(reference), reference, rows, to, rateOf)
        })
        const columns: Array<FigureColumn> = []
        for (const expression of expressions) columns.push(yield* evaluation.column(expression))
        return columns
      })()
    )
  })

  /** The values of each day, in the order of their names. */
  const valuesOn = Effect.fnUntraced(function* (
    company: Company,
    days: ReadonlyArray<string>,
    named: ReadonlyArray<NamedValue>
  ) {
    const plain = named.filter(isFigure)
    const asked = plain.flatMap(({ expression }) =>
      expression.kind === "figure" ? [figureAsked(expression.reference)] : []
    )
    const values = asked.length === 0 ? [] : yield* matrices.ofCompany(company, days, asked)
    const others = named.filter((one) => !isFigure(one))
    const columns =
      others.length === 0
        ? []
        : yield* evaluated(
            company,
            days,
            others.map(({ expression }) => expression)
          )
    const cells = named.map((one): ((day: number) => FigureValue) => {
      const column = columns[others.indexOf(one)]
      const place = plain.indexOf(one)
      return (day) => (column === undefined ? (values[day]?.[place] ?? null) : valueAt(column, day))
    })
    return days.map((_, day) => cells.map((cell) => cell(day)))
  })

  const of = Effect.fn("FigureHistory.of")(function* (
    company: Company,
    figures: ReadonlyArray<NamedValue>,
    { frequency, from, limit, to }: FigureHistoryQuery
  ) {
    const times = daysLookedAt(referencesOf(figures))
    if (times > 0 && limit * (1 + times) > maxDays) return yield* new TooManyDays({ times })
    const today = yield* todayIn(company.time_zone)
    const last = to === null || to > today ? today : to
    const daily = { interval: "1day", adjust: "none", from, to: last, limit: null, as_of: null } as const
    const bars = yield* prices.recent(company, daily)
    const isPriced = bars.length > 0 || (yield* prices.total(company, "1day", { from: null, to: null })) > 0
    const days = isPriced
      ? lastOfPeriods(bars.date, frequency)
      : sessionsEnding(
          company.mic_code,
          frequency,
          from ?? addMonths(last, -monthsWithoutPrices),
          last,
          // One more, for there are earlier ones.
          limit + 1
        )
    const some = days.slice(-limit)
    const values = some.length === 0 ? [] : yield* valuesOn(company, some, figures)
    const page: FigureHistoryPage = {
      rows: some.map((date, i) => ({ date, values: values[i] ?? [] })),
      has_more: days.length > some.length
    }
    return page
  })

  return { of }
})

/** Figures of one company by period, each as known at the end of the period's last day; of 20,000 days at most, with those of `ago`. */
export class FigureHistory extends Context.Service<
  FigureHistory,
  {
    readonly of: (
      company: Company,
      figures: ReadonlyArray<NamedValue>,
      query: FigureHistoryQuery
    ) => Effect.Effect<FigureHistoryPage, FiguresNotReady | StoreUnavailable | TooManyDays>
  }
>()("findata/core/screens/FigureHistory") {
  static readonly layer: Layer.Layer<FigureHistory, never, Matrices | Prices | Rates> = Layer.effect(
    FigureHistory,
    service
  )
}
