/** Made-up facts for tests of the scripts that write the sample, as SEC serves them. */
import type { CompanyFacts, Fact } from "../../scripts/sample/companyFacts.ts"

type Given = Partial<Fact> & Pick<Fact, "end" | "val">

/** A fact in a filing of 2024, with the given members replaced. */
const filing = { accn: "0000000001-24-000001", fy: 2023, form: "10-K", filed: "2024-02-01" }

/** An issuer's facts by `taxonomy:Tag`, and by `taxonomy:Tag UNIT` for a unit other than dollars. */
export const factsOf = (given: Readonly<Record<string, ReadonlyArray<Given>>>): CompanyFacts => {
  const facts: Record<string, Record<string, { units: Record<string, ReadonlyArray<Fact>> }>> = {}
  const all: typeof given = { "us-gaap:Assets": [], ...given }
  for (const [name, values] of Object.entries(all)) {
    const [tag = "", unit = "USD"] = name.split(" ")
    const [taxonomy = "", local = ""] = tag.split(":")
    const tags = (facts[taxonomy] ??= {})
    tags[local] = {
      units: { ...tags[local]?.units, [unit]: values.map((value) => ({ ...filing, ...value })) }
    }
  }
  return { cik: 1234, entityName: "Made Up Inc.", facts }
}

export const year = { start: "2023-01-01", end: "2023-12-31" }
export const quarter = { start: "2023-10-01", end: "2023-12-31" }
export const day = { end: "2023-12-31" }
