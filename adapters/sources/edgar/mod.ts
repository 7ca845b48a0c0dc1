/** The source `edgar`: filings with the US Securities and Exchange Commission. */
import type { Source } from "../../../core/mod.ts"
import { fetchEdgar } from "./fetch/Fetch.ts"
import { forms } from "./files/Parts.ts"
import { readEdgar } from "./files/Read.ts"

export { filingsInIndex } from "./filings/FilingIndex.ts"

export const edgar: Source = {
  name: "edgar",
  title: "SEC EDGAR",
  forms,
  kinds: ["companies", "names", "disclosures", "insiders", "statements", "shares"],
  licence:
    "Filings with the SEC are public information that may be used freely; its servers ask for at most 10 requests a second and for an address of contact.",
  needs: [
    {
      name: "FINDATA_CONTACT",
      meaning: "An e-mail address, which SEC asks every program to send with its requests",
      isSecret: false
    },
    {
      name: "EDGAR_URL",
      meaning: "The address of EDGAR's archives",
      isSecret: false,
      fallback: "https://www.sec.gov"
    },
    {
      name: "EDGAR_DATA_URL",
      meaning: "The address of EDGAR's JSON",
      isSecret: false,
      fallback: "https://data.sec.gov"
    }
  ],
  pace: { perSecond: 10 },
  read: readEdgar,
  fetch: fetchEdgar
}
