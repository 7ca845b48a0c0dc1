/** The request by which others have the indicators of a chart. */
import type { Answer } from "../../../../../../adapters/client/mod.ts"
import { noteRequest } from "../../../data/requests.ts"
import type { ShownCompany } from "../../../subject/company.ts"
import type { PlacedIndicator } from "./placed.ts"

/** The most bars that the service answers with indicators. */
export const maxIndicatorBars = 5000

/** Those that are drawn, as requests have them. */
export const expressionsOf = (indicators: ReadonlyArray<PlacedIndicator>): string =>
  indicators.map(({ expression }) => expression).join(",")

/**
 * What such an answer would be of: a chart computes its indicators itself, and its request is noted as that of an answer is.
 * Null for no indicators.
 */
export const takenIndicators = (
  { adjust, company_id, interval, symbol }: Answer<"listCompanyPrices">,
  { at }: Pick<ShownCompany, "at">,
  indicators: ReadonlyArray<PlacedIndicator>,
  bars: number
): object | null => {
  if (indicators.length === 0) return null
  const taken = { company_id, symbol }
  noteRequest(taken, {
    name: "listCompanyIndicators",
    parameters: {
      company_id,
      indicators: expressionsOf(indicators),
      interval,
      adjust,
      limit: Math.max(1, Math.min(bars, maxIndicatorBars)),
      ...at
    }
  })
  return taken
}
