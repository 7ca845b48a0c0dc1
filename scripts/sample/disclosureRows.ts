/** The filings that an issuer's facts came from, as `import disclosures` reads them. */
import type { CompanyFacts } from "../../adapters/sources/edgar/companyfacts/CompanyFacts.ts"
import { factFilings } from "../../adapters/sources/edgar/companyfacts/FactFilings.ts"

export interface DisclosureRow {
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

/** The latest filings, newest first; of one day, the greater accession number first. */
export const disclosureRows = (
  company: CompanyFacts,
  symbol: string,
  max: number
): ReadonlyArray<DisclosureRow> =>
  factFilings(company)
    .slice(0, max)
    .map(({ accn, filed, form }) => ({
      symbol,
      rcept_no: accn,
      rcept_dt: filed,
      report_nm: form,
      corp_name: company.entityName,
      flr_nm: company.entityName,
      category: categories[form.replace(/\/A$/, "")] ?? form,
      url: `https://www.sec.gov/Archives/edgar/data/${Number(company.cik)}/${accn.replaceAll("-", "")}/`
    }))
