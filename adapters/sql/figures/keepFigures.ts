/**
 * Keeps, in the transaction that writes statements and splits, the figures of their issuers' statements by the day on which
 * each was known.
 */
import { Array as Arr, Effect } from "effect"
import type { SqlClient } from "effect/sql"
import type { SqlError } from "effect/sql/SqlError"
import { lines } from "../../../core/financials/mod.ts"
import {
  type DerivedRow,
  type FiledStatement,
  firstSecurity,
  giveAmounts,
  type KeyValue,
  type RowSet,
  type Split,
  splitsAmong,
  statementRowsOf,
  statementRowsVersion
} from "../../../core/ports.ts"
import type { Dialect } from "../dialect/Dialect.ts"
import { packedRows } from "./packedRow.ts"
import { claimRows, isClaimedByOther } from "./progress.ts"

type Load = Dialect["Service"]["load"]
type Sql = SqlClient.SqlClient

/** Of so many issuers the statements are in memory at a time. */
const issuersAtOnce = 32

/** As many as a statement takes in a list. */
const askedAtOnce = 1000

/** How a row's basis is stored; a read takes those of both and its own. */
export const basisCodes = { both: 0, filed: 1, priced: 2 } as const

/** What figures need of a version beside its lines: nothing that says where it is from. */
const heads = [
  "issuer_id",
  "fiscal_date",
  "span",
  "source",
  "version",
  "year",
  "quarter",
  "filed_at",
  "form",
  "currency"
] as const satisfies ReadonlyArray<keyof FiledStatement>

const selected = [...heads, ...lines].join(", ")

/** A version without lines of its own: figures are of the numbers that it is given. */
const versionOf = (row: ReadonlyArray<unknown>): FiledStatement => {
  const [issuer_id, fiscal_date, span, source, name, year, quarter, filed_at, form, currency] = row
  // The values of a row are unknown to the compiler; its lines are defined below.
  const version = {
    issuer_id,
    fiscal_date,
    span,
    source,
    version: name,
    year,
    quarter,
    filed_at,
    form,
    currency,
    tags: null,
    filing_id: null,
    filing_url: null
  } as unknown as FiledStatement
  const amounts: Array<number> = []
  for (let i = heads.length; i < row.length; i++) amounts.push((row[i] as number | null) ?? Number.NaN)
  giveAmounts(version, amounts)
  return version
}

/** The splits of each issuer, of the security that it is listed under; those without are absent. */
const splitsOf = Effect.fnUntraced(function* (sql: Sql, issuer_ids: ReadonlyArray<number>) {
  const securities = yield* sql<{
    readonly issuer_id: number
    readonly company_id: number
    readonly listed: boolean | number | null
  }>`
    select c.issuer_id, c.company_id, c.listed
    from company c
    where ${sql.in("c.issuer_id", issuer_ids)}
  `
  const actions = yield* sql<Split & { readonly company_id: number }>`
    select a.company_id, a.effective_date, a.type, a.value
    from corporate_action a
    join company c on c.company_id = a.company_id
    where ${sql.in("c.issuer_id", issuer_ids)} and a.type in ('split', 'stock_dividend')
  `
  const byCompany = Map.groupBy(actions, ({ company_id }) => company_id)
  const byIssuer = Map.groupBy(
    securities.map(({ company_id, issuer_id, listed }) => ({
      issuer_id,
      company_id,
      listed: listed === null ? null : Boolean(listed)
    })),
    ({ issuer_id }) => issuer_id
  )
  const found = new Map<number, ReadonlyArray<Split>>()
  for (const [issuer_id, own] of byIssuer) {
    const splits = splitsAmong(byCompany.get(firstSecurity(own)?.company_id ?? 0) ?? [])
    if (splits.length > 0) found.set(issuer_id, splits)
  }
  return found
})

/** The splits by which an issuer's averages were derived, as they are stored: empty for none. */
const splitsText = (splits: ReadonlyArray<Split>): string =>
  splits.length === 0
    ? ""
    : JSON.stringify(splits.map(({ effective_date, type, value }) => [effective_date, type, value]))

/** An issuer to derive from a day on; null for all days. */
interface Touched {
  readonly issuer_id: number
  readonly from: string | null
}

