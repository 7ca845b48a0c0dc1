/** The sources of a store, for people: a table, then the terms of use; and why syncs failed. */
import { type SourceStatus } from "../../core/mod.ts"
import { type SyncState, withoutEnd } from "../../core/ports.ts"
import * as Out from "./Console.ts"

const header = ["source", "kind", "last import", "runs", "rows", "refused", "doubtful", "newest", "next sync"]

const rowOf = (one: SourceStatus): ReadonlyArray<string> => [
  Out.line(one.source),
  one.kind,
  one.last_run.finished_at,
  `${Out.count(one.runs)}${one.failures === 0 ? "" : ` (${Out.count(one.failures)} with refused rows)`}`,
  Out.count(one.rows),
  Out.count(one.refused),
  Out.count(one.doubtful),
  one.newest_date ?? "-",
  one.next_run ?? "-"
]

/** Why the last sync of a source failed, with the instant of its end, or else its start; null where it didn't. */
export const failureOf = ({ failure, finished_at, started_at }: SyncState): string | null => {
  if (failure === null) return null
  const sync = failure === withoutEnd ? `started ${started_at}` : `ended ${finished_at}`
  return `The sync that ${sync} failed: ${Out.line(failure)}`
}

export const sourcesReport = (sources: ReadonlyArray<SourceStatus>): string => {
  const terms = new Map(
    sources.flatMap(({ licence, source, visibility }) =>
      licence === null ? [] : [[source, visibility === "keys" ? `${licence} For keys alone.` : licence]]
    )
  )
  return [
    Out.table([header, ...sources.map(rowOf)]),
    ...[...terms].map(([source, text]) => `${source}: ${text}`)
  ].join("\n")
}
