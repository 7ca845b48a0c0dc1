/** Figures in English, which state the names of all languages. */
export const en = {
  market_cap: [
    "Market cap",
    "Shares outstanding times the latest close, over all share classes of the issuer."
  ],
  companies_count: ["Companies", "Each counts once, with all the share classes that it has listed."],
  industries_count: [
    "Industries",
    "Those that the companies of the sector belong to, in the source's words."
  ],
  market_cap_total: ["Market cap of all", "The sum of the market caps that are known."],
  market_weight_percent: [
    "Share of the market",
    "The known market cap of the sector divided by that of all companies quoted in the same currency."
  ],
  weight_percent: ["Weight", "The share of the sum of all market caps that are known."],
  shares_outstanding: [
    "Shares outstanding",
    "The latest reported count, on today's share basis after splits."
  ],
  pe_ratio: [
    "P/E",
    "Market cap divided by net income of the last four quarters. Not known when net income is not positive."
  ],
  pb_ratio: ["P/B", "Market cap divided by the shareholders' equity of the latest balance sheet."],
  ps_ratio: ["P/S", "Market cap divided by revenue of the last four quarters."],
  ev_ebitda: [
    "EV/EBITDA",
    "Market cap plus debt, preferred stock and minorities less cash, divided by EBITDA of the last four quarters."
  ],
  pfcf_ratio: ["P/FCF", "Market cap divided by free cash flow of the last four quarters."],
  dividend_yield: [
    "Dividend yield",
    "Cash dividends with an ex-date in the twelve months to the latest price, divided by that price."
  ],
  beta: [
    "Beta",
    "The slope of 60 monthly returns, dividends included, on those of the index that the server names (INDEX_SYMBOL); from 24 months on."
  ],
  open: ["Open", "The first price of the day."],
  high: ["High", "The highest price of the day."],
  low: ["Low", "The lowest price of the day."],
  previous_close: ["Previous close", "The close of the bar before the latest, adjusted for splits."],
  volume: ["Volume", "Shares traded on the day of the latest bar."],
  average_volume_20d: ["20-day avg. volume", "The mean of the volumes of the last 20 bars."],
  average_volume_50d: ["50-day avg. volume", "The mean of the volumes of the last 50 bars."],
  range_52w: [
    "52-week range",
    "The lowest low and the highest high of the year to the latest bar, adjusted for splits."
  ],
  returns: [
    "Returns",
    "Change of the close, adjusted for splits but not for dividends, against the last bar on or before the same day of the calendar."
  ],
  sma_20: ["MA 20", "Moving average: the mean of the last 20 closes of the chart's bars."],
  sma_50: ["MA 50", "Moving average: the mean of the last 50 closes of the chart's bars."],
  sma_200: ["MA 200", "Moving average: the mean of the last 200 closes of the chart's bars."],
  bollinger_bands: [
    "Bollinger",
    "The mean of the last 20 closes, and two standard deviations of them above and below it."
  ],
  rsi: [
    "RSI",
    "Wilder's relative strength index: the mean rise as a share of the mean rise and fall of 14 bars, 0 to 100."
  ],
  macd: [
    "MACD",
    "The exponential mean of 12 closes less that of 26; the signal is its exponential mean of 9, the histogram the difference."
  ],
  revenue: ["Revenue", "Revenue of the latest fiscal year."],
  employees: ["Employees", "As the issuer reported them."],
  gross_margin: ["Gross margin", "Gross profit divided by revenue of the fiscal year."],
  ebitda_margin: ["EBITDA margin", "EBITDA divided by revenue of the fiscal year."],
  operating_margin: ["Operating margin", "Operating income divided by revenue of the fiscal year."],
  pretax_margin: ["Pretax margin", "Income before tax divided by revenue of the fiscal year."],
  net_margin: ["Net margin", "Net income divided by revenue of the fiscal year."],
  sales_growth_1y: ["Revenue growth, 1 year", "Change of revenue against the fiscal year before."],
  sales_growth_3y_cagr: [
    "Revenue CAGR, 3 years",
    "Compound annual growth rate of revenue over three fiscal years."
  ],
  sales_growth_5y_cagr: [
    "Revenue CAGR, 5 years",
    "Compound annual growth rate of revenue over five fiscal years."
  ],
  operating_income_growth_3y_cagr: [
    "Op. income CAGR, 3 years",
    "Compound annual growth rate of operating income over three fiscal years; both ends have to be positive."
  ],
  operating_income_growth_5y_cagr: [
    "Op. income CAGR, 5 years",
    "Compound annual growth rate of operating income over five fiscal years; both ends have to be positive."
  ],
  net_income_growth_3y_cagr: [
    "Net income CAGR, 3 years",
    "Compound annual growth rate of net income over three fiscal years; both ends have to be positive."
  ],
  net_income_growth_5y_cagr: [
    "Net income CAGR, 5 years",
    "Compound annual growth rate of net income over five fiscal years; both ends have to be positive."
  ],
  roa: ["ROA", "Net income divided by total assets at the end of the fiscal year."],
  roe: ["ROE", "Net income divided by shareholders' equity at the end of the fiscal year."],
  roic: ["ROIC", "Operating income after tax divided by debt plus equity less cash."],
  operating_income_growth_1y: [
    "Operating income growth, 1 year",
    "Change of operating income against the fiscal year before; both have to be positive."
  ],
  net_income_growth_1y: [
    "Net income growth, 1 year",
    "Change of net income against the fiscal year before; both have to be positive."
  ],
  roce: [
    "ROCE",
    "Earnings before interest and tax divided by total assets less current liabilities at the end of the fiscal year."
  ],
  cash: ["Cash", "Cash and cash equivalents of the latest fiscal year."],
  net_debt: ["Net debt", "Total debt less cash and short-term investments."],
  debt_to_equity_ratio: ["Debt to equity", "Total debt divided by shareholders' equity."],
  interest_coverage_ratio: [
    "Interest coverage",
    "Earnings before interest and tax divided by interest expense."
  ],
  buy_count: [
    "Purchases",
    "Transactions in which insiders bought shares on their own account: SEC's code P, or the source's words. Grants, exercises and gifts aren't purchases."
  ],
  sell_count: [
    "Sales",
    "Transactions in which insiders sold shares: SEC's code S, or the source's words. Shares withheld for taxes and gifts aren't sales."
  ],
  shares_bought: ["Shares bought", "The shares of all purchases in the period."],
  shares_sold: ["Shares sold", "The shares of all sales in the period."],
  net_shares: ["Net shares", "Shares bought less shares sold."],
  net_value: ["Net value", "Purchases less sales at their prices, of those whose price is known."],
  target_price: [
    "Target price",
    "The mean of each broker's latest target of the last twelve months, adjusted for later splits."
  ]
} as const
