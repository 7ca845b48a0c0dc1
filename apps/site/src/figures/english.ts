/** Figures that pages show, in the catalogue's words: npm run docs writes them. */
export const english = {
  market_cap: [
    "Market cap",
    "Shares outstanding times the latest close, over all share classes of the issuer."
  ],
  shares_outstanding: ["Shares outstanding", "Shares outstanding of all the issuer's share classes."],
  pe_ratio: ["P/E", "Market cap to net income of twelve months, a multiple."],
  pb_ratio: ["P/B", "Market cap to equity of the latest balance sheet, a multiple."],
  ps_ratio: ["P/S", "Market cap to sales of twelve months, a multiple."],
  ev_ebitda: [
    "EV/EBITDA",
    "Enterprise value to EBITDA of twelve months, a multiple; below 0 with more cash than market cap and debt together."
  ],
  pfcf_ratio: ["P/FCF", "Market cap to free cash flow of twelve months, a multiple."],
  dividend_yield: [
    "Dividend yield",
    "Cash dividends of twelve months to the latest close; 0 when none was paid."
  ],
  beta: ["Beta", "Slope of monthly total returns on those of the configured index, over up to 60 months."],
  open: ["Open", "The first price of the latest bar."],
  high: ["High", "The highest price of the latest bar."],
  low: ["Low", "The lowest price of the latest bar."],
  previous_close: ["Previous close", "The close of the bar before, however many days earlier."],
  volume: ["Volume", "Shares traded on the day of the latest bar."],
  average_volume_20d: ["Average volume, 20 days", "Mean volume of the last 20 bars."],
  average_volume_50d: ["Average volume, 50 days", "Mean volume of the last 50 bars."],
  employees: ["Employees", "Full-time employees."],
  gross_margin: ["Gross margin", "Gross profit to sales."],
  ebitda_margin: ["EBITDA margin", "EBITDA to sales."],
  operating_margin: ["Operating margin", "Operating income to sales."],
  pretax_margin: ["Pretax margin", "Income before tax to sales."],
  net_margin: ["Net margin", "Net income to sales."],
  sales_growth_1y: ["Revenue growth, 1 year", "Revenue: growth over one year."],
  sales_growth_3y_cagr: ["Revenue CAGR, 3 years", "Revenue: growth a year, compounded over 3 years."],
  sales_growth_5y_cagr: ["Revenue CAGR, 5 years", "Revenue: growth a year, compounded over 5 years."],
  operating_income_growth_3y_cagr: [
    "Operating income CAGR, 3 years",
    "Operating income: growth a year, compounded over 3 years."
  ],
  operating_income_growth_5y_cagr: [
    "Operating income CAGR, 5 years",
    "Operating income: growth a year, compounded over 5 years."
  ],
  net_income_growth_3y_cagr: [
    "Net income CAGR, 3 years",
    "Net income: growth a year, compounded over 3 years."
  ],
  net_income_growth_5y_cagr: [
    "Net income CAGR, 5 years",
    "Net income: growth a year, compounded over 5 years."
  ],
  roa: ["ROA", "Net income to total assets."],
  roe: ["ROE", "Net income to equity."],
  roic: ["ROIC", "Operating income after tax to debt and equity less cash."],
  operating_income_growth_1y: ["Operating income growth, 1 year", "Operating income: growth over one year."],
  net_income_growth_1y: ["Net income growth, 1 year", "Net income: growth over one year."],
  roce: ["ROCE", "EBIT to total assets less current liabilities."],
  cash: ["Cash", "Cash and its equivalents."],
  net_debt: [
    "Net debt",
    "Total debt less cash and short-term investments, below 0 with more of these than debt."
  ],
  debt_to_equity_ratio: ["Debt to equity", "Total debt to equity, a multiple."],
  interest_coverage_ratio: ["Interest coverage", "EBIT to interest expense, a multiple; below 0 for a loss."],
  target_price: ["Target price", "The mean of the firms' latest targets."],
  eps_diluted: ["EPS (diluted)", "Earnings per share after dilution."],
  enterprise_value: [
    "Enterprise value",
    "Market cap, debt, preferred stock and others' equity in subsidiaries, less cash."
  ],
  fcf_yield: ["Free cash flow yield", "Free cash flow to market cap."],
  peg_ratio: ["PEG", "P/E to the growth of diluted earnings per share a year over five years, a multiple."],
  current_ratio: ["Current ratio", "Current assets to current liabilities, a multiple."],
  payout_ratio: ["Payout ratio", "Dividends paid on common stock to net income."],
  last_dividend: [
    "Last dividend",
    "The last cash dividend up to the day, an amount a share as traded on its ex-date."
  ],
  last_ex_dividend_date: ["Last ex-dividend date", "The ex-date of the last cash dividend up to the day."],
  dividends_12m: [
    "Dividends, 12 months",
    "Cash dividends a share with ex-date in the twelve months to the latest bar, on the shares of the day."
  ],
  dividend_frequency: ["Dividends a year", "Ex-dates of cash dividends in the year to the last of them."],
  dividends_12m_growth_1y: [
    "Dividend growth, 1 year",
    "Growth of the dividends of twelve months over those of the twelve months before."
  ],
  dividends_12m_growth_3y_cagr: [
    "Dividend CAGR, 3 years",
    "Growth of the dividends of twelve months a year, compounded over 3 years."
  ],
  dividends_12m_growth_5y_cagr: [
    "Dividend CAGR, 5 years",
    "Growth of the dividends of twelve months a year, compounded over 5 years."
  ],
  return_1m: ["Return, 1 month", "Change of the price over a month, adjusted for splits."],
  return_ytd: [
    "Return, year to date",
    "Change of the price over the calendar year to date, adjusted for splits."
  ],
  return_1y: ["Return, 1 year", "Change of the price over a year, adjusted for splits."]
} as const
