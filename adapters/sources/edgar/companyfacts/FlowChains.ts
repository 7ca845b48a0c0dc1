/** The formulas of us-gaap tags for flows over a period and figures per share; the first applicable one counts. */
import type { BalanceLine, Line } from "../../../../core/financials/mod.ts"

export const flowChains: { readonly [K in Exclude<Line, BalanceLine>]?: ReadonlyArray<string> } = {
  sales: [
    "Revenues",
    "RevenuesNetOfInterestExpense",
    "RevenueFromContractWithCustomerExcludingAssessedTax",
    "RevenueFromContractWithCustomerIncludingAssessedTax",
    "SalesRevenueNet",
    "SalesRevenueGoodsNet",
    "SalesRevenueServicesNet",
    "RealEstateRevenueNet"
  ],
  cost_of_goods: [
    "CostOfRevenue",
    "CostOfGoodsAndServicesSold",
    "CostOfGoodsSold",
    "CostOfGoodsAndServiceExcludingDepreciationDepletionAndAmortization"
  ],
  gross_profit: [
    "GrossProfit",
    "Revenues - CostOfRevenue",
    "RevenueFromContractWithCustomerExcludingAssessedTax - CostOfRevenue",
    "RevenueFromContractWithCustomerExcludingAssessedTax - CostOfGoodsAndServicesSold",
    "SalesRevenueNet - CostOfGoodsAndServicesSold"
  ],
  research_and_development: [
    "ResearchAndDevelopmentExpense",
    "ResearchAndDevelopmentExpenseExcludingAcquiredInProcessCost"
  ],
  selling_general_and_administrative: [
    "SellingGeneralAndAdministrativeExpense",
    "GeneralAndAdministrativeExpense + SellingAndMarketingExpense",
    "GeneralAndAdministrativeExpense + SellingExpense"
  ],
  operating_income: ["OperatingIncomeLoss"],
  interest_expense: ["InterestExpense", "InterestExpenseNonoperating", "InterestExpenseDebt"],
  pretax_income: [
    "IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest",
    "IncomeLossFromContinuingOperationsBeforeIncomeTaxesMinorityInterestAndIncomeLossFromEquityMethodInvestments",
    "IncomeLossFromContinuingOperationsBeforeIncomeTaxes"
  ],
  income_tax: ["IncomeTaxExpenseBenefit"],
  // The parent's share is preferred.
  net_income: [
    "NetIncomeLoss",
    "ProfitLoss - NetIncomeLossAttributableToNoncontrollingInterest",
    "ProfitLoss",
    "NetIncomeLossAvailableToCommonStockholdersBasic"
  ],
  // By their definitions from the one that belongs to cash flow statements to those that notes use for property alone.
  depreciation_and_amortization: [
    "DepreciationAmortizationAndAccretionNet",
    "DepreciationDepletionAndAmortization",
    "DepreciationAndAmortization",
    "OtherDepreciationAndAmortization + AmortizationOfIntangibleAssets",
    "Depreciation + AmortizationOfIntangibleAssets",
    "Depreciation"
  ],
  // Of the cash flow statement before that of a note, from which a part may be capitalised.
  stock_based_compensation: ["ShareBasedCompensation", "AllocatedShareBasedCompensationExpense"],
  operating_cash_flow: [
    "NetCashProvidedByUsedInOperatingActivities",
    "NetCashProvidedByUsedInOperatingActivitiesContinuingOperations"
  ],
  investing_cash_flow: [
    "NetCashProvidedByUsedInInvestingActivities",
    "NetCashProvidedByUsedInInvestingActivitiesContinuingOperations"
  ],
  financing_cash_flow: [
    "NetCashProvidedByUsedInFinancingActivities",
    "NetCashProvidedByUsedInFinancingActivitiesContinuingOperations"
  ],
  // Payments are facts above 0, as the line is.
  capital_expenditures: ["PaymentsToAcquirePropertyPlantAndEquipment", "PaymentsToAcquireProductiveAssets"],
  // The line of the cash flow statement before a part of it in a note.
  common_dividends: [
    "PaymentsOfDividends - PaymentsOfDividendsPreferredStockAndPreferenceStock",
    "PaymentsOfDividends",
    "PaymentsOfDividendsCommonStock",
    "PaymentsOfOrdinaryDividends"
  ],
  share_repurchases: ["PaymentsForRepurchaseOfCommonStock", "PaymentsForRepurchaseOfEquity"],
  eps_basic: ["EarningsPerShareBasic", "EarningsPerShareBasicAndDiluted"],
  eps_diluted: ["EarningsPerShareDiluted", "EarningsPerShareBasicAndDiluted"],
  shares_basic: [
    "WeightedAverageNumberOfSharesOutstandingBasic",
    "WeightedAverageNumberOfShareOutstandingBasicAndDiluted"
  ],
  shares_diluted: [
    "WeightedAverageNumberOfDilutedSharesOutstanding",
    "WeightedAverageNumberOfShareOutstandingBasicAndDiluted"
  ],
  dividends_per_share: ["CommonStockDividendsPerShareDeclared", "CommonStockDividendsPerShareCashPaid"]
}
