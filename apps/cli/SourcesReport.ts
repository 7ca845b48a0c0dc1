/** The sources of a store, for people: a table, then why syncs failed and the terms of use. */
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

/** `syncs` also has sources that were synced without success so far. */
export const sourcesReport = (
  sources: ReadonlyArray<SourceStatus>,
  syncs: ReadonlyArray<SyncState>
): string => {
  const licences = new Map(
    sources.flatMap(({ licence, source }) => (licence === null ? [] : [[source, licence]]))
  )
  const failures = syncs.flatMap(({ failure, finished_at, source, started_at }) => {
    if (failure === null) return []
    const sync = failure === withoutEnd ? `started ${started_at}` : `ended ${finished_at}`
    return [`${Out.line(source)}: the sync that ${sync} failed: ${Out.line(failure)}`]
  })
  return [
    ...(sources.length === 0 ? [] : [Out.table([header, ...sources.map(rowOf)])]),
    ...failures,
    ...[...licences].map(([source, licence]) => `${source}: ${licence}`)
  ].join("\n")
}
