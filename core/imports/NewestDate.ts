/** Notes the newest date that records of a file bear, on their way to the store. */
import type { ImportSink } from "./ImportSink.ts"
import type { RecordName, Records, Staged } from "./Records.ts"

/** The column by which records are dated; companies, issuers and exchanges bear no date. */
const dateColumns: { readonly [K in RecordName]?: keyof Records[K] & string } = {
  listing: "valid_from",
  price_daily: "date",
  corporate_action: "effective_date",
  statement: "fiscal_date",
  share_count: "date",
  report: "report_date",
  insider_transaction: "filed_date",
  disclosure: "rcept_dt",
  article: "published_at"
}

export interface DatingSink {
  readonly sink: ImportSink["Service"]
  /** YYYY-MM-DD; null when no record that was staged bears a date. */
  readonly newest: () => string | null
}

/** The sink, with a note of the newest date of what is staged in it. */
export const datingSink = (sink: ImportSink["Service"]): DatingSink => {
  let newest = ""
  const note = <K extends RecordName>(name: K, records: ReadonlyArray<Staged<K>>): void => {
    const column = dateColumns[name]
    if (column === undefined) return
    for (const record of records) {
      const date = String((record as Readonly<Record<string, unknown>>)[column]).slice(0, 10)
      if (date > newest) newest = date
    }
  }
  return {
    sink: {
      ...sink,
      stage: (name, records) => {
        note(name, records)
        return sink.stage(name, records)
      }
    },
    newest: () => (newest === "" ? null : newest)
  }
}
