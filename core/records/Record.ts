/**
 * Declares each record once, as a Schema with annotations: its fields with their meaning, unit and example, and how an
 * import treats them. Columns, keys, references, import fields, rows and bodies follow from it.
 */
import { Schema } from "effect"
import type { Field as Cell } from "../cells/Field.ts"
import { optional } from "../cells/Field.ts"
import { type ColumnType, orNull, storageOf } from "./Scalar.ts"

/** Properties of a field beside its type. */
export interface FieldOptions<A = unknown> {
  /** The unit of a number: `percent`, `shares`, `currency`. */
  readonly unit?: string
  readonly example?: A
  /** What makes a number null beside a missing operand, in words that follow "null where". */
  readonly nullWhen?: string
  /** The table that the value refers to. */
  readonly references?: string
  /** Searched in any case: the table has a second column with the text in lower case. */
  readonly searched?: boolean
  /** Set by the first import, never changed by a later one. */
  readonly once?: boolean
}

const options = "findata/field"

interface Declared extends FieldOptions {
  readonly meaning?: string
}

const optionsOf = (schema: Schema.Top): Declared =>
  (Schema.resolveAnnotations(schema)?.[options] as Declared | undefined) ?? {}

/** What a field was declared to mean, and when it is null; both empty for a schema that isn't a field. */
export const meaningOf = (schema: Schema.Top): { readonly meaning: string; readonly null_when: string } => {
  const { meaning = "", nullWhen = "" } = optionsOf(schema)
  return { meaning, null_when: nullWhen }
}

const described = (meaning: string, { nullWhen, unit }: FieldOptions): string =>
  [
    meaning,
    ...(nullWhen === undefined ? [] : [`null where ${nullWhen}`]),
    ...(unit === undefined ? [] : [`in ${unit}`])
  ].join("; ")

/**
 * A field that is never null. `meaning` is a sentence without its full stop; it becomes the description in JSON Schema.
 */
export const field = <S extends Schema.Top>(
  schema: S,
  meaning: string,
  more: FieldOptions<S["Type"]> = {}
): S["Rebuild"] =>
  schema.annotate({
    description: described(meaning, more),
    ...(more.example === undefined ? {} : { examples: [more.example] }),
    [options]: { ...more, meaning }
  } as Schema.Annotations.Bottom<S["Type"], S["~type.parameters"]>)

/** A field that is null when unknown; `meaning` says so where null means something else. */
export const nullable = <S extends Schema.Top>(
  schema: S,
  meaning: string,
  more: FieldOptions<S["Type"]> = {}
): Schema.NullOr<S> => field(orNull(schema) as Schema.Top, meaning, more) as Schema.NullOr<S>

/** A column that refers to a record of another table by its key. */
export interface Reference {
  readonly column: string
  readonly to: string
}

/** The kind of import whose files contain a record. */
export interface ImportedAs<Kind extends string = string> {
  /** The kind's name. */
  readonly kind: Kind
  /** What its files contain, for the command's help. */
  readonly summary: string
  /** The kind that it is listed before; absent where kinds are listed as their records are. */
  readonly before?: string
}

/** How a record is stored and imported. */
export interface RecordOptions<Column extends string> {
  /** The columns that identify a record. */
  readonly key: ReadonlyArray<Column>
  /** Whether a null in a file leaves the stored value. */
  readonly nullKeeps?: boolean
  /** The column with the record's date or instant, by whose days imports name what they write; absent when it has none. */
  readonly dated?: Column
  /** Other columns whose values are unique. */
  readonly unique?: ReadonlyArray<Column>
  /**
   * The column that refers to the record of which this one is a part. A file that contains the whole contains all its
   * parts: stored parts that it leaves out are removed. Parts are merged before their wholes.
   */
  readonly partBy?: Column
  /**
   * The columns by whose values rows are looked up: what is kept in memory lasts until a row with the same value is
   * written. A whole is also found by its parts'.
   */
  readonly foundBy: ReadonlyArray<Column>
  /** What messages call its rows, where it isn't the name of a kind of import. */
  readonly called?: string
}

