/** The key points of reports in CSV and NDJSON. */
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { lawsOfIssuers } from "./issuers.ts"
import { reportsOf } from "./lookFiled.ts"
import { report } from "./reports.ts"
import { refusals, type StoreLayer, take } from "./stores.ts"

const points: ReadonlyArray<readonly [how: string, cell: string, expected: ReadonlyArray<string>]> = [
  ["a JSON array", '"[""메모리 약세"", ""HBM \\""12단\\"" 지연""]"', ["메모리 약세", 'HBM "12단" 지연']],
  ["an empty JSON array", "[]", []],
  ["one per line", '"메모리 약세\n  HBM 지연 \r\n\n목표가 하향"', ["메모리 약세", "HBM 지연", "목표가 하향"]],
  ["lines that begin with a bracket", '"[실적] 하회\n[전망] 보수적"', ["[실적] 하회", "[전망] 보수적"]],
  ["an empty cell", "", []]
]

export const importReportKeyPointsLaws = (stores: StoreLayer): void =>
  lawsOfIssuers("a report's key points", stores, (law) => {
    for (const [how, cell, expected] of points) {
      law(`may be ${how}`, ({ symbol }) =>
        Effect.gen(function* () {
          yield* report(symbol, "key_points", cell)
          assert.deepStrictEqual((yield* reportsOf(symbol))[0]?.key_points, expected)
        })
      )
    }

    law("are an array in NDJSON", ({ symbol }) =>
      Effect.gen(function* () {
        const row = {
          symbol,
          external_id: symbol,
          report_date: "2024-10-08",
          title: "3Q24 Review",
          securities_firm: "하나증권",
          key_points: ["메모리 약세", "HBM\n지연"]
        }
        yield* take("reports", [JSON.stringify(row)])
        assert.deepStrictEqual((yield* reportsOf(symbol))[0]?.key_points, ["메모리 약세", "HBM\n지연"])
      })
    )

    law("are refused unless they are texts", ({ symbol }) =>
      Effect.gen(function* () {
        assert.deepStrictEqual(refusals(yield* report(symbol, "key_points", '"[1,2]"')), [
          [2, "key_points", 'Expected a JSON array of strings, got "[1,2]"']
        ])
      })
    )
  })
