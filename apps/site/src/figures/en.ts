/**
 * Figures of pages in English, which state the names of all languages: those of the catalogue as it has them, and what pages
 * show besides.
 */
import { english } from "./english.ts"

export const en = {
  ...english,
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
  revenue: ["Revenue", "Revenue from contracts and other operations."],
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
  net_value: ["Net value", "Purchases less sales at their prices, of those whose price is known."]
} as const
