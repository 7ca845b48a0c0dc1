/** The summary of a source's entries for people. */
import type { EntriesSummary } from "../../core/mod.ts"
import { withCommands } from "./CommandLine.ts"
import * as Out from "./Console.ts"
import { listOf, report } from "./ImportReport.ts"

const words = {
  skipped: "imported before",
  foreign: "of issuers that aren't stored (import their companies first)",
  failed: "failed"
} as const

/** What was imported, with its entries by outcome; then the rows of each kind, then why entries failed. */
export const entriesReport = (name: string, summary: EntriesSummary): string => {
  const { entries, failures, kinds, stopped } = summary
  // The failure of a file that can't be opened is also why its import stopped.
  const isListed = failures.some(({ message }) => message === stopped)
  const counts = (["skipped", "foreign", "failed"] as const)
    .filter((outcome) => entries[outcome] > 0)
    .map((outcome) => `, ${Out.count(entries[outcome])} ${words[outcome]}`)
    .join("")
  const counted = Out.counted(entries.imported, "entry", "entries")
  const imported =
    entries.imported > 0 && kinds.length === 0 ? `${counted} without new rows` : `${counted} imported`
  return [
    `${Out.line(name)}: ${imported}${counts}`,
    ...kinds.map((kind) => report(kind.kind, kind)),
    ...listOf(failures, "failure"),
    ...(stopped === null || isListed ? [] : [`Stopped: ${Out.line(withCommands(stopped))}`])
  ].join("\n")
}

/** Whether everything was imported. */
export const isWhole = ({ entries, kinds, stopped }: EntriesSummary): boolean =>
  stopped === null && entries.failed === 0 && kinds.every(({ refused }) => refused === 0)
