/** The summary of an imported file for people: what became of its rows, what is wrong with those refused, what is doubtful. */
import type { FileSummary, ImportKind, Problem } from "../../core/mod.ts"
import * as Out from "./Console.ts"

const listed = 20

interface Told {
  readonly first: Problem
  more: number
}

/** The problems with those alike told once: where first, and how often again. */
const grouped = (problems: ReadonlyArray<Problem>): ReadonlyArray<string> => {
  const groups = new Map<string, Told>()
  for (const problem of problems) {
    const key = `${problem.column} ${problem.message}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, { first: problem, more: 0 })
    else group.more++
  }
  return [...groups.values()].map(({ first: { column, file, line, message }, more }) => {
    const again = more === 0 ? "" : ` (and in ${Out.count(more)} more places, which --json tells)`
    return `  ${file}${line === null ? "" : `:${line}`}${column === null ? "" : ` ${column}`}: ${message}${again}`
  })
}

/** The first of them, and how many more there are. */
const listOf = (problems: ReadonlyArray<Problem>, name: string): ReadonlyArray<string> => {
  const lines = grouped(problems)
  const more = lines.length - listed
  return [
    ...lines.slice(0, listed),
    ...(more > 0 ? [`  and ${Out.count(more)} other ${name}; --json lists up to 1,000`] : [])
  ]
}

export const report = (kind: ImportKind, summary: FileSummary): string => {
  const { doubts, file, problems, run } = summary
  const head = run === null ? `${kind} ${file}: nothing was written` : `${kind} ${file}: run ${run}`
  const counts = (["read", "inserted", "changed", "unchanged", "normalised", "refused", "doubtful"] as const)
    .map((name) => `${name} ${Out.count(summary[name])}`)
    .join(", ")
  return [
    head,
    `  ${counts}`,
    ...summary.notes.map((note) => `  ${note}`),
    ...listOf(problems, "problems"),
    ...(doubts.length === 0 ? [] : ["  taken in, but doubtful:", ...listOf(doubts, "doubts")])
  ].join("\n")
}
