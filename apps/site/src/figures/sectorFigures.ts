/** The figures of a sector as pages show them. */
import type { Answer } from "../../../../adapters/client/mod.ts"
import { change, compact, number, percent } from "../language/format.ts"

/** How a figure is distributed in a sector. */
export type SectorFigure = Answer<"getSector">["figures"][number]

type Name = SectorFigure["figure"]

/** Returns and growth, with their sign. */
const changes: ReadonlySet<Name> = new Set(["return_1m", "return_ytd", "return_1y"])

const percents: ReadonlySet<Name> = new Set([
  "operating_margin",
  "net_margin",
  "roe",
  "roa",
  "sales_growth_1y"
])

/** Of the latest fiscal year of each company, where a company's own pages show twelve months too. */
export const ofLatestYear: ReadonlySet<Name> = new Set([
  "operating_margin",
  "net_margin",
  "roe",
  "roa",
  "debt_to_equity_ratio",
  "sales_growth_1y"
])

/** A figure's value in its unit. */
export const sectorValue = (name: Name, value: number | null): string => {
  if (name === "market_cap") return compact(value)
  if (name === "dividend_yield") return percent(value, 2)
  if (changes.has(name)) return change(value, 1)
  return percents.has(name) ? percent(value) : number(value)
}
