/** Serves figures of a company over time: at the end of each day, week, month, quarter or year, as known then. */
import { Context, Effect, Layer } from "effect"
import type { Company } from "../companies/Company.ts"
import { vocabulary } from "../figures/Catalogue.ts"
import type { FigureValue } from "../figures/Figure.ts"
import type { FiguresNotReady } from "../figures/StatementRows.ts"
import { Matrices } from "../figures/Matrices.ts"
import { Prices } from "../prices/Prices.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import { addMonths } from "../time/CalendarDate.ts"
import { todayIn } from "../time/Zone.ts"
import { columnsOf } from "./parse.ts"
import { type Frequency, lastOfPeriods, sessionsEnding } from "./periods.ts"
import { figureAsked } from "./ScreenColumns.ts"
import type { FigureReference } from "./Vocabulary.ts"
import { type WrongExpression, wrong } from "./WrongExpression.ts"

/** A figure of a history, under the name by which it was asked for. */
export interface NamedFigure {
  readonly name: string
  readonly reference: FigureReference
}

/** Understands names of figures, and function calls of them, between commas. */
export const figuresNamed = Effect.fnUntraced(function* (
  text: string
): Effect.fn.Return<ReadonlyArray<NamedFigure>, WrongExpression> {
  const named: Array<NamedFigure> = []
  for (const { expression, name } of yield* columnsOf(text, vocabulary)) {
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

const service = Effect.gen(function* () {
  const matrices = yield* Matrices
  const prices = yield* Prices

  const of = Effect.fn("FigureHistory.of")(function* (
    company: Company,
    figures: ReadonlyArray<NamedFigure>,
    { frequency, from, limit, to }: FigureHistoryQuery
  ) {
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
    const asked = figures.map(({ reference }) => figureAsked(reference))
    const values = some.length === 0 ? [] : yield* matrices.ofCompany(company, some, asked)
    const page: FigureHistoryPage = {
      rows: some.map((date, i) => ({ date, values: values[i] ?? [] })),
      has_more: days.length > some.length
    }
    return page
  })

  return { of }
})

/** Figures of one company by period, each as known at the end of the period's last day. */
export class FigureHistory extends Context.Service<
  FigureHistory,
  {
    readonly of: (
      company: Company,
      figures: ReadonlyArray<NamedFigure>,
      query: FigureHistoryQuery
    ) => Effect.Effect<FigureHistoryPage, FiguresNotReady | StoreUnavailable>
  }
>()("findata/core/screens/FigureHistory") {
  static readonly layer: Layer.Layer<FigureHistory, never, Matrices | Prices> = Layer.effect(
    FigureHistory,
    service
  )
}
