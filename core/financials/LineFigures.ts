/**
 * Ratios and amounts of a statement's lines beside those of pages, in a file of their own, which the site doesn't carry:
 * flows of a year, balances at its end; or of trailing flows and the latest balances.
 */
import { figuresIn } from "../records/Computation.ts"
import type { Lines } from "./Line.ts"
import { percent, quotient } from "./Quotient.ts"
import {
  healthFigures,
  healthIn,
  less,
  marginFigures,
  marginsIn,
  returnFigures,
  returnsIn,
  sum,
  toSales,
  unlessAbove0
} from "./Ratios.ts"

const dividendsIn = figuresIn<Lines, "dividends">("dividends")

/** Percent of sales beside those of pages, and the tax rate. */
const furtherMargins = marginsIn({
  ebit_margin: toSales("EBIT margin", "ebit", "Earnings before interest and tax to sales"),
  operating_cash_flow_margin: toSales(
    "Operating cash flow margin",
    "operating_cash_flow",
    "Cash from operating activities to sales"
  ),
  free_cash_flow_margin: toSales("Free cash flow margin", "free_cash_flow", "Free cash flow to sales"),
  capital_expenditures_to_sales: toSales(
    "Capital expenditures to sales",
    "capital_expenditures",
    "Purchases of property and equipment to sales"
  ),
  research_and_development_to_sales: toSales(
    "R&D to sales",
    "research_and_development",
    "Research and development expense to sales"
  ),
  selling_general_and_administrative_to_sales: toSales(
    "SG&A to sales",
    "selling_general_and_administrative",
    "Selling, general and administrative expense to sales"
  ),
  stock_based_compensation_to_sales: toSales(
    "Stock compensation to sales",
    "stock_based_compensation",
    "Expense of shares and options granted to employees to sales"
  ),
  effective_tax_rate: {
    title: "Effective tax rate",
    unit: "percent",
    meaning: "Income tax to income before tax, below 0 for a tax benefit",
    formula: "income_tax / pretax_income x 100",
    null_when: unlessAbove0("income before tax"),
    of: (lines) => percent(lines.income_tax, lines.pretax_income)
  }
})

const daysOf = (balance: number | null, flow: number | null): number | null => {
  const share = quotient(balance, flow)
  return share === null ? null : share * 365
}

/** What capital yields and how often it turns over, by balances at the end. */
const furtherReturns = returnsIn({
  roce: {
    title: "ROCE",
    unit: "percent",
    meaning: "EBIT to total assets less current liabilities",
    formula: "ebit / (total_assets - total_current_liabilities) x 100",
    null_when: unlessAbove0("the capital employed"),
    of: (lines) => percent(lines.ebit, less(lines.total_assets, lines.total_current_liabilities))
  },
  gross_profitability: {
    title: "Gross profitability",
    unit: "percent",
    meaning: "Gross profit to total assets",
    formula: "gross_profit / total_assets x 100",
    null_when: unlessAbove0("total_assets"),
    source: "Novy-Marx 2013, The Other Side of Value",
    of: (lines) => percent(lines.gross_profit, lines.total_assets)
  },
  free_cash_flow_to_assets: {
    title: "Free cash flow to assets",
    unit: "percent",
    meaning: "Free cash flow to total assets",
    formula: "free_cash_flow / total_assets x 100",
    null_when: unlessAbove0("total_assets"),
    of: (lines) => percent(lines.free_cash_flow, lines.total_assets)
  },
  asset_turnover: {
    title: "Asset turnover",
    unit: "ratio",
    meaning: "Sales to total assets, a multiple",
    formula: "sales / total_assets",
    null_when: unlessAbove0("total_assets"),
    of: (lines) => quotient(lines.sales, lines.total_assets)
  },
  inventory_turnover: {
    title: "Inventory turnover",
    unit: "ratio",
    meaning: "Cost of goods to inventories, a multiple",
    formula: "cost_of_goods / inventory",
    null_when: unlessAbove0("inventory"),
    of: (lines) => quotient(lines.cost_of_goods, lines.inventory)
  },
  days_sales_outstanding: {
    title: "Days sales outstanding",
    unit: "count",
    meaning: "Days of sales in trade receivables",
    formula: "accounts_receivable / sales x 365",
    null_when: unlessAbove0("sales"),
    of: (lines) => daysOf(lines.accounts_receivable, lines.sales)
  },
  days_inventory_outstanding: {
    title: "Days inventory outstanding",
    unit: "count",
    meaning: "Days of cost of goods in inventories",
    formula: "inventory / cost_of_goods x 365",
    null_when: unlessAbove0("cost_of_goods"),
    of: (lines) => daysOf(lines.inventory, lines.cost_of_goods)
  },
  accruals_to_assets: {
    title: "Accruals to assets",
    unit: "percent",
    meaning: "Net income that isn't cash from operations, to total assets; high accruals tend to reverse",
    formula: "(net_income - operating_cash_flow) / total_assets x 100",
    null_when: unlessAbove0("total_assets"),
    source: "Sloan 1996, with accruals of the cash flow statement as Hribar and Collins 2002",
    of: (lines) => percent(less(lines.net_income, lines.operating_cash_flow), lines.total_assets)
  },
  cash_conversion: {
    title: "Cash conversion",
    unit: "percent",
    meaning: "Cash from operations to net income",
    formula: "operating_cash_flow / net_income x 100",
    null_when: unlessAbove0("net_income"),
    of: (lines) => percent(lines.operating_cash_flow, lines.net_income)
  }
})

