/** Measures contestants in turn, round by round, so that disturbances affect all of them. */
import type { Contestant, Sample } from "./contestants.ts"
import { median } from "./statistics.ts"

export interface Measured {
  readonly name: string
  /** One per round, in order. */
  readonly samples: ReadonlyArray<Sample>
}

export interface Plan {
  readonly rounds: number
  /** For each contestant in each round, whole. */
  readonly seconds: number
  readonly connections: number
}

/** A server answers some 50,000 requests until V8 has compiled what they use. */
const warmUpSeconds = 6

export const measureAll = async (
  contestants: ReadonlyArray<Contestant>,
  { rounds, ...turn }: Plan
): Promise<ReadonlyArray<Measured>> => {
  console.error(`  ${contestants.map(({ name }) => name).join(", ")}`)
  for (const { measure } of contestants) await measure({ ...turn, seconds: warmUpSeconds, seed: 0 })
  const samples = contestants.map(() => new Array<Sample>())
  for (let round = 1; round <= rounds; round++) {
    for (let i = 0; i < contestants.length; i++) {
      // The first one changes, so that no contestant always follows the same one.
      const at = (i + round) % contestants.length
      const sample = await contestants[at]?.measure({ ...turn, seed: round })
      if (sample !== undefined) samples[at]?.push(sample)
    }
  }
  return contestants.map(({ name }, i) => ({ name, samples: samples[i] ?? [] }))
}

/** The processor time of a request in the server and its database together, in microseconds. */
export const together = ({ database, server }: Sample): number => (server ?? 0) + (database ?? 0)

/** The median of the ratios of a figure within each round. */
export const ratio = (one: Measured, other: Measured, figure: (sample: Sample) => number): number =>
  median(
    one.samples.flatMap((sample, round) => {
      const against = other.samples[round]
      return against === undefined ? [] : [figure(sample) / figure(against)]
    })
  )

export const rateRatio = (one: Measured, other: Measured): number => ratio(one, other, ({ rate }) => rate)

/** How many times the requests that `one` answers in `other`'s processor time. */
export const thrift = (
  one: Measured,
  other: Measured,
  figure: (sample: Sample) => number = ({ server }) => server ?? 0
): number => ratio(other, one, figure)
