/** Reads files of SEC's companyfacts, gzipped or not. */
import { readFileSync } from "node:fs"
import { parseArgs } from "node:util"
import { gunzipSync } from "node:zlib"
import { Effect } from "effect"
import { type CompanyFacts, companyFactsOf } from "../../adapters/sources/edgar/companyfacts/CompanyFacts.ts"

export const readCompanyFacts = (path: string): CompanyFacts => {
  const bytes = readFileSync(path)
  const text = (path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8")
  return Effect.runSync(companyFactsOf(JSON.parse(text), path))
}

/** Those that were filed by a day. */
const filedBy = (company: CompanyFacts, day: string): CompanyFacts => ({
  ...company,
  facts: new Map(
    [...company.facts].map(([tag, units]) => [
      tag,
      new Map([...units].map(([unit, facts]) => [unit, facts.filter(({ filed }) => filed <= day)]))
    ])
  )
})

/** The files that a script's arguments name, each with the facts filed by the day of `--until`, all without it. */
export const companiesIn = (args: ReadonlyArray<string>): ReadonlyArray<CompanyFacts> => {
  const { positionals, values } = parseArgs({
    args: [...args],
    options: { until: { type: "string" } },
    allowPositionals: true
  })
  if (positionals.length === 0) throw new Error("Expected files of companyfacts")
  const companies = positionals.map(readCompanyFacts)
  const { until } = values
  return until === undefined ? companies : companies.map((company) => filedBy(company, until))
}
