/** A company of the API: one listed security. Securities of one issuer share its statements and disclosures. */
import { Schema, Struct } from "effect"
import { field, nullable, record, type ValueOf } from "../records/Record.ts"
import {
  count,
  country,
  currency,
  flag,
  id,
  pattern,
  positive,
  prose,
  sector,
  symbol,
  text,
  url
} from "../records/Scalar.ts"
import { Exchange } from "./Exchange.ts"

/** A company as it is stored. */
export const CompanyRecord = record(
  "company",
  {
    key: ["company_id"],
    nullKeeps: true,
    unique: ["slug"],
    foundBy: ["company_id", "issuer_id", "symbol", "slug", "isin"],
    importedAs: {
      kind: "companies",
      summary: "companies: symbol, exchange and name (of new companies), and more of each when known",
      before: "exchanges"
    }
  },
  {
    company_id: field(id, "The company's id, never reused; a company is one listed security", {
      example: 320
    }),
    issuer_id: field(id, "The issuer of the security", { references: "issuer" }),
    symbol: field(symbol, "Ticker on its exchange", { example: "AAPL", searched: true }),
    exchange: field(text, "The exchange's code", { example: "NASDAQ", references: "exchange" }),
    slug: field(
      pattern(/^[a-z0-9]+(-[a-z0-9]+)*$/, "a slug of lower-case letters, digits and hyphens"),
      "The company's part of a page's address, unique and stable",
      { example: "apple-inc" }
    ),
    name: field(text, "English name", { example: "Apple Inc.", searched: true }),
    alias_name: nullable(text, "Name in the local language; null where none is known", {
      example: "삼성전자",
      searched: true
    }),
    sector: nullable(sector, "Sector: one of eleven, or an operator's own", {
      example: "Technology",
      searched: true
    }),
    industry: nullable(text, "Industry within the sector, in the source's words", {
      example: "Consumer Electronics"
    }),
    country_code: nullable(country, "ISO 3166-1 code of the issuer's home country", { example: "US" }),
    currency: nullable(currency, "What its prices are quoted in: ISO 4217, or GBX, ILA, ZAC for hundredths", {
      example: "USD"
    }),
    isin: nullable(pattern(/^[A-Z]{2}[A-Z0-9]{9}\d$/, "an ISIN of 12 characters"), "ISO 6166 number", {
      example: "US0378331005"
    }),
    cusip: nullable(
      pattern(/^[0-9A-Z*@#]{9}$/, "a CUSIP of 9 characters"),
      "CUSIP; null for securities outside the US",
      {
        example: "037833100"
      }
    ),
    figi_code: nullable(
      pattern(/^[A-Z0-9]{12}$/, "a FIGI of 12 characters"),
      "Financial Instrument Global Identifier",
      {
        example: "BBG000B9XRY4"
      }
    ),
    website: nullable(url, "The issuer's website", { example: "https://www.apple.com" }),
    description: nullable(prose, "What the issuer does, in prose"),
    ceo: nullable(text, "Chief executive"),
    employees: nullable(count, "Full-time employees", { unit: "people", example: 164000 }),
    address: nullable(text, "Street and number of the head office"),
    city: nullable(text, "City of the head office"),
    state: nullable(text, "State or province of the head office"),
    zip_code: nullable(text, "Postal code of the head office"),
    phone: nullable(text, "Telephone of the head office"),
    stock_type: nullable(text, "What kind of security it is, in the source's words", {
      example: "Common Stock"
    }),
    shares_per_receipt: nullable(
      positive,
      "Ordinary shares that one depositary receipt represents; null for shares themselves",
      { unit: "shares", example: 6 }
    ),
    listed: nullable(flag, "Whether it is listed; false when its listing ended", { example: true })
  }
)
export interface CompanyRecord extends ValueOf<typeof CompanyRecord> {}

const listed = field(flag, "False when its listing ended", { example: true })

/** A company as lists return it. */
export const CompanySummary = Schema.Struct({
  ...Struct.pick(CompanyRecord.fields, [
    "company_id",
    "symbol",
    "name",
    "alias_name",
    "exchange",
    "sector",
    "country_code"
  ]),
  listed
})
export interface CompanySummary extends ValueOf<{ readonly schema: typeof CompanySummary }> {}

/** A company with the fields of its exchange. */
export const Company = Schema.Struct({
  ...CompanyRecord.fields,
  listed,
  mic_code: Exchange.fields.mic_code,
  time_zone: Exchange.fields.time_zone,
  exchange_country_code: Exchange.fields.country_code,
  operating_mic: Exchange.fields.operating_mic
})
export interface Company extends ValueOf<{ readonly schema: typeof Company }> {}

/** The company, listed unless known not to be. */
export const withListed = <C extends { readonly listed: boolean | null }>(
  company: C
): Omit<C, "listed"> & { readonly listed: boolean } => ({ ...company, listed: company.listed ?? true })

/** A stored company with the fields of its exchange. */
export const companyOf = (
  stored: CompanyRecord,
  { country_code, mic_code, operating_mic, time_zone }: Exchange
): Company => ({
  ...withListed(stored),
  mic_code,
  time_zone,
  exchange_country_code: country_code,
  operating_mic
})

/** Says which company there isn't, by the name as requested, and the nearest stored symbol, if any. */
export const companyNotFoundText = (symbol: string, nearest: string | null): string =>
  `Company not found: ${symbol}${nearest === null ? "" : `; the nearest symbol is ${nearest}`}`

/** No stored company has the symbol, slug or id. */
export class CompanyNotFound extends Schema.TaggedError<CompanyNotFound>()("CompanyNotFound", {
  /** The symbol, slug or id as requested. */
  symbol: Schema.String,
  /** A stored symbol that is a single edit away; null where there is none. */
  nearest: Schema.NullOr(Schema.String)
}) {
  override get message(): string {
    return companyNotFoundText(this.symbol, this.nearest)
  }
}
