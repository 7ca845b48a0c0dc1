/** The growth of lines: which lines over which years, and what it is called. */
import type { FigureMeaning } from "../records/FigureMeaning.ts"
import { type Line, lineMeanings } from "./Line.ts"

/** Lines whose growth is a figure: money, of the latest annual statement against earlier ones. */
const grown = [
  "sales",
  "gross_profit",
  "operating_income",
  "ebitda",
  "net_income",
  "operating_cash_flow",
  "free_cash_flow",
  "total_assets",
  "total_shareholders_equity"
] as const satisfies ReadonlyArray<Line>

/** Per share: their growth needs the splits between. */
const grownPerShare = ["eps_diluted", "dividends_per_share"] as const satisfies ReadonlyArray<Line>

/** Over how many years. */
export const growthYears = [1, 3, 5] as const
type Years = (typeof growthYears)[number]

/** A growth: of which line, over how many years; in percent a year. */
export interface Rate extends Omit<FigureMeaning<"growth">, "name" | "type"> {
  readonly line: Line
  readonly years: Years
}

type NameOf<L extends Line> = `${L}_growth_1y` | `${L}_growth_${3 | 5}y_cagr`

const rateOf = (line: Line, years: Years): Rate => {
  const before = `${line} ${years === 1 ? "a year" : `${years} years`} earlier`
  return {
    title: `${lineMeanings[line].title} ${years === 1 ? "growth, 1 year" : `CAGR, ${years} years`}`,
    group: "growth",
    unit: "percent",
    meaning: `${lineMeanings[line].title}: ${years === 1 ? "growth over one year" : `growth a year, compounded over ${years} years`}`,
    formula:
      years === 1 ? `(${line} / ${before} - 1) x 100` : `((${line} / ${before})^(1/${years}) - 1) x 100`,
    null_when: "either isn't above 0, the currency changed, or the years don't lie that far apart",
    line,
    years
  }
}

const ratesOf = <const L extends Line>(lines: ReadonlyArray<L>): { readonly [K in NameOf<L>]: Rate } =>
  Object.fromEntries(
    lines.flatMap((line) =>
      growthYears.map((years) => [
        `${line}_growth_${years}y${years === 1 ? "" : "_cagr"}`,
        rateOf(line, years)
      ])
    )
  ) as { readonly [K in NameOf<L>]: Rate }

/** Growth of money, by name. */
export const rates = ratesOf(grown)

/** Growth of figures per share, on one basis of shares, by name. */
export const perShareRates = ratesOf(grownPerShare)

/** The growth that a company's page shows, by name. */
export const pageRates = {
  sales_growth_1y: rates.sales_growth_1y,
  sales_growth_3y_cagr: rates.sales_growth_3y_cagr,
  sales_growth_5y_cagr: rates.sales_growth_5y_cagr,
  operating_income_growth_1y: rates.operating_income_growth_1y,
  operating_income_growth_3y_cagr: rates.operating_income_growth_3y_cagr,
  operating_income_growth_5y_cagr: rates.operating_income_growth_5y_cagr,
  net_income_growth_3y_cagr: rates.net_income_growth_3y_cagr,
  net_income_growth_5y_cagr: rates.net_income_growth_5y_cagr
}
