/** The ids of reports: assigned in the order of their file, and kept by the source's external id. */
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { lawsOfIssuers } from "./issuers.ts"
import { reportsOf } from "./lookFiled.ts"
import { counted, only, refusals, type StoreLayer, take } from "./stores.ts"

const header = "symbol,external_id,report_date,title,securities_firm"

/** Imports reports of one day each: `[external_id, report_date]`. */
const reports = (
  symbol: string,
  rows: ReadonlyArray<readonly [string, string]>,
  source: string | null = null
) =>
  take("reports", [header, ...rows.map(([id, date]) => `${symbol},${id},${date},3Q24 Review,하나증권`)], {
    source
  })

/** The external ids of a company's reports, by id, and those ids. */
const numbered = Effect.fnUntraced(function* (symbol: string) {
  const all = (yield* reportsOf(symbol)).toSorted((a, b) => a.report_id - b.report_id)
  return { names: all.map((_) => _.external_id), ids: all.map((_) => _.report_id) }
})

const rising = (first: number, count: number) => Array.from({ length: count }, (_, i) => first + i)

export const importReportIdsLaws = (stores: StoreLayer): void =>
  lawsOfIssuers("a report's id", stores, (law) => {
    law("follows the order of the file, whatever the dates", ({ symbol }) =>
      Effect.gen(function* () {
        const rows = [
          [`${symbol} z`, "2024-10-08"],
          [`${symbol} a`, "2024-10-10"],
          [`${symbol} m`, "2024-10-09"]
        ] as const
        yield* reports(symbol, rows)
        const { ids, names } = yield* numbered(symbol)
        assert.deepStrictEqual(
          names,
          rows.map(([id]) => id)
        )
        assert.deepStrictEqual(ids, rising(ids[0] ?? 0, 3))
      })
    )

    law("continues in the next file where the previous one ended", ({ symbol }) =>
      Effect.gen(function* () {
        yield* reports(symbol, [[`${symbol} 1`, "2024-10-08"]])
        yield* reports(symbol, [[`${symbol} 2`, "2024-10-08"]])
        const { ids } = yield* numbered(symbol)
        assert.deepStrictEqual(ids, rising(ids[0] ?? 0, 2))
      })
    )

    law("is unchanged when its file is imported again in another order", ({ symbol }) =>
      Effect.gen(function* () {
        const rows = ["a", "b", "c"].map((name) => [`${symbol} ${name}`, "2024-10-08"] as const)
        yield* reports(symbol, rows)
        const before = yield* numbered(symbol)
        const again = yield* reports(symbol, rows.toReversed())
        assert.deepStrictEqual(counted(again), only({ unchanged: 3 }))
        assert.deepStrictEqual(yield* numbered(symbol), before)
      })
    )

    law("is not used up by a refused row", ({ symbol }) =>
      Effect.gen(function* () {
        yield* reports(symbol, [
          [`${symbol} 1`, "2024-10-08"],
          [`${symbol} 2`, "2999-10-08"],
          [`${symbol} 3`, "2024-10-08"]
        ])
        const { ids } = yield* numbered(symbol)
        assert.deepStrictEqual(ids, rising(ids[0] ?? 0, 2))
      })
    )

    law("is a different one for each source with the same external id", ({ symbol }) =>
      Effect.gen(function* () {
        const rows = [[`${symbol} 1`, "2024-10-08"]] as const
        yield* reports(symbol, rows, "hankyung")
        const other = yield* reports(symbol, rows, "naver")
        assert.deepStrictEqual(counted(other), only({ inserted: 1 }))
        const sources = (yield* reportsOf(symbol)).map(({ source }) => source)
        assert.sameMembers(sources, ["hankyung", "naver"])
      })
    )

    law("follows the order of a file longer than a block of ids", ({ symbol }) =>
      Effect.gen(function* () {
        const rows = rising(1, 1100).map((n) => [`${symbol} ${n}`, "2024-10-08"] as const)
        yield* reports(symbol, rows)
        const { ids, names } = yield* numbered(symbol)
        assert.deepStrictEqual(
          names,
          rows.map(([id]) => id)
        )
        assert.deepStrictEqual(ids, rising(ids[0] ?? 0, 1100))
      })
    )

    law("is assigned once per file, and a line that contradicts it is refused", ({ symbol }) =>
      Effect.gen(function* () {
        const summary = yield* reports(symbol, [
          [`${symbol} 1`, "2024-10-08"],
          [`${symbol} 1`, "2024-10-08"],
          [`${symbol} 1`, "2024-10-09"]
        ])
        assert.deepStrictEqual(counted(summary), only({ inserted: 1, unchanged: 1, refused: 1 }))
        assert.deepStrictEqual(refusals(summary), [[4, null, "The same as line 2 with other values"]])
      })
    )

    law("is unchanged when the report is reassigned to another company", ({ symbol }) =>
      Effect.gen(function* () {
        yield* take("companies", ["symbol,exchange,name", `${symbol}B,NYSE,Other`])
        yield* reports(symbol, [[`${symbol} 1`, "2024-10-08"]])
        const { ids } = yield* numbered(symbol)
        yield* reports(`${symbol}B`, [[`${symbol} 1`, "2024-10-08"]])
        assert.deepStrictEqual((yield* numbered(`${symbol}B`)).ids, ids)
        assert.deepStrictEqual(yield* reportsOf(symbol), [])
      })
    )
  })
