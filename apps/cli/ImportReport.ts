/** The summary of an imported file for people: what became of its rows, and what is wrong with those refused. */
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

export const report = (kind: ImportKind, summary: FileSummary): string => {
  const { file, problems, run } = summary
  const head = run === null ? `${kind} ${file}: nothing was written` : `${kind} ${file}: run ${run}`
  const counts = (["read", "inserted", "changed", "unchanged", "normalised", "refused"] as const)
    .map((name) => `${name} ${Out.count(summary[name])}`)
    .join(", ")
  const told = grouped(problems)
  const more = told.length - listed
  return [
    head,
    `  ${counts}`,
    ...summary.notes.map((note) => `  ${note}`),
    ...told.slice(0, listed),
    ...(more > 0 ? [`  and ${Out.count(more)} other problems; --json tells up to 1,000`] : [])
  ].join("\n")
}
