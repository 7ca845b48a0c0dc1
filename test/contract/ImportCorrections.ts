/** Whether a filing corrects an earlier one: by its column, else by its title. */
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { lawsOfIssuers } from "./issuers.ts"
import { disclosuresOf } from "./lookFiled.ts"
import { type StoreLayer, take } from "./stores.ts"

const isCorrection = Effect.fnUntraced(function* (symbol: string, title: string, is_correction = "") {
  yield* take("disclosures", [
    "symbol,rcept_no,rcept_dt,report_nm,is_correction",
    `${symbol},20241114${symbol},2024-11-14,${title},${is_correction}`
  ])
  return (yield* disclosuresOf(symbol))[0]?.is_correction
})

const corrections: ReadonlyArray<readonly [title: string, is: boolean]> = [
  ["[기재정정]분기보고서 (2024.09)", true],
  ["[첨부정정]사업보고서 (2023.12)", true],
  ["10-K/A", true],
  ["SC 13G/A filed by Vanguard", true],
  ["[첨부추가]사업보고서 (2023.12)", false],
  ["분기보고서 (2024.09)", false],
  ["정정신고서 제출요구", false],
  ["사업보고서 (2023.12) [정정 없음]", false],
  ["10-K", false],
  ["A/B test of a new product", false],
  ["P/AB", false]
]

export const importCorrectionsLaws = (stores: StoreLayer): void =>
  lawsOfIssuers("a filing", stores, (law) => {
    for (const [title, is] of corrections) {
      law(`is ${is ? "a" : "no"} correction by the title ${title}`, ({ symbol }) =>
        Effect.gen(function* () {
          assert.strictEqual(yield* isCorrection(symbol, title), is)
        })
      )
    }

    for (const [is_correction, title, is] of [
      ["no", "[기재정정]분기보고서 (2024.09)", false],
      ["yes", "분기보고서 (2024.09)", true]
    ] as const) {
      law(`marked as ${is ? "a" : "no"} correction is stored so, whatever its title`, ({ symbol }) =>
        Effect.gen(function* () {
          assert.strictEqual(yield* isCorrection(symbol, title, is_correction), is)
        })
      )
    }
  })
