/** A company at a glance: who it is, what it costs, and what its statements come to. */
import type { Company } from "../companies/Company.ts"
import type { DetailGrowth } from "../financials/Growth.ts"
import type { FinancialHealth, Margins, Returns } from "../financials/Ratios.ts"
import type { Valuation } from "../financials/Valuation.ts"
import type { CompanyFundamentals } from "../markets/Fundamentals.ts"
import { type Pairing, pairingOf } from "../markets/Pairing.ts"
import type { LatestPrice } from "./LatestPrice.ts"

/** Null is what is not known. */
export interface CompanyDetail extends Pairing {
  readonly id: number
  readonly name: string
  readonly alias_name: string | null
  readonly symbol: string
  readonly exchange: string
  /** What prices are in; figures of statements are in the statements' own. */
  readonly currency: string | null
  readonly description: string | null
  readonly ceo: string | null
  readonly website: string | null
  readonly sector: string | null
  readonly industry: string | null
  /** The latest split-adjusted close. */
  readonly current_price: number | null
  /** Against the close of the bar before. */
  readonly price_change: number | null
  readonly price_change_percent: number | null
  readonly employees: number | null
  /** Of the latest annual statement, which margins, growth, returns, health and revenue are of. */
  readonly fiscal_year: number | null
  readonly fiscal_date: string | null
  readonly profile: {
    readonly market_cap: number | null
    /** Sales of the fiscal year. */
    readonly revenue: number | null
    /** Of all the issuer's share classes. */
    readonly shares_outstanding: number | null
    readonly employees: number | null
  }
  readonly margins: Margins
  readonly valuation: Valuation
  readonly growth: DetailGrowth
  readonly returns: Returns
  readonly financial_health: FinancialHealth
}

/** The detail of a company out of what is known of it on one day. */
export const companyDetail = (
  company: Company,
  price: Pick<LatestPrice, "current" | "change" | "change_percent">,
  fundamentals: CompanyFundamentals
): CompanyDetail => {
  const { annual, financial_health, growth, margins, market, returns, valuation } = fundamentals
  return {
    id: company.company_id,
    name: company.name,
    alias_name: company.alias_name,
    symbol: company.symbol,
    exchange: company.exchange,
    currency: company.currency,
    description: company.description,
    ceo: company.ceo,
    website: company.website,
    sector: company.sector,
    industry: company.industry,
    current_price: price.current,
    price_change: price.change,
    price_change_percent: price.change_percent,
    ...pairingOf(fundamentals),
    employees: company.employees,
    fiscal_year: annual?.year ?? null,
    fiscal_date: annual?.fiscal_date ?? null,
    profile: {
      market_cap: market.market_cap,
      revenue: annual?.sales ?? null,
      shares_outstanding: market.shares_outstanding,
      employees: company.employees
    },
    margins,
    valuation,
    growth: {
      sales_growth_3y_cagr: growth.sales_growth_3y_cagr,
      sales_growth_5y_cagr: growth.sales_growth_5y_cagr,
      operating_income_growth_3y_cagr: growth.operating_income_growth_3y_cagr,
      operating_income_growth_5y_cagr: growth.operating_income_growth_5y_cagr,
      net_income_growth_3y_cagr: growth.net_income_growth_3y_cagr,
      net_income_growth_5y_cagr: growth.net_income_growth_5y_cagr
    },
    returns,
    financial_health
  }
}
