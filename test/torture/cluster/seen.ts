/** What is seen while servers are disturbed. Times are of `performance.now`. */
import { percentile } from "../../../bench/harness/statistics.ts"

export type What = "killed node" | "stopped node" | "lost Redis"

/** Something that befalls a server, until it is over. */
export interface Disturbance {
  readonly what: What
  readonly from: number
  to: number
}

export interface Seen {
  /** Notes a way in which the promise was broken. */
  readonly fault: (text: string) => void
  /** Each once, with how often and when it was noted first. */
  readonly faults: () => ReadonlyArray<string>
  /** Counts something that was put to the test. */
  readonly count: (what: string, by?: number) => void
  readonly counts: ReadonlyMap<string, number>
  readonly begin: (what: What) => Disturbance
  /** Whether one was there at any time between two. */
  readonly met: (what: What, from: number, to: number) => boolean
  /** Notes how long an answer to a reader took. */
  readonly took: (askedAt: number, endedAt: number) => void
  /** Lines about how long answers took, in milliseconds: all of them, and those beside a disturbance. */
  readonly latencies: () => ReadonlyArray<string>
}

const distributed = (name: string, all: ReadonlyArray<number>): string => {
  const at = (part: number) => percentile(all, part).toFixed(1)
  return `${name}: ${all.length} answers, median ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms`
}

export const watch = (): Seen => {
  const begun = performance.now()
  const found = new Map<string, { count: number; readonly after: number }>()
  const counts = new Map<string, number>()
  const disturbances: Array<Disturbance> = []
  const answers: Array<readonly [askedAt: number, took: number]> = []
  const meets = ({ from, to }: Disturbance, since: number, until: number) => from <= until && to >= since
  return {
    fault: (text) => {
      const known = found.get(text)
      if (known === undefined) found.set(text, { count: 1, after: (performance.now() - begun) / 1000 })
      else known.count++
    },
    faults: () =>
      [...found].map(
        ([text, { after, count }]) => `${text} (${count} times, first after ${after.toFixed(1)} s)`
      ),
    count: (what, by = 1) => void counts.set(what, (counts.get(what) ?? 0) + by),
    counts,
    begin: (what) => {
      const disturbance: Disturbance = { what, from: performance.now(), to: Number.POSITIVE_INFINITY }
      disturbances.push(disturbance)
      return disturbance
    },
    met: (what, from, to) => disturbances.some((one) => one.what === what && meets(one, from, to)),
    took: (askedAt, endedAt) => void answers.push([askedAt, endedAt - askedAt]),
    latencies: () => [
      distributed(
        "readers",
        answers.map(([, took]) => took)
      ),
      ...(["killed node", "stopped node", "lost Redis"] as const).map((what) => {
        const ofThese = disturbances.filter((one) => one.what === what)
        const beside = answers.filter(([at, took]) => ofThese.some((one) => meets(one, at, at + took)))
        return distributed(
          `readers beside a ${what}`,
          beside.map(([, took]) => took)
        )
      })
    ]
  }
}
