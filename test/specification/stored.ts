/** The stored data of a company, as the rules of core take it, and the tolerance of their figures. */
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { Companies, Prices, Report, latestRows } from "../../core/mod.ts"
import { statementsOf } from "../../core/financials/mod.ts"
import { FiledStatement, RowStore } from "../../core/ports.ts"
import { barsOf } from "../../core/prices/mod.ts"

const allBars = { interval: "1day", adjust: "splits", from: null, to: null, limit: null } as const

/** The stored data of a company up to a day; reports of any day. */
export const rowsOf = Effect.fnUntraced(function* (id: number, as_of: string | null) {
  const company = yield* (yield* Companies).byId(id)
  const prices = yield* Prices
  const filed = yield* (yield* RowStore).all(FiledStatement, { issuer_id: company.issuer_id })
  return {
    company,
    filed,
    bars: barsOf(yield* prices.recent(company, { ...allBars, as_of })),
    actions: yield* prices.actions(company, as_of),
    reports: yield* (yield* RowStore).dated(Report, { company_id: id }, latestRows(1000, null)),
    statements: (["Annual", "Quarterly"] as const).flatMap((period) => statementsOf(filed, period, as_of))
  }
})

/** Equal within rounding, number by number. */
export const assertClose = (actual: any, expected: any, path = ""): void => {
  if (typeof expected === "number") {
    const tolerance = 1e-9 * Math.max(1, Math.abs(expected))
    assert.approximately(actual ?? Number.NaN, expected, tolerance, path)
  } else if (typeof expected === "object" && expected !== null) {
    assert.hasAllKeys(actual, Object.keys(expected), path)
    for (const [name, value] of Object.entries(expected)) assertClose(actual[name], value, `${path}.${name}`)
  } else assert.strictEqual(actual, expected, path)
}
