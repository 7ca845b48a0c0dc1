/** The summary of a source's entries for people. */
import type { EntriesSummary } from "../../core/mod.ts"
import * as Out from "./Console.ts"
import { listOf, report } from "./ImportReport.ts"

const words = {
  imported: "imported",
  skipped: "imported before",
  foreign: "of issuers that aren't stored (import their companies first)",
  failed: "failed"
} as const

/** The entries by outcome, then the rows of each kind, then why entries failed. */
export const entriesReport = (source: string, summary: EntriesSummary): string => {
  const { entries, failures, file, kinds, stopped } = summary
  const counts = (["imported", "skipped", "foreign", "failed"] as const)
    .filter((name) => name === "imported" || entries[name] > 0)
    .map((name) => `${Out.count(entries[name])} ${words[name]}`)
    .join(", ")
  return [
    `${source} ${Out.line(file)}: entries: ${counts}`,
    ...kinds.map((kind) => report(kind.kind, kind)),
    ...listOf(failures, "failures"),
    ...(stopped === null ? [] : [`Stopped: ${Out.line(stopped)}`])
  ].join("\n")
}

/** Whether everything was imported. */
export const isWhole = ({ entries, kinds, stopped }: EntriesSummary): boolean =>
  stopped === null && entries.failed === 0 && kinds.every(({ refused }) => refused === 0)
