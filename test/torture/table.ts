/** What came of each torture, as a table for people. */
import type { Finding, Missing, Outcome, Torture } from "./program.ts"

/** One that was run, skipped for want of programs, or that failed before its end. */
export interface Entry {
  readonly torture: Torture
  readonly came: Outcome | ReadonlyArray<Finding> | Missing | { readonly failure: string }
}

/** What came of each promise; none where it wasn't run to its end. */
const findingsOf = ({ came, torture: { promise } }: Entry): ReadonlyArray<Finding> =>
  "cases" in came ? [{ promise, ...came }] : "length" in came ? came : []

const rowsOf = (entry: Entry): ReadonlyArray<ReadonlyArray<string>> => {
  const { came, torture } = entry
  if ("missing" in came) return [[torture.promise, "", `skipped for want of ${came.missing.join(", ")}`]]
  if ("failure" in came) return [[torture.promise, "", "failed"]]
  return findingsOf(entry).map(({ cases, faults, promise }) => [
    promise,
    String(cases),
    faults.length === 0 ? "kept" : `broken: ${faults.length}`
  ])
}

const detailsOf = (entry: Entry): ReadonlyArray<string> => {
  const { came, torture } = entry
  const details =
    "failure" in came
      ? [came.failure]
      : findingsOf(entry).flatMap(({ faults, notes = [] }) => [...faults, ...notes])
  return details.map((detail) => `${torture.name}: ${detail}`)
}

export const isKept = (entry: Entry): boolean =>
  !("failure" in entry.came) && findingsOf(entry).every(({ faults }) => faults.length === 0)

/** Three columns, and below them every fault and note. */
export const tableOf = (entries: ReadonlyArray<Entry>): string => {
  const rows = [["promise", "cases", "result"], ...entries.flatMap(rowsOf)]
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "))
  return [...lines, ...entries.flatMap(detailsOf)].join("\n")
}
