/** Serves fundamentals of companies: ratios of their statements, and of their price to these. */
import { Context, Effect, Layer } from "effect"
import type { Company } from "../companies/Company.ts"
import { Financials } from "../financials/Financials.ts"
import { type Growth, growthRates } from "../financials/Growth.ts"
import { noLines } from "../financials/Line.ts"
import {
  type FinancialHealth,
  financialHealth,
  type Margins,
  margins,
  type Returns,
  returns
} from "../financials/Ratios.ts"
import type { Statement } from "../financials/Statement.ts"
import { trailing } from "../financials/Trailing.ts"
import { type Valuation, valuation } from "../financials/Valuation.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { MarketData } from "./MarketData.ts"
import { Markets } from "./Markets.ts"

/** The ratios of statements, by themselves and with a price. */
export interface StatementFundamentals {
  /** The latest annual statement, the basis of margins, returns, growth and health; null when there is none. */
  readonly annual: Statement | null
  /**
   * The end of the latest statement in the multiples; null without a price, or without a statement known on its day.
   */
  readonly statement_date: string | null
  readonly valuation: Valuation
  readonly growth: Growth
  readonly margins: Margins
  readonly returns: Returns
  readonly financial_health: FinancialHealth
}

export interface CompanyFundamentals extends StatementFundamentals {
  readonly market: MarketData
}

/**
 * Computes fundamentals from all statements of either period, newest first within each: margins, returns, growth and
 * health from those known as of the request, multiples from those known on the day of the price.
 */
export const fundamentalsOf = (
  market: Pick<MarketData, "market_cap" | "market_cap_currency">,
  statements: ReadonlyArray<Statement>,
  then: ReadonlyArray<Statement>
): StatementFundamentals => {
  const annual = statements.find(({ period }) => period === "Annual") ?? null
  const lines = annual ?? noLines
  return {
    annual,
    statement_date: trailing(then).latest?.fiscal_date ?? null,
    valuation: valuation(market.market_cap, market.market_cap_currency, then),
    growth: growthRates(statements),
    margins: margins(lines),
    returns: returns(lines),
    financial_health: financialHealth(lines)
  }
}

const service = Effect.gen(function* () {
  const financials = yield* Financials
  const markets = yield* Markets

  const of = Effect.fn("Fundamentals.of")(function* (company: Company, as_of: string | null) {
    const annual = yield* financials.statements(company, "Annual", as_of)
    const quarterly = yield* financials.statements(company, "Quarterly", as_of)
    const market = yield* markets.of(company, as_of)
    const { price_date } = market
    const then = price_date === null ? [] : yield* financials.onPriceDay(company, price_date)
    const fundamentals: CompanyFundamentals = {
      market,
      ...fundamentalsOf(market, [...annual, ...quarterly], then)
    }
    return fundamentals
  })

  return { of }
})

export class Fundamentals extends Context.Service<
  Fundamentals,
  {
    /** As of the end of a day at the exchange; null for now. */
    readonly of: (
      company: Company,
      as_of: string | null
    ) => Effect.Effect<CompanyFundamentals, StoreUnavailable>
  }
>()("findata/core/markets/Fundamentals") {
  static readonly layer: Layer.Layer<Fundamentals, never, Financials | Markets> = Layer.effect(
    Fundamentals,
    service
  )
}
