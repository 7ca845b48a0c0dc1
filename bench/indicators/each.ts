/**
 * Times each indicator alone over daily bars, with its defaults or the parameters that a peer needs: by findata, by TA-Lib's C
 * library where it has the function and can be compiled, and by packages from npm. Prints a line of JSON. In a process of its
 * own.
 */
import { indicators } from "../../core/indicators/catalogue.ts"
import { compute } from "../../core/indicators/base/Stage.ts"
import { inputsOf } from "../../test/core/indicators/cases.ts"
import { generatedBars, realBars } from "../../test/core/indicators/markets.ts"
import { askTalib, withoutTalib } from "../../test/talib/talib.ts"
import { peersOf } from "./peersOfEach.ts"

/** Nanoseconds a bar; null where there is none. */
export interface EachMeasured {
  readonly name: string
  /** Of the public function, with its checks and with columns made for what it returns, over the bars of AAPL. */
  readonly ours: number
  /** Into columns that are there, as TA-Lib computes, over a random walk. */
  readonly run: number
  readonly talib: number | null
  /** The fastest package from npm that has it, over the bars of AAPL. */
  readonly peer: { readonly name: string; readonly cost: number } | null
}

/** Milliseconds that a computation is repeated for, and how often at least unless it takes four times as long. */
const share = Number(process.argv[2] ?? 300)
const leastRuns = 300

/** The shortest of many runs in nanoseconds: code is compiled for good after some hundred. */
const shortestOf = (run: () => unknown): number => {
  const begun = performance.now()
  let shortest = Number.POSITIVE_INFINITY
  for (let runs = 0, passed = 0; passed < share || (runs < leastRuns && passed < 4 * share); runs++) {
    const before = process.hrtime.bigint()
    if (run() === undefined) throw new Error("Nothing was computed")
    shortest = Math.min(shortest, Number(process.hrtime.bigint() - before))
    passed = performance.now() - begun
  }
  return shortest
}

/** So long that the processor can't learn the turns of the series from one run for the next. */
const bars = generatedBars("usual", 50_000, 1)
const length = bars.close.length
const real = realBars("AAPL")
const peers = peersOf(real)

const measured = indicators.map((indicator): EachMeasured => {
  const { name, outputs, talib } = indicator
  const peer = peers[name]
  const parameters = peer?.parameters ?? indicator.parameters.map((parameter) => parameter.default)
  const inputs = inputsOf(indicator, bars)
  const realInputs = inputsOf(indicator, real)
  const ours = shortestOf(() => compute(indicator.stage(...parameters), realInputs, outputs.length))
  const columns = Object.values(inputs)
  const made = Array.from(
    { length: outputs.length + (indicator.stage(...parameters).scratch ?? 0) },
    () => new Float64Array(length)
  )
  const run = shortestOf(() => {
    indicator.stage(...parameters).run(0, length, ...columns, ...made)
    return made
  })
  const [answer] =
    talib && withoutTalib === undefined
      ? askTalib([
          {
            name: name.toUpperCase(),
            options: parameters,
            inputs: columns,
            outputs: outputs.length,
            repeat: 100
          }
        ])
      : []
  const costs = Object.entries(peer?.runs ?? {}).map(([of, run]) => ({
    name: of,
    cost: shortestOf(run) / real.close.length
  }))
  return {
    name,
    ours: ours / real.close.length,
    run: run / length,
    talib: answer === undefined ? null : answer.nanoseconds / length,
    peer: costs.toSorted((a, b) => a.cost - b.cost)[0] ?? null
  }
})
console.log(
  JSON.stringify({ bars: length, realBars: real.close.length, measured, withoutTalib: withoutTalib ?? null })
)
