/** The tables that imports write, in the order in which their records refer to each other. */
import { keepsKnown, lines, type RecordName, type Records, recordKeys } from "../../core/mod.ts"

export interface Table {
  readonly name: RecordName
  /** What makes two records the same. */
  readonly key: ReadonlyArray<string>
  readonly values: ReadonlyArray<string>
  /** Whether a null of the file leaves what is stored. */
  readonly keepsKnown: boolean
}

const table = <K extends RecordName>(
  name: K,
  values: ReadonlyArray<(keyof Records[K] & string) | "name_lower" | "alias_name_lower" | "sector_lower">
): Table => ({ name, key: recordKeys[name], values, keepsKnown: keepsKnown.has(name) })

const companyValues = [
  "issuer_id",
  "symbol",
  "exchange",
  "slug",
  "name",
  "alias_name",
  "name_lower",
  "alias_name_lower",
  "sector",
  "sector_lower",
  "industry",
  "country_code",
  "currency",
  "isin",
  "cusip",
  "figi_code",
  "website",
  "description",
  "ceo",
  "employees",
  "address",
  "city",
  "state",
  "zip_code",
  "phone",
  "stock_type",
  "listed"
] as const

export const tables: Readonly<Record<RecordName, Table>> = {
  exchange: table("exchange", ["mic_code", "operating_mic", "name", "country_code", "time_zone", "currency"]),
  issuer: table("issuer", ["name", "cik", "corp_code"]),
  company: table("company", companyValues),
  listing: table("listing", ["valid_to", "company_id"]),
  price_daily: table("price_daily", ["open", "high", "low", "close", "volume"]),
  corporate_action: table("corporate_action", ["reference_close"]),
  action_coverage: table("action_coverage", ["known_to"]),
  statement: table("statement", [
    "year",
    "quarter",
    "filed_at",
    "filing_id",
    "form",
    "currency",
    "tags",
    ...lines
  ]),
  share_count: table("share_count", ["count", "company_id"]),
  report: table("report", [
    "source",
    "external_id",
    "company_id",
    "title",
    "report_date",
    "report_type",
    "securities_firm",
    "analyst",
    "stock_name",
    "industry_category",
    "opinion",
    "target_price",
    "currency",
    "summary",
    "key_points",
    "pdf"
  ]),
  insider_transaction: table("insider_transaction", [
    "source",
    "external_id",
    "issuer_id",
    "filed_date",
    "transaction_date",
    "insider_name",
    "position",
    "relationship",
    "transaction_type",
    "transaction_code",
    "shares_change",
    "price",
    "currency",
    "shares_owned_after",
    "ownership_percent",
    "is_direct",
    "filing_id",
    "filing_url"
  ]),
  disclosure: table("disclosure", [
    "corp_code",
    "corp_name",
    "stock_code",
    "corp_cls",
    "report_nm",
    "flr_nm",
    "rcept_dt",
    "rm",
    "category",
    "is_correction",
    "url"
  ])
}

/** A column of one table that names a record of another by its key. */
export interface Reference {
  readonly from: RecordName
  readonly column: string
  readonly to: RecordName
}

const ofCompany = (from: RecordName): Reference => ({ from, column: "company_id", to: "company" })
const ofIssuer = (from: RecordName): Reference => ({ from, column: "issuer_id", to: "issuer" })

export const references: ReadonlyArray<Reference> = [
  { from: "company", column: "exchange", to: "exchange" },
  ...(["company", "statement", "share_count", "insider_transaction", "disclosure"] as const).map(ofIssuer),
  ...(
    ["listing", "price_daily", "corporate_action", "action_coverage", "share_count", "report"] as const
  ).map(ofCompany)
]

/** The columns of a table but `run_id`. */
export const columnsOf = (table: Table): ReadonlyArray<string> => [...table.key, ...table.values]

/** The table that keeps the rows a run replaced, as they were. */
export const correctionOf = (table: Table): string => `${table.name}_correction`
