/** The results as text: a table, and a line for each ratio with its target. */
import type { Measured, Sample } from "./rounds.ts"

/** The middle value, or the mean of the middle two. */
export const median = (values: ReadonlyArray<number>): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

const whole = (value: number): string => Math.round(value).toLocaleString("en")

const medianOf = (samples: ReadonlyArray<Sample>, part: keyof Sample): number | null => {
  const values = samples.map((sample) => sample[part])
  return values.includes(null) ? null : median(values as ReadonlyArray<number>)
}

const orDash = (value: number | null): string => (value === null ? "-" : whole(value))

const aligned = (rows: ReadonlyArray<ReadonlyArray<string>>): string =>
  rows
    .map(([name = "", ...cells]) => name.padEnd(22) + cells.map((cell) => cell.padStart(14)).join(""))
    .join("\n")

/** Medians, and for requests per second also the best round. */
export const table = (measured: ReadonlyArray<Measured>): string =>
  aligned([
    ["", "requests/s", "best round", "CPU us/req", "its Postgres"],
    ...measured.map(({ name, samples }) => [
      name,
      orDash(medianOf(samples, "rate")),
      whole(Math.max(...samples.map(({ rate }) => rate))),
      orDash(medianOf(samples, "server")),
      orDash(medianOf(samples, "postgres"))
    ])
  ])

/** The median of the ratios within each round. */
const ratio = (one: Measured, other: Measured, part: "rate" | "server"): number =>
  median(one.samples.map((sample, round) => sample[part] / (other.samples[round]?.[part] ?? Number.NaN)))

const best = ({ samples }: Measured): number => Math.max(...samples.map(({ rate }) => rate))

/** `one` compared with `other`; `target` is the lowest acceptable ratio of requests per second, null for none. */
export const comparison = (one: Measured, other: Measured, target: number | null): string => {
  const rate = ratio(one, other, "rate")
  const goal =
    target === null
      ? "no target"
      : `target at least ${target.toFixed(2)}: ${rate >= target ? "met" : "missed"}`
  const name = `${one.name} / ${other.name}`
  return [
    `${name}, requests/s: ${rate.toFixed(2)} (${goal}), best rounds ${(best(one) / best(other)).toFixed(2)}`,
    `${name}, CPU a request: ${ratio(one, other, "server").toFixed(2)} (less is better)`
  ].join("\n")
}
