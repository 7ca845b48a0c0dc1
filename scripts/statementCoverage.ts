/**
 * Prints, for each fiscal year of issuers, how many of the lines that the public API serves their filings fill, as the
 * service answers them; and what each missing line was sought in. Reads SEC's companyfacts, gzipped or not: `node
 * scripts/statementCoverage.ts COMPANYFACTS.json.gz...`
 */
import { publicLines } from "../core/financials/mod.ts"
import { coverage, missingIn } from "./statements/missing.ts"
import { servedBy } from "./statements/served.ts"
import { readCompanyFacts } from "./sample/companyFacts.ts"

const paths = process.argv.slice(2)
if (paths.length === 0) throw new Error("Expected files of companyfacts")

for (const path of paths) {
  const facts = readCompanyFacts(path)
  const { annual } = await servedBy(facts)
  console.log(`${facts.entityName} (CIK ${facts.cik}), of ${publicLines.length} lines`)
  for (const statement of annual) {
    const missing = missingIn(statement, facts)
    const lines = missing.map(({ line }) => line).join(", ")
    console.log(
      `  ${statement.year} to ${statement.fiscal_date}  ${coverage(statement).toFixed(1).padStart(5)} %  ${lines}`
    )
  }
  const sought = new Map(
    annual.flatMap((statement) => missingIn(statement, facts).map((of) => [of.line, of.sought]))
  )
  for (const [line, formulas] of sought) console.log(`  ${line}: sought ${formulas.join("; ")}`)
}
