/** Lines of statements in English, which state the names of all languages. */
export const en = {
  sales: ["Revenue", "Revenue from contracts and other operations."],
  cost_of_goods: ["Cost of revenue", "Cost of the goods and services sold."],
  gross_profit: ["Gross profit", "Revenue less cost of revenue."],
  research_and_development: ["Research and development", "Research and development expense."],
  selling_general_and_administrative: [
    "Selling, general, administrative",
    "Selling, general and administrative expense."
  ],
  operating_income: ["Operating income", "Income from operations, before interest and tax."],
  ebit: [
    "EBIT",
    "Earnings before interest and tax: income before tax plus interest expense, or operating income where interest isn't reported."
  ],
  ebitda: ["EBITDA", "EBIT plus depreciation and amortization."],
  pretax_income: ["Income before tax", "Income before income tax."],
  net_income: ["Net income", "Net income, the parent's share."],
  eps_basic: ["EPS (basic)", "Net income for each weighted average share."],
  eps_diluted: [
    "EPS (diluted)",
    "Net income for each weighted average share, including those that options and convertibles would add."
  ],
  total_assets: ["Total assets", "All assets at the end of the period."],
  total_current_assets: ["Current assets", "Assets that become cash within a year."],
  cash_and_cash_equivalents: [
    "Cash and equivalents",
    "Cash, and investments that mature within about three months."
  ],
  accounts_receivable: ["Receivables", "Trade receivables."],
  inventory: ["Inventories", "Goods for sale, in production, and materials."],
  total_non_current_assets: ["Non-current assets", "Total assets less current assets."],
  properties: ["Property and equipment", "Property, plant and equipment less depreciation."],
  intangible_assets: ["Intangible assets", "Intangible assets other than goodwill."],
  goodwill: ["Goodwill", "What was paid for businesses above their net assets."],
  total_liabilities: ["Total liabilities", "All liabilities at the end of the period."],
  total_current_liabilities: ["Current liabilities", "Liabilities due within a year."],
  total_non_current_liabilities: ["Non-current liabilities", "Total liabilities less current liabilities."],
  total_shareholders_equity: ["Shareholders' equity", "Equity, the parent's share."],
  retained_earnings: ["Retained earnings", "Accumulated earnings less what was distributed."],
  operating_cash_flow: ["Operating cash flow", "Cash from operating activities."],
  investing_cash_flow: ["Investing cash flow", "Cash from investing activities; an outflow is negative."],
  financing_cash_flow: ["Financing cash flow", "Cash from financing activities; an outflow is negative."],
  capital_expenditures: [
    "Capital expenditures",
    "Purchases of property and equipment; an outflow is positive."
  ],
  free_cash_flow: ["Free cash flow", "Operating cash flow less capital expenditures."],
  common_dividends: ["Dividends paid", "Dividends paid on common stock; an outflow is positive."],
  interest_expense: ["Interest expense", "Interest on debt."],
  income_tax: ["Income tax", "Income tax expense."],
  depreciation_and_amortization: [
    "Depreciation and amortization",
    "Depreciation of property and equipment, and amortization of intangible assets."
  ],
  stock_based_compensation: [
    "Stock-based compensation",
    "Expense of shares and options granted to employees, as the cash flow statement adds it back."
  ],
  share_repurchases: ["Share repurchases", "Payments for the issuer's own shares; an outflow is positive."],
  short_term_investments: ["Short-term investments", "Investments due within a year."],
  short_term_debt: ["Short-term debt", "Debt due within a year."],
  long_term_debt: ["Long-term debt", "Debt due after a year."],
  total_debt: ["Total debt", "Short-term and long-term debt."],
  preferred_stock: ["Preferred stock", "Preferred stock within equity."],
  non_controlling_interest: ["Minority interest", "Equity of others in subsidiaries."],
  shares_basic: ["Shares (basic)", "Weighted average shares."],
  shares_diluted: ["Shares (diluted)", "Weighted average shares after dilution."],
  dividends_per_share: ["Dividends per share", "Dividends declared for each share of common stock."]
} as const
