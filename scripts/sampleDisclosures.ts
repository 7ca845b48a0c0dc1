/**
 * Writes the filings of the sample data set, the latest 40 of each issuer, from SEC's companyfacts:
 * `node scripts/sampleDisclosures.ts [--until DAY] COMPANYFACTS.json.gz...` Issuers that aren't among the files keep theirs.
 */
import { companiesIn } from "./sample/companyFacts.ts"
import { disclosureRows } from "./sample/disclosureRows.ts"
import { csvOf, readRecords, symbolOf, writeSample } from "./sample/files.ts"

const max = 40

const rows = companiesIn(process.argv.slice(2)).flatMap((company) =>
  disclosureRows(company, symbolOf(Number(company.cik)), max)
)
const written = new Set(rows.map(({ symbol }) => symbol))
const kept = readRecords("disclosures.csv").filter(({ symbol = "" }) => !written.has(symbol))
writeSample("disclosures.csv", csvOf([...kept, ...rows]))
