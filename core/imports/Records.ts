/** The records that imports write, and what makes two of them the same. */
import type { Exchange } from "../companies/Exchange.ts"
import type { Bar } from "../prices/Bar.ts"
import type { CorporateAction } from "../prices/CorporateAction.ts"

/** Who issues securities; several listed ones share it. */
export interface IssuerRecord {
  readonly issuer_id: number
  readonly name: string
  /** SEC's number, 10 digits. */
  readonly cik: string | null
  /** DART's number, 8 digits. */
  readonly corp_code: string | null
}

/** A company as it is written; null leaves what is stored. */
export interface CompanyRecord {
  readonly company_id: number
  readonly issuer_id: number
  readonly symbol: string
  readonly exchange: string
  readonly slug: string
  readonly name: string
  readonly alias_name: string | null
  readonly sector: string | null
  readonly industry: string | null
  readonly country_code: string | null
  readonly currency: string | null
  readonly isin: string | null
  readonly cusip: string | null
  readonly figi_code: string | null
  readonly website: string | null
  readonly description: string | null
  readonly ceo: string | null
  readonly employees: number | null
  readonly address: string | null
  readonly city: string | null
  readonly state: string | null
  readonly zip_code: string | null
  readonly phone: string | null
  readonly stock_type: string | null
  readonly listed: boolean | null
}

/** Which company held a symbol on an exchange from one day to another, both inclusive; null is until today. */
export interface ListingRecord {
  readonly symbol: string
  readonly exchange: string
  readonly valid_from: string
  readonly valid_to: string | null
  readonly company_id: number
}

/** The records of each table that imports write. */
export interface Records {
  readonly exchange: Exchange
  readonly issuer: IssuerRecord
  readonly company: CompanyRecord
  readonly listing: ListingRecord
  readonly price_daily: Bar & { readonly company_id: number }
  readonly corporate_action: CorporateAction & { readonly company_id: number }
  /** Up to which day all corporate actions of a company are known. */
  readonly action_coverage: { readonly company_id: number; readonly known_to: string }
}

export type RecordName = keyof Records

/** What makes two records the same thing. */
export const recordKeys: { readonly [K in RecordName]: ReadonlyArray<keyof Records[K] & string> } = {
  exchange: ["code"],
  issuer: ["issuer_id"],
  company: ["company_id"],
  listing: ["symbol", "exchange", "valid_from"],
  price_daily: ["company_id", "date"],
  corporate_action: ["company_id", "effective_date", "type", "value"],
  action_coverage: ["company_id"]
}

/** The records of which a null says "not known" and leaves what is stored. */
export const keepsKnown: ReadonlySet<RecordName> = new Set<RecordName>(["issuer", "company"])

export type Staged<K extends RecordName> = Records[K] & {
  /** The line of the file that the record is from. */
  readonly line: number
}
