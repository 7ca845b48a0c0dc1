/**
 * Writes the statements and counts of shares of the sample data set from SEC's companyfacts, as served at
 * https://data.sec.gov/api/xbrl/companyfacts/CIK0000320193.json: `node scripts/sampleStatements.ts
 * COMPANYFACTS.json.gz...` sample/companies.csv identifies the issuers.
 */
import { shareCounts } from "../adapters/sources/edgar/companyfacts/ShareCounts.ts"
import { statementRows } from "../adapters/sources/edgar/companyfacts/StatementRows.ts"
import { readCompanyFacts } from "./sample/companyFacts.ts"
import { csvOf, symbolOf, writeSample } from "./sample/files.ts"

const paths = process.argv.slice(2)
if (paths.length === 0) throw new Error("Expected files of companyfacts")

for (const path of paths) {
  const company = readCompanyFacts(path)
  const symbol = symbolOf(Number(company.cik))
  const rows = statementRows(company)
  writeSample(`statements/${symbol}.ndjson.gz`, rows.map((row) => `${JSON.stringify(row)}\n`).join(""))
  writeSample(`shares/${symbol}.csv`, csvOf(shareCounts(company).map((counted) => ({ symbol, ...counted }))))
}
