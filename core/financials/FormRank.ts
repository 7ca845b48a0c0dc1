/** Which forms of filings count before others for one figure of one period. */
import type { FiledStatement } from "./Statement.ts"

/** Annual and quarterly reports with their amendments: of the SEC, of DART. */
const periodic = /^(10-[KQ]|20-F|40-F)|(사업|반기|분기)보고서/

/** Reports of an event, such as results before their report is filed: of the SEC, of DART. */
const current = /^[68]-K|잠정/

/** Separate statements, of the parent alone, in a report to DART that may have consolidated ones too. */
const separate = /\(별도\)$/

type Rank = 0 | 1 | 2

const rankOf = (form: string): Rank => {
  if (separate.test(form)) return 1
  if (periodic.test(form)) return 0
  return current.test(form) ? 1 : 2
}

/** There are some hundred kinds of filings, each of which is asked for line by line. */
const formsRemembered = 1000
const ranks = new Map<string, Rank>()

/**
 * The rank of a form; the lowest counts first. Annual and quarterly reports are 0, and so is a statement without a form;
 * current reports and separate statements are 1, everything else (proxy statements, prospectuses) is 2.
 */
export const formRank = (form: string | null): Rank => {
  if (form === null) return 0
  const known = ranks.get(form)
  if (known !== undefined) return known
  const rank = rankOf(form)
  if (ranks.size < formsRemembered) ranks.set(form, rank)
  return rank
}

/** Those with the best rank among them, in the given order. */
export const bestRanked = (statements: ReadonlyArray<FiledStatement>): ReadonlyArray<FiledStatement> => {
  if (statements.length < 2) return statements
  const ranks = statements.map(({ form }) => formRank(form))
  const best = Math.min(...ranks)
  return ranks.every((rank) => rank === best) ? statements : statements.filter((_, i) => ranks[i] === best)
}
