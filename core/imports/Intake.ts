/** What a kind of import is: the fields its files have, and what is done with their rows. */
import type { Effect, Result } from "effect"
import type { SanitiserService } from "../news/Sanitiser.ts"
import type { ReportFilesService } from "../research/ReportFiles.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { FileRefused } from "./FileRefused.ts"
import type { CompanyDirectory } from "./CompanyDirectory.ts"
import type { ImportKind } from "./ImportRun.ts"
import type { CompanyReference, ImportSink, Merged } from "./ImportSink.ts"
import type { Problems } from "./Problem.ts"
import type { Layout } from "./Layout.ts"
import type { SaidNotation } from "./Notation.ts"
import type { Fields, Row } from "./Row.ts"

/** How prices in a file are adjusted; `all` can't be taken back to raw ones. */
export type Basis = "raw" | "splits" | "all"

/** How one file is to be taken in. */
export interface ImportOptions {
  /** For a file of one security. */
  readonly symbol: string | null
  readonly exchange: string | null
  /** The slug of the company that every row is of, whatever its symbol; null to find it by the rows. */
  readonly company: string | null
  readonly source: string | null
  /** Null leaves it to the format, else to the file's columns. */
  readonly basis: Basis | null
  /** The name of a vendor's format of prices; null leaves it to the file's header. */
  readonly format: string | null
  /** Makes a bare company for a symbol that nobody is known to hold. */
  readonly createCompanies: boolean
  /** Refuses the whole file for one bad row. */
  readonly strict: boolean
  /** The file's columns to fields. */
  readonly map: ReadonlyMap<string, string>
  /** What fields hold, as text in plain notation, where a row doesn't say. */
  readonly set: ReadonlyMap<string, string>
  readonly notation: SaidNotation
}

/** Who tells what a file holds: in the operator's words, else simply an import. */
export const sourceOf = ({ source }: ImportOptions): string => source ?? "import"

/** What a kind works with while one file is taken in. */
export interface Desk {
  readonly options: ImportOptions
  readonly layout: Layout
  /** The fields that the file has columns of. */
  readonly fields: ReadonlySet<string>
  readonly directory: CompanyDirectory
  /** Whose every row is; null where the rows say whose they are. */
  readonly company: CompanyReference | null
  readonly sink: ImportSink["Service"]
  readonly problems: Problems
  /** The name of the file, as it was opened. */
  readonly file: string
  /** Where the PDFs of reports are kept. */
  readonly pdfs: ReportFilesService
  readonly sanitiser: SanitiserService
  readonly run_id: number
  /** The day at the start of the import, UTC. */
  readonly today: string
}

/** What became of a file's rows beyond those refused while they were read. */
export interface Outcome extends Merged {
  readonly normalised: number
  readonly notes: ReadonlyArray<string>
}

/** A file under way: rows are accepted batch by batch, and written at the end. */
export interface Intake<F extends Fields> {
  readonly accept: (rows: ReadonlyArray<Row<F>>) => Effect.Effect<void, StoreUnavailable>
  readonly close: Effect.Effect<Outcome, StoreUnavailable | FileRefused>
}

export interface KindDefinition<F extends Fields> {
  readonly kind: ImportKind
  /** One line for the command's help. */
  readonly summary: string
  readonly fields: F
  /** What a file's columns and what is said of it come to; an error refuses the file. Absent where columns say nothing. */
  readonly layout?: (columns: ReadonlyArray<string>, options: ImportOptions) => Result.Result<Layout, string>
  readonly open: (desk: Desk) => Effect.Effect<Intake<F>, StoreUnavailable>
}

/** Keeps the kind's own field types where it is defined. */
export const defineKind = <F extends Fields>(definition: KindDefinition<F>): KindDefinition<F> => definition
