/**
 * Measures the indicators, so many rounds, in a process of its own: what a larger one holds makes them slower. Prints a line
 * of JSON.
 */
import { chance } from "../data/bars.ts"
import { agreement, type Columns, findata, packages, sampled } from "./packages.ts"

interface Computation {
  readonly name: string
  readonly bars: number
  readonly compute: () => unknown
}

export interface Measured {
  readonly name: string
  /** Nanoseconds of processor time per bar, of all threads: garbage is charged to the computation. One per round. */
  readonly costs: ReadonlyArray<number>
}

/** Microseconds of processor time. */
const warmUp = 400_000
const share = 200_000

const timeOf = (compute: () => unknown, times: number): number => {
  let result: unknown
  const before = process.cpuUsage()
  for (let i = 0; i < times; i++) result = compute()
  const { system, user } = process.cpuUsage(before)
  if (result === undefined) throw new Error("Nothing was computed")
  return system + user
}

/** How many computations take about `share`, after a warm-up. */
const timesOf = ({ compute }: Computation): number => {
  let times = 0
  for (let used = 0; used < warmUp; times++) used += timeOf(compute, 1)
  const probe = Math.ceil((times * share) / warmUp)
  return Math.max(1, Math.round((probe * share) / timeOf(compute, probe)))
}

const measureAll = (computations: ReadonlyArray<Computation>, rounds: number): ReadonlyArray<Measured> => {
  const all = computations.map((one) => ({ ...one, times: timesOf(one), costs: new Array<number>() }))
  for (let round = 0; round < rounds; round++) {
    // The first one changes, so that no computation always follows the same one.
    for (const [i] of all.entries()) {
      const { bars, compute, costs, times } = all[(i + round) % all.length] as (typeof all)[number]
      costs.push((timeOf(compute, times) * 1000) / (times * bars))
    }
  }
  return all
}

/** Closes that move by up to 2 percent a day around 100; highs and lows up to 1 percent beyond the day's two closes. */
const walk = (length: number): Columns => {
  const next = chance(20_010_409)
  const [high, low, close] = [new Float64Array(length), new Float64Array(length), new Float64Array(length)]
  let before = 100
  for (let i = 0; i < length; i++) {
    const last = before * (0.98 + 0.04 * next()) + (100 - before) / 500
    high[i] = Math.max(before, last) * (1 + next() / 100)
    low[i] = Math.min(before, last) * (1 - next() / 100)
    close[i] = last
    before = last
  }
  return { high, low, close }
}

const rounds = Number(process.argv[2])
const lengths = [1e3, 1e4, 1e5, 1e6]
// Measured before the peers, because the heap that they leave behind makes large columns slower.
const grown = measureAll(
  lengths.map((bars) => ({
    name: `${bars.toLocaleString("en")} bars`,
    bars,
    compute: findata(walk(bars)).compute
  })),
  rounds
)
const aapl = sampled("AAPL")
const bars = aapl.close.length
const ours = findata(aapl)
const peers = packages.map((peer) => peer(aapl))
const agreements = peers.map((peer) => agreement(ours, peer))
const all = measureAll(
  [ours, ...peers].map(({ compute, name }) => ({ name, bars, compute })),
  rounds
)
console.log(JSON.stringify({ agreements, all, bars, grown }))
