/** Reads files of SEC's companyfacts, gzipped or not. */
import { readFileSync } from "node:fs"
import { gunzipSync } from "node:zlib"
import { Effect } from "effect"
import { type CompanyFacts, companyFactsOf } from "../../adapters/sources/edgar/companyfacts/CompanyFacts.ts"

export const readCompanyFacts = (path: string): CompanyFacts => {
  const bytes = readFileSync(path)
  const text = (path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8")
  return Effect.runSync(companyFactsOf(JSON.parse(text), path))
}