/** Derives the rows of some issuers: those from a day on where the ones before are of this version and the same splits. */
const deriveSome = Effect.fnUntraced(function* (sql: Sql, load: Load, touched: ReadonlyArray<Touched>) {
  const issuer_ids = touched.map(({ issuer_id }) => issuer_id)
  const among = sql.in("issuer_id", issuer_ids)
  const versions = Map.groupBy(
    (yield* sql`select ${sql.literal(selected)} from statement where ${among}`.values).map(versionOf),
    ({ issuer_id }) => issuer_id
  )
  const splits = yield* splitsOf(sql, issuer_ids)
  const before = new Map(
    (yield* sql<{ readonly issuer_id: number; readonly version: string; readonly splits: string }>`
      select issuer_id, version, splits from figure_issuer where ${among}
    `).map((state) => [state.issuer_id, state])
  )
  const rows: Array<DerivedRow> = []
  const bases: Array<number> = []
  /** The issuers of whose rows some go, by the first day of these; all of theirs where it is null. */
  const going = new Map<string | null, Array<number>>()
  for (const { from, issuer_id } of touched) {
    const own = versions.get(issuer_id) ?? []
    const state = before.get(issuer_id)
    const isKept =
      from !== null &&
      state?.version === statementRowsVersion &&
      state.splits === splitsText(splits.get(issuer_id) ?? []) &&
      own.every(({ filed_at }) => filed_at !== null)
    const since = isKept ? from : null
    if (state !== undefined) going.set(since, [...(going.get(since) ?? []), issuer_id])
    for (const derived of statementRowsOf(issuer_id, own, splits.get(issuer_id) ?? [], since))
      for (const row of derived.rows) {
        rows.push(row)
        bases.push(basisCodes[derived.basis])
      }
  }
  for (const [since, ids] of going) {
    const later = since === null ? sql`true` : sql`known_from >= ${since}`
    yield* sql`delete from statement_figure where ${sql.in("issuer_id", ids)} and ${later}`
  }
  if (rows.length > 0)
    yield* load("statement_figure", [
      { name: "issuer_id", type: "integer", values: rows.map(({ issuer_id }) => issuer_id) },
      { name: "known_from", type: "date", values: rows.map(({ known_from }) => known_from) },
      { name: "basis", type: "integer", values: bases },
      { name: "figures", type: "bytes", values: packedRows(rows) }
    ])
  const states = issuer_ids.flatMap((issuer_id) => {
    const text = splitsText(splits.get(issuer_id) ?? [])
    const state = before.get(issuer_id)
    const isSame = state?.version === statementRowsVersion && state.splits === text
    return versions.has(issuer_id) && !isSame ? [{ issuer_id, text }] : []
  })
  const gone = [
    ...states.map(({ issuer_id }) => issuer_id),
    ...issuer_ids.filter((issuer_id) => !versions.has(issuer_id))
  ].filter((issuer_id) => before.has(issuer_id))
  if (gone.length > 0) yield* sql`delete from figure_issuer where ${sql.in("issuer_id", gone)}`
  if (states.length > 0)
    yield* load("figure_issuer", [
      { name: "issuer_id", type: "integer", values: states.map(({ issuer_id }) => issuer_id) },
      { name: "version", type: "text", values: states.map(() => statementRowsVersion) },
      { name: "splits", type: "text", values: states.map(({ text }) => text) }
    ])
})

/** Derives the figures of issuers' statements from a day on each, null for all days. */
export const deriveFigures = Effect.fnUntraced(function* (
  sql: Sql,
  load: Load,
  touched: Iterable<readonly [issuer_id: number, from: string | null]>
) {
  const inOrder = [...touched]
    .map(([issuer_id, from]): Touched => ({ issuer_id, from }))
    .toSorted((a, b) => a.issuer_id - b.issuer_id)
  for (const some of Arr.chunksOf(inOrder, issuersAtOnce)) yield* deriveSome(sql, load, some)
})

/** Derives the figures of all issuers anew. */
export const deriveAllFigures = Effect.fnUntraced(function* (sql: Sql, load: Load) {
  yield* sql`delete from statement_figure`
  yield* sql`delete from figure_issuer`
  const found = yield* sql<{ readonly issuer_id: number }>`select distinct issuer_id from statement`
  yield* deriveFigures(
    sql,
    load,
    found.map(({ issuer_id }) => [issuer_id, null] as const)
  )
})

/** What a transaction wrote of statements: some runs, whose rows say so, or rows of some issuers, which may be gone. */
export type WrittenStatements =
  | { readonly run_ids: ReadonlyArray<number> }
  | { readonly issuer_ids: ReadonlyArray<number> }

/** Before the first day on which anything was filed: undated versions are known on other days by each basis. */
const anyDay = "0001-01-01"

