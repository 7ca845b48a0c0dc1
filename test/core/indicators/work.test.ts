/** How many values indicators look at, and in which pieces. */
import { assert, describe, it } from "@effect/vitest"
import type { Indicator } from "../../../core/indicators/base/Indicator.ts"
import { allPieces, compute, computing, looksOver } from "../../../core/indicators/base/Stage.ts"
import { indicators } from "../../../core/indicators/catalogue.ts"
import type { Column } from "../../../core/indicators/mod.ts"
import { inputsOf } from "./cases.ts"
import { generatedBars } from "./markets.ts"

const length = 1500

/** Periods of so many bars, as far as they are accepted. */
const ofPeriods = ({ parameters }: Indicator, period: number): ReadonlyArray<number> =>
  parameters.map(({ default: standard, maximum, minimum, type }) =>
    type === "integer" ? Math.max(minimum, Math.min(maximum, period)) : standard
  )

/** Sets of a long period for one parameter each, and for all. */
const longSets = (indicator: Indicator): ReadonlyArray<ReadonlyArray<number>> => {
  const standard = indicator.parameters.map((parameter) => parameter.default)
  const long = ofPeriods(indicator, 600)
  const sets = [
    long,
    ...standard.map((_, at) => standard.map((value, i) => (i === at ? long[i] : value) as number))
  ]
  return sets.filter((set) => indicator.refuses?.(...set) == null)
}

/** A column that counts what is read of it. */
const counting = (column: Column, count: () => void): Column =>
  new Proxy(column, {
    get: (target, key) => {
      const value = Reflect.get(target, key)
      if (typeof value === "number") count()
      return typeof value === "function" ? value.bind(target) : value
    },
    set: (target, key, value) => {
      target[Number(key)] = value
      return true
    }
  })

/** How many values a stage reads over bars, and how many it says. */
const readsOf = (indicator: Indicator, set: ReadonlyArray<number>, shape: "usual" | "falling" | "rising") => {
  const stage = indicator.stage(...set)
  let reads = 0
  const columns = [
    ...Object.values(inputsOf(indicator, generatedBars(shape, length, 3))),
    ...Array.from({ length: indicator.outputs.length + (stage.scratch ?? 0) }, () => new Float64Array(length))
  ].map((column) => counting(column, () => reads++))
  stage.run(0, length, ...columns)
  return { reads, said: looksOver(stage, length) }
}

describe("an indicator of a long period", () => {
  it.for(indicators)("$name looks at no more values than it says", (indicator) => {
    for (const set of longSets(indicator))
      for (const shape of ["usual", "falling", "rising"] as const) {
        const { reads, said } = readsOf(indicator, set, shape)
        assert.isAtMost(reads, 4 * said, `${indicator.name}(${set.join()}) of ${shape} bars`)
      }
  })
})

describe("an indicator that looks at whole windows", () => {
  const thorough = indicators.filter(
    (one) => one.name !== "mavp" && (one.stage(...ofPeriods(one, 3000)).looks ?? 0) >= 3000
  )

  it("is one of few", () => {
    assert.deepStrictEqual(thorough.map(({ name }) => name).toSorted(), [
      "alma",
      "avgdev",
      "cci",
      "ulcer_index"
    ])
  })

  it.for(thorough)("$name is computed in pieces that don't change it", (indicator) => {
    const bars = 8000
    const set = ofPeriods(indicator, 3000)
    const inputs = inputsOf(indicator, generatedBars("usual", bars, 5))
    const stage = indicator.stage(...set)
    let pieces = 0
    const counted = computing(stage, inputs, indicator.outputs.length)
    const made = allPieces({
      next: () => {
        pieces++
        return counted.next()
      }
    })
    assert.isAtLeast(pieces, looksOver(stage, bars) / 4_000_000)
    const columns = Array.from({ length: indicator.outputs.length + (stage.scratch ?? 0) }, () =>
      new Float64Array(bars).fill(Number.NaN)
    )
    indicator.stage(...set).run(0, bars, ...Object.values(inputs), ...columns)
    assert.deepStrictEqual(
      made,
      columns.slice(0, indicator.outputs.length) as Array<Float64Array<ArrayBuffer>>
    )
    assert.deepStrictEqual(compute(indicator.stage(...set), inputs, indicator.outputs.length), made)
  })
})
