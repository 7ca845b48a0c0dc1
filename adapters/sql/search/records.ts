/** The statements that find records of a list: all with some trigrams, or one after the other in the order of the list. */
import { Effect } from "effect"
import type { SqlClient, Statement } from "effect/sql"
import { type Window } from "../../../core/mod.ts"
import { ownTurn } from "../../../core/ports.ts"
import type { Dialect } from "../dialect/Dialect.ts"
import { boundary, type Frequencies, idOf, type List, rarestTrigrams } from "../dialect/documents.ts"

/** 0: the first text of the document equals the sought one; 1: a text begins with it; 2: a text contains it. */
export type Nearness = 0 | 1 | 2

/** Conditions on the columns of `<list>_search`. */
export type Conditions = ReadonlyArray<Statement.Fragment>

/** The positions of a page in order, and the number of records on all pages. */
export interface Found {
  readonly positions: ReadonlyArray<number>
  readonly total: number
}

/** The records compared by one statement: a server on SQLite responds to other requests between two. */
export const recordsAtOnce = 5000

/** Bounds of positions, both excluded; null for none. */
export interface Range {
  readonly after: number | null
  readonly before: number | null
}

export const everywhere: Range = { after: null, before: null }

export interface Walk {
  /** Conditions that an index finds in the order of the list. */
  readonly indexed: Conditions
  readonly others: Conditions
  readonly range: Range
  readonly nearness: Statement.Fragment
  /** How many records to compare first, at most `recordsAtOnce`. */
  readonly first: number
  readonly found: (position: number, nearness: Nearness) => void
  readonly needsMore: () => boolean
}

export type Records = ReturnType<typeof recordsOver>

