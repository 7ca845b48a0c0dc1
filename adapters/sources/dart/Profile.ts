/** company.json: one issuer's profile, a company where it has a stock code. */
import type { SourceRow } from "../../../core/mod.ts"
import { lineIn, type Members } from "./Answer.ts"
import { countryOf } from "./CorpCodes.ts"
import { exchangeOfClass } from "./Subjects.ts"

/** The address of a website, which DART mostly writes without its scheme; null for a text that is none. */
const websiteOf = (hm_url: string | null): string | null => {
  if (hm_url === null) return null
  const url = /^https?:\/\//i.test(hm_url) ? hm_url : `http://${hm_url}`
  return /^https?:\/\/[^\s<>"./]+(\.[^\s<>"./]+)+([/?#][^\s<>"]*)?$/i.test(url) ? url : null
}

/**
 * A row of companies, none for an issuer without a stock code. A company on none of the Korea Exchange's markets keeps
 * its code after it was delisted: `known` is the exchange that it is stored on, null where that is unknown.
 */
export const profileRows = (company: Members, known: string | null = null): ReadonlyArray<SourceRow> => {
  const symbol = lineIn(company, "stock_code")
  if (symbol === null) return []
  const exchange = exchangeOfClass(lineIn(company, "corp_cls"))
  const corp_name = lineIn(company, "corp_name")
  return [
    {
      symbol,
      exchange: exchange ?? known ?? "KRX",
      name: lineIn(company, "corp_name_eng") ?? corp_name,
      alias_name: lineIn(company, "stock_name") ?? corp_name,
      country: countryOf(symbol),
      corp_code: lineIn(company, "corp_code"),
      ceo: lineIn(company, "ceo_nm"),
      address: lineIn(company, "adres"),
      phone: lineIn(company, "phn_no"),
      website: websiteOf(lineIn(company, "hm_url")),
      ...(lineIn(company, "corp_cls") === "E" ? { listed: false } : {})
    }
  ]
}