/** Liquidity, debt and what is left for shareholders. */
const furtherHealth = healthIn({
  current_ratio: {
    title: "Current ratio",
    unit: "ratio",
    meaning: "Current assets to current liabilities, a multiple",
    formula: "total_current_assets / total_current_liabilities",
    null_when: unlessAbove0("total_current_liabilities"),
    of: (lines) => quotient(lines.total_current_assets, lines.total_current_liabilities)
  },
  quick_ratio: {
    title: "Quick ratio",
    unit: "ratio",
    meaning: "Cash, short-term investments and receivables to current liabilities, a multiple",
    formula:
      "(cash_and_cash_equivalents + short_term_investments + accounts_receivable) / total_current_liabilities; short_term_investments count as 0 where they aren't known",
    null_when: unlessAbove0("total_current_liabilities"),
    of: (lines) =>
      quotient(
        sum(lines.cash_and_cash_equivalents, lines.short_term_investments ?? 0, lines.accounts_receivable),
        lines.total_current_liabilities
      )
  },
  cash_ratio: {
    title: "Cash ratio",
    unit: "ratio",
    meaning: "Cash and short-term investments to current liabilities, a multiple",
    formula:
      "(cash_and_cash_equivalents + short_term_investments) / total_current_liabilities; short_term_investments count as 0 where they aren't known",
    null_when: unlessAbove0("total_current_liabilities"),
    of: (lines) =>
      quotient(
        sum(lines.cash_and_cash_equivalents, lines.short_term_investments ?? 0),
        lines.total_current_liabilities
      )
  },
  working_capital: {
    title: "Working capital",
    unit: "currency",
    meaning: "Current assets less current liabilities",
    formula: "total_current_assets - total_current_liabilities",
    null_when: "",
    of: (lines) => less(lines.total_current_assets, lines.total_current_liabilities)
  },
  net_current_asset_value: {
    title: "Net current asset value",
    unit: "currency",
    meaning: "Current assets less all liabilities and preferred stock",
    formula:
      "total_current_assets - total_liabilities - preferred_stock, which counts as 0 where it isn't known",
    null_when: "",
    source: "Graham and Dodd 1934, Security Analysis",
    of: (lines) => less(lines.total_current_assets, lines.total_liabilities, lines.preferred_stock ?? 0)
  },
  tangible_book_value: {
    title: "Tangible book value",
    unit: "currency",
    meaning: "Equity less goodwill and other intangible assets",
    formula:
      "total_shareholders_equity - goodwill - intangible_assets, each of which counts as 0 where it isn't known",
    null_when: "",
    of: (lines) => less(lines.total_shareholders_equity, lines.goodwill ?? 0, lines.intangible_assets ?? 0)
  },
  invested_capital: {
    title: "Invested capital",
    unit: "currency",
    meaning: "Debt and equity less cash",
    formula: "total_debt + total_shareholders_equity - cash_and_cash_equivalents",
    null_when: "",
    of: (lines) =>
      less(sum(lines.total_debt, lines.total_shareholders_equity), lines.cash_and_cash_equivalents)
  },
  liabilities_to_assets: {
    title: "Liabilities to assets",
    unit: "percent",
    meaning: "Total liabilities to total assets",
    formula: "total_liabilities / total_assets x 100",
    null_when: unlessAbove0("total_assets"),
    of: (lines) => percent(lines.total_liabilities, lines.total_assets)
  },
  debt_to_assets: {
    title: "Debt to assets",
    unit: "percent",
    meaning: "Total debt to total assets",
    formula: "total_debt / total_assets x 100",
    null_when: unlessAbove0("total_assets"),
    of: (lines) => percent(lines.total_debt, lines.total_assets)
  },
  debt_to_capital: {
    title: "Debt to capital",
    unit: "percent",
    meaning: "Total debt to debt and equity together",
    formula: "total_debt / (total_debt + total_shareholders_equity) x 100",
    null_when: unlessAbove0("the capital"),
    of: (lines) => percent(lines.total_debt, sum(lines.total_debt, lines.total_shareholders_equity))
  },
  equity_ratio: {
    title: "Equity ratio",
    unit: "percent",
    meaning: "Equity to total assets",
    formula: "total_shareholders_equity / total_assets x 100",
    null_when: unlessAbove0("total_assets"),
    of: (lines) => percent(lines.total_shareholders_equity, lines.total_assets)
  },
  debt_to_ebitda: {
    title: "Debt to EBITDA",
    unit: "ratio",
    meaning: "Total debt to EBITDA, a multiple",
    formula: "total_debt / ebitda",
    null_when: unlessAbove0("ebitda"),
    of: (lines) => quotient(lines.total_debt, lines.ebitda)
  },
  net_debt_to_ebitda: {
    title: "Net debt to EBITDA",
    unit: "ratio",
    meaning: "Total debt less cash and short-term investments to EBITDA, a multiple",
    formula:
      "(total_debt - cash_and_cash_equivalents - short_term_investments) / ebitda; short_term_investments count as 0 where they aren't known",
    null_when: unlessAbove0("ebitda"),
    of: (lines) => quotient(healthFigures.net_debt.of(lines), lines.ebitda)
  },
  operating_cash_flow_to_debt: {
    title: "Operating cash flow to debt",
    unit: "percent",
    meaning: "Cash from operations to total debt",
    formula: "operating_cash_flow / total_debt x 100",
    null_when: unlessAbove0("total_debt"),
    of: (lines) => percent(lines.operating_cash_flow, lines.total_debt)
  },
  goodwill_to_assets: {
    title: "Goodwill to assets",
    unit: "percent",
    meaning: "Goodwill and other intangible assets to total assets",
    formula:
      "(goodwill + intangible_assets) / total_assets x 100; intangible_assets count as 0 where they aren't known",
    null_when: unlessAbove0("total_assets"),
    of: (lines) => percent(sum(lines.goodwill, lines.intangible_assets ?? 0), lines.total_assets)
  }
})

