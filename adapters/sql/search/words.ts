/**
 * The words of the names of companies, by which searches correct mistyped ones: kept in the transaction that writes companies,
 * from the documents that it added and removed.
 */
import { Array as Arr, Effect } from "effect"
import type { SqlClient, Statement } from "effect/sql"
import type { SqlError } from "effect/sql/SqlError"
import { type WordRange, wordsInNames } from "../../../core/ports.ts"
import { boundary } from "../dialect/documents.ts"

const rowsAtOnce = 5000
const writtenAtOnce = 500

/** So many words are collected before they are written. */
const wordsAtOnce = 50_000

interface Row {
  readonly id: number
  readonly document: string
  readonly sign: number
}

const reversed = (text: string): string => [...text].toReversed().join("")

/** The words of a document, whose first text is the symbol. */
const wordsOf = (document: string): ReadonlySet<string> => wordsInNames(document.split(boundary).slice(2))

const write = (sql: SqlClient.SqlClient, counts: ReadonlyMap<string, number>) =>
  Effect.forEach(
    Arr.chunksOf(
      [...counts].flatMap(([word, companies]) =>
        companies === 0 ? [] : [{ word, reversed: reversed(word), length: [...word].length, companies }]
      ),
      writtenAtOnce
    ),
    (some) => sql`
      insert into company_word ${sql.insert(some)}
      on conflict (word) do update set companies = company_word.companies + excluded.companies
    `,
    { discard: true }
  )

/** Counts the words of all rows that a query returns by the greatest id so far. */
const countAll = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  rowsAfter: (id: number) => Effect.Effect<ReadonlyArray<Row>, SqlError>
) {
  const counts = new Map<string, number>()
  let after = Number.MIN_SAFE_INTEGER
  for (;;) {
    const rows = yield* rowsAfter(after)
    for (const { document, sign } of rows) {
      for (const word of wordsOf(document)) counts.set(word, (counts.get(word) ?? 0) + sign)
    }
    const last = rows.at(-1)
    if (last === undefined || counts.size >= wordsAtOnce) {
      yield* write(sql, counts)
      counts.clear()
    }
    if (last === undefined) return
    after = last.id
  }
})

/** Inside the transaction of a write, before `text_change` is emptied: counts the words of what was written since. */
export const settleWords = Effect.fnUntraced(function* (sql: SqlClient.SqlClient) {
  const [state] = yield* sql<{ words: number; changes: number }>`
    select
      (select count(*) from (select 1 from company_word limit 1) w) as words,
      (select count(*) from (select 1 from text_change where list = 'company' limit 1) c) as changes
  `
  if (Number(state?.words) === 0) {
    return yield* countAll(
      sql,
      (after) => sql<Row>`
        select cast(position as double precision) as id, document, 1 as sign
        from company_search
        where position > ${after}
        order by position
        limit ${rowsAtOnce}
      `
    )
  }
  if (Number(state?.changes) === 0) return
  yield* countAll(
    sql,
    (after) => sql<Row>`
      select cast(change_id as double precision) as id, document, sign
      from text_change
      where list = 'company' and change_id > ${after}
      order by change_id
      limit ${rowsAtOnce}
    `
  )
  yield* sql`delete from company_word where companies <= 0`
})

/** The words in a range, by the indexes of words and of reversed ones. */
export const wordsIn = (sql: SqlClient.SqlClient, { begins, ends, max, min }: WordRange) => {
  const beginning = (column: Statement.Fragment, text: string) =>
    sql`${column} >= ${text} and ${column} < ${`${text}\u{10ffff}`} and length between ${min} and ${max}`
  return Effect.map(
    sql<{ word: string }>`
      select word from company_word where ${beginning(sql`word`, begins)}
      union
      select word from company_word where ${beginning(sql`reversed`, reversed(ends))}
    `,
    (rows) => rows.map(({ word }) => word)
  )
}
