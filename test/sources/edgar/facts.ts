/** Made-up facts of an issuer, as SEC serves them. */
import { Effect } from "effect"
import {
  type CompanyFacts,
  companyFactsOf
} from "../../../adapters/sources/edgar/companyfacts/CompanyFacts.ts"
import type { Fact } from "../../../adapters/sources/edgar/companyfacts/Facts.ts"

type Given = Partial<Fact> & Pick<Fact, "end" | "val">

/** The accession number of an issuer's filing of 2024. */
export const accn = (number: number): string => `0000001234-24-${String(number).padStart(6, "0")}`

/** A fact in a filing of 2024, with the given members replaced. */
const filing = { accn: accn(1), fy: 2023, form: "10-K", filed: "2024-02-01" }

/** The JSON of facts by `taxonomy:Tag`, and by `taxonomy:Tag UNIT` for a unit other than dollars. */
export const jsonOf = (given: Readonly<Record<string, ReadonlyArray<Given>>>) => {
  const facts: Record<string, Record<string, { units: Record<string, ReadonlyArray<Fact>> }>> = {}
  for (const [name, values] of Object.entries(given)) {
    const [concept = "", unit = "USD"] = name.split(" ")
    const [taxonomy = "", tag = ""] = concept.split(":")
    const tags = (facts[taxonomy] ??= {})
    tags[tag] = {
      units: { ...tags[tag]?.units, [unit]: values.map((value) => ({ ...filing, ...value })) }
    }
  }
  return { cik: 1234, entityName: "Made Up Inc.", facts }
}

export const factsOf = (given: Readonly<Record<string, ReadonlyArray<Given>>>): CompanyFacts =>
  Effect.runSync(companyFactsOf(jsonOf(given), "made-up.json"))

export const year = { start: "2023-01-01", end: "2023-12-31" }
export const quarter = { start: "2023-10-01", end: "2023-12-31" }
export const day = { end: "2023-12-31" }