/** What of the earnings shareholders are paid. */
const payouts = dividendsIn({
  payout_ratio: {
    title: "Payout ratio",
    unit: "percent",
    meaning: "Dividends paid on common stock to net income",
    formula: "common_dividends / net_income x 100",
    null_when: unlessAbove0("net_income"),
    of: (lines) => percent(lines.common_dividends, lines.net_income)
  },
  free_cash_flow_payout_ratio: {
    title: "Payout of free cash flow",
    unit: "percent",
    meaning: "Dividends paid on common stock to free cash flow",
    formula: "common_dividends / free_cash_flow x 100",
    null_when: unlessAbove0("free_cash_flow"),
    of: (lines) => percent(lines.common_dividends, lines.free_cash_flow)
  },
  total_payout_ratio: {
    title: "Total payout ratio",
    unit: "percent",
    meaning: "Dividends and share repurchases to net income",
    formula: "(common_dividends + share_repurchases) / net_income x 100",
    null_when: unlessAbove0("net_income"),
    of: (lines) => percent(sum(lines.common_dividends, lines.share_repurchases), lines.net_income)
  }
})

/** Every ratio and amount that the lines of a year, or trailing flows and the latest balances, give. */
export const lineFigures = {
  ...marginFigures,
  ...furtherMargins,
  ...returnFigures,
  ...furtherReturns,
  ...healthFigures,
  ...furtherHealth,
  ...payouts
}
