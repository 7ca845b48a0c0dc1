/** The figures of statements that stored statements and splits give, to compare with the stored ones. */
import { Effect } from "effect"
import {
  CompanyAction,
  FiledStatement,
  firstSecurity,
  type KnownBasis,
  RowStore,
  splitsAmong,
  statementRowsOf,
  StatementRows
} from "../../core/ports.ts"
import { companiesOf } from "./look.ts"
import { plainRow } from "./plainRow.ts"

/** All issuers. */
export const everyIssuer = { after: 0, upTo: 2 ** 31 - 1 }

const bases = ["filed", "priced"] as const satisfies ReadonlyArray<KnownBasis>

/** Every stored row, by basis. */
export const everyRow = Effect.all(
  bases.map((basis) =>
    Effect.flatMap(StatementRows, (rows) =>
      Effect.map(rows.over(everyIssuer, basis, "0001-01-01", null), (found) => found.map(plainRow))
    )
  )
)

/** What they would be if they were derived now, of all issuers by the symbols of all their securities. */
export const rebuilt = Effect.fnUntraced(function* (symbols: ReadonlyArray<string>) {
  const store = yield* RowStore
  const securities = Map.groupBy(
    (yield* Effect.forEach(symbols, companiesOf)).flat(),
    ({ issuer_id }) => issuer_id
  )
  const rows = bases.map(() => new Array<ReturnType<typeof plainRow>>())
  for (const issuer_id of [...securities.keys()].toSorted((a, b) => a - b)) {
    const company_id = firstSecurity(securities.get(issuer_id) ?? [])?.company_id ?? 0
    const splits = splitsAmong(yield* store.all(CompanyAction, { company_id }))
    const derived = statementRowsOf(issuer_id, yield* store.all(FiledStatement, { issuer_id }), splits)
    for (const [place, basis] of bases.entries())
      rows[place]?.push(
        ...(derived.find((one) => one.basis === "both" || one.basis === basis)?.rows ?? []).map(plainRow)
      )
  }
  return rows
})
