/** A company at a glance. */
import { Schema } from "effect"
import type { CompanyDetail } from "../../../../core/mod.ts"
import { day, figure, figures, pageFields, pairing, text, whole } from "./Members.ts"

/**
 * Prices in `currency`, figures of statements in the statements'. Margins, growth and returns in percent,
 * valuations as multiples.
 */
export const DetailPage = Schema.Struct({
  id: Schema.Int,
  ...pageFields,
  name: Schema.String,
  alias_name: text,
  exchange: Schema.String,
  currency: text,
  description: text,
  ceo: text,
  website: text,
  sector: text,
  industry: text,
  current_price: figure,
  price_change: figure,
  price_change_percent: figure,
  ...pairing,
  employees: whole,
  fiscal_year: whole,
  fiscal_date: day,
  profile: Schema.Struct({
    market_cap: figure,
    revenue: figure,
    shares_outstanding: figure,
    employees: whole
  }),
  margins: Schema.Struct(
    figures("gross_margin", "ebitda_margin", "operating_margin", "pretax_margin", "net_margin")
  ),
  valuation: Schema.Struct(figures("pe_ratio", "pb_ratio", "ps_ratio", "ev_ebitda", "pfcf_ratio")),
  growth: Schema.Struct(
    figures(
      "sales_growth_3y_cagr",
      "sales_growth_5y_cagr",
      "operating_income_growth_3y_cagr",
      "operating_income_growth_5y_cagr",
      "net_income_growth_3y_cagr",
      "net_income_growth_5y_cagr"
    )
  ),
  returns: Schema.Struct(figures("roa", "roe", "roic")),
  financial_health: Schema.Struct(
    figures("cash", "net_debt", "debt_to_equity_ratio", "interest_coverage_ratio")
  )
}).annotate({ identifier: "CompanyDetailPage" }) satisfies Schema.Schema<CompanyDetail>