/** The first day of filing of what runs wrote or replaced, by issuer; null where it isn't dated. */
const writtenBy = (sql: Sql, run_ids: ReadonlyArray<number>, issuer_ids: ReadonlyArray<KeyValue> | null) => {
  const among = issuer_ids === null ? sql`true` : sql.in("issuer_id", issuer_ids)
  const day = sql.onDialectOrElse({
    pg: () => sql`cast(min(coalesce(filed_at, date '${sql.literal(anyDay)}')) as text)`,
    orElse: () => sql`min(coalesce(filed_at, '${sql.literal(anyDay)}'))`
  })
  return Effect.map(
    sql<{ readonly issuer_id: number; readonly day: string }>`
      select issuer_id, ${day} as day
      from (
        select issuer_id, filed_at from statement where ${sql.in("run_id", run_ids)} and ${among}
        union all
        select issuer_id, filed_at
        from statement_correction
        where ${sql.in("replaced_by", run_ids)} and ${among}
      ) w
      group by issuer_id
    `,
    (found) => new Map(found.map(({ day, issuer_id }) => [issuer_id, day === anyDay ? null : day]))
  )
}

/** The issuers with statements that a run wrote or replaced; to be asked before it is undone. */
export const issuersOfRun = (sql: Sql, run_id: number): Effect.Effect<ReadonlyArray<number>, SqlError> =>
  Effect.map(
    sql<{ readonly issuer_id: number }>`
      select issuer_id from statement where run_id = ${run_id}
      union
      select issuer_id from statement_correction where replaced_by = ${run_id}
    `,
    (found) => found.map(({ issuer_id }) => issuer_id)
  )

/** Of those among some issuers, null for all, that have figures: the ones derived by other splits than they have now. */
const splitOtherwise = Effect.fnUntraced(function* (sql: Sql, some: ReadonlyArray<number> | null) {
  const ids =
    some ??
    (yield* sql<{ readonly issuer_id: number }>`
      select issuer_id from figure_issuer where splits <> ''
      union
      select f.issuer_id
      from corporate_action a
      join company c on c.company_id = a.company_id
      join figure_issuer f on f.issuer_id = c.issuer_id
      where a.type in ('split', 'stock_dividend')
    `).map(({ issuer_id }) => issuer_id)
  const otherwise: Array<number> = []
  for (const asked of Arr.chunksOf(ids, askedAtOnce)) {
    const splits = yield* splitsOf(sql, asked)
    const known = yield* sql<{ readonly issuer_id: number; readonly splits: string }>`
      select issuer_id, splits from figure_issuer where ${sql.in("issuer_id", asked)}
    `
    for (const { issuer_id, splits: text } of known)
      if (text !== splitsText(splits.get(issuer_id) ?? [])) otherwise.push(issuer_id)
  }
  return otherwise
})

/** The issuers of written companies and actions; null for any, empty where none was written. */
const issuersWritten = Effect.fnUntraced(function* (sql: Sql, written: Exclude<RowSet, null>) {
  const ids = new Set<number>()
  if ("company" in written) {
    const issuers = written["company"]?.["issuer_id"]
    if (issuers === undefined) return null
    for (const id of issuers) ids.add(Number(id))
  }
  if ("corporate_action" in written) {
    const companies = written["corporate_action"]?.["company_id"]
    if (companies === undefined) return null
    for (const asked of Arr.chunksOf(companies, askedAtOnce)) {
      const found = yield* sql<{ readonly issuer_id: number }>`
        select distinct issuer_id from company where ${sql.in("company_id", asked)}
      `
      for (const { issuer_id } of found) ids.add(issuer_id)
    }
  }
  return [...ids]
})

/** Derives anew what is made of rows that were written in the transaction, for their issuers alone. */
export const keepFigures = (
  sql: Sql,
  load: Load,
  written: RowSet,
  statements: WrittenStatements
): Effect.Effect<void, SqlError> =>
  Effect.gen(function* () {
    const touched = new Map<number, string | null>()
    if ("issuer_ids" in statements) for (const id of statements.issuer_ids) touched.set(id, null)
    else if ((written === null || "statement" in written) && statements.run_ids.length > 0) {
      const issuer_ids = written?.["statement"]?.["issuer_id"] ?? null
      for (const [id, from] of yield* writtenBy(sql, statements.run_ids, issuer_ids)) touched.set(id, from)
    }
    const others = written === null ? null : yield* issuersWritten(sql, written)
    if (others === null || others.length > 0)
      for (const id of yield* splitOtherwise(sql, others)) touched.set(id, null)
    if (touched.size === 0) return
    yield* deriveFigures(sql, load, touched)
    if ((yield* isClaimedByOther(sql)) === null) yield* claimRows(sql)
  })
