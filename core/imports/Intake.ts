/** A kind of import: the fields of its files, and the processing of their rows. */
import type { CompanyReference } from "../companies/CompanyReference.ts"
import { Effect, type Result } from "effect"
import type { ImportedAs } from "../records/Record.ts"
import type { SanitiserService } from "../news/Sanitiser.ts"
import type { ReportFilesService } from "../research/ReportFiles.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import { addDays } from "../time/CalendarDate.ts"
import { keysOf } from "./subjects/Keys.ts"
import type { LearningDirectory } from "./subjects/LearningDirectory.ts"
import type { FileRefused } from "./FileRefused.ts"
import type { ImportSink, Merged } from "./ImportSink.ts"
import type { Problems } from "./Problem.ts"
import type { Layout } from "./prices/Layout.ts"
import type { PriceFormat } from "./prices/PriceFormat.ts"
import type { ImportOptions } from "./ImportOptions.ts"
import type { CellBlock } from "../cells/CellBlock.ts"
import type { Fields, Row } from "./cells/Row.ts"

/** The context of the import of one file. */
export interface ImportContext {
  readonly options: ImportOptions
  readonly layout: Layout
  /** The fields that the file has columns for. */
  readonly fields: ReadonlySet<string>
  readonly directory: LearningDirectory
  /** The company of every row; null where rows are resolved one by one. */
  readonly company: CompanyReference | null
  readonly sink: ImportSink["Service"]
  readonly problems: Problems
  /** The name of the file as opened. */
  readonly file: string
  /** The store of the PDFs of reports. */
  readonly pdfs: ReportFilesService
  readonly sanitiser: SanitiserService
  readonly run_id: number
  /** Whether the file has rows of this kind only, all of them under this run. */
  readonly isAlone: boolean
  /** The day up to which the rows of actions are all of their companies; null where that is unknown. */
  readonly actionsKnownTo: () => string | null
  /** The day at the start of the import, UTC. */
  readonly today: string
}

/** What happened to a file's rows, apart from those refused while reading. */
export interface Outcome extends Merged {
  readonly normalised: number
  readonly created_companies: number
  readonly notes: ReadonlyArray<string>
}

/** The rows of a batch, parsed by the given fields; rows that don't parse are refused. */
export type ReadRows = <F extends Fields>(fields: F) => ReadonlyArray<Row<F>>

/** Rows of a batch as cells in a text, and where the values of their fields are. */
export interface PlainRows {
  readonly blocks: ReadonlyArray<CellBlock>
  /** The file's column of each field that it has. */
  readonly columnOf: ReadonlyMap<string, string>
  /** The values of fields for rows without their own. */
  readonly given: ReadonlyMap<string, unknown>
}

/** Accepts the rows of a batch by column; false, and nothing done, where they have to be read one by one. */
export type AcceptPlain = (rows: PlainRows) => Effect.Effect<boolean, StoreUnavailable>

/** An import under way: rows are accepted batch by batch, and written at the end. */
export interface Intake {
  readonly accept: (rows: ReadRows) => Effect.Effect<void, StoreUnavailable>
  /** Absent for a kind whose rows are always read one by one. */
  readonly acceptPlain?: AcceptPlain
  readonly close: Effect.Effect<Outcome, StoreUnavailable | FileRefused>
}

/** Infers the layout of a file from its columns and the options; an error refuses the file. */
export type LayoutOf = (
  columns: ReadonlyArray<string>,
  options: ImportOptions,
  formats: ReadonlyArray<PriceFormat>
) => Result.Result<Layout, string>

/** A kind of import, without the type of its rows. */
export interface KindDefinition {
  /** One line for the command's help. */
  readonly summary: string
  readonly fields: Fields
  /** Groups of optional fields, of each of which a row needs one. */
  readonly oneOf: ReadonlyArray<ReadonlyArray<string>>
  /** Whether `--company` may name the company of every row. */
  readonly takesCompany: boolean
  /** Whether a file without rows states that the company given for it has none; otherwise it is refused. */
  readonly meansNone: boolean
  /** Absent where columns have no influence. */
  readonly layout?: LayoutOf
  readonly open: (context: ImportContext) => Effect.Effect<Intake, StoreUnavailable>
}

/** The invalid column, and why it is invalid. */
export type Breach = readonly [column: string, message: string]

/** A kind as declared: common parts may be left out. */
interface Kind<F extends Fields> {
  readonly fields: F
  /** Groups of optional fields, of each of which a row needs one. */
  readonly oneOf?: ReadonlyArray<ReadonlyArray<keyof F & string>>
  /** Set where `--company` may name the company of every row. */
  readonly takesCompany?: true
  /** Set where a file without rows states that the company given for it has none. */
  readonly meansNone?: true
  readonly layout?: LayoutOf
  /** Days and instants that can't lie in the future. */
  readonly past?: ReadonlyArray<keyof F & string>
  /** What is wrong with a row; null for a valid row. */
  readonly breach?: (row: Row<F>) => Breach | null
  /** Receives the valid rows. */
  readonly open: (context: ImportContext) => Effect.Effect<
    {
      readonly accept: (rows: ReadonlyArray<Row<F>>) => Effect.Effect<void, StoreUnavailable>
      readonly acceptPlain?: AcceptPlain
      readonly close: Effect.Effect<Merged & Partial<Outcome>, StoreUnavailable | FileRefused>
    },
    StoreUnavailable
  >
}

/** Tomorrow in UTC is today somewhere. */
const latestDay = ({ today }: ImportContext): string => addDays(today, 1)

const futureOf = <F extends Fields>(
  row: Row<F>,
  past: ReadonlyArray<keyof F & string>,
  latest: string
): Breach | null => {
  for (const column of past) {
    const value: unknown = row[column]
    if (typeof value === "string" && value.slice(0, 10) > latest) return [column, `${value} is in the future`]
  }
  return null
}

/** Closes the kind of a record over its row type: it parses rows by its own fields and accepts the valid ones. */
export const defineKind = <const F extends Fields>(
  { importedAs: { summary } }: { readonly importedAs: ImportedAs },
  kind: Kind<F>
): KindDefinition => {
  const { breach = () => null, fields, oneOf = [], past = [], takesCompany = false, meansNone = false } = kind
  const open = Effect.fnUntraced(function* (context: ImportContext) {
    const { accept, acceptPlain, close } = yield* kind.open(context)
    const latest = latestDay(context)
    const isLawful = (row: Row<F>): boolean => {
      const found = futureOf(row, past, latest) ?? breach(row)
      if (found !== null) context.problems.refuse(row.line, ...found)
      return found === null
    }
    const intake: Intake = {
      accept: Effect.fnUntraced(function* (rows) {
        const lawful = rows(fields).filter(isLawful)
        yield* context.directory.learn(keysOf(lawful))
        yield* accept(lawful)
      }),
      ...(acceptPlain && { acceptPlain }),
      close: Effect.map(close, (outcome) => ({ normalised: 0, created_companies: 0, notes: [], ...outcome }))
    }
    return intake
  })
  return {
    summary,
    fields,
    oneOf,
    takesCompany,
    meansNone,
    open,
    ...(kind.layout === undefined ? {} : { layout: kind.layout })
  }
}
