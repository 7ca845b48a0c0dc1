/** SEC's companyfacts as served: every fact of an issuer's filings by taxonomy, tag and unit. */
import { readFileSync } from "node:fs"
import { gunzipSync } from "node:zlib"

/** One figure in one filing. */
export interface Fact {
  /** The first day of the span; absent for a balance. */
  readonly start?: string
  readonly end: string
  readonly val: number
  /** The filing's accession number. */
  readonly accn: string
  /** The fiscal year by the filing; null in some that aren't periodic. */
  readonly fy: number | null
  /** `10-K`, `10-Q/A`, `8-K`. */
  readonly form: string
  /** The day of filing. */
  readonly filed: string
}

export interface CompanyFacts {
  readonly cik: number
  readonly entityName: string
  readonly facts: Readonly<
    Record<
      string,
      Readonly<Record<string, { readonly units: Readonly<Record<string, ReadonlyArray<Fact>>> }>>
    >
  >
}

/** Reads a file of them, gzipped or not. */
export const readCompanyFacts = (path: string): CompanyFacts => {
  const bytes = readFileSync(path)
  return JSON.parse((path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8"))
}

/** Annual and quarterly reports, and their amendments. */
const isPeriodic = ({ form }: Fact): boolean => /^10-[KQ](\/A)?$/.test(form)

/** The facts of a tag in periodic reports, in the units that `isUnit` accepts. */
export const periodicFacts = (
  { facts }: CompanyFacts,
  taxonomy: string,
  tag: string,
  isUnit: (unit: string) => boolean
): ReadonlyArray<Fact> =>
  Object.entries(facts[taxonomy]?.[tag]?.units ?? {}).flatMap(([unit, all]) =>
    isUnit(unit) ? all.filter(isPeriodic) : []
  )
