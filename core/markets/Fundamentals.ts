/** Serves fundamentals of companies: ratios of their statements, and of their price to these. */
import { Context, Effect, Layer } from "effect"
import type { Company } from "../companies/Company.ts"
import { Financials } from "../financials/Financials.ts"
import type { FinancialHealth, Growth, Margins, Returns, Valuation } from "../financials/Fields.ts"
import { growthRates } from "../financials/Growth.ts"
import { withDerivations } from "../financials/Derived.ts"
import { noLines, selectionOf } from "../financials/Line.ts"
import { financialHealth, margins, returns } from "../financials/Ratios.ts"
import type { Statement } from "../financials/Statement.ts"
import type { PricedStatements } from "../financials/StatementsThen.ts"
import { trailing } from "../financials/Trailing.ts"
import { valuation } from "../financials/Valuation.ts"
import type { Bar } from "../prices/Bar.ts"
import type { MarketCap } from "../shares/MarketCap.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { MarketData } from "./MarketData.ts"
import { Markets } from "./Markets.ts"

/** A price compared with the statements known on its day. */
export interface PricedFundamentals {
  /** The end of the latest statement in the multiples; null where none was known on the day of the price. */
  readonly statement_date: string | null
  readonly valuation: Valuation
}

/** The ratios of statements, by themselves and with a price. */
export interface StatementFundamentals extends PricedFundamentals {
  /** The latest annual statement, the basis of margins, returns, growth and health; null when there is none. */
  readonly annual: Pick<Statement, "fiscal_date" | "year" | "sales"> | null
  readonly growth: Growth
  readonly margins: Margins
  readonly returns: Returns
  readonly financial_health: FinancialHealth
}

/** The ratios of a company, and the market data that its multiples are based on. */
export interface CompanyFundamentals extends StatementFundamentals {
  readonly market: MarketData
}

/** The lines of statements that the ratios are computed from. */
export const ratioLines = selectionOf(
  withDerivations([
    "sales",
    "gross_profit",
    "operating_income",
    "ebit",
    "ebitda",
    "interest_expense",
    "pretax_income",
    "income_tax",
    "net_income",
    "free_cash_flow",
    "total_assets",
    "cash_and_cash_equivalents",
    "short_term_investments",
    "total_debt",
    "total_shareholders_equity",
    "preferred_stock",
    "non_controlling_interest"
  ])
)

/** Computes the multiples of a market cap from the statements of either period known on its day, in any order. */
export const pricedFundamentals = (
  { market_cap, market_cap_currency }: Pick<MarketCap, "market_cap" | "market_cap_currency">,
  onPriceDay: ReadonlyArray<Statement>
): PricedFundamentals => ({
  statement_date: trailing(onPriceDay).latest?.fiscal_date ?? null,
  valuation: valuation(market_cap, market_cap_currency, onPriceDay)
})

/**
 * Computes fundamentals from all statements of either period, newest first within each: margins, returns, growth and
 * health from those known as of the request, multiples from those known on the day of the price.
 *
 * @example
 * ```ts
 * import { fundamentalsOf } from "findata"
 * import { noLines, type Statement } from "findata/financials"
 *
 * // Apple's fiscal year 2020, 10-K, at the market cap of 2020-10-30.
 * const annual: Statement = {
 *   ...noLines,
 *   fiscal_date: "2020-09-26", year: 2020, quarter: null, period: "Annual", months: 12, currency: "USD",
 *   filed_at: "2020-10-30", provenance: {}, sales: 274_515e6, net_income: 57_411e6
 * }
 * const market = { market_cap: 1_850_816e6, market_cap_currency: "USD" }
 * fundamentalsOf(market, { now: [annual], onPriceDay: [annual] })
 * // => { statement_date: "2020-09-26", valuation: { pe_ratio: 32.24 }, margins: { net_margin: 20.91 } }
 * ```
 */
export const fundamentalsOf = (
  market: Pick<MarketCap, "market_cap" | "market_cap_currency">,
  { now, onPriceDay }: PricedStatements
): StatementFundamentals => {
  const annual = now.find(({ period }) => period === "Annual") ?? null
  const lines = annual ?? noLines
  return {
    annual: annual && { fiscal_date: annual.fiscal_date, year: annual.year, sales: annual.sales },
    ...pricedFundamentals(market, onPriceDay),
    growth: growthRates(now),
    margins: margins(lines),
    returns: returns(lines),
    financial_health: financialHealth(lines)
  }
}

const service = Effect.gen(function* () {
  const financials = yield* Financials
  const markets = yield* Markets

  const of = Effect.fn("Fundamentals.of")(function* (
    company: Company,
    as_of: string | null,
    latest?: Bar | null
  ) {
    const market = yield* markets.of(company, as_of, latest)
    const statements = yield* financials.priced(company, as_of, market.price_date, ratioLines)
    const fundamentals: CompanyFundamentals = { market, ...fundamentalsOf(market, statements) }
    return fundamentals
  })

  return { of }
})

/** Ratios of one company by `fundamentalsOf`, from its stored prices, share counts, actions and statements. */
export class Fundamentals extends Context.Service<
  Fundamentals,
  {
    /** As of the end of a day at the exchange; null for now. `latest` is as for `Markets.of`. */
    readonly of: (
      company: Company,
      as_of: string | null,
      latest?: Bar | null
    ) => Effect.Effect<CompanyFundamentals, StoreUnavailable>
  }
>()("findata/core/markets/Fundamentals") {
  static readonly layer: Layer.Layer<Fundamentals, never, Financials | Markets> = Layer.effect(
    Fundamentals,
    service
  )
}
