/** The formulas of ifrs-full tags for each line; the first applicable one counts. */
import type { Line } from "../../../../core/financials/mod.ts"

export const ifrsChains: { readonly [K in Line]?: ReadonlyArray<string> } = {
  sales: ["Revenue", "RevenueFromContractsWithCustomers"],
  cost_of_goods: ["CostOfSales"],
  gross_profit: ["GrossProfit"],
  research_and_development: ["ResearchAndDevelopmentExpense"],
  selling_general_and_administrative: [
    "SellingGeneralAndAdministrativeExpense",
    "GeneralAndAdministrativeExpense + SalesAndMarketingExpense",
    "AdministrativeExpense + DistributionCosts"
  ],
  operating_income: ["ProfitLossFromOperatingActivities"],
  // Finance costs contain more than interest, such as losses on debt that is repaid.
  interest_expense: ["InterestExpense", "FinanceCosts"],
  pretax_income: ["ProfitLossBeforeTax"],
  income_tax: ["IncomeTaxExpenseContinuingOperations"],
  net_income: [
    "ProfitLossAttributableToOwnersOfParent",
    "ProfitLoss - ProfitLossAttributableToNoncontrollingInterests",
    "ProfitLoss"
  ],
  depreciation_and_amortization: [
    "AdjustmentsForDepreciationAndAmortisationExpense",
    "DepreciationAndAmortisationExpense",
    "AdjustmentsForDepreciationExpense + AdjustmentsForAmortisationExpense"
  ],
  stock_based_compensation: [
    "AdjustmentsForSharebasedPayments",
    "ExpenseFromSharebasedPaymentTransactionsWithEmployees"
  ],
  // Not CashFlowsFromUsedInOperations, which is before interest and tax.
  operating_cash_flow: [
    "CashFlowsFromUsedInOperatingActivities",
    "IncreaseDecreaseInCashAndCashEquivalentsBeforeEffectOfExchangeRateChanges - CashFlowsFromUsedInInvestingActivities - CashFlowsFromUsedInFinancingActivities",
    "IncreaseDecreaseInCashAndCashEquivalents - EffectOfExchangeRateChangesOnCashAndCashEquivalents - CashFlowsFromUsedInInvestingActivities - CashFlowsFromUsedInFinancingActivities"
  ],
  investing_cash_flow: ["CashFlowsFromUsedInInvestingActivities"],
  financing_cash_flow: ["CashFlowsFromUsedInFinancingActivities"],
  // Payments are facts above 0, as the line is.
  capital_expenditures: ["PurchaseOfPropertyPlantAndEquipmentClassifiedAsInvestingActivities"],
  // Not DividendsPaid, which is what the statement of changes in equity recognises as distributed.
  common_dividends: [
    "DividendsPaidToEquityHoldersOfParentClassifiedAsFinancingActivities",
    "DividendsPaidClassifiedAsFinancingActivities"
  ],
  share_repurchases: ["PaymentsToAcquireOrRedeemEntitysShares"],
  eps_basic: ["BasicEarningsLossPerShare", "BasicAndDilutedEarningsLossPerShare"],
  eps_diluted: ["DilutedEarningsLossPerShare", "BasicAndDilutedEarningsLossPerShare"],
  shares_basic: ["WeightedAverageShares"],
  shares_diluted: ["AdjustedWeightedAverageShares"],
  dividends_per_share: [
    "DividendsRecognisedAsDistributionsToOwnersPerShare",
    "DividendsPaidOrdinarySharesPerShare"
  ],
  total_assets: ["Assets"],
  total_current_assets: ["CurrentAssets"],
  cash_and_cash_equivalents: ["CashAndCashEquivalents"],
  accounts_receivable: ["CurrentTradeReceivables", "TradeAndOtherCurrentReceivables"],
  inventory: ["Inventories"],
  total_non_current_assets: ["NoncurrentAssets", "Assets - CurrentAssets"],
  properties: ["PropertyPlantAndEquipment"],
  intangible_assets: ["IntangibleAssetsOtherThanGoodwill", "IntangibleAssetsAndGoodwill - Goodwill"],
  goodwill: ["Goodwill"],
  total_liabilities: ["Liabilities", "Assets - Equity"],
  total_current_liabilities: ["CurrentLiabilities"],
  total_non_current_liabilities: ["NoncurrentLiabilities", "Liabilities - CurrentLiabilities"],
  short_term_debt: [
    "CurrentBorrowingsAndCurrentPortionOfNoncurrentBorrowings",
    "ShorttermBorrowings + CurrentPortionOfLongtermBorrowings",
    "ShorttermBorrowings",
    "CurrentPortionOfLongtermBorrowings"
  ],
  // As the rest of all borrowings: some issuers include the current part in LongtermBorrowings.
  long_term_debt: [
    "Borrowings - CurrentBorrowingsAndCurrentPortionOfNoncurrentBorrowings",
    "Borrowings - ShorttermBorrowings - CurrentPortionOfLongtermBorrowings",
    "Borrowings - ShorttermBorrowings",
    "Borrowings - CurrentPortionOfLongtermBorrowings",
    "LongtermBorrowings",
    "NoncurrentPortionOfNoncurrentBorrowings"
  ],
  total_shareholders_equity: [
    "EquityAttributableToOwnersOfParent",
    "Equity - NoncontrollingInterests",
    "Equity"
  ],
  non_controlling_interest: ["NoncontrollingInterests"],
  retained_earnings: ["RetainedEarnings"]
}
