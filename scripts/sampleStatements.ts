/**
 * Writes the statements and counts of shares of the sample data set from SEC's companyfacts, as served at
 * https://data.sec.gov/api/xbrl/companyfacts/CIK0000320193.json: `node scripts/sampleStatements.ts [--until DAY]
 * COMPANYFACTS.json.gz...` sample/companies.csv identifies the issuers. Of an issuer whose cover pages count its shares by
 * class alone, which companyfacts leaves out, the balance sheets' totals of all classes are written; of one without these, nothing.
 */
import type { CompanyFacts } from "../adapters/sources/edgar/companyfacts/CompanyFacts.ts"
import { type CountedShares, shareCounts } from "../adapters/sources/edgar/companyfacts/ShareCounts.ts"
import { statementRows } from "../adapters/sources/edgar/companyfacts/StatementRows.ts"
import { companiesIn } from "./sample/companyFacts.ts"
import { csvOf, symbolOf, writeSample } from "./sample/files.ts"

/** As the balance sheets have them, oldest first; a later filing may count in later splits, so the first one's is taken. */
const balanceCounts = ({ facts }: CompanyFacts): ReadonlyArray<CountedShares> => {
  const counted = facts.get("us-gaap:CommonStockSharesOutstanding")?.get("shares") ?? []
  const lastFirst = counted.toSorted((a, b) => (a.filed < b.filed ? 1 : -1))
  return [...new Map(lastFirst.map(({ end, val }) => [end, val]))]
    .map(([date, count]) => ({ date, count }))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
}

for (const company of companiesIn(process.argv.slice(2))) {
  const symbol = symbolOf(Number(company.cik))
  const rows = statementRows(company)
  writeSample(`statements/${symbol}.ndjson.gz`, rows.map((row) => `${JSON.stringify(row)}\n`).join(""))
  const covers = shareCounts(company)
  const counts = covers.length > 0 ? covers : balanceCounts(company)
  if (counts.length > 0)
    writeSample(`shares/${symbol}.csv`, csvOf(counts.map((counted) => ({ symbol, ...counted }))))
}
