/** The formulas of us-gaap tags for balances at the end of a period; the first applicable one counts. */
import type { BalanceLine } from "../../../../core/financials/mod.ts"

export const balanceChains: { readonly [K in BalanceLine]?: ReadonlyArray<string> } = {
  total_assets: ["Assets"],
  total_current_assets: ["AssetsCurrent"],
  cash_and_cash_equivalents: ["CashAndCashEquivalentsAtCarryingValue", "Cash", "CashAndDueFromBanks"],
  short_term_investments: [
    "MarketableSecuritiesCurrent",
    "AvailableForSaleSecuritiesCurrent",
    "ShortTermInvestments",
    "AvailableForSaleSecuritiesDebtSecuritiesCurrent",
    "DebtSecuritiesCurrent + EquitySecuritiesFvNi"
  ],
  accounts_receivable: ["AccountsReceivableNetCurrent", "ReceivablesNetCurrent", "AccountsReceivableNet"],
  inventory: ["InventoryNet"],
  total_non_current_assets: ["AssetsNoncurrent", "Assets - AssetsCurrent"],
  properties: [
    "PropertyPlantAndEquipmentNet",
    "PropertyPlantAndEquipmentAndFinanceLeaseRightOfUseAssetAfterAccumulatedDepreciationAndAmortization",
    "PropertyPlantAndEquipmentGross - AccumulatedDepreciationDepletionAndAmortizationPropertyPlantAndEquipment"
  ],
  intangible_assets: ["IntangibleAssetsNetExcludingGoodwill", "FiniteLivedIntangibleAssetsNet"],
  goodwill: ["Goodwill"],
  total_liabilities: [
    "Liabilities",
    "LiabilitiesAndStockholdersEquity - StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest - TemporaryEquityCarryingAmountAttributableToParent",
    "LiabilitiesAndStockholdersEquity - StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest - RedeemableNoncontrollingInterestEquityCarryingAmount",
    "LiabilitiesAndStockholdersEquity - StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest",
    "LiabilitiesAndStockholdersEquity - StockholdersEquity - TemporaryEquityCarryingAmountAttributableToParent",
    "LiabilitiesAndStockholdersEquity - StockholdersEquity"
  ],
  total_current_liabilities: ["LiabilitiesCurrent"],
  total_non_current_liabilities: ["LiabilitiesNoncurrent", "Liabilities - LiabilitiesCurrent"],
  // Short-term borrowings, and the current part of long-term debt; an unfiled one is taken as absent.
  short_term_debt: [
    "DebtCurrent",
    "ShortTermBorrowings + LongTermDebtCurrent",
    "CommercialPaper + LongTermDebtCurrent",
    "CommercialPaper + ConvertibleDebtCurrent",
    "OtherShortTermBorrowings + LongTermDebtCurrent",
    "NotesPayableCurrent + LongTermDebtCurrent",
    "ShortTermBorrowings",
    "CommercialPaper",
    "OtherShortTermBorrowings",
    "NotesPayableCurrent",
    "LongTermDebtCurrent",
    "LongTermDebtAndCapitalLeaseObligationsCurrent",
    "ConvertibleDebtCurrent"
  ],
  long_term_debt: [
    "LongTermDebtNoncurrent",
    "LongTermDebtAndCapitalLeaseObligations",
    "LongTermDebt - LongTermDebtCurrent",
    "LongTermDebt",
    "ConvertibleDebtNoncurrent"
  ],
  total_shareholders_equity: [
    "StockholdersEquity",
    "StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest - MinorityInterest",
    "StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest"
  ],
  preferred_stock: ["PreferredStockValue", "PreferredStockValueOutstanding"],
  non_controlling_interest: ["MinorityInterest"],
  retained_earnings: ["RetainedEarningsAccumulatedDeficit"]
}
