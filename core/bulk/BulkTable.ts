/** Every table that can be taken away whole, declared once: its columns, what chooses its rows, and who may read it. */
import type { Scope } from "../access/keys/Scope.ts"
import { companyFields } from "./companyRows.ts"
import { recordOf, type RecordName } from "../tables/Records.ts"
import { type BulkColumn, columnOf } from "./BulkColumn.ts"
import { lineColumns } from "./statementLines.ts"

/** What rows are of, by the column that names it. */
export type BulkSubject = "company_id" | "issuer_id" | "article_id"

/** A table of stored rows. */
export interface BulkTable {
  readonly name: BulkName
  /** Counts from 1, and rises with a change that a reader has to know of. */
  readonly schema_version: number
  readonly meaning: string
  /** What a key must be allowed to read. */
  readonly scope: Scope
  readonly columns: ReadonlyArray<BulkColumn>
  /** The record whose rows they are. */
  readonly record: RecordName
  /** By which rows are chosen with companies; null where rows are of no company. */
  readonly subject: BulkSubject | null
  /** The record's column, or of a part that of its whole, whose days choose rows; null where rows have no day. */
  readonly day: string | null
  /** The record's columns by the first of which that isn't null a row was known on that day; empty where always. */
  readonly known: ReadonlyArray<string>
  /** The record's columns that rows are sorted by. */
  readonly sort: ReadonlyArray<string>
}

interface Declared extends Partial<Pick<BulkTable, "columns" | "day" | "known" | "sort" | "subject">> {
  readonly meaning: string
  readonly scope: Scope
  readonly record: RecordName
}

const declared = {
  issuers: {
    meaning: "Issuers of securities, with their numbers at registries",
    scope: "read:financial",
    record: "issuer",
    subject: "issuer_id"
  },
  companies: {
    meaning: "Listed securities, also those whose listing ended",
    scope: "read:financial",
    record: "company",
    subject: "company_id",
    columns: companyFields
  },
  listings: {
    meaning: "Which company held a ticker when",
    scope: "read:financial",
    record: "listing",
    subject: "company_id",
    sort: ["company_id", "valid_from", "symbol", "exchange"]
  },
  former_names: {
    meaning: "What issuers were called before",
    scope: "read:financial",
    record: "former_name",
    subject: "issuer_id",
    known: ["valid_from", "valid_to"],
    sort: ["issuer_id", "valid_to", "name"]
  },
  exchanges: { meaning: "Exchanges", scope: "read:financial", record: "exchange" },
  coverage: {
    meaning: "Up to which day all corporate actions of a company are known",
    scope: "read:stock",
    record: "action_coverage",
    subject: "company_id"
  },
  bars: {
    meaning: "Daily bars as traded, unadjusted",
    scope: "read:stock",
    record: "price_daily",
    subject: "company_id"
  },
  actions: {
    meaning: "Splits, dividends and other corporate actions",
    scope: "read:stock",
    record: "corporate_action",
    subject: "company_id"
  },
  rates: { meaning: "Exchange rates of currencies", scope: "read:financial", record: "rate" },
  share_counts: {
    meaning: "Shares outstanding of each class of an issuer",
    scope: "read:financial",
    record: "share_count",
    subject: "issuer_id",
    sort: ["issuer_id", "date", "share_class"]
  },
  statements: {
    meaning: "The lines of financial statements as filed, a row each, of every filing",
    scope: "read:financial",
    record: "statement",
    subject: "issuer_id",
    columns: lineColumns,
    known: ["filed_at"]
  },
  disclosures: {
    meaning: "Filings by issuers",
    scope: "read:financial",
    record: "disclosure",
    subject: "issuer_id",
    sort: ["issuer_id", "rcept_dt", "rcept_no"]
  },
  insiders: {
    meaning: "Trades, grants and exercises by insiders, as filed",
    scope: "read:financial",
    record: "insider_transaction",
    subject: "issuer_id",
    sort: ["issuer_id", "filed_date", "transaction_id"]
  },
  reports: {
    meaning: "Brokers' research reports",
    scope: "read:research",
    record: "report",
    subject: "company_id"
  },
  news: { meaning: "News articles", scope: "read:news", record: "article", subject: "article_id" },
  news_texts: {
    meaning: "The texts of news articles in each of their languages",
    scope: "read:news",
    record: "article_translation",
    subject: "article_id",
    day: "published_at"
  },
  news_companies: {
    meaning: "The companies that news articles name",
    scope: "read:news",
    record: "article_company",
    subject: "article_id",
    day: "published_at"
  }
} satisfies Readonly<Record<string, Declared>>

/** The name of a bulk table. */
export type BulkName = keyof typeof declared

const tableOf = (name: BulkName): BulkTable => {
  const { columns, day, known, meaning, record: of, scope, sort, subject }: Declared = declared[name]
  const record = recordOf(of)
  const dated = day ?? record.dated ?? null
  return {
    name,
    schema_version: 1,
    meaning,
    scope,
    record: of,
    columns: columns ?? record.columns.map((column) => columnOf(record, column)),
    subject: subject ?? null,
    day: dated,
    known: known ?? (dated === null ? [] : [dated]),
    sort: sort ?? record.key
  }
}

/** All tables, referenced ones first. */
export const bulkTables: ReadonlyArray<BulkTable> = (Object.keys(declared) as Array<BulkName>).map(tableOf)

const byName = new Map(bulkTables.map((table) => [table.name, table]))

/** The table of a name. */
export const bulkTable = (name: BulkName): BulkTable => byName.get(name) as BulkTable