/** `isRanked`: whether the nearest come first; else the order is that of positions alone. */
export const recordsOver = (
  sql: SqlClient.SqlClient,
  dialect: Dialect["Service"],
  list: List,
  isRanked: boolean
) => {
  const table = sql(`${list}_search`)
  const place = sql.onDialectOrElse({
    pg: () => (text: string) => sql`strpos(document, ${text})`,
    orElse: () => (text: string) => sql`instr(document, ${text})`
  })
  const where = (conditions: Conditions) => sql.and([sql`1 = 1`, ...conditions])
  const anywhere = sql`0`

  const preceding = (before: number | null): Conditions =>
    before === null ? [] : [sql`position < ${before}`]
  const inRange = ({ after, before }: Range): Conditions => [
    ...(after === null ? [] : [sql`position > ${after}`]),
    ...preceding(before)
  ]
  const contains = (text: string) => sql`${place(text)} > 0`
  /** The document's first text equals the sought one. */
  const isCalled = (text: string) => sql`${place(boundary + text + boundary)} = 1`
  const begins = (text: string) => contains(boundary + text)

  /**
   * The positions of the records of which `isCalled` holds, in order: companies, the only ranked list, of a symbol. The
   * conditions are on columns that the table of companies has too.
   */
  const called = (text: string, conditions: Conditions) =>
    Effect.map(
      sql<{ place: number }>`
        select company_id as place
        from company
        where ${where([sql`symbol_lower = ${text}`, ...conditions])}
        order by company_id
      `,
      (rows): ReadonlyArray<number> => rows.map((row) => row.place)
    )

  const nearness = (text: string) =>
    isRanked ? sql`case when ${isCalled(text)} then 0 when ${begins(text)} then 1 else 2 end` : anywhere

  /** A page of the rows of a table with the columns position and nearness, and their number. */
  const pageOf = (found: Statement.Fragment, { limit, offset }: Window) =>
    Effect.map(
      sql<{ place: number | null; total: number }>`
        with found as materialized (${found})
        select cast(t.total as double precision) as total, cast(p.position as double precision) as place
        from (select count(*) as total from found) t
        left join (
          select position, nearness from found order by nearness, position limit ${limit} offset ${offset}
        ) p on 1 = 1
        order by p.nearness, p.position
      `,
      (rows): Found => ({ positions: rows.flatMap((row) => row.place ?? []), total: rows[0]?.total ?? 0 })
    )

  /** The positions of the records that an index finds by their ids. */
  const placesOf = (ids: Statement.Fragment) =>
    idOf[list] === "position"
      ? sql`(select id as position from ${ids} found_ids)`
      : sql`(select s.position from ${ids} found_ids join ${table} s on s.${sql(idOf[list])} = id)`

  /** As `nearness`, of records found by an index; null without one. */
  const nearnessFound = (text: string): Statement.Fragment | null => {
    if (!isRanked) return anywhere
    const beginning = dialect.found(sql, list, boundary + text)
    return beginning === null
      ? null
      : sql`
          case
            when position in (select company_id from company where symbol_lower = ${text}) then 0
            when position in ${placesOf(beginning)} then 1
            else 2
          end
        `
  }

  /** A page of the records with a text, found by an index alone; null where that isn't possible. */
  const byIndex = (text: string, isNear: boolean, window: Window) => {
    const ids = dialect.found(sql, list, text)
    const near = isNear ? nearnessFound(text) : anywhere
    return ids === null || near === null
      ? null
      : pageOf(sql`select position, ${near} as nearness from ${placesOf(ids)} places`, window)
  }

  /** Compares every record that has the rarest trigrams of the text, unless an index finds those that contain it. */
  const byTrigrams = (
    text: string,
    counts: Frequencies,
    conditions: Conditions,
    isNear: boolean,
    window: Window
  ) => {
    const found = conditions.length === 0 ? byIndex(text, isNear, window) : null
    return (
      found ??
      pageOf(
        sql`
          select position, ${isNear ? nearness(text) : anywhere} as nearness
          from ${dialect.candidates(sql, list, text, rarestTrigrams(text, counts))} candidates
          where ${where([contains(text), ...conditions])}
        `,
        window
      )
    )
  }

  /** Compares records in the order of the list, until no more are needed. */
  const walk = Effect.fnUntraced(function* (request: Walk) {
    let after = request.range.after ?? Number.MIN_SAFE_INTEGER
    let count = Math.min(request.first, recordsAtOnce)
    for (let isMore = true; isMore; count = recordsAtOnce) {
      const within = [...request.indexed, sql`position > ${after}`]
      // The second part has one upper bound, because an index on SQLite takes only one.
      const bounded = [...within, ...preceding(request.range.before)]
      const rows = yield* sql<{ place: number | null; nearness: Nearness | null; compared: number | null }>`
        with part as materialized (
          select max(position) as last, cast(count(*) as integer) as compared
          from (select position from ${table} where ${where(bounded)} order by position limit ${count}) p
        )
        select cast(position as double precision) as place, ${request.nearness} as nearness, null as compared
        from ${table}
        where ${where([...within, sql`position <= (select last from part)`, ...request.others])}
        union all
        select cast(last as double precision), null, compared
        from part
      `
      const end = rows.find(({ compared }) => compared !== null)
      const found = rows.filter((row) => row.nearness !== null)
      for (const row of found.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))) {
        if (row.place !== null && row.nearness !== null) request.found(row.place, row.nearness)
      }
      after = end?.place ?? after
      isMore = end?.compared === count && request.needsMore()
      yield* ownTurn
    }
  })

  /** A window of the records that meet the conditions. */
  const inOrder = (indexed: Conditions, { limit, offset }: Window) =>
    Effect.map(
      sql<{ place: number }>`
        select cast(position as double precision) as place
        from ${table}
        where ${where(indexed)}
        order by position
        limit ${limit}
        offset ${offset}
      `,
      (rows): ReadonlyArray<number> => rows.map((row) => row.place)
    )

  return {
    isRanked,
    begins,
    byTrigrams,
    called,
    contains,
    inRange,
    inOrder,
    isCalled,
    nearness,
    not: (condition: Statement.Fragment) => sql`not (${condition})`,
    anywhere,
    walk
  }
}
