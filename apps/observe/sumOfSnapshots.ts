/** The metrics of several threads as those of one process. */
import type { Metric } from "effect"

export type Snapshot = Metric.Metric.Snapshot

/** The name of a series: two with the same one count the same. */
const seriesOf = ({ attributes, id, type }: Snapshot): string =>
  JSON.stringify([id, type, Object.entries(attributes ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1))])

/** The sum of two of the same series. */
const sum = (a: Snapshot, b: Snapshot): Snapshot => {
  if (a.type === "Counter" && b.type === "Counter") {
    return { ...a, state: { ...a.state, count: Number(a.state.count) + Number(b.state.count) } }
  }
  if (a.type === "Gauge" && b.type === "Gauge") {
    return { ...a, state: { value: Number(a.state.value) + Number(b.state.value) } }
  }
  if (a.type === "Histogram" && b.type === "Histogram") {
    const { buckets, count, max, min, sum } = a.state
    return {
      ...a,
      state: {
        buckets: buckets.map(([boundary, found], at) => [boundary, found + (b.state.buckets[at]?.[1] ?? 0)]),
        count: count + b.state.count,
        min: Math.min(min, b.state.min),
        max: Math.max(max, b.state.max),
        sum: sum + b.state.sum
      }
    }
  }
  throw new Error(`${a.id}: a ${a.type} and a ${b.type} can't be added`)
}

/** Adds up the series of several threads by name and attributes; those that must stay apart have one for the thread. */
export const sumOfSnapshots = (threads: ReadonlyArray<ReadonlyArray<Snapshot>>): ReadonlyArray<Snapshot> => {
  const all = new Map<string, Snapshot>()
  for (const snapshot of threads.flat()) {
    const series = seriesOf(snapshot)
    const known = all.get(series)
    all.set(series, known === undefined ? snapshot : sum(known, snapshot))
  }
  return [...all.values()]
}
