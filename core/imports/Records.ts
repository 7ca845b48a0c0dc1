/** The records that imports write, and what makes two of them the same. */
import type { Listing } from "../companies/Listing.ts"
import type { Exchange } from "../companies/Exchange.ts"
import type { Bar } from "../prices/Bar.ts"
import type { CorporateAction } from "../prices/CorporateAction.ts"
import type { Disclosure } from "../disclosures/Disclosure.ts"
import type { FiledStatement } from "../financials/Statement.ts"
import type { Article, ArticleTranslation } from "../news/Article.ts"
import type { InsiderTransaction } from "../insiders/InsiderTransaction.ts"
import type { Report } from "../research/Report.ts"
import type { ShareCount } from "../shares/ShareCount.ts"

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
  /** Ordinary shares that one depositary receipt stands for; null for shares themselves. */
  readonly shares_per_receipt: number | null
  readonly listed: boolean | null
}

/** A statement as it is written: its tags are JSON text. */
export type StatementRecord = Omit<FiledStatement, "tags"> & { readonly tags: string | null }

/** A report as it is written: its key points are JSON text. */
export type ReportRecord = Omit<Report, "key_points"> & { readonly key_points: string | null }

/** An article as it is written. */
export interface ArticleRecord extends Article {
  /** SHA-256 in hex of all that is told of it, translations and companies too: when it changes, some of that did. */
  readonly digest: string
}

/** A translation as it is written: its triggers are JSON text. */
export type ArticleTranslationRecord = Omit<ArticleTranslation, "trigger"> & {
  readonly trigger: string | null
}

/** The records of each table that imports write. */
export interface Records {
  readonly exchange: Exchange
  readonly issuer: IssuerRecord
  readonly company: CompanyRecord
  readonly listing: Listing
  readonly price_daily: Bar & { readonly company_id: number }
  readonly corporate_action: CorporateAction & { readonly company_id: number }
  /** Up to which day all corporate actions of a company are known. */
  readonly action_coverage: { readonly company_id: number; readonly known_to: string }
  readonly statement: StatementRecord
  readonly share_count: ShareCount
  readonly report: ReportRecord
  readonly insider_transaction: InsiderTransaction
  readonly disclosure: Disclosure
  readonly article: ArticleRecord
  readonly article_translation: ArticleTranslationRecord
  readonly article_company: { readonly article_id: number; readonly company_id: number }
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
  action_coverage: ["company_id"],
  statement: ["issuer_id", "fiscal_date", "span", "source", "version"],
  share_count: ["issuer_id", "share_class", "date"],
  report: ["report_id"],
  insider_transaction: ["transaction_id"],
  disclosure: ["rcept_no", "issuer_id"],
  article: ["article_id"],
  article_translation: ["article_id", "locale"],
  article_company: ["article_id", "company_id"]
}

/** The records that their source numbers, `source` and `external_id`, beside the id that they get here. */
export type NumberedRecord = "report" | "insider_transaction" | "article"

/** The columns of those ids. */
export const idColumns = {
  report: "report_id",
  insider_transaction: "transaction_id",
  article: "article_id"
} as const satisfies Readonly<Record<NumberedRecord, string>>

/**
 * The records that are parts of another, and its id among their columns. A file that tells the other tells all its
 * parts: those that it leaves out are removed. Parts are merged before what they are parts of.
 */
export const partsOf: { readonly [K in RecordName]?: { readonly whole: RecordName; readonly by: string } } = {
  article_translation: { whole: "article", by: "article_id" },
  article_company: { whole: "article", by: "article_id" }
}

/** The columns that the first import of a record sets and no later one changes. */
export const setOnce: { readonly [K in RecordName]?: ReadonlyArray<keyof Records[K] & string> } = {
  article: ["created_at"]
}

/** The records of which a null says "not known" and leaves what is stored. */
export const keepsKnown: ReadonlySet<RecordName> = new Set<RecordName>([
  "issuer",
  "company",
  "statement",
  "share_count"
])

export type Staged<K extends RecordName> = Records[K] & {
  /** The line of the file that the record is from. */
  readonly line: number
}
