/** How far back indicators look: what they declare of it holds. */
import { assert, describe, it } from "@effect/vitest"
import type { Indicator } from "../../../core/indicators/base/Indicator.ts"
import { compute } from "../../../core/indicators/base/Stage.ts"
import { indicators } from "../../../core/indicators/catalogue.ts"
import { maxTechnicalPoints, technicalHistory } from "../../../core/indicators/TechnicalHistory.ts"
import { inputsOf } from "./cases.ts"
import { type Bars, generatedBars } from "./markets.ts"

const newest = technicalHistory(maxTechnicalPoints)

/** A period of so many bars for each, one more than the other, and a kind of average. */
const asked = ({ parameters }: Indicator, period: number, average: number): ReadonlyArray<number> =>
  parameters.map(({ default: standard, maximum, minimum, type }, i) => {
    if (type === "average") return average
    return type === "integer" ? Math.max(minimum, Math.min(maximum, period - 5 * i)) : standard
  })

const defaults = ({ parameters }: Indicator): ReadonlyArray<number> =>
  parameters.map(({ default: standard }) => standard)

const setsOf = (indicator: Indicator): ReadonlyArray<ReadonlyArray<number>> =>
  [
    defaults(indicator),
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((average) => asked(indicator, 60, average))
  ].filter(
    (set, i, sets) =>
      sets.findIndex((other) => other.join() === set.join()) === i && indicator.refuses?.(...set) == null
  )

const markets = [generatedBars("usual", 4000, 11), generatedBars("usual", 4337, 12)]

const newestOf = (indicator: Indicator, parameters: ReadonlyArray<number>, bars: Bars, count = Infinity) => {
  const inputs = Object.entries(inputsOf(indicator, bars)).map(
    ([name, column]) => [name, column.subarray(Math.max(0, column.length - count))] as const
  )
  return compute(indicator.stage(...parameters), Object.fromEntries(inputs), indicator.outputs.length).map(
    (column) => column.at(-1) as number
  )
}

const isNear = (a: number, b: number): boolean =>
  Object.is(a, b) || Math.abs(a - b) <= 1e-6 * Math.max(Math.abs(a), 1e-3)

/** The newest values of some of the newest bars that aren't those of all bars, in words. */
const apart = (indicator: Indicator, parameters: ReadonlyArray<number>, count: number) =>
  markets.flatMap((bars, market) => {
    const some = newestOf(indicator, parameters, bars, count)
    return newestOf(indicator, parameters, bars).flatMap((value, i) =>
      isNear(value, some[i] as number)
        ? []
        : [`${indicator.outputs[i]?.name}(${parameters.join()}) of market ${market}: ${value}, ${some[i]}`]
    )
  })

const isOfPeriod = ({ parameters }: Indicator, values: ReadonlyArray<number>): boolean =>
  !parameters.some(({ name }, i) => name === "time_period" && values[i] === 0)

const having = (memory: Indicator["memory"]): ReadonlyArray<Indicator> =>
  indicators.filter((one) => one.memory === memory)

describe("an indicator of a window", () => {
  it.for(having("window"))("$name is of as many bars as its periods reach back", (indicator) => {
    const long = asked(indicator, 500, 0)
    for (const set of [...setsOf(indicator), long].filter((one) => isOfPeriod(indicator, one))) {
      const { first, history = 0 } = indicator.stage(...set)
      assert.deepStrictEqual(apart(indicator, set, first + history + 1), [])
    }
  })

  it("is of all bars where its period is 0", () => {
    const unbounded = having("window").filter((one) => !isOfPeriod(one, defaults(one)))
    assert.deepStrictEqual(
      unbounded.map(({ name }) => name),
      ["vwap", "drawdown"]
    )
    for (const one of unbounded) assert.isNotEmpty(apart(one, defaults(one), newest))
  })
})

describe("an indicator that forgets", () => {
  it.for(having(undefined))("$name is the same of the newest bars, with periods up to 60", (indicator) => {
    for (const set of setsOf(indicator)) assert.deepStrictEqual(apart(indicator, set, newest), [])
  })
})

describe("an indicator of all bars", () => {
  it.for(having("all"))("$name isn't that of the newest ones", (indicator) => {
    assert.isNotEmpty(apart(indicator, defaults(indicator), newest))
  })
})
