/** The manifest of a set of files: what a reader of the set begins with. It is replaced last, as a whole. */
import { Effect, Schema } from "effect"
import { bulkTables } from "../../core/ports.ts"

/** A file of a table; its path is relative to the manifest. */
export const BulkFileEntry = Schema.Struct({
  path: Schema.String.check(Schema.isPattern(/^[a-z_]+\/(year=\d{4}\/)?part-\d+-[0-9a-f]{12}\.parquet$/u)),
  rows: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)),
  size: Schema.Int.check(Schema.isGreaterThan(0)),
  sha256: Schema.String.check(Schema.isPattern(/^[0-9a-f]{64}$/u))
})
export type BulkFileEntry = typeof BulkFileEntry.Type

export const TableEntry = Schema.Struct({
  name: Schema.Literals(bulkTables.map(({ name }) => name)),
  schema_version: Schema.Int,
  rows: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)),
  files: Schema.Array(BulkFileEntry)
})
export type TableEntry = typeof TableEntry.Type

export const Manifest = Schema.Struct({
  created_at: Schema.String,
  /** The newest run of imports that the store had. */
  run: Schema.Int,
  /** The last day on which the rows were known; null for all rows. */
  as_of: Schema.NullOr(Schema.String),
  tables: Schema.Array(TableEntry)
})
export type Manifest = typeof Manifest.Type

/** What is wrong with a set of files, or with the place of one. */
export class SetFault extends Schema.TaggedError<SetFault>()("SetFault", { message: Schema.String }) {}

/** The manifest's name within its folder. */
export const manifestName = "manifest.json"

const ofText = Schema.fromJsonString(Manifest)

/** The manifest of a text; `place` names it in messages. */
export const manifestIn = (place: string, text: string): Effect.Effect<Manifest, SetFault> =>
  Effect.mapError(
    Schema.decodeEffect(ofText)(text),
    ({ message }) =>
      new SetFault({ message: `${place}: expected a manifest that findata export wrote: ${message}` })
  )

/** The text of a manifest. */
export const manifestText = (manifest: Manifest): string => `${JSON.stringify(manifest, null, 2)}\n`
