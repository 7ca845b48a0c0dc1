/**
 * `ImportSink` over a SqlClient: one transaction per file, records staged in temporary tables and merged at its end.
 */
import { Array as Arr, Effect, Layer, Struct } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import type { SqlError } from "effect/sql/SqlError"
import { CorporateAction, Exchange, type ImportRun, type SourceSubject } from "../../../core/mod.ts"
import {
  columnIsNullable,
  CompanyAction,
  CompanyRecord,
  CompanyReference,
  idColumnOf,
  ImportSink,
  Issuer,
  Listing,
  namesReferring,
  type NumberedRecord,
  type RecordName,
  type RecordOf,
  rowSetBuilder,
  type Staged,
  type StagedName,
  type ValueOf,
  withListed,
  type StoredTable
} from "../../../core/ports.ts"
import { barStage } from "../blocks/BarStage.ts"
import { keepEarnings } from "../calendars/keepEarnings.ts"
import { Dialect, type Value } from "../dialect/Dialect.ts"
import { evidenceOver } from "./Evidence.ts"
import { exDatesOver } from "./ExDates.ts"
import { guard } from "../dialect/guard.ts"
import { keepFigures } from "../figures/keepFigures.ts"
import { createStage, merge, rowsWritten } from "../merge/merge.ts"
import { rowsOf, selectOf } from "./rows.ts"
import { settle } from "../search/frequencies.ts"
import { columnsOf, jsonColumnsOf, loadedType, lowerOf, stageOf, type Table, tables } from "../merge/Table.ts"
import { maxWritten, stagedValues } from "../merge/writtenRows.ts"

/** Fewer values than a statement of any database takes: a batch of a source may have any number of rows. */
const askedAtOnce = 10_000

/** A value as JSON; an empty list in a non-nullable field is stored as null. */
const jsonOf = ({ record }: Table, column: string, value: unknown): string | null =>
  Array.isArray(value) && value.length === 0 && !columnIsNullable(record, column)
    ? null
    : JSON.stringify(value)

/** The values of a table's column: those of the records, their lower-case texts, JSON. */
const valuesOf = (
  table: Table,
  records: ReadonlyArray<Readonly<Record<string, Value>>>
): ((column: string) => ReadonlyArray<Value>) => {
  const lower = new Map(table.record.searched.map((column) => [lowerOf(column), column]))
  const json = new Set(jsonColumnsOf(table))
  return (column) => {
    const text = lower.get(column)
    if (text !== undefined)
      return records.map((record) => (record[text] as string | null)?.toLowerCase() ?? null)
    if (!json.has(column)) return records.map((record) => record[column] ?? null)
    return records.map((record) => {
      const value = record[column] ?? null
      return value === null ? null : jsonOf(table, column, value)
    })
  }
}

/** The tables of filings of an issuer. */
const filedTables = namesReferring("issuer").filter((name) => name !== "company")

