/** The filings that an issuer's facts came from, as `import disclosures` reads them. */
import type { CompanyFacts } from "./companyFacts.ts"

export interface Filing {
  readonly symbol: string
  readonly rcept_no: string
  readonly rcept_dt: string
  readonly report_nm: string
  readonly corp_name: string
  readonly flr_nm: string
  readonly category: string
  readonly url: string
}

/** The categories of SEC's forms, by the form without `/A`. */
const categories: Readonly<Record<string, string>> = {
  "10-K": "Annual report",
  "10-Q": "Quarterly report",
  "8-K": "Current report",
  "DEF 14A": "Proxy statement",
  "424B5": "Prospectus"
}

/** The latest filings, newest first; on the same day, the greater accession number first. */
export const filings = (
  { cik, entityName, facts }: CompanyFacts,
  symbol: string,
  most: number
): ReadonlyArray<Filing> => {
  const all = Object.values(facts).flatMap((tags) =>
    Object.values(tags).flatMap(({ units }) => Object.values(units).flat())
  )
  const byNumber = new Map(all.map(({ accn, filed, form }) => [accn, { filed, form }]))
  return [...byNumber]
    .map(
      ([accn, { filed, form }]): Filing => ({
        symbol,
        rcept_no: accn,
        rcept_dt: filed,
        report_nm: form,
        corp_name: entityName,
        flr_nm: entityName,
        category: categories[form.replace(/\/A$/, "")] ?? form,
        url: `https://www.sec.gov/Archives/edgar/data/${cik}/${accn.replaceAll("-", "")}/`
      })
    )
    .toSorted((a, b) => (`${a.rcept_dt} ${a.rcept_no}` < `${b.rcept_dt} ${b.rcept_no}` ? 1 : -1))
    .slice(0, most)
}
