/** Processor time of computations, measured in turn round by round, so that disturbances affect all of them. */

/** The time that this process has used, in microseconds. */
const processorTime = (): number => {
  const { system, user } = process.cpuUsage()
  return system + user
}

export interface Computation {
  readonly name: string
  readonly bars: number
  readonly compute: () => unknown
}

export interface Measured {
  readonly name: string
  /** Nanoseconds of processor time per bar, of all threads: garbage is charged to the computation. One per round. */
  readonly costs: ReadonlyArray<number>
}

/** Odd, so that a median is a round's own. */
const rounds = 15
/** Microseconds of processor time. */
const warmUp = 400_000
const share = 200_000

const timeOf = (compute: () => unknown, times: number): number => {
  let result: unknown
  const before = processorTime()
  for (let i = 0; i < times; i++) result = compute()
  const time = processorTime() - before
  if (result === undefined) throw new Error("Nothing was computed")
  return time
}

/** How many computations take about `share`, after a warm-up. */
const timesOf = ({ compute }: Computation): number => {
  let times = 0
  for (let used = 0; used < warmUp; times++) used += timeOf(compute, 1)
  const probe = Math.ceil((times * share) / warmUp)
  return Math.max(1, Math.round((probe * share) / timeOf(compute, probe)))
}

export const measureAll = (computations: ReadonlyArray<Computation>): ReadonlyArray<Measured> => {
  const all = computations.map((computation) => ({
    ...computation,
    times: timesOf(computation),
    costs: new Array<number>()
  }))
  for (let round = 0; round < rounds; round++) {
    // The first one changes, so that no computation always follows the same one.
    for (const [i] of all.entries()) {
      const { bars, compute, costs, times } = all[(i + round) % all.length] as (typeof all)[number]
      costs.push((timeOf(compute, times) * 1000) / (times * bars))
    }
  }
  return all
}

export const median = (values: ReadonlyArray<number>): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

/** The median of the ratios within each round. */
export const ratio = (one: Measured, other: Measured): number =>
  median(one.costs.map((cost, round) => cost / (other.costs[round] ?? Number.NaN)))
