/** Ratios of Apple Inc.'s fiscal year 2020, from the figures of its 10-K. */
import { assert, describe, it } from "@effect/vitest"
import { financialHealth, margins, returns } from "../../../core/financials/Ratios.ts"
import { apple2020 } from "./apple.ts"

describe("Apple's fiscal year 2020", () => {
  const all = { ...margins(apple2020), ...returns(apple2020), ...financialHealth(apple2020) }

  it.for([
    // In millions: 104,956, 81,020, 66,288, 67,091 and 57,411 / 274,515
    ["gross_margin", 38.2332],
    ["ebitda_margin", 29.5139],
    ["operating_margin", 24.1473],
    ["pretax_margin", 24.4398],
    ["net_margin", 20.9136],
    // 57,411 / 323,888
    ["roa", 17.7256],
    // 57,411 / 65,339
    ["roe", 87.8664],
    // 66,288 x (1 - 9,680 / 67,091) / (112,436 + 65,339 - 38,016)
    ["roic", 40.5869],
    ["cash", 38_016_000_000],
    // 112,436 - 38,016 - 52,927
    ["net_debt", 21_493_000_000],
    // 112,436 / 65,339
    ["debt_to_equity_ratio", 1.7208],
    // 69,964 / 2,873
    ["interest_coverage_ratio", 24.3522]
  ] as const)("had a %s of %s", ([name, expected]) => {
    assert.approximately(all[name] ?? Number.NaN, expected, 5e-5)
  })
})
