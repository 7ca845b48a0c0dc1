/** What a kind of import is: the fields its files have, and what is done with their rows. */
import { Effect, type Result } from "effect"
import type { SanitiserService } from "../news/Sanitiser.ts"
import type { ReportFilesService } from "../research/ReportFiles.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import { addDays } from "../time/CalendarDate.ts"
import type { CompanyDirectory } from "./CompanyDirectory.ts"
import type { FileRefused } from "./FileRefused.ts"
import type { CompanyReference, ImportSink, Merged } from "./ImportSink.ts"
import type { Problems } from "./Problem.ts"
import type { Layout } from "./Layout.ts"
import type { ImportOptions } from "./ImportOptions.ts"
import type { Fields, Row } from "./Row.ts"

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

/** The rows of a batch by the fields that they are read for; a row that breaks one of them is refused. */
export type ReadRows = <F extends Fields>(fields: F) => ReadonlyArray<Row<F>>

/** A file under way: rows are accepted batch by batch, and written at the end. */
export interface Intake {
  readonly accept: (rows: ReadRows) => Effect.Effect<void, StoreUnavailable>
  readonly close: Effect.Effect<Outcome, StoreUnavailable | FileRefused>
}

/** What a file's columns and what is said of it come to; an error refuses the file. */
export type LayoutOf = (
  columns: ReadonlyArray<string>,
  options: ImportOptions
) => Result.Result<Layout, string>

/** A kind of import, closed over the type of its rows. */
export interface KindDefinition {
  /** One line for the command's help. */
  readonly summary: string
  readonly fields: Fields
  /** Absent where columns say nothing. */
  readonly layout?: LayoutOf
  readonly open: (desk: Desk) => Effect.Effect<Intake, StoreUnavailable>
}

/** The column that is wrong, and why. */
export type Breach = readonly [column: string, message: string]

/** A kind as it is defined: what it repeats of others may be left out. */
interface Kind<F extends Fields> {
  readonly summary: string
  readonly fields: F
  readonly layout?: LayoutOf
  /** Days and instants that can't lie in the future. */
  readonly past?: ReadonlyArray<keyof F & string>
  /** What is wrong with a row; null when nothing is. */
  readonly breach?: (row: Row<F>) => Breach | null
  /** Gets the rows that break nothing. */
  readonly open: (desk: Desk) => Effect.Effect<
    {
      readonly accept: (rows: ReadonlyArray<Row<F>>) => Effect.Effect<void, StoreUnavailable>
      readonly close: Effect.Effect<Merged & Partial<Outcome>, StoreUnavailable | FileRefused>
    },
    StoreUnavailable
  >
}

/** Tomorrow in UTC is today somewhere. */
const latestDay = ({ today }: Desk): string => addDays(today, 1)

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

/** Closes a kind over its rows: it reads them by its own fields, and accepts those that break none of its rules. */
export const defineKind = <const F extends Fields>(kind: Kind<F>): KindDefinition => {
  const { breach = () => null, fields, past = [], summary } = kind
  const open = Effect.fnUntraced(function* (desk: Desk) {
    const { accept, close } = yield* kind.open(desk)
    const latest = latestDay(desk)
    const isLawful = (row: Row<F>): boolean => {
      const found = futureOf(row, past, latest) ?? breach(row)
      if (found !== null) desk.problems.refuse(row.line, ...found)
      return found === null
    }
    const intake: Intake = {
      accept: (rows) => accept(rows(fields).filter(isLawful)),
      close: Effect.map(close, (outcome) => ({ normalised: 0, notes: [], ...outcome }))
    }
    return intake
  })
  return { summary, fields, open, ...(kind.layout === undefined ? {} : { layout: kind.layout }) }
}
