/** The filings that an issuer's facts came from. */
import type { CompanyFacts } from "./Facts.ts"

export interface FactFiling {
  /** The accession number. */
  readonly accn: string
  readonly filed: string
  readonly form: string
}

/** Newest first; of one day, the greater accession number first. */
export const factFilings = ({ facts }: CompanyFacts): ReadonlyArray<FactFiling> => {
  const byNumber = new Map<string, FactFiling>()
  for (const units of facts.values()) {
    for (const all of units.values()) {
      for (const { accn, filed, form } of all) byNumber.set(accn, { accn, filed, form })
    }
  }
  return [...byNumber.values()].toSorted((a, b) => (`${a.filed} ${a.accn}` < `${b.filed} ${b.accn}` ? 1 : -1))
}
