/**
 * Keeps, in the transaction that writes a list, the exact number of documents that contain each frequent text, so that
 * neither the total of a search nor the choice of its plan counts them. Which texts are frequent is chosen anew, from a
 * sample, whenever a list has doubled; a text that isn't among them is counted by the search itself.
 */
import { Array as Arr, Effect } from "effect"
import type { SqlClient } from "effect/sql"
import type { SqlError } from "effect/sql/SqlError"
import { type Frequencies, type List, lists } from "./documents.ts"
import { frequentTexts, type Tally, tallyOf } from "./FrequentTexts.ts"

/** Shorter lists are searched as fast without frequencies. */
const fewestDocuments = 2000
/** A text that fewer documents contain isn't counted, nor one that a smaller share of them does. */
const leastDocuments = 1000
const leastShare = 0.002
const sampled = 10_000
const fewestOfSample = 20

const rowsAtOnce = 5000
const writtenAtOnce = 500

interface Row {
  readonly id: number
  readonly document: string
  readonly sign: 1 | -1
}

/** Adds rows with ids greater than the last, until there are none. */
const addAll = Effect.fnUntraced(function* (
  tally: Tally,
  part: (after: number) => Effect.Effect<ReadonlyArray<Row>, SqlError>
) {
  let after = Number.MIN_SAFE_INTEGER
  for (;;) {
    const rows = yield* part(after)
    for (const { document, sign } of rows) tally.add(document, sign)
    const last = rows.at(-1)
    if (last === undefined) return
    after = last.id
  }
})

const write = (sql: SqlClient.SqlClient, list: List, counts: ReturnType<Tally["counts"]>) => {
  const rows = counts.map(([text, documents]) => ({ list, text, documents }))
  return Effect.forEach(
    Arr.chunksOf(rows, writtenAtOnce),
    (some) => sql`
      insert into text_frequency ${sql.insert(some)}
      on conflict (list, text) do update
      set documents = text_frequency.documents + excluded.documents
    `,
    { discard: true }
  )
}

const choose = Effect.fnUntraced(function* (sql: SqlClient.SqlClient, list: List, documents: number) {
  const table = sql(`${list}_search`)
  const every = Math.max(1, Math.floor(documents / sampled))
  const sample = yield* sql<{ document: string }>`
    select document from ${table} where position % ${every} = 0 limit ${sampled}
  `
  const least = Math.max(leastDocuments / documents, leastShare) * sample.length
  const texts = frequentTexts(
    sample.map(({ document }) => document),
    Math.max(least, fewestOfSample)
  )
  const tally = tallyOf(texts)
  yield* addAll(
    tally,
    (after) => sql<Row>`
      select cast(position as double precision) as id, document, 1 as sign
      from ${table}
      where position > ${after}
      order by position
      limit ${rowsAtOnce}
    `
  )
  yield* sql`delete from text_frequency where list = ${list}`
  yield* sql`delete from text_choice where list = ${list}`
  yield* sql`insert into text_choice ${sql.insert({ list, documents })}`
  yield* write(sql, list, tally.counts())
})

const count = Effect.fnUntraced(function* (sql: SqlClient.SqlClient, list: List) {
  const known = yield* sql<{ text: string }>`select text from text_frequency where list = ${list}`
  const tally = tallyOf(known.map(({ text }) => text))
  yield* addAll(
    tally,
    (after) => sql<Row>`
      select cast(change_id as double precision) as id, document, sign
      from text_change
      where list = ${list} and change_id > ${after}
      order by change_id
      limit ${rowsAtOnce}
    `
  )
  yield* write(
    sql,
    list,
    tally.counts().filter(([, documents]) => documents !== 0)
  )
})

const settleList = Effect.fnUntraced(function* (sql: SqlClient.SqlClient, list: List) {
  const [state] = yield* sql<{ documents: number | null; chosen: number | null; changed: number | null }>`
    select
      (select documents from text_frequency where list = ${list} and text = '') as documents,
      (select documents from text_choice where list = ${list}) as chosen,
      (select cast(sum(sign) as integer) from text_change where list = ${list}) as changed
  `
  if (state === undefined || state.changed === null) return
  const documents = (state.documents ?? 0) + state.changed
  yield* documents >= fewestDocuments && documents >= 2 * (state.chosen ?? 0)
    ? choose(sql, list, documents)
    : Effect.andThen(
        sql`insert into text_frequency values (${list}, '', 0) on conflict (list, text) do nothing`,
        count(sql, list)
      )
  yield* sql`delete from text_change where list = ${list}`
  // Searches read a list of pending entries from end to end.
  yield* sql.onDialectOrElse({
    pg: () => sql`select gin_clean_pending_list(${`${list}_search_trigrams`}::regclass)`,
    orElse: () => Effect.void
  })
})

/** Inside the transaction of a write: counts what was written since the last call. */
export const settle = (sql: SqlClient.SqlClient): Effect.Effect<void, SqlError> =>
  Effect.forEach(lists, (list) => settleList(sql, list), { discard: true })

/** The known frequencies of some texts. */
export const frequencies = (sql: SqlClient.SqlClient, list: List, texts: ReadonlyArray<string>) =>
  Effect.map(
    sql<{ text: string; documents: number }>`
      select text, documents from text_frequency where list = ${list} and ${sql.in("text", texts)}
    `,
    (rows): Frequencies => new Map(rows.map(({ documents, text }) => [text, documents]))
  )
