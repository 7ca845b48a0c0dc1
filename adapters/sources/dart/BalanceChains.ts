/** The accounts of balances at the end of a period; the first reported formula counts. */
import type { BalanceLine } from "../../../core/financials/mod.ts"
import { type Chain, chainOf, type Formula } from "./Chain.ts"

const balance = chainOf("BS")

/**
 * Borrowings due within a year: the total, else its parts. Labels are those of accounts that filers name themselves.
 */
const shortTermDebt: ReadonlyArray<Formula> = [
  "ifrs-full_CurrentBorrowingsAndCurrentPortionOfNoncurrentBorrowings",
  {
    anyOf: [
      [
        "ifrs-full_ShorttermBorrowings",
        "dart_ShortTermBorrowings",
        "ifrs-full_CurrentLoansReceived",
        "단기차입금"
      ],
      [
        "ifrs-full_CurrentPortionOfLongtermBorrowings",
        "dart_CurrentPortionOfLongTermBorrowings",
        "ifrs-full_CurrentPortionOfNoncurrentLoansReceived",
        "유동성장기부채",
        "유동성장기차입금"
      ],
      ["dart_CurrentPortionOfBonds", "ifrs-full_CurrentPortionOfNoncurrentBondsIssued", "유동성사채"],
      ["dart_CurrentPortionOfConvertibleBonds", "유동성전환사채"]
    ]
  }
]

/** Borrowings due after a year. */
const longTermDebt: ReadonlyArray<Formula> = [
  {
    anyOf: [
      [
        "ifrs-full_LongtermBorrowings",
        "dart_LongTermBorrowingsGross",
        "ifrs-full_NoncurrentPortionOfNoncurrentLoansReceived",
        "장기차입금"
      ],
      [
        "ifrs-full_NoncurrentPortionOfNoncurrentBondsIssued",
        "dart_BondsIssued",
        "ifrs-full_BondsIssued",
        "사채"
      ],
      ["dart_ConvertibleBonds", "전환사채"],
      ["dart_BondWithWarrant", "신주인수권부사채"]
    ]
  }
]

export const balanceChains: { readonly [K in BalanceLine]?: Chain } = {
  total_assets: balance("ifrs-full_Assets", "자산총계"),
  total_current_assets: balance("ifrs-full_CurrentAssets", "유동자산"),
  cash_and_cash_equivalents: balance("ifrs-full_CashAndCashEquivalents", "현금및현금성자산"),
  short_term_investments: balance(
    "ifrs-full_ShorttermDepositsNotClassifiedAsCashEquivalents",
    "dart_ShortTermDepositsNotClassifiedAsCashEquivalents",
    "단기금융상품"
  ),
  accounts_receivable: balance(
    "ifrs-full_CurrentTradeReceivables",
    "ifrs-full_TradeAndOtherCurrentReceivables",
    "매출채권",
    "매출채권및기타채권"
  ),
  inventory: balance("ifrs-full_Inventories", "재고자산"),
  total_non_current_assets: balance("ifrs-full_NoncurrentAssets", "비유동자산"),
  properties: balance("ifrs-full_PropertyPlantAndEquipment", "유형자산"),
  intangible_assets: balance("ifrs-full_IntangibleAssetsOtherThanGoodwill"),
  goodwill: balance("ifrs-full_Goodwill", "영업권"),
  total_liabilities: balance("ifrs-full_Liabilities", "부채총계"),
  total_current_liabilities: balance("ifrs-full_CurrentLiabilities", "유동부채"),
  total_non_current_liabilities: balance("ifrs-full_NoncurrentLiabilities", "비유동부채"),
  short_term_debt: balance(...shortTermDebt),
  long_term_debt: balance(...longTermDebt),
  total_shareholders_equity: balance(
    "ifrs-full_EquityAttributableToOwnersOfParent",
    "지배기업의소유주에게귀속되는자본",
    "지배기업소유주지분",
    "ifrs-full_Equity",
    "자본총계"
  ),
  non_controlling_interest: balance("ifrs-full_NoncontrollingInterests", "비지배지분"),
  retained_earnings: balance("ifrs-full_RetainedEarnings", "이익잉여금")
}
