/**
 * Finds a page of a list, and the number of records on all pages, by one of three plans: records without a text in the
 * order of an index; a rare text by its trigrams, comparing all that have these; a frequent one by comparing records in
 * the order of the list until the page is full, its total being known.
 */
import { Effect } from "effect"
import type { SqlClient, Statement } from "effect/sql"
import type { Window } from "../../../core/mod.ts"
import type { Dialect } from "../Dialect.ts"
import { boundary, type List } from "./documents.ts"
import { frequencies } from "./frequencies.ts"
import { longestText } from "./FrequentTexts.ts"

/** Which records a list may contain, whatever their texts. */
export interface Selection {
  /** Conditions on the columns of `<list>_search` that an index finds in the order of the list. */
  readonly indexed: ReadonlyArray<Statement.Fragment>
  /** How many records meet them. */
  readonly records: number
  /** Conditions that are compared with each of those. */
  readonly others: ReadonlyArray<Statement.Fragment>
}

export interface Request {
  /** In lower case; null for every text. */
  readonly text: string | null
  readonly selection: Selection
  readonly window: Window
}

/** The positions of a page in order, and the number of records on all pages. */
export interface Found {
  readonly positions: ReadonlyArray<number>
  readonly total: number
}

const nothing: Found = { positions: [], total: 0 }

/** The records compared by one statement: a server on SQLite responds to other requests between two. */
const recordsAtOnce = 5000

/** A text in fewer documents is always found by its trigrams. */
const fewDocuments = 1000
/** A text in more documents never is: SQLite's thread would be blocked for too long. */
const manyDocuments = 20_000
/** The time of finding a document by a trigram, in that of finding the next one of a list. */
const costOfTrigram = 4

/** 0: the first text of the document equals the sought one; 1: a text begins with it; 2: a text contains it. */
type Nearness = 0 | 1 | 2

/** Stores no more positions than the page may need. */
const page = ({ limit, offset }: Window) => {
  const last = offset + limit
  const nearest: ReadonlyArray<Array<number>> = [[], [], []]
  let total = 0
  return {
    add: (position: number, nearness: Nearness) => {
      total++
      const near = nearest[nearness] as Array<number>
      if (near.length < last) near.push(position)
    },
    result: (): Found => ({ positions: nearest.flat().slice(offset, last), total })
  }
}

