/** The accounts of flows over a period and figures per share; the first reported formula counts. */
import type { Line } from "../../../core/financials/mod.ts"
import { type Chain, chainOf } from "./Chain.ts"

const [income, cash] = [chainOf("IS"), chainOf("CF")]

export const flowChains: { readonly [K in Line]?: Chain } = {
  sales: income("ifrs-full_Revenue", "매출액", "수익(매출액)", "영업수익"),
  cost_of_goods: income("ifrs-full_CostOfSales", "매출원가"),
  gross_profit: income("ifrs-full_GrossProfit", "매출총이익"),
  research_and_development: income("ifrs-full_ResearchAndDevelopmentExpense", "연구개발비", "경상개발비"),
  selling_general_and_administrative: income(
    "dart_TotalSellingGeneralAdministrativeExpenses",
    "ifrs-full_SellingGeneralAndAdministrativeExpense",
    "판매비와관리비"
  ),
  operating_income: income(
    "dart_OperatingIncomeLoss",
    "ifrs-full_ProfitLossFromOperatingActivities",
    "영업이익"
  ),
  // Finance costs also contain losses on currencies and derivatives.
  interest_expense: income("ifrs-full_InterestExpense", "dart_InterestExpenseFinanceExpense", "이자비용"),
  pretax_income: income("ifrs-full_ProfitLossBeforeTax", "법인세비용차감전순이익", "법인세차감전순이익"),
  income_tax: income("ifrs-full_IncomeTaxExpenseContinuingOperations", "법인세비용"),
  net_income: income(
    "ifrs-full_ProfitLossAttributableToOwnersOfParent",
    "지배기업의소유주에게귀속되는당기순이익",
    "지배기업소유주지분순이익",
    "ifrs-full_ProfitLoss",
    "당기순이익",
    "반기순이익",
    "분기순이익"
  ),
  eps_basic: income("ifrs-full_BasicEarningsLossPerShare", "기본주당이익", "기본주당순이익"),
  eps_diluted: income("ifrs-full_DilutedEarningsLossPerShare", "희석주당이익", "희석주당순이익"),
  depreciation_and_amortization: cash("ifrs-full_AdjustmentsForDepreciationAndAmortisationExpense", {
    allOf: [
      ["ifrs-full_AdjustmentsForDepreciationExpense", "dart_AdjustmentsForDepreciationExpense"],
      ["ifrs-full_AdjustmentsForAmortisationExpense", "dart_AdjustmentsForAmortisationExpense"]
    ]
  }),
  stock_based_compensation: cash("ifrs-full_AdjustmentsForSharebasedPayments", "주식보상비용"),
  operating_cash_flow: cash("ifrs-full_CashFlowsFromUsedInOperatingActivities", "영업활동현금흐름"),
  investing_cash_flow: cash("ifrs-full_CashFlowsFromUsedInInvestingActivities", "투자활동현금흐름"),
  financing_cash_flow: cash("ifrs-full_CashFlowsFromUsedInFinancingActivities", "재무활동현금흐름"),
  capital_expenditures: cash(
    "ifrs-full_PurchaseOfPropertyPlantAndEquipmentClassifiedAsInvestingActivities",
    "유형자산의취득"
  ),
  common_dividends: cash(
    "ifrs-full_DividendsPaidToEquityHoldersOfParentClassifiedAsFinancingActivities",
    "ifrs-full_DividendsPaidClassifiedAsFinancingActivities",
    "배당금의지급",
    "배당금지급"
  ),
  share_repurchases: cash(
    "ifrs-full_PaymentsToAcquireOrRedeemEntitysShares",
    "자기주식의취득",
    "자기주식취득"
  )
}