/** A record's declaration. */
export interface RecordOf<
  Name extends string = string,
  F extends Schema.Struct.Fields = Schema.Struct.Fields,
  Imported extends ImportedAs | null = ImportedAs | null
> extends RecordOptions<string> {
  readonly name: Name
  /** Null for a record that a kind writes besides its own, or of which there is no file. */
  readonly importedAs: Imported
  /** What messages call its rows. */
  readonly called: string
  readonly fields: F
  readonly schema: Schema.Struct<F>
  /** The key's columns first, then the rest in order of declaration. */
  readonly columns: ReadonlyArray<string>
  readonly references: ReadonlyArray<Reference>
  /** The record that these are parts of; null when they stand alone. */
  readonly part: { readonly whole: string; readonly by: string } | null
  /** Columns searched in any case. */
  readonly searched: ReadonlyArray<string>
  /** Columns that a later import never changes. */
  readonly once: ReadonlyArray<string>
}

/** Declares a record: the table's name, how it is stored, and its fields. */
export const record = <
  const Name extends string,
  const F extends { readonly [column: string]: Schema.Top },
  Kind extends string = never
>(
  name: Name,
  stored: RecordOptions<keyof F & string> & { readonly importedAs?: ImportedAs<Kind> },
  fields: F
): RecordOf<Name, F, [Kind] extends [never] ? null : ImportedAs<Kind>> => {
  const names = Object.keys(fields)
  const is = (option: "searched" | "once") =>
    names.filter((column) => optionsOf(fields[column] as Schema.Top)[option] === true)
  const references = names.flatMap((column) => {
    const to = optionsOf(fields[column] as Schema.Top).references
    return to === undefined ? [] : [{ column, to }]
  })
  const whole = references.find(({ column }) => column === stored.partBy)
  return {
    name,
    ...stored,
    importedAs: (stored.importedAs ?? null) as never,
    called: stored.called ?? stored.importedAs?.kind ?? name,
    fields,
    schema: Schema.Struct(fields),
    columns: [
      ...stored.key,
      ...names.filter((column) => !(stored.key as ReadonlyArray<string>).includes(column))
    ],
    references,
    part: whole === undefined ? null : { whole: whole.to, by: whole.column },
    searched: is("searched"),
    once: is("once")
  }
}

/** The type of a record. */
export type ValueOf<R extends { readonly schema: { readonly Type: unknown } }> = R["schema"]["Type"]

/** What a column holds in the store, by the scalar of its field; a field of no scalar is a defect. */
export const columnType = ({ fields }: RecordOf, column: string): ColumnType =>
  storageOf(fields[column] as Schema.Top).column

/** Whether a field may be null. */
const isNullable = (schema: Schema.Top): boolean =>
  "members" in schema &&
  (schema.members as ReadonlyArray<Schema.Top>).some((member) => member === Schema.Null)

/** Whether a record's column may be null. */
export const columnIsNullable = ({ fields }: RecordOf, column: string): boolean =>
  isNullable(fields[column] as Schema.Top)

type Cells<F extends Schema.Struct.Fields> = { readonly [K in keyof F]: Cell<F[K]["Type"]> }

/** The cell that a field is read from; a nullable field's is optional. */
const cellOf = (name: string, schema: Schema.Top): Cell<unknown> => {
  const { cell } = storageOf(schema)
  if (cell === null) throw new Error(`No cell holds ${name}`)
  return isNullable(schema) ? optional(cell) : cell
}

/** The import fields of a record's columns, except those that the import itself sets. */
export const cellsOf = <F extends Schema.Struct.Fields, const K extends keyof F & string>(
  { fields }: RecordOf<string, F>,
  computed: ReadonlyArray<K>
): Cells<Omit<F, K>> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => !(computed as ReadonlyArray<string>).includes(name))
      .map(([name, schema]) => [name, cellOf(name, schema as Schema.Top)])
  ) as never

/** The nullable columns of a record, all null. */
export const blankOf = <F extends Schema.Struct.Fields>({
  fields
}: RecordOf<string, F>): { readonly [K in keyof F as null extends F[K]["Type"] ? K : never]: null } =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, schema]) =>
      isNullable(schema as Schema.Top) ? [[name, null]] : []
    )
  ) as never