/** `ranked`: whether the nearest come first; else the order is that of positions alone. */
export const searchOver = (
  sql: SqlClient.SqlClient,
  dialect: Dialect["Service"],
  list: List,
  ranked: boolean
) => {
  const table = sql(`${list}_search`)
  const at = sql.literal(sql.onDialectOrElse({ pg: () => "strpos", orElse: () => "instr" }))
  const place = (text: string) => sql`${at}(document, ${text})`
  const position = sql.literal("cast(position as double precision)")

  const nearness = (text: string) =>
    ranked
      ? sql`
          case
            when ${place(boundary + text + boundary)} = 1 then 0
            when ${place(boundary + text)} > 0 then 1
            else 2
          end`
      : sql`0`

  const where = (conditions: ReadonlyArray<Statement.Fragment>) => sql.and([sql`1 = 1`, ...conditions])

  /** Every record whose trigrams the text has, and that meets the conditions. */
  const byTrigrams = (
    text: string,
    conditions: ReadonlyArray<Statement.Fragment>,
    near: Statement.Fragment,
    { limit, offset }: Window
  ) =>
    Effect.map(
      sql<{ position: number | null; total: number }>`
        with found as materialized (
          select position, ${near} as nearness
          from ${dialect.candidates(sql, list, text)} c
          where ${where([sql`${place(text)} > 0`, ...conditions])}
        )
        select cast(t.total as double precision) as total, cast(p.position as double precision) as position
        from (select count(*) as total from found) t
        left join (
          select position, nearness from found order by nearness, position limit ${limit} offset ${offset}
        ) p on 1 = 1
        order by p.nearness, p.position
      `,
      (rows): Found => ({
        positions: rows.flatMap((row) => row.position ?? []),
        total: rows[0]?.total ?? 0
      })
    )

  /** Compares records in the order of the list; `found` returns whether it needs more. */
  const walk = Effect.fnUntraced(function* (
    { indexed, others }: Selection,
    near: Statement.Fragment,
    first: number,
    found: (position: number, nearness: Nearness) => void,
    needsMore: () => boolean
  ) {
    let after = Number.MIN_SAFE_INTEGER
    for (let isMore = true; isMore; ) {
      const count = after === Number.MIN_SAFE_INTEGER ? Math.min(first, recordsAtOnce) : recordsAtOnce
      const rows = yield* sql<{ position: number | null; nearness: Nearness | null; read: number | null }>`
        with read as materialized (
          select *
          from ${table}
          where ${where([...indexed, sql`position > ${after}`])}
          order by position
          limit ${count}
        )
        select ${position} as position, ${near} as nearness, null as read
        from read
        where ${where(others)}
        union all
        select cast(max(position) as double precision), null, cast(count(*) as integer)
        from read
      `
      const end = rows.find(({ read }) => read !== null)
      for (const row of rows.toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))) {
        if (row.nearness !== null && row.position !== null) found(row.position, row.nearness)
      }
      after = end?.position ?? after
      isMore = end?.read === count && needsMore()
      yield* Effect.yieldNow
    }
  })

  /** Compares every record of the selection. */
  const walkAll = Effect.fnUntraced(function* (text: string | null, selection: Selection, window: Window) {
    const found = page(window)
    const others = text === null ? [] : [sql`${place(text)} > 0`]
    yield* walk(
      { ...selection, others: [...others, ...selection.others] },
      text === null ? sql`0` : nearness(text),
      recordsAtOnce,
      found.add,
      () => true
    )
    return found.result()
  })

  /** A window of the positions whose documents meet the conditions, of which there are `total` among `documents`. */
  const positionsOf = Effect.fnUntraced(function* (
    others: ReadonlyArray<Statement.Fragment>,
    total: number,
    documents: number,
    { limit, offset }: Window
  ) {
    const last = Math.min(offset + limit, total)
    const positions: Array<number> = []
    if (offset >= total) return positions
    yield* walk(
      { indexed: [], records: documents, others },
      sql`0`,
      Math.ceil((1.25 * last * documents) / total) + 20,
      (position) => {
        if (positions.length < last) positions.push(position)
      },
      () => positions.length < last
    )
    return positions.slice(offset, last)
  })

  const all = { offset: 0, limit: manyDocuments }

  /** A page of the documents with a frequent text: the exact ones, those that begin with it, the rest. */
  const frequent = Effect.fnUntraced(function* (
    text: string,
    counts: ReadonlyMap<string, number>,
    { limit, offset }: Window
  ) {
    const [documents, total] = [counts.get("") ?? 0, counts.get(text) ?? 0]
    const has = sql`${place(text)} > 0`
    if (!ranked) return { total, positions: yield* positionsOf([has], total, documents, { limit, offset }) }
    const [whole, begins] = [boundary + text + boundary, boundary + text]
    const isWhole = sql`${place(whole)} = 1`
    const exact = (yield* byTrigrams(whole, [isWhole], sql`0`, all)).positions
    const beginning = counts.get(begins)
    const isKnown = beginning !== undefined && beginning > fewDocuments
    const rare = isKnown ? [] : (yield* byTrigrams(begins, [sql`not (${isWhole})`], sql`0`, all)).positions
    const nearer = isKnown ? beginning - exact.length : rare.length
    /** The part of the page among `count` documents that `before` others precede. */
    const part = (before: number, count: number): Window => {
      const from = Math.max(0, offset - before)
      return { offset: from, limit: Math.max(0, Math.min(offset + limit - before, count) - from) }
    }
    const cut = (positions: ReadonlyArray<number>, window: Window) =>
      positions.slice(window.offset, window.offset + window.limit)
    const near = part(exact.length, nearer)
    const far = part(exact.length + nearer, total - exact.length - nearer)
    const walked = (conditions: ReadonlyArray<Statement.Fragment>, count: number, window: Window) =>
      window.limit === 0 ? Effect.succeed([]) : positionsOf(conditions, count, documents, window)
    return {
      total,
      positions: [
        ...cut(exact, part(0, exact.length)),
        ...(isKnown
          ? yield* walked([sql`${place(begins)} > 0`, sql`not (${isWhole})`], nearer, near)
          : cut(rare, near)),
        ...(yield* walked([has, sql`${place(begins)} = 0`], total - exact.length - nearer, far))
      ]
    }
  })

  /** The most documents that may contain the text. */
  const mostWith = (text: string, counts: ReadonlyMap<string, number>): number =>
    counts.get(text) ?? counts.get(text.slice(0, longestText)) ?? fewDocuments

  const withText = Effect.fnUntraced(function* (text: string, { selection, window }: Request) {
    const counts = yield* frequencies(sql, list, [
      ...new Set(["", text, boundary + text, text.slice(0, longestText)])
    ])
    const [documents, most] = [counts.get("") ?? 0, mostWith(text, counts)]
    const isEverything = selection.indexed.length + selection.others.length === 0
    const walked =
      isEverything && counts.has(text)
        ? ((window.offset + window.limit) * documents) / Math.max(1, most)
        : selection.records
    if (most <= fewDocuments || (most <= manyDocuments && costOfTrigram * most <= walked)) {
      return yield* byTrigrams(text, [...selection.indexed, ...selection.others], nearness(text), window)
    }
    return isEverything && counts.has(text)
      ? yield* frequent(text, counts, window)
      : yield* walkAll(text, selection, window)
  })

  const withoutText = Effect.fnUntraced(function* ({ selection, window }: Request) {
    const { indexed, others, records } = selection
    if (others.length > 0) return yield* walkAll(null, selection, window)
    if (window.offset >= records) return { positions: [], total: records }
    const rows = yield* sql<{ place: number }>`
      select ${position} as place
      from ${table}
      where ${where(indexed)}
      order by position
      limit ${window.limit}
      offset ${window.offset}
    `
    return { positions: rows.map(({ place }) => place), total: records }
  })

  return (request: Request) => {
    const { selection, text } = request
    if (selection.records === 0 || text?.includes(boundary)) return Effect.succeed(nothing)
    return text ? withText(text, request) : withoutText(request)
  }
}