const { exchange_country_code, listed: _, operating_mic, ...own } = CompanyReference.fields
const referenceColumns = [...Struct.keys(own), "listed"] as const
const references = rowsOf(CompanyRecord, referenceColumns, { exchange_country_code, operating_mic })

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const dialect = yield* Dialect

  /** The rows written by the current file, and the values of what it staged and didn't merge yet. */
  let written = rowSetBuilder<StoredTable>(maxWritten)
  /** The runs that wrote them. */
  const run_ids = new Set<number>()
  const given = new Map<RecordName, ReturnType<typeof stagedValues>>()
  const givenTo = (name: RecordName) => {
    const values = given.get(name) ?? stagedValues(tables[name])
    given.set(name, values)
    return values
  }
  const begin = Effect.sync(() => {
    written = rowSetBuilder<StoredTable>(maxWritten)
    given.clear()
    run_ids.clear()
  })

  const all = <R extends RecordOf>(record: R, where: Statement.Fragment = sql`true`) =>
    sql<ValueOf<R>>`select ${sql.literal(selectOf(record))} from ${sql(record.name)} where ${where}`

  const exchanges = all(Exchange, sql`true order by code`)

  const subjects = sql<SourceSubject>`
    select c.company_id, c.symbol, c.exchange, i.cik, i.corp_code
    from company c
    join issuer i on i.issuer_id = c.issuer_id
    where coalesce(c.listed, ${true})
    order by c.company_id
  `

  /** The rows whose column has one of the values, which may be more than a statement takes; no query without values. */
  const among = <A>(
    column: string,
    values: ReadonlyArray<unknown>,
    query: (where: Statement.Fragment) => Effect.Effect<ReadonlyArray<A>, SqlError>
  ) =>
    Effect.map(
      Effect.forEach(Arr.chunksOf(values, askedAtOnce), (some) => query(sql.in(column, some))),
      (found) => found.flat()
    )

  const issuerIds = (column: string, values: ReadonlyArray<unknown>) =>
    among(column, values, (where) => sql<{ issuer_id: number }>`select issuer_id from company where ${where}`)

  const companies = (issuer_ids: ReadonlyArray<number>) =>
    among("c.issuer_id", issuer_ids, (where) =>
      Effect.flatMap(
        sql`
          select
            ${sql.literal(selectOf(CompanyRecord, referenceColumns, "c"))},
            e.operating_mic, e.country_code as exchange_country_code
          from company c
          join exchange e on e.code = c.exchange
          where ${where}
        `,
        (rows) => Effect.map(references.decode(rows), (found) => found.map(withListed))
      )
    )

  const issuersBy = (column: string, values: ReadonlyArray<unknown>) =>
    among(column, values, (where) => all(Issuer, where))

  const lookUp: ImportSink["Service"]["lookUp"] = (keys) =>
    guard(
      Effect.gen(function* () {
        const listings = yield* among("symbol", keys.symbols, (where) => all(Listing, where))
        const company_ids = [...keys.company_ids, ...listings.map(({ company_id }) => company_id)]
        const found = [
          ...(yield* issuersBy("cik", keys.ciks)),
          ...(yield* issuersBy("corp_code", keys.corp_codes)),
          ...(yield* issuerIds("symbol", keys.symbols)),
          ...(yield* issuerIds("slug", keys.slugs)),
          ...(yield* issuerIds("company_id", company_ids))
        ]
        const issuer_ids = [...new Set(found.map(({ issuer_id }) => issuer_id))]
        return {
          listings,
          issuers: yield* issuersBy("issuer_id", issuer_ids),
          companies: yield* companies(issuer_ids)
        }
      })
    )

  const bars = barStage(sql, dialect.load)

  const stage = Effect.fnUntraced(function* <K extends StagedName>(
    name: K,
    records: ReadonlyArray<Staged<K>>
  ) {
    const table = tables[name]
    yield* createStage(sql, table)
    if (records.length === 0) return
    givenTo(name).add(records)
    const values = valuesOf(table, records as ReadonlyArray<Readonly<Record<string, Value>>>)
    yield* dialect.load(
      stageOf(table),
      ["line", ...columnsOf(table)].map((name) => ({
        name,
        type: loadedType(table, name),
        values: values(name)
      }))
    )
  })

  const actions = Effect.fnUntraced(function* (company_ids: ReadonlyArray<number>) {
    const known = new Map<number, { known_to: string | null; actions: Array<CorporateAction> }>()
    const covered = yield* among(
      "company_id",
      company_ids,
      (where) => sql<{ company_id: number; known_to: string }>`
        select company_id, known_to from action_coverage where ${where}
      `
    )
    for (const { company_id, known_to } of covered) known.set(company_id, { known_to, actions: [] })
    const rows = yield* among(
      "company_id",
      company_ids,
      (where) => sql<CorporateAction & { company_id: number }>`
        select company_id, ${sql.literal(selectOf(CompanyAction, Object.keys(CorporateAction.fields)))}
        from corporate_action
        where ${where}
      `
    )
    for (const { company_id, ...action } of rows) {
      const of = known.get(company_id) ?? { known_to: null, actions: [] }
      known.set(company_id, of)
      of.actions.push(action)
    }
    return known
  })

  const ids = (of: NumberedRecord, source: string, external_ids: ReadonlyArray<string>) =>
    Effect.map(
      among(
        "external_id",
        external_ids,
        (where) => sql<{ external_id: string; id: number }>`
          select external_id, ${sql(idColumnOf(of))} as id
          from ${sql(of)}
          where source = ${source} and ${where}
        `
      ),
      (rows) => new Map(rows.map(({ external_id, id }) => [external_id, id]))
    )

  const filing = (issuer_ids: ReadonlyArray<number>) =>
    Effect.map(
      Effect.forEach(filedTables, (table) =>
        issuer_ids.length === 0
          ? Effect.succeed([])
          : sql<{ issuer_id: number }>`
              select distinct issuer_id from ${sql(table)} where ${sql.in("issuer_id", issuer_ids)}
            `
      ),
      (found) => new Set(found.flat().map(({ issuer_id }) => issuer_id))
    )

  const exDates = exDatesOver(sql, dialect.load)

  const reserve = (of: string, count: number) =>
    Effect.map(
      sql<{ next: number }>`
        update id_sequence
        set next = next + ${count}
        where name = ${of}
        returning next
      `,
      ([row]) => (row?.next ?? 0) - count
    )

  const undone = (run_ids: ReadonlyArray<number>) =>
    Effect.map(
      among(
        "run_id",
        run_ids,
        (where) =>
          sql<{ run_id: number }>`select run_id from import_run where undone_at is not null and ${where}`
      ),
      (rows) => new Set(rows.map(({ run_id }) => run_id))
    )

  const record = (run: ImportRun) => {
    const changed = Object.keys(run).filter((column) => column !== "run_id")
    written.add("import_run", null)
    return Effect.asVoid(sql`
      insert into import_run ${sql.insert({ ...run })}
      on conflict (run_id) do update
      set ${sql.literal(changed.map((column) => `${column} = excluded.${column}`).join(", "))}
    `)
  }

  return ImportSink.of({
    atomic: <A, E, R>(work: Effect.Effect<A, E, R>) =>
      guard(
        sql.withTransaction(
          Effect.andThen(
            Effect.all([dialect.lockImports(sql), begin, bars.begin]),
            Effect.tap(work, () => {
              const rows = written.build()
              return Effect.all([
                keepEarnings(sql, dialect.load, rows),
                keepFigures(sql, dialect.load, rows, { run_ids: [...run_ids] }),
                settle(sql),
                dialect.announce(sql, "data", rows)
              ])
            })
          )
        )
      ),
    exchanges: guard(exchanges),
    subjects: guard(subjects),
    lookUp,
    actions: (ids) => guard(actions(ids)),
    exDates: (days) => guard(exDates(days)),
    reserve: (of, count) => guard(reserve(of, count)),
    filing: (issuer_ids) => guard(filing(issuer_ids)),
    ids: (of, source, external_ids) => guard(ids(of, source, external_ids)),
    stage: (name, records) => guard(stage(name, records)),
    stageBars: (staged, run_id) => guard(bars.stage(staged, run_id)),
    merge: (name, run_id) =>
      guard(
        Effect.suspend(() => {
          if (name === "price_daily") return bars.merge(run_id, written)
          const rows = givenTo(name).rows()
          given.delete(name)
          run_ids.add(run_id)
          const writing = (areAll: boolean) => rowsWritten(sql, tables[name], rows, areAll)
          return merge(sql, tables[name], run_id, writing, written)
        })
      ),
    written: Effect.sync(() => written.build()),
    evidence: evidenceOver(sql, dialect.load),
    undone: (run_ids) => guard(undone(run_ids)),
    record: (run) => guard(record(run))
  })
})

export const layer: Layer.Layer<ImportSink, never, SqlClient.SqlClient | Dialect> = Layer.effect(
  ImportSink,
  make
)
