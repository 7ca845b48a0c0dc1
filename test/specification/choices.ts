/** Enumerated parameters with their defaults, transcribed from specification 4 and contract 4 to 8. */
import { basicRoot, page, publicRoot } from "./limits.ts"

/** One of some words. `default` is its value where it is absent, null where that is none of them. */
export interface Choice {
  readonly path: string
  readonly name: string
  readonly words: ReadonlyArray<string>
  readonly default: string | null
  /** As an error lists the words. */
  readonly listed: string
  /** Whether the words may be written in any case. */
  readonly isAnyCase?: true
}

const choice = (
  path: string,
  name: string,
  words: ReadonlyArray<string>,
  fallback: string | null = words[0] ?? null
): Choice => ({
  path,
  name,
  words,
  default: fallback,
  listed: `${words
    .slice(0, -1)
    .map((word) => `'${word}'`)
    .join(", ")} or '${words.at(-1)}'`
})

/** One of some words in any case. */
const anyCaseChoice = (...parameters: Parameters<typeof choice>): Choice => ({
  ...choice(...parameters),
  isAnyCase: true
})

const intervals = ["1day", "1week", "1month"]
const adjustments = ["none", "splits", "all"]
const periods = ["Annual", "Quarterly"]
const locales = ["ko", "en", "ja", "zh"]
const categories = ["eod_summary", "fed_policy", "market_move", "earnings", "breaking"]

export const choices: ReadonlyArray<Choice> = [
  ...[
    `${publicRoot}/stock/prices/PLENTY`,
    `${publicRoot}/stock/prices/PLENTY/history`,
    `${page}/prices`
  ].flatMap((path) => [choice(path, "interval", intervals), choice(path, "adjust", adjustments, "splits")]),
  choice(`${publicRoot}/stock/prices/PLENTY/history`, "order", ["asc", "desc"]),
  choice(`${page}/prices`, "order", ["asc", "desc"]),
  choice(`${basicRoot}/time-series?symbol=PLENTY`, "interval", intervals),
  choice(`${basicRoot}/time-series?symbol=PLENTY`, "adjust", adjustments, "splits"),
  anyCaseChoice(`${publicRoot}/financial/companies/PLENTY/financials`, "period", periods),
  anyCaseChoice(`${page}/financials`, "period", periods),
  choice(`${publicRoot}/financial/companies/PLENTY/financials`, "adjust", ["splits", "none"]),
  choice(`${page}/financials`, "adjust", ["splits", "none"]),
  choice(`${page}/news`, "locale", locales),
  choice(`${page}/news/1`, "locale", locales),
  choice("/v1/sector-analyst/company/1", "locale", locales, "en"),
  choice(`${publicRoot}/news/articles`, "category", categories, null),
  choice(`${publicRoot}/research/reports`, "report_type", ["company_analysis", "industry_analysis"], null)
]
