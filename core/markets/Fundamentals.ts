/** Tells what a company earns, owes and is worth: ratios of its statements, and of its price to them. */
import { Context, Effect, Layer } from "effect"
import type { Company } from "../companies/Company.ts"
import { Financials } from "../financials/Financials.ts"
import {
  type DetailGrowth,
  detailGrowth,
  type FundamentalsGrowth,
  fundamentalsGrowth
} from "../financials/Growth.ts"
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
import { type Valuation, valuation } from "../financials/Valuation.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { MarketData } from "./MarketData.ts"
import { Markets } from "./Markets.ts"

/** What statements tell, with a market cap to hold against them. */
export interface StatementFundamentals {
  /** The latest annual statement, which margins, returns, growth and health are of; null when there is none. */
  readonly annual: Statement | null
  readonly valuation: Valuation
  readonly growth: FundamentalsGrowth & DetailGrowth
  readonly margins: Margins
  readonly returns: Returns
  readonly financial_health: FinancialHealth
}

export interface CompanyFundamentals extends StatementFundamentals {
  readonly market: MarketData
}

/** Out of all statements of either period, newest first within each, and the market cap of the same day in a currency. */
export const fundamentalsOf = (
  market_cap: number | null,
  currency: string | null,
  statements: ReadonlyArray<Statement>
): StatementFundamentals => {
  const annual = statements.find(({ period }) => period === "Annual") ?? null
  const lines = annual ?? noLines
  return {
    annual,
    valuation: valuation(market_cap, currency, statements),
    growth: { ...fundamentalsGrowth(statements), ...detailGrowth(statements) },
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
    const told = fundamentalsOf(market.market_cap, company.currency, [...annual, ...quarterly])
    const fundamentals: CompanyFundamentals = { market, ...told }
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
