/** What indicators are tried with: inputs of bars, and sets of parameters. */
import type { Indicator } from "../../../core/indicators/base/Indicator.ts"
import { checked, type Parameter } from "../../../core/indicators/base/Parameter.ts"
import { type Bars, randomFrom } from "./markets.ts"

/** The inputs of an indicator of these bars; a second series is made of the volume-weighted middle of each bar. */
export const inputsOf = ({ inputs }: Indicator, bars: Bars): Readonly<Record<string, Float64Array>> => {
  const others = {
    ...bars,
    other: bars.high.map((high, i) => (high + (bars.low[i] as number)) / 2),
    periods: bars.close.map((_, i) => 2 + ((i * 7) % 29))
  }
  return Object.fromEntries(inputs.map((name) => [name, others[name]]))
}

const withinReason = (parameter: Parameter, random: () => number): number => {
  const { maximum, minimum, type } = parameter
  if (type === "average") return Math.floor(random() * (maximum + 1))
  if (type === "integer") return minimum + Math.floor(random() * Math.min(maximum - minimum, 40))
  const low = Math.max(minimum, -3)
  const high = Math.min(maximum, 3)
  return Math.round((low + random() * (high - low)) * 1000) / 1000
}

/** The defaults of an indicator's parameters, and `more` other sets that it accepts. */
export const parameterSets = (
  indicator: Indicator,
  more: number,
  seed = 1
): ReadonlyArray<ReadonlyArray<number>> => {
  const { parameters } = indicator
  const random = randomFrom(seed)
  const sets = [parameters.map(({ default: standard }) => standard)]
  if (parameters.length === 0) return sets
  for (let tries = 0; sets.length <= more && tries < 1000; tries++) {
    const set = parameters.map((parameter) => checked(parameter, withinReason(parameter, random)))
    if (indicator.refuses?.(...set) == null) sets.push(set)
  }
  return sets
}
