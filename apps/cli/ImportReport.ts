/** The summary of an imported file for people: counts of rows, problems of refused ones, and doubts. */
import { type FileSummary, type ImportKind, type Problem, reportedAtMost } from "../../core/mod.ts"
import * as Out from "./Console.ts"

const listed = 20

interface Group {
  readonly first: Problem
  more: number
}

/** Groups equal problems: the first, and the number of others. */
const grouped = (problems: ReadonlyArray<Problem>): ReadonlyArray<string> => {
  const groups = new Map<string, Group>()
  for (const problem of problems) {
    const key = `${problem.column} ${problem.message}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, { first: problem, more: 0 })
    else group.more++
  }
  return [...groups.values()].map(({ first: { column, file, line, message, where }, more }) => {
    const again = more === 0 ? "" : ` (and in ${Out.count(more)} more places, listed with --json)`
    const place = `${file}${where === undefined ? (line === null ? "" : `:${line}`) : `, ${where}`}`
    return `  ${Out.line(`${place}${column === null ? "" : ` ${column}`}: ${message}`)}${again}`
  })
}

/** The first of them, and the number of the rest. */
export const listOf = (problems: ReadonlyArray<Problem>, name: string): ReadonlyArray<string> => {
  const lines = grouped(problems)
  const more = lines.length - listed
  const all = Out.count(reportedAtMost)
  return [
    ...lines.slice(0, listed),
    ...(more > 0 ? [`  and ${Out.count(more)} other ${name}; --json lists up to ${all}`] : []),
    ...(problems.length < reportedAtMost ? [] : [`  of the first ${all} ${name}: further ones aren't listed`])
  ]
}

export const report = (kind: ImportKind, summary: FileSummary): string => {
  const { doubts, file, problems, run } = summary
  const head = `${kind} ${Out.line(file)}: ${run === null ? "nothing was written" : `run ${run}`}`
  const counts = (["read", "inserted", "changed", "unchanged", "normalised", "refused", "doubtful"] as const)
    .map((name) => `${name} ${Out.count(summary[name])}`)
    .join(", ")
  return [
    head,
    // Why nothing was written, before that nothing was.
    ...(run === null ? listOf(problems, "problems") : []),
    `  ${counts}`,
    ...summary.notes.map((note) => `  ${Out.line(note)}`),
    ...(run === null ? [] : listOf(problems, "problems")),
    ...(doubts.length === 0
      ? []
      : [`  ${run === null ? "doubtful" : "imported, but doubtful"}:`, ...listOf(doubts, "doubts")])
  ].join("\n")
}
