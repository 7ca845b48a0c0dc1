/** Serves figures of a company on a day with what is behind them: what they were computed from, and what is missing. */
import { Context, Effect, Layer } from "effect"
import { Companies } from "../companies/Companies.ts"
import { type Company, CompanyNotFound } from "../companies/Company.ts"
import { behindOf } from "../figures/explained/Behind.ts"
import { type ExplainedFigure, explain, valueOf } from "../figures/explained/explain.ts"
import type { FigureExplanation, FigureWithValue } from "../figures/explained/Explanation.ts"
import type { Known } from "../figures/Known.ts"
import { Matrices } from "../figures/Matrices.ts"
import type { FiguresNotReady } from "../figures/StatementRows.ts"
import { Financials } from "../financials/Financials.ts"
import { IndexSymbol } from "../markets/IndexSymbol.ts"
import { ShareCount } from "../shares/ShareCount.ts"
import { RowStore } from "../store/RowStore.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { NamedFigure } from "./FigureHistory.ts"
import { declaredFigure, figureAsked } from "./ScreenColumns.ts"

const explained = ({ name, reference }: NamedFigure): ExplainedFigure => {
  const { formula, group, meaning, null_when, title, type, unit } = declaredFigure(reference)
  const { needs, of } = figureAsked(reference)
  return { name, title, group, unit, type, meaning, formula, null_when, needs, of }
}

const service = Effect.gen(function* () {
  const companies = yield* Companies
  const financials = yield* Financials
  const matrices = yield* Matrices
  const rows = yield* RowStore
  const symbol = yield* IndexSymbol

  /** What was known of a company, with all that some figures need. */
  const knownOf = Effect.fnUntraced(function* (
    company: Company,
    figures: ReadonlyArray<ExplainedFigure>,
    as_of: string | null
  ) {
    let issued: ReadonlyArray<Known> = []
    const needs = [...new Set(figures.flatMap((figure) => figure.needs))]
    yield* matrices.each([company.issuer_id], as_of, { needs }, (securities) => {
      issued = securities
    })
    const known = issued.find((one) => one.company.company_id === company.company_id)
    // It was removed meanwhile.
    if (known === undefined) return yield* new CompanyNotFound({ symbol: company.symbol, nearest: null })
    return { issued, known }
  })

  const indexOf = Effect.gen(function* () {
    return symbol === null ? null : { symbol, isStored: (yield* companies.find(symbol)) !== null }
  })

  const of = Effect.fn("Explanations.of")(function* (
    company: Company,
    named: NamedFigure,
    as_of: string | null
  ) {
    const figure = explained(named)
    const { issued, known } = yield* knownOf(company, [figure], as_of)
    const { needs } = figure
    const stored = {
      issued,
      versions: needs.includes("statements") ? yield* financials.filed(company) : [],
      counts: needs.includes("shares") ? yield* rows.all(ShareCount, { issuer_id: company.issuer_id }) : [],
      index: needs.includes("months") ? yield* indexOf : null
    }
    return explain(figure, behindOf(known, as_of, stored))
  })

  const values = Effect.fn("Explanations.values")(function* (
    company: Company,
    named: ReadonlyArray<NamedFigure>,
    as_of: string | null
  ) {
    const figures = named.map(explained)
    const { known } = yield* knownOf(company, figures, as_of)
    return figures.map((figure) => valueOf(figure, known))
  })

  return { of, values }
})

/** Figures of one company as of the end of a day, null for now, and what is behind them. */
export class Explanations extends Context.Service<
  Explanations,
  {
    readonly of: (
      company: Company,
      named: NamedFigure,
      as_of: string | null
    ) => Effect.Effect<FigureExplanation, CompanyNotFound | FiguresNotReady | StoreUnavailable>
    /** In the order of the names. */
    readonly values: (
      company: Company,
      named: ReadonlyArray<NamedFigure>,
      as_of: string | null
    ) => Effect.Effect<ReadonlyArray<FigureWithValue>, CompanyNotFound | FiguresNotReady | StoreUnavailable>
  }
>()("findata/core/screens/Explanations") {
  static readonly layer: Layer.Layer<Explanations, never, Companies | Financials | Matrices | RowStore> =
    Layer.effect(Explanations, service)
}
