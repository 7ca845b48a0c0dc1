/** `StatementRows` over a SqlClient. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import type { SqlError } from "effect/sql/SqlError"
import {
  asOfNow,
  type FiguresNotReady,
  type KnownBasis,
  type StatementRow,
  StatementRows
} from "../../../core/ports.ts"
import { guard } from "../dialect/guard.ts"
import { basisCodes } from "../figures/keepFigures.ts"
import { notReady, stateIn } from "../figures/progress.ts"
import { unpackedRow } from "../figures/packedRow.ts"

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient

  const earlier = sql.onDialectOrElse({ pg: () => sql.literal("least"), orElse: () => sql.literal("min") })

  type Window = Parameters<StatementRows["Service"]["over"]>[0]

  /** Rows of some bases: for each of the bases asked for those from the one in effect on the first day. */
  const read = (
    window: Window,
    bases: ReadonlyArray<KnownBasis>,
    first: string | null,
    last: string | null
  ) => {
    const [from, to] = [first ?? asOfNow, last ?? asOfNow]
    const issuers =
      "issuer_ids" in window
        ? sql.in("i.issuer_id", window.issuer_ids)
        : sql`i.issuer_id > ${window.after} and i.issuer_id <= ${window.upTo}`
    const codes = sql.literal([basisCodes.both, ...bases.map((basis) => basisCodes[basis])].join(", "))
    const begins = bases.map(
      (basis) => sql`
        coalesce(
          (
            select k.known_from
            from statement_figure k
            where
              k.issuer_id = i.issuer_id
              and k.known_from <= ${from}
              and k.basis in (${sql.literal(`${basisCodes.both}, ${basisCodes[basis]}`)})
            order by k.known_from desc
            limit 1
          ),
          ${from}
        )
      `
    )
    const begin = begins.reduce((one, other) => sql`${earlier}(${one}, ${other})`)
    return sql`
      select f.issuer_id, f.known_from, f.figures, f.basis
      from figure_issuer i
      join statement_figure f on
        f.issuer_id = i.issuer_id and f.basis in (${codes}) and f.known_from <= ${to} and f.known_from >= ${begin}
      where ${issuers}
      order by i.issuer_id, f.known_from
    `.values
  }

  interface Coded {
    readonly basis: number
    readonly row: StatementRow
  }

  const rowsOf = (
    args: Parameters<typeof read>,
    isAgain = false
  ): Effect.Effect<ReadonlyArray<Coded>, FiguresNotReady | SqlError> =>
    Effect.gen(function* () {
      if ("issuer_ids" in args[0] && args[0].issuer_ids.length === 0) return []
      const waiting = yield* notReady(sql)
      if (waiting !== null) return yield* waiting
      const rows: Array<Coded> = []
      for (const [issuer_id, known_from, figures, basis] of yield* read(...args)) {
        const row = unpackedRow(issuer_id as number, known_from as string, figures as Uint8Array)
        if (row !== null) rows.push({ basis: basis as number, row })
        // Another version's program wrote it since, and said so in the same transaction.
        else if (!isAgain) return yield* rowsOf(args, true)
        else return yield* Effect.die(new Error(`Issuer ${String(issuer_id)} has figures of two versions`))
      }
      return rows
    })

  /** Those of one basis: of each issuer the one in effect on a day, and all later ones. */
  const ofBasis = (found: ReadonlyArray<Coded>, basis: KnownBasis, from: string) => {
    const rows: Array<StatementRow> = []
    for (const { basis: code, row } of found) {
      if (code !== basisCodes.both && code !== basisCodes[basis]) continue
      const before = rows.at(-1)
      if (before !== undefined && before.issuer_id === row.issuer_id && row.known_from <= from) rows.pop()
      rows.push(row)
    }
    return rows
  }

  return StatementRows.of({
    over: (window, basis, first, last) =>
      guard(
        Effect.map(rowsOf([window, [basis], first, last]), (found) => ofBasis(found, basis, first ?? asOfNow))
      ),
    overBoth: (window, first, last) =>
      guard(
        Effect.map(rowsOf([window, ["filed", "priced"], first, last]), (found) => ({
          filed: ofBasis(found, "filed", first ?? asOfNow),
          priced: ofBasis(found, "priced", first ?? asOfNow)
        }))
      ),
    state: guard(stateIn(sql))
  })
})

export const layer: Layer.Layer<StatementRows, never, SqlClient.SqlClient> = Layer.effect(StatementRows, make)
