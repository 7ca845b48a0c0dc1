/** The tables that imports write, in the order in which their records refer to each other. */
import { keepsKnown, type RecordName, type Records, recordKeys } from "../../core/mod.ts"

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
  action_coverage: table("action_coverage", ["known_to"])
}

/** A column of one table that names a record of another by its key. */
export interface Reference {
  readonly from: RecordName
  readonly column: string
  readonly to: RecordName
}

const ofCompany = (from: RecordName): Reference => ({ from, column: "company_id", to: "company" })

export const references: ReadonlyArray<Reference> = [
  { from: "company", column: "exchange", to: "exchange" },
  { from: "company", column: "issuer_id", to: "issuer" },
  ...(["listing", "price_daily", "corporate_action", "action_coverage"] as const).map(ofCompany)
]

/** The columns of a table but `run_id`. */
export const columnsOf = (table: Table): ReadonlyArray<string> => [...table.key, ...table.values]

/** The table that keeps the rows a run replaced, as they were. */
export const correctionOf = (table: Table): string => `${table.name}_correction`
