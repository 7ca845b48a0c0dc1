/** By which name screens have the figures of pages. */
import type { FigureName } from "./FigureTexts.ts"

/** Those with another name there, and null for those that are of a sector or market, or of many values. */
const others: { readonly [Name in FigureName]?: string | null } = {
  companies_count: null,
  industries_count: null,
  market_cap_total: null,
  market_weight_percent: null,
  weight_percent: null,
  range_52w: "position_52w",
  returns: null,
  sma_20: "sma(20)",
  sma_50: "sma(50)",
  sma_200: "sma(200)",
  bollinger_bands: null,
  rsi: "rsi(14)",
  macd: null,
  revenue: "sales"
}

/** The figure's name in screens; null where they have none. */
export const screenedName = (name: FigureName): string | null =>
  name in others ? (others[name] ?? null) : name
