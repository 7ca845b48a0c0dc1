/** What came of each torture, as a table for people. */
import type { Missing, Outcome, Torture } from "./program.ts"

/** One that was run, skipped for want of programs, or that failed before its end. */
export interface Entry {
  readonly torture: Torture
  readonly came: Outcome | Missing | { readonly failure: string }
}

const resultOf = ({ came }: Entry): string => {
  if ("missing" in came) return `skipped for want of ${came.missing.join(", ")}`
  if ("failure" in came) return "failed"
  return came.faults.length === 0 ? "kept" : `broken: ${came.faults.length}`
}

const rowOf = (entry: Entry): ReadonlyArray<string> => [
  entry.torture.promise,
  "cases" in entry.came ? String(entry.came.cases) : "",
  resultOf(entry)
]

const detailsOf = ({ came, torture }: Entry): ReadonlyArray<string> => {
  const details =
    "faults" in came ? [...came.faults, ...(came.notes ?? [])] : "failure" in came ? [came.failure] : []
  return details.map((detail) => `${torture.name}: ${detail}`)
}

export const isKept = ({ came }: Entry): boolean =>
  "missing" in came || ("faults" in came && came.faults.length === 0)

/** Three columns, and below them every fault and note. */
export const tableOf = (entries: ReadonlyArray<Entry>): string => {
  const rows = [["promise", "cases", "result"], ...entries.map(rowOf)]
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "))
  return [...lines, ...entries.flatMap(detailsOf)].join("\n")
}
