/** The summary of imported files for people: counts of rows, problems of refused ones, and doubts. */
import { type FileCounts, type FileSummary, type ImportKind, type Problem } from "../../core/mod.ts"
import { addFileCounts, noFileRows, reportedAtMost } from "../../core/ports.ts"
import { withCommands } from "./CommandLine.ts"
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
    const again = more === 0 ? "" : ` (and in ${Out.counted(more, "more place")}, listed with --json)`
    const place = `${file}${where === undefined ? (line === null ? "" : `:${line}`) : `, ${where}`}`
    return `  ${Out.line(`${place}${column === null ? "" : ` ${column}`}: ${withCommands(message)}`)}${again}`
  })
}

/** The first of them, and the number of the rest. */
export const listOf = (
  problems: ReadonlyArray<Problem>,
  name: "problem" | "doubt" | "failure"
): ReadonlyArray<string> => {
  const lines = grouped(problems)
  const more = lines.length - listed
  const all = Out.count(reportedAtMost)
  return [
    ...lines.slice(0, listed),
    ...(more > 0 ? [`  and ${Out.counted(more, `other ${name}`)}; --json lists up to ${all}`] : []),
    ...(problems.length < reportedAtMost
      ? []
      : [`  of the first ${all} ${name}s: further ones aren't listed`])
  ]
}

const countsOf = (counts: FileCounts): string =>
  [
    ...(["read", "inserted", "changed", "unchanged", "normalised", "refused", "doubtful"] as const).map(
      (name) => `${name} ${Out.count(counts[name])}`
    ),
    ...(counts.created_companies === 0 ? [] : [`companies created ${Out.count(counts.created_companies)}`])
  ].join(", ")

export const report = (kind: ImportKind, summary: FileSummary): string => {
  const { doubts, file, problems, run } = summary
  const head = `${kind} ${Out.line(file)}: ${run === null ? "nothing was written" : `run ${run}`}`
  return [
    head,
    // Why nothing was written, before that nothing was.
    ...(run === null ? listOf(problems, "problem") : []),
    `  ${countsOf(summary)}`,
    ...summary.notes.map((note) => `  ${Out.line(note)}`),
    ...(run === null ? [] : listOf(problems, "problem")),
    ...(doubts.length === 0
      ? []
      : [`  ${run === null ? "doubtful" : "imported, but doubtful"}:`, ...listOf(doubts, "doubt")])
  ].join("\n")
}

/** Files of one import that are reported one by one; more are reported together. */
export const reportedAlone = 20

/** Each note with the number of files that have it. */
const notesOf = (files: ReadonlyArray<FileSummary>): ReadonlyArray<string> => {
  const counts = new Map<string, number>()
  for (const note of files.flatMap(({ notes }) => notes)) counts.set(note, (counts.get(note) ?? 0) + 1)
  const lines = [...counts].map(
    ([note, count]) =>
      `  ${Out.line(note)} (${count === 1 ? "in 1 file" : `in each of ${Out.count(count)} files`})`
  )
  const more = lines.length - listed
  return [...lines.slice(0, listed), ...(more > 0 ? [`  and ${Out.counted(more, "other note")}`] : [])]
}

/** Many files as one summary: their runs, the counts of all rows, and what recurs in several of them once. */
export const reportOfMany = (kind: ImportKind, files: ReadonlyArray<FileSummary>): string => {
  const runs = files.flatMap(({ run }) => run ?? [])
  const failed = files.filter(({ run }) => run === null)
  const [first, last] = [Math.min(...runs), Math.max(...runs)]
  const written =
    runs.length === 0
      ? "nothing was written"
      : `${Out.count(runs.length)} imported, ${first === last ? `run ${first}` : `runs ${first} to ${last}`}`
  const unwritten = failed.slice(0, listed).map(({ file }) => `    ${Out.line(file)}`)
  const more = failed.length - listed
  const doubts = files.flatMap((file) => file.doubts)
  return [
    `${kind}, ${Out.count(files.length)} files: ${written}`,
    `  ${countsOf(files.reduce<FileCounts>(addFileCounts, noFileRows))}`,
    ...notesOf(files),
    ...(failed.length === 0 || runs.length === 0
      ? []
      : [
          `  nothing was written of ${Out.counted(failed.length, "file")}:`,
          ...unwritten,
          ...(more > 0 ? [`    and ${Out.count(more)} more`] : [])
        ]),
    ...listOf(
      files.flatMap(({ problems }) => problems),
      "problem"
    ),
    ...(doubts.length === 0 ? [] : ["  imported, but doubtful:", ...listOf(doubts, "doubt")])
  ].join("\n")
}
