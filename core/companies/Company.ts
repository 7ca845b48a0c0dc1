/** A company of the API: one listed security. Securities of one issuer share its statements and disclosures. */
import { Schema } from "effect"

const text = Schema.NullOr(Schema.String)

/** A company as lists have it. Null is what is not known. */
export const CompanySummary = Schema.Struct({
  company_id: Schema.Int,
  symbol: Schema.String,
  name: Schema.String,
  /** The name in the local language. */
  alias_name: text,
  /** The exchange's code, `NASDAQ`. */
  exchange: Schema.String,
  sector: text,
  /** ISO 3166-1 two-letter code of the issuer's home country. */
  country_code: text,
  /** False when its listing ended. */
  listed: Schema.Boolean
})
export type CompanySummary = typeof CompanySummary.Type

export const Company = Schema.Struct({
  ...CompanySummary.fields,
  issuer_id: Schema.Int,
  slug: Schema.String,
  industry: text,
  /** What its prices are in: ISO 4217, or GBX, ILA, ZAC for hundredths. */
  currency: text,
  mic_code: text,
  isin: text,
  website: text,
  description: text,
  /** `Common Stock`, `Preferred`, `ETF`, `보통주`: in the words it was imported by. */
  stock_type: text,
  /** The exchange's IANA zone, country and operator. */
  time_zone: Schema.String,
  exchange_country_code: Schema.String,
  operating_mic: Schema.String
})
export type Company = typeof Company.Type

/** More that may be known of a company, for its profile. Null is what is not known. */
export const CompanyProfile = Schema.Struct({
  ceo: text,
  employees: Schema.NullOr(Schema.Int),
  figi_code: text,
  cusip: text,
  address: text,
  city: text,
  state: text,
  zip_code: text,
  phone: text
})
export type CompanyProfile = typeof CompanyProfile.Type

export class CompanyNotFound extends Schema.TaggedError<CompanyNotFound>()("CompanyNotFound", {
  /** What was asked for, as it was asked: a symbol, a slug or an id. */
  symbol: Schema.String
}) {}
