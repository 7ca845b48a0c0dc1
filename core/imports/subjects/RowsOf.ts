/** Kinds of import in whose files a row is one record, of an issuer or of a company. */
import { Effect, Struct } from "effect"
import { cellsOf, columnIsNullable, type ImportedAs, type RecordOf } from "../../records/Record.ts"
import type { StoreUnavailable } from "../../store/StoreUnavailable.ts"
import type { Records, Staged, StagedName } from "../../tables/Records.ts"
import type { Fields, Row } from "../cells/Row.ts"
import { sourceOf } from "../ImportOptions.ts"
import { type Breach, defineKind, type ImportContext, type KindDefinition } from "../Intake.ts"
import { issuerFields, type IssuerFound, issuerNames, issuers, type Issuers } from "./IssuerSubject.ts"
import { subjectFields, subjects } from "./Subject.ts"

/** How the rows of a kind name what they are of. */
interface Naming {
  readonly fields: Fields
  readonly oneOf: ReadonlyArray<ReadonlyArray<string>>
  readonly open: (context: ImportContext) => Effect.Effect<Issuers, StoreUnavailable>
}

const byIssuer: Naming = { fields: issuerFields, oneOf: [issuerNames], open: issuers }

const byCompany: Naming = {
  fields: Struct.pick(subjectFields, ["symbol", "exchange"]),
  oneOf: [],
  open: Effect.fnUntraced(function* (context) {
    const subject = yield* subjects(context)
    const find: Issuers["find"] = Effect.fnUntraced(function* (row, date) {
      // A row without a symbol is refused before.
      const named = { ...row, symbol: row.symbol as string, name: null, alias_name: null }
      const company = yield* subject.find(named, date)
      return company === null ? null : { issuer_id: company.issuer_id, company }
    })
    return { ...subject, find }
  })
}

type IssuerRow<F extends Fields> = Row<typeof issuerFields> & Row<F>

/** The rules of a kind. */
interface Rules<Table extends StagedName, R> {
  /** Other fields than those of issuers, by one of which a row may name its issuer. */
  readonly alsoNames?: ReadonlyArray<keyof R & string>
  /** Other groups of optional fields, of each of which a row needs one. */
  readonly oneOf?: ReadonlyArray<ReadonlyArray<keyof R & string>>
  /** Days that can't lie in the future. */
  readonly past: ReadonlyArray<keyof R & string>
  /** The day on which the row's symbol means its issuer. */
  readonly dayOf: (row: R, context: ImportContext) => string
  /** The symbol of a row, null without one, where it isn't only in its own column. */
  readonly symbolOf?: (row: R, context: ImportContext) => string | null
  /** What is wrong with a row; null for a valid row. */
  readonly breach?: (row: R) => Breach | null
  /** Whether the record has other values than its row. */
  readonly isNormalised?: (row: R) => boolean
  readonly recordOf: (row: R, found: IssuerFound, context: ImportContext) => Staged<Table>
}

type Imported<Table extends string> = Pick<RecordOf<Table, never, ImportedAs>, "name" | "importedAs">

const defined = <Table extends StagedName, F extends Fields>(
  record: Imported<Table>,
  naming: Naming,
  own: F,
  rules: Rules<Table, IssuerRow<F>>
): KindDefinition => {
  const { alsoNames = [], breach, dayOf, isNormalised, oneOf = [], past, recordOf, symbolOf } = rules

  const open = Effect.fnUntraced(function* (context: ImportContext) {
    const { sink } = context
    const subject = yield* naming.open(context)
    let normalised = 0

    const accept = Effect.fnUntraced(function* (rows: ReadonlyArray<IssuerRow<F>>) {
      const records: Array<Staged<Table>> = []
      for (const row of rows) {
        const symbol = symbolOf === undefined ? row.symbol : symbolOf(row, context)
        const found = yield* subject.find({ ...row, symbol }, dayOf(row, context))
        if (found === null) continue
        if (isNormalised?.(row) === true) normalised++
        records.push(recordOf(row, found, context))
      }
      yield* sink.stage(record.name, records)
    })

    const close = Effect.gen(function* () {
      yield* subject.merge
      const merged = yield* sink.merge(record.name, context.run_id)
      return { ...merged, normalised, created_companies: subject.created() }
    })
    return { accept, close }
  })

  const groups = naming.oneOf.map((names) => [...names, ...alsoNames])
  return defineKind(record, {
    fields: { ...naming.fields, ...own },
    oneOf: [...oneOf, ...groups],
    takesCompany: true,
    past,
    ...(breach && { breach }),
    open
  } as never)
}

/** The tables whose rows are of issuers. */
type OfIssuer = { [K in StagedName]: "issuer_id" extends keyof Records[K] ? K : never }[StagedName]

/** The kind of a record of issuers, by the fields of its rows besides those that name the issuer. */
export const ofIssuers = <Table extends OfIssuer, const F extends Fields>(
  record: Imported<Table>,
  fields: F,
  rules: Rules<Table, IssuerRow<F>>
): KindDefinition => defined(record, byIssuer, fields, rules)

/** The columns that a row's subject and the options fill. */
const filled = ["issuer_id", "company_id", "source"]

/**
 * The kind of a record whose rows have no rules beyond those of their cells: of a company where the record always has
 * one, else of an issuer.
 */
export const ofCells = (record: RecordOf & Imported<string>): KindDefinition => {
  const { columns, dated } = record
  const cells = cellsOf(record, filled)
  const isOfCompany = columns.includes("company_id") && !columnIsNullable(record, "company_id")
  return defined(record as Imported<StagedName>, isOfCompany ? byCompany : byIssuer, cells as Fields, {
    past: dated === undefined ? [] : [dated],
    dayOf: (row, { today }) => (dated === undefined ? today : String(row[dated]).slice(0, 10)),
    recordOf: (row, { company, issuer_id }, { options }) => {
      const all = { ...row, issuer_id, company_id: company?.company_id ?? null, source: sourceOf(options) }
      return Struct.pick(all as Record<string, unknown>, ["line", ...columns]) as never
    }
  })
}
