/** A company at a glance: profile, price, and ratios of its statements. */
import { Schema } from "effect"
import { Company } from "../companies/Company.ts"
import { FinancialHealth, Growth, lineFields, Margins, Returns, Valuation } from "../financials/Fields.ts"
import type { CompanyFundamentals } from "../markets/Fundamentals.ts"
import { MarketData } from "../markets/MarketData.ts"
import { Pairing, pairingOf } from "../markets/Pairing.ts"
import { membersOf, pick } from "../records/Members.ts"
import { nullable } from "../records/Record.ts"
import { day, whole } from "../records/Scalar.ts"
import { LatestPrice } from "../prices/LatestPrice.ts"

/** Compound rates only. */
const DetailGrowth = Schema.Struct(
  pick(Growth.fields, [
    "sales_growth_3y_cagr",
    "sales_growth_5y_cagr",
    "operating_income_growth_3y_cagr",
    "operating_income_growth_5y_cagr",
    "net_income_growth_3y_cagr",
    "net_income_growth_5y_cagr"
  ])
)

/** Prices in `currency`, figures of statements in the statements' own currency. */
export const CompanyDetail = Schema.Struct({
  id: Company.fields.company_id,
  ...pick(Company.fields, ["name", "alias_name", "symbol", "exchange", "currency", "description", "ceo"]),
  ...pick(Company.fields, ["website", "sector", "industry"]),
  current_price: LatestPrice.fields.current,
  price_change: LatestPrice.fields.change,
  price_change_percent: LatestPrice.fields.change_percent,
  ...Pairing.fields,
  employees: Company.fields.employees,
  fiscal_year: nullable(
    whole,
    "The fiscal year of the latest annual statement, the basis of margins, growth, returns, health and revenue"
  ),
  fiscal_date: nullable(day, "The last day of that fiscal year"),
  profile: Schema.Struct({
    ...pick(MarketData.fields, ["market_cap"]),
    revenue: lineFields.sales,
    ...pick(MarketData.fields, ["shares_outstanding"]),
    employees: Company.fields.employees
  }),
  margins: Margins,
  valuation: Valuation,
  growth: DetailGrowth,
  returns: Returns,
  financial_health: FinancialHealth
})
export interface CompanyDetail extends Schema.Schema.Type<typeof CompanyDetail> {}

const detailOf = membersOf(CompanyDetail)
const growthOf = membersOf(DetailGrowth)

/**
 * The detail of a company from its data as of one day.
 *
 * @example
 * ```ts
 * import { Effect, Layer } from "effect"
 * import { Companies, companyDetail, dataServices, Fundamentals, latestPrice, Prices } from "findata"
 * import { storesLayer } from "findata/sqlite"
 *
 * const program = Effect.gen(function* () {
 *   const apple = yield* (yield* Companies).bySymbol("AAPL")
 *   const lastTwo = { from: null, to: null, limit: 2, interval: "1day", adjust: "splits", as_of: "2021-03-31" } as const
 *   const bars = yield* (yield* Prices).recent(apple, lastTwo)
 *   return companyDetail(apple, latestPrice(bars), yield* (yield* Fundamentals).of(apple, "2021-03-31"))
 * })
 * const services = Layer.provide(dataServices, storesLayer({ directory: ".findata", busyTimeout: 5000 }))
 * await Effect.runPromise(Effect.provide(program, services))
 * // => { symbol: "AAPL", current_price: 122.15, price_change_percent: 1.88, fiscal_year: 2020 }
 * ```
 */
export const companyDetail = (
  company: Company,
  price: Pick<LatestPrice, "current" | "change" | "change_percent">,
  fundamentals: CompanyFundamentals
): CompanyDetail => {
  const { annual, growth, market } = fundamentals
  return detailOf({
    ...company,
    ...fundamentals,
    ...pairingOf(fundamentals),
    id: company.company_id,
    current_price: price.current,
    price_change: price.change,
    price_change_percent: price.change_percent,
    fiscal_year: annual?.year ?? null,
    fiscal_date: annual?.fiscal_date ?? null,
    profile: {
      market_cap: market.market_cap,
      revenue: annual?.sales ?? null,
      shares_outstanding: market.shares_outstanding,
      employees: company.employees
    },
    growth: growthOf(growth)
  })
}
