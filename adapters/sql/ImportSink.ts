/** `ImportSink` over a SqlClient: one transaction a file, records staged in temporary tables, merged at its end. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import {
  type CompanyReference,
  type CorporateAction,
  type Exchange,
  idColumns,
  ImportSink,
  type IssuerRecord,
  type Listing,
  type NumberedRecord,
  type RecordName,
  type Staged
} from "../../core/mod.ts"
import { Dialect, type Value } from "./Dialect.ts"
import { guard } from "./guard.ts"
import { createStage, merge } from "./merge.ts"
import { columnsOf, lowerOf, stageOf } from "./Table.ts"
import { tables } from "./Tables.ts"

/** A record with the texts that are searched in lower case beside their own. */
const withLower = (record: Readonly<Record<string, Value>>, columns: ReadonlyArray<string>) => {
  const full: Record<string, Value> = { ...record }
  for (const column of columns) {
    const text = record[lowerOf(column) ?? ""]
    if (typeof text === "string") full[column] = text.toLowerCase()
  }
  return full
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const dialect = yield* Dialect

  const exchanges = sql<Exchange>`
    select code, mic_code, operating_mic, name, country_code, time_zone, currency
    from exchange
    order by code
  `
  const issuers = sql<IssuerRecord>`
    select issuer_id, name, cik, corp_code
    from issuer
    where cik is not null or corp_code is not null
  `
  const companies = Effect.map(
    sql<CompanyReference>`
      select
        c.company_id, c.issuer_id, c.symbol, c.exchange, e.operating_mic, e.country_code as exchange_country_code,
        c.country_code, c.slug, c.currency, c.listed
      from company c
      join exchange e on e.code = c.exchange
    `,
    (rows) => rows.map((row) => ({ ...row, listed: Boolean(row.listed) }))
  )
  const listings = sql<Listing>`select symbol, exchange, valid_from, valid_to, company_id from listing`

  const stage = Effect.fnUntraced(function* <K extends RecordName>(
    name: K,
    records: ReadonlyArray<Staged<K>>
  ) {
    const table = tables[name]
    yield* createStage(sql, table)
    if (records.length === 0) return
    const columns = ["line", ...columnsOf(table)]
    const lower = columns.filter((column) => lowerOf(column) !== null)
    const rows = records.map((record): ReadonlyArray<Value> => {
      const own = record as unknown as Readonly<Record<string, Value>>
      const full = lower.length === 0 ? own : withLower(own, lower)
      return columns.map((column) => full[column] ?? null)
    })
    yield* dialect.load(stageOf(table), columns, rows)
  })

  const actions = Effect.fnUntraced(function* (company_ids: ReadonlyArray<number>) {
    const known = new Map<number, { known_to: string; actions: Array<CorporateAction> }>()
    if (company_ids.length === 0) return known
    const covered = yield* sql<{ company_id: number; known_to: string }>`
      select company_id, known_to from action_coverage where ${sql.in("company_id", company_ids)}
    `
    for (const { company_id, known_to } of covered) known.set(company_id, { known_to, actions: [] })
    const rows = yield* sql<CorporateAction & { company_id: number }>`
      select company_id, effective_date, type, value, reference_close, currency
      from corporate_action
      where ${sql.in("company_id", company_ids)}
    `
    for (const { company_id, ...action } of rows) known.get(company_id)?.actions.push(action)
    return known
  })

  const ids = (of: NumberedRecord, source: string, external_ids: ReadonlyArray<string>) =>
    Effect.map(
      sql<{ external_id: string; id: number }>`
        select external_id, ${sql(idColumns[of])} as id
        from ${sql(of)}
        where source = ${source} and ${sql.in("external_id", external_ids)}
      `,
      (rows) => new Map(rows.map(({ external_id, id }) => [external_id, id]))
    )

  const filing = (issuer_ids: ReadonlyArray<number>) =>
    Effect.map(
      Effect.forEach(["statement", "share_count", "insider_transaction", "disclosure"] as const, (table) =>
        issuer_ids.length === 0
          ? Effect.succeed([])
          : sql<{ issuer_id: number }>`
              select distinct issuer_id from ${sql(table)} where ${sql.in("issuer_id", issuer_ids)}
            `
      ),
      (found) => new Set(found.flat().map(({ issuer_id }) => issuer_id))
    )

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

  return ImportSink.of({
    atomic: <A, E, R>(work: Effect.Effect<A, E, R>) =>
      guard(
        sql.withTransaction(
          Effect.andThen(
            dialect.lockImports(sql),
            Effect.tap(work, () => dialect.announce(sql, "data"))
          )
        )
      ),
    stored: guard(Effect.all({ exchanges, issuers, companies, listings })),
    actions: (ids) => guard(actions(ids)),
    reserve: (of, count) => guard(reserve(of, count)),
    filing: (issuer_ids) => guard(filing(issuer_ids)),
    ids: (of, source, external_ids) => guard(ids(of, source, external_ids)),
    stage: (name, records) => guard(stage(name, records)),
    merge: (name, run_id) => guard(merge(sql, tables[name], run_id)),
    record: (run) => guard(Effect.asVoid(sql`insert into import_run ${sql.insert({ ...run })}`))
  })
})

export const layer: Layer.Layer<ImportSink, never, SqlClient.SqlClient | Dialect> = Layer.effect(
  ImportSink,
  make
)
