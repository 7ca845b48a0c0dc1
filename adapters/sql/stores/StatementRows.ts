/** `StatementRows` over a SqlClient. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import type { SqlError } from "effect/sql/SqlError"
import { asOfNow, type FiguresNotReady, type StatementRow, StatementRows } from "../../../core/ports.ts"
import { guard } from "../dialect/guard.ts"
import { basisCodes } from "../figures/keepFigures.ts"
import { notReady, stateIn } from "../figures/progress.ts"
import { unpackedRow } from "../figures/packedRow.ts"

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient

  const read = (...[window, basis, first, last]: Parameters<StatementRows["Service"]["over"]>) => {
    const [from, to] = [first ?? asOfNow, last ?? asOfNow]
    const issuers =
      "issuer_ids" in window
        ? sql.in("i.issuer_id", window.issuer_ids)
        : sql`i.issuer_id > ${window.after} and i.issuer_id <= ${window.upTo}`
    const ofBasis = sql.literal(`(${basisCodes.both}, ${basisCodes[basis]})`)
    return sql`
      select f.issuer_id, f.known_from, f.figures
      from figure_issuer i
      join statement_figure f on
        f.issuer_id = i.issuer_id
        and f.basis in ${ofBasis}
        and f.known_from <= ${to}
        and f.known_from >= coalesce(
          (
            select k.known_from
            from statement_figure k
            where k.issuer_id = i.issuer_id and k.known_from <= ${from} and k.basis in ${ofBasis}
            order by k.known_from desc
            limit 1
          ),
          ${from}
        )
      where ${issuers}
      order by i.issuer_id, f.known_from
    `.values
  }

  type Args = Parameters<StatementRows["Service"]["over"]>

  const over = (
    args: Args,
    isAgain = false
  ): Effect.Effect<ReadonlyArray<StatementRow>, FiguresNotReady | SqlError> =>
    Effect.gen(function* () {
      if ("issuer_ids" in args[0] && args[0].issuer_ids.length === 0) return []
      const waiting = yield* notReady(sql)
      if (waiting !== null) return yield* waiting
      const rows: Array<StatementRow> = []
      for (const [issuer_id, known_from, figures] of yield* read(...args)) {
        const row = unpackedRow(issuer_id as number, known_from as string, figures as Uint8Array)
        if (row !== null) rows.push(row)
        // Another version's program wrote it since, and said so in the same transaction.
        else if (!isAgain) return yield* over(args, true)
        else return yield* Effect.die(new Error(`Issuer ${String(issuer_id)} has figures of two versions`))
      }
      return rows
    })

  return StatementRows.of({ over: (...args) => guard(over(args)), state: guard(stateIn(sql)) })
})

export const layer: Layer.Layer<StatementRows, never, SqlClient.SqlClient> = Layer.effect(StatementRows, make)
