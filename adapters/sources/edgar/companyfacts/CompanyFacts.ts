/** Turns SEC's companyfacts into batches of statements and of counts of shares. */
import { type EntryBatch, rowsBatch } from "../../../../core/mod.ts"
import type { Kept } from "../../content/JsonPart.ts"
import type { CompanyFacts } from "./Facts.ts"
import { amortizations } from "./Depreciation.ts"
import { coverCount, shareCounts } from "./ShareCounts.ts"
import { statementRows } from "./StatementRows.ts"
import { concepts } from "./TagChains.ts"

export { type CompanyFacts, companyFactsOf, isCompanyFacts } from "./Facts.ts"

const readConcepts: ReadonlySet<string> = new Set([...concepts, ...amortizations, coverCount])

/** What is read of a document of EDGAR's: of companyfacts, which has hundreds of concepts, only those of the batches. */
export const keptJson: Kept = ([first, taxonomy, tag]) => {
  if (first === undefined) return "members"
  if (first !== "facts") return "all"
  if (tag === undefined) return "members"
  return readConcepts.has(`${taxonomy}:${tag}`) ? "all" : "nothing"
}

/** The batch, with the facts of its concepts that can't be read as broken rows after the others. */
const withBroken = (
  batch: EntryBatch,
  { broken }: CompanyFacts,
  isRead: (concept: string) => boolean
): EntryBatch => ({
  ...batch,
  broken: broken
    .filter(({ concept }) => isRead(concept))
    .map(({ message }, index) => ({ line: batch.rows.length + index + 1, message }))
})

/**
 * The statements, one row per filing and period, and the counts of shares on cover pages; a kind without rows is left
 * out.
 */
export const companyFactsBatches = (facts: CompanyFacts): ReadonlyArray<EntryBatch> => {
  const { cik } = facts
  const statements = rowsBatch("statements", statementRows(facts), {
    where: ({ filing_id, fiscal_date, span }) => `${filing_id}, ${span} months to ${fiscal_date}`
  })
  const shares = rowsBatch(
    "shares",
    shareCounts(facts).map((counted) => ({ cik, ...counted })),
    { where: ({ date }) => `cover page, ${date}` }
  )
  return [
    withBroken(statements, facts, (concept) => concepts.has(concept)),
    withBroken(shares, facts, (concept) => concept === coverCount)
  ].filter(({ broken, rows }) => rows.length + broken.length > 0)
}
