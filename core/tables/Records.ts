/** Every record that imports write, referenced ones first. */
import { CompanyRecord } from "../companies/Company.ts"
import { Exchange } from "../companies/Exchange.ts"
import { Issuer } from "../companies/Issuer.ts"
import { FormerName } from "../companies/FormerName.ts"
import { Listing } from "../companies/Listing.ts"
import { Disclosure } from "../disclosures/Disclosure.ts"
import { FiledStatement } from "../financials/Statement.ts"
import { InsiderTransaction } from "../insiders/InsiderTransaction.ts"
import { Article, ArticleCompany, ArticleTranslation } from "../news/Article.ts"
import { Rate } from "../rates/Rate.ts"
import { DailyBar } from "../prices/Bar.ts"
import { ActionCoverage, CompanyAction } from "../prices/CorporateAction.ts"
import { Report } from "../research/Report.ts"
import { ShareCount } from "../shares/ShareCount.ts"
import type { ImportedAs, RecordOf, ValueOf } from "../records/Record.ts"

/** The declarations of records by table, in an order in which each stands after those that it refers to. */
export const records = {
  exchange: Exchange,
  issuer: Issuer,
  company: CompanyRecord,
  listing: Listing,
  former_name: FormerName,
  price_daily: DailyBar,
  corporate_action: CompanyAction,
  action_coverage: ActionCoverage,
  statement: FiledStatement,
  share_count: ShareCount,
  report: Report,
  insider_transaction: InsiderTransaction,
  disclosure: Disclosure,
  article: Article,
  article_translation: ArticleTranslation,
  article_company: ArticleCompany,
  rate: Rate
} as const

/** The name of a table of imported data. */
export type RecordName = keyof typeof records

/** The declarations of records that files of a kind of import contain. */
export type ImportedRecord = Extract<(typeof records)[RecordName], { readonly importedAs: ImportedAs }>

/** The tables of imported data, with the log of imports, the state of syncs and what operators decided. */
export type StoredTable = RecordName | "import_run" | "source_sync" | "accepted_spike"

/** The types of the records, by table. */
export type Records = { readonly [K in RecordName]: ValueOf<(typeof records)[K]> }

/** The records identified by `source` and `external_id` at their source, and by an id of our own. */
export type NumberedRecord = {
  [K in RecordName]: "external_id" extends keyof Records[K] ? K : never
}[RecordName]

/** The declaration of a table's records. */
export const recordOf = (name: RecordName): RecordOf => records[name]

/** The declarations of all tables. */
export const allRecords: ReadonlyArray<RecordOf & { readonly name: RecordName }> = Object.values(records)

/** The declarations of records that kinds of import are of. */
export const importedRecords: ReadonlyArray<ImportedRecord> = Object.values(records).filter(
  (record) => record.importedAs !== null
)

/** The column of a numbered record's own id. */
export const idColumnOf = (name: NumberedRecord): string => recordOf(name).key[0] as string

/** The tables that refer to a table. */
export const namesReferring = (to: RecordName): ReadonlyArray<RecordName> =>
  allRecords.flatMap(({ name, references }) => (references.some((_) => _.to === to) ? [name] : []))

/** The records that are parts of a table's, with their columns that a whole is found by. */
export const partsOf = (
  whole: RecordName
): ReadonlyArray<{
  readonly name: RecordName
  readonly by: string
  readonly foundBy: ReadonlyArray<string>
}> =>
  allRecords.flatMap(({ foundBy, name, part }) => {
    if (part?.whole !== whole) return []
    const others = foundBy.filter((column) => column !== part.by)
    return others.length === 0 ? [] : [{ name, by: part.by, foundBy: others }]
  })

/** A record as `ImportSink.stage` takes it. */
export type Staged<K extends RecordName> = Records[K] & {
  /** The line of the file that the record came from. */
  readonly line: number
}

/** The records that are staged one by one; bars are staged by column. */
export type StagedName = Exclude<RecordName, "price_daily">
