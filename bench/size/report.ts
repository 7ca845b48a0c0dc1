/** The times as text, with targets. */
import { median } from "../report.ts"
import type { Timed } from "./ask.ts"

/** Maximum time of a list of the large data set, as a multiple of the small one's. */
const mostGrowth = 3
/** Maximum time of any request, in milliseconds. */
const mostTime = 25

export const faultOf = ({ kind, large, small }: Timed): string => {
  const [before, now] = [median(small), median(large)]
  const faults = [
    ...(now >= mostTime ? [`not under ${mostTime} ms`] : []),
    ...(kind === "list" && now > mostGrowth * before ? [`more than ${mostGrowth} times`] : [])
  ]
  return faults.join(", ")
}

const row = (name: string, ...cells: ReadonlyArray<string>): string =>
  name.padEnd(40) + cells.map((cell) => cell.padStart(10)).join("")

const line = (timed: Timed): string => {
  const [before, now] = [median(timed.small), median(timed.large)]
  const cells = [before, now].map((time) => time.toFixed(2))
  const fault = faultOf(timed)
  return `${row(timed.name, ...cells, (now / before).toFixed(2), timed.first.toFixed(1))}   ${fault}`.trimEnd()
}

const head = row("", "small ms", "large ms", "ratio", "first ms")

/** Medians, and the large data set's first request. */
export const tableOf = (timed: ReadonlyArray<Timed>): string => [head, ...timed.map(line)].join("\n")

export const targets = `Targets: lists and searches at most ${mostGrowth} times the small data set's time; any page under ${mostTime} ms`
