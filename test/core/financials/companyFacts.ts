/**
 * Reads the facts of SEC's companyfacts, as served, into statements: one version per filing and period. Enough to
 * compare figures with.
 */
import { readFileSync } from "node:fs"
import { gunzipSync } from "node:zlib"
import { type Line, lines, noLines } from "../../../core/financials/Line.ts"
import type { Span } from "../../../core/financials/Span.ts"
import type { FiledStatement } from "../../../core/financials/Statement.ts"
import { daysBetween } from "../../../core/time/CalendarDate.ts"

interface Fact {
  readonly start?: string
  readonly end: string
  readonly val: number
  readonly accn: string
  readonly fy: number
  readonly form: string
  readonly filed: string
}

export interface CompanyFacts {
  readonly facts: Readonly<
    Record<
      string,
      Readonly<Record<string, { readonly units: Readonly<Record<string, ReadonlyArray<Fact>>> }>>
    >
  >
}

/** The tags of FASB's us-gaap for a line, in order of preference. */
const tagsOf: { readonly [K in Line]?: ReadonlyArray<string> } = {
  sales: ["Revenues", "RevenueFromContractWithCustomerExcludingAssessedTax", "SalesRevenueNet"],
  cost_of_goods: ["CostOfRevenue", "CostOfGoodsAndServicesSold"],
  gross_profit: ["GrossProfit"],
  research_and_development: ["ResearchAndDevelopmentExpense"],
  selling_general_and_administrative: ["SellingGeneralAndAdministrativeExpense"],
  operating_income: ["OperatingIncomeLoss"],
  interest_expense: ["InterestExpense", "InterestExpenseNonoperating"],
  pretax_income: [
    "IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest",
    "IncomeLossFromContinuingOperationsBeforeIncomeTaxesMinorityInterestAndIncomeLossFromEquityMethodInvestments"
  ],
  income_tax: ["IncomeTaxExpenseBenefit"],
  net_income: ["NetIncomeLoss"],
  depreciation_and_amortization: [
    "DepreciationDepletionAndAmortization",
    "DepreciationAmortizationAndAccretionNet"
  ],
  operating_cash_flow: ["NetCashProvidedByUsedInOperatingActivities"],
  investing_cash_flow: ["NetCashProvidedByUsedInInvestingActivities"],
  financing_cash_flow: ["NetCashProvidedByUsedInFinancingActivities"],
  capital_expenditures: ["PaymentsToAcquirePropertyPlantAndEquipment", "PaymentsToAcquireProductiveAssets"],
  common_dividends: ["PaymentsOfDividendsCommonStock", "PaymentsOfDividends"],
  eps_basic: ["EarningsPerShareBasic"],
  eps_diluted: ["EarningsPerShareDiluted"],
  shares_basic: ["WeightedAverageNumberOfSharesOutstandingBasic"],
  shares_diluted: ["WeightedAverageNumberOfDilutedSharesOutstanding"],
  total_assets: ["Assets"],
  total_current_assets: ["AssetsCurrent"],
  cash_and_cash_equivalents: ["CashAndCashEquivalentsAtCarryingValue"],
  short_term_investments: ["MarketableSecuritiesCurrent", "AvailableForSaleSecuritiesCurrent"],
  accounts_receivable: ["AccountsReceivableNetCurrent"],
  inventory: ["InventoryNet"],
  total_non_current_assets: ["AssetsNoncurrent"],
  properties: ["PropertyPlantAndEquipmentNet"],
  goodwill: ["Goodwill"],
  total_liabilities: ["Liabilities"],
  total_current_liabilities: ["LiabilitiesCurrent"],
  total_non_current_liabilities: ["LiabilitiesNoncurrent"],
  short_term_debt: ["DebtCurrent", "LongTermDebtCurrent"],
  long_term_debt: ["LongTermDebtNoncurrent"],
  total_shareholders_equity: ["StockholdersEquity"],
  retained_earnings: ["RetainedEarningsAccumulatedDeficit"]
}

const spanRanges: ReadonlyArray<readonly [from: number, to: number, span: Span]> = [
  [70, 120, 3],
  [140, 229, 6],
  [230, 329, 9],
  [330, 420, 12]
]

const spanOf = ({ end, start }: Fact): Span | undefined => {
  if (start === undefined) return undefined
  const days = daysBetween(start, end)
  return spanRanges.find(([from, to]) => from <= days && days <= to)?.[2]
}

const isPeriodic = ({ form }: Fact): boolean => /^10-[KQ](\/A)?$/.test(form)

/** The facts of a line in periodic filings, with the rank of their tag. */
const factsOf = ({ facts }: CompanyFacts, line: Line) =>
  (tagsOf[line] ?? []).flatMap((tag) =>
    Object.values(facts["us-gaap"]?.[tag]?.units ?? {}).flatMap((unit) => unit.filter(isPeriodic))
  )

export const readCompanyFacts = (symbol: string): CompanyFacts =>
  JSON.parse(gunzipSync(readFileSync(`test/figures/companyfacts/${symbol}.json.gz`)).toString("utf8"))

/** Every version of every period, one per filing; balances belong to each span that ends on their day. */
export const statementsOf = (company: CompanyFacts): ReadonlyArray<FiledStatement> => {
  const found = new Map<string, FiledStatement>()
  const newestYear = new Map<string, string>()
  for (const fact of factsOf(company, "net_income")) {
    if (spanOf(fact) === 12 && fact.end > (newestYear.get(fact.accn) ?? ""))
      newestYear.set(fact.accn, fact.end)
  }
  const put = (line: Line, fact: Fact, span: Span): void => {
    const key = `${fact.accn} ${fact.end} ${span}`
    const isOwnYear = span === 12 && newestYear.get(fact.accn) === fact.end
    const before: FiledStatement = found.get(key) ?? {
      ...noLines,
      issuer_id: 1,
      fiscal_date: fact.end,
      span,
      source: "SEC EDGAR",
      version: fact.accn,
      year: isOwnYear ? fact.fy : null,
      quarter: null,
      filed_at: fact.filed,
      filing_id: fact.accn,
      filing_url: null,
      form: fact.form,
      currency: "USD",
      tags: null
    }
    if (before[line] === null) found.set(key, { ...before, [line]: fact.val })
  }
  for (const line of lines) {
    for (const fact of factsOf(company, line)) {
      const span = spanOf(fact)
      if (span !== undefined) put(line, fact, span)
    }
  }
  for (const line of lines) {
    for (const fact of factsOf(company, line)) {
      if (fact.start !== undefined) continue
      const spans = ([3, 6, 9, 12] as const).filter((span) => found.has(`${fact.accn} ${fact.end} ${span}`))
      for (const span of spans) put(line, fact, span)
    }
  }
  return [...found.values()]
}
