/** `FigureUpkeep` over a SqlClient. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { FigureUpkeep, statementRowsVersion } from "../../../core/ports.ts"
import { Dialect } from "../dialect/Dialect.ts"
import { transact } from "../dialect/guard.ts"
import { deriveFigures } from "../figures/keepFigures.ts"
import { claimRows, isClaimedByOther } from "../figures/progress.ts"

/** So many are computed before the time is looked at. */
const issuersAtOnce = 10

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const dialect = yield* Dialect

  const claim = Effect.andThen(dialect.lockImports(sql), claimRows(sql))

  // Two ranges of the index on versions.
  const stale = (size: number) =>
    Effect.map(
      Effect.all([
        sql<{ readonly issuer_id: number }>`
          select issuer_id from figure_issuer where version < ${statementRowsVersion} limit ${size}
        `,
        sql<{ readonly issuer_id: number }>`
          select issuer_id from figure_issuer where version > ${statementRowsVersion} limit ${size}
        `
      ]),
      (found) => found.flat().slice(0, size)
    )

  const left = Effect.map(
    sql<{ readonly n: number }>`
      select cast(count(*) as integer) as n from figure_issuer where version <> ${statementRowsVersion}
    `,
    ([counted]) => counted?.n ?? 0
  )

  const step = (millis: number) =>
    Effect.gen(function* () {
      yield* dialect.lockImports(sql)
      if ((yield* isClaimedByOther(sql)) === true) return null
      const now = Effect.clockWith((clock) => clock.currentTimeMillis)
      const until = (yield* now) + millis
      do {
        const some = yield* stale(issuersAtOnce)
        if (some.length === 0) return 0
        yield* deriveFigures(
          sql,
          dialect.load,
          some.map(({ issuer_id }) => [issuer_id, null] as const)
        )
      } while ((yield* now) < until)
      return yield* left
    })

  return FigureUpkeep.of({ claim: transact(sql, claim), step: (millis) => transact(sql, step(millis)) })
})

export const layer: Layer.Layer<FigureUpkeep, never, SqlClient.SqlClient | Dialect> = Layer.effect(
  FigureUpkeep,
  make
)
