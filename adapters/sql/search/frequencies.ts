/**
 * Keeps, in the transaction that writes a list, the exact number of documents that contain each frequent text, so that
 * neither the total of a search nor the choice of its plan counts them. Which texts are frequent is chosen anew, from a
 * sample, whenever a list has doubled; a text that isn't among them is counted by the search itself. The more frequent
 * ones are also counted in each part of the list, so that filters need no comparison either.
 */
import { Array as Arr, Effect } from "effect"
import type { SqlClient } from "effect/sql"
import type { SqlError } from "effect/sql/SqlError"
import { type Frequencies, type List, lists, type Part, partOf } from "../dialect/documents.ts"
import { settleWords } from "./words.ts"
import { type Count, frequentTexts, type OfParts, type Tally, tallyOf } from "./FrequentTexts.ts"

/** Shorter lists are searched as fast without frequencies. */
const minListLength = 2000
/** A text that fewer documents contain isn't counted, nor one that a smaller share of them does. */
const minDocuments = 1000
const minShare = 0.002
const sampled = 10_000
const fewestOfSample = 20

/** A text that fewer documents contain isn't counted in parts of the list: these documents can be compared. */
const minInParts = 2000

const rowsAtOnce = 5000
const writtenAtOnce = 500

interface Row {
  readonly id: number
  readonly document: string
  readonly part: Part
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
    for (const { document, part, sign } of rows) tally.add(document, part, sign)
    const last = rows.at(-1)
    if (last === undefined) return
    after = last.id
  }
})

interface Frequency {
  readonly text: string
  readonly documents: number
  /** `OfParts` as JSON; null where they aren't counted. */
  readonly parts: string | null
}

/** Replaces frequencies. */
const write = (sql: SqlClient.SqlClient, list: List, counts: ReadonlyArray<Frequency>) =>
  Effect.forEach(
    Arr.chunksOf(
      counts.map((count) => ({ list, ...count })),
      writtenAtOnce
    ),
    (some) => sql`
      insert into text_frequency ${sql.insert(some)}
      on conflict (list, text) do update
      set documents = excluded.documents, parts = excluded.parts
    `,
    { discard: true }
  )

const choose = Effect.fnUntraced(function* (sql: SqlClient.SqlClient, list: List, documents: number) {
  const table = sql(`${list}_search`)
  const every = Math.max(1, Math.floor(documents / sampled))
  const sample = yield* sql<{ document: string }>`
    select document from ${table} where position % ${every} = 0 limit ${sampled}
  `
  const min = Math.max(minDocuments / documents, minShare) * sample.length
  const texts = frequentTexts(
    sample.map(({ document }) => document),
    Math.max(min, fewestOfSample)
  )
  const tally = tallyOf(texts)
  yield* addAll(
    tally,
    (after) => sql<Row>`
      select
        cast(position as double precision) as id, document, ${sql.literal(partOf[list] ?? "''")} as part, 1 as sign
      from ${table}
      where position > ${after}
      order by position
      limit ${rowsAtOnce}
    `
  )
  yield* sql`delete from text_frequency where list = ${list}`
  yield* sql`delete from text_choice where list = ${list}`
  yield* sql`insert into text_choice ${sql.insert({ list, documents })}`
  const frequencies = tally.counts().map(
    (count): Frequency => ({
      text: count.text,
      documents: count.documents,
      parts: partOf[list] !== null && count.documents >= minInParts ? JSON.stringify(count.ofParts()) : null
    })
  )
  yield* write(sql, list, frequencies)
})

const hasCounts = (counts: OfParts): boolean => Object.keys(counts).length > 0

const sumOf = ({ documents, parts, text }: Frequency, added: Count | undefined): Frequency => {
  if (added === undefined) return { text, documents, parts }
  const ofParts: Record<string, number> = parts === null ? {} : JSON.parse(parts)
  for (const [part, count] of Object.entries(added.ofParts())) ofParts[part] = (ofParts[part] ?? 0) + count
  return {
    text,
    documents: documents + added.documents,
    parts: parts === null ? null : JSON.stringify(ofParts)
  }
}

const count = Effect.fnUntraced(function* (sql: SqlClient.SqlClient, list: List) {
  const known = yield* sql<{ text: string }>`select text from text_frequency where list = ${list}`
  const tally = tallyOf(known.map(({ text }) => text))
  yield* addAll(
    tally,
    (after) => sql<Row>`
      select cast(change_id as double precision) as id, document, part, sign
      from text_change
      where list = ${list} and change_id > ${after}
      order by change_id
      limit ${rowsAtOnce}
    `
  )
  const changed = tally.counts().filter(({ documents, ofParts }) => documents !== 0 || hasCounts(ofParts()))
  for (const some of Arr.chunksOf(changed, writtenAtOnce)) {
    const before = yield* sql<Frequency>`
      select text, documents, parts
      from text_frequency
      where list = ${list} and ${sql.in(
        "text",
        some.map(({ text }) => text)
      )}
    `
    const added = new Map(some.map((count) => [count.text, count]))
    yield* write(
      sql,
      list,
      before.map((frequency) => sumOf(frequency, added.get(frequency.text)))
    )
  }
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
  yield* documents >= minListLength && documents >= 2 * (state.chosen ?? 0)
    ? choose(sql, list, documents)
    : Effect.andThen(
        sql`insert into text_frequency (list, text, documents) values (${list}, '', 0) on conflict (list, text) do nothing`,
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
  Effect.andThen(
    settleWords(sql),
    Effect.forEach(lists, (list) => settleList(sql, list), { discard: true })
  )

/**
 * The known frequencies of some texts: in all documents, and in those of the accepted parts, of which fewer are known;
 * null accepts all.
 */
export const frequencies = (
  sql: SqlClient.SqlClient,
  list: List,
  texts: ReadonlyArray<string>,
  accepts: ((part: Part) => boolean) | null
) =>
  Effect.map(
    sql<Frequency>`
      select text, documents, ${accepts === null ? sql`null` : sql`parts`} as parts
      from text_frequency
      where list = ${list} and ${sql.in("text", texts)}
    `,
    (rows): { readonly all: Frequencies; readonly accepted: Frequencies } => {
      const all = new Map(rows.map(({ documents, text }) => [text, documents]))
      if (accepts === null) return { all, accepted: all }
      const inParts = (parts: OfParts): number =>
        Object.entries(parts).reduce((sum, [part, count]) => (accepts(part) ? sum + count : sum), 0)
      const accepted = rows.flatMap(({ parts, text }) =>
        parts === null ? [] : [[text, inParts(JSON.parse(parts))] as const]
      )
      return { all, accepted: new Map(accepted) }
    }
  )
