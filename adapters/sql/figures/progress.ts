/** How many issuers have figures of this version. */
import { Effect } from "effect"
import type { SqlClient } from "effect/sql"
import type { SqlError } from "effect/sql/SqlError"
import { FiguresNotReady, type StatementRowsState, statementRowsVersion } from "../../../core/ports.ts"

const isOther = (version: string | null | undefined): boolean =>
  version !== null && version !== undefined && version !== statementRowsVersion

/** Why figures can't be read yet; null when all issuers have those of this version. */
export const notReady = (sql: SqlClient.SqlClient): Effect.Effect<FiguresNotReady | null, SqlError> =>
  Effect.gen(function* () {
    // Both ends of an index.
    const [ends] = yield* sql<{ readonly first: string | null; readonly last: string | null }>`
      select
        (select min(version) from figure_issuer) as first,
        (select max(version) from figure_issuer) as last
    `
    if (!isOther(ends?.first) && !isOther(ends?.last)) return null
    const [counted] = yield* sql<{ readonly done: number; readonly issuers: number }>`
      select
        cast(count(case when version = ${statementRowsVersion} then 1 end) as integer) as done,
        cast(count(*) as integer) as issuers
      from figure_issuer
    `
    const { done, issuers } = counted ?? { done: 0, issuers: 0 }
    return done === issuers ? null : new FiguresNotReady({ done, issuers })
  })

/** Whether another version's program claimed the rows; null where none did. */
export const isClaimedByOther = (sql: SqlClient.SqlClient): Effect.Effect<boolean | null, SqlError> =>
  Effect.map(sql<{ readonly version: string }>`select version from figure_version`, ([claimed]) =>
    claimed === undefined ? null : claimed.version !== statementRowsVersion
  )

/** Takes this program's version for the one that is computed. */
export const claimRows = (sql: SqlClient.SqlClient): Effect.Effect<void, SqlError> =>
  Effect.andThen(
    sql`delete from figure_version`,
    Effect.asVoid(sql`insert into figure_version ${sql.insert({ version: statementRowsVersion })}`)
  )

export const stateIn = (sql: SqlClient.SqlClient): Effect.Effect<StatementRowsState, SqlError> =>
  Effect.gen(function* () {
    return { waiting: yield* notReady(sql), isOthers: (yield* isClaimedByOther(sql)) === true }
  })
