/**
 * Writes the filings of the sample data set, the latest 40 of each issuer, from SEC's companyfacts:
 * `node scripts/sampleDisclosures.ts COMPANYFACTS.json.gz...`
 */
import { readCompanyFacts } from "./sample/companyFacts.ts"
import { disclosureRows } from "./sample/disclosureRows.ts"
import { csvOf, symbolOf, writeSample } from "./sample/files.ts"

const max = 40

const paths = process.argv.slice(2)
if (paths.length === 0) throw new Error("Expected files of companyfacts")

const rows = paths.flatMap((path) => {
  const company = readCompanyFacts(path)
  return disclosureRows(company, symbolOf(Number(company.cik)), max)
})
writeSample("disclosures.csv", csvOf(rows))
