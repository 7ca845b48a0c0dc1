/** Which growth of which lines is served. */
import type { Line } from "./Line.ts"

/** The lines whose growth is served, each with its numbers of years. */
export const rates = {
  sales_growth_1y: { line: "sales", years: 1 },
  sales_growth_3y_cagr: { line: "sales", years: 3 },
  sales_growth_5y_cagr: { line: "sales", years: 5 },
  operating_income_growth_1y: { line: "operating_income", years: 1 },
  operating_income_growth_3y_cagr: { line: "operating_income", years: 3 },
  operating_income_growth_5y_cagr: { line: "operating_income", years: 5 },
  net_income_growth_3y_cagr: { line: "net_income", years: 3 },
  net_income_growth_5y_cagr: { line: "net_income", years: 5 }
} as const satisfies Readonly<Record<string, { readonly line: Line; readonly years: number }>>
