/** Metrics of what was imported, by any process, as the store lists it. */
import { Effect } from "effect"
import { type StoreUnavailable } from "../../core/mod.ts"
import { type StoredSource, SourceStore, type SyncState } from "../../core/ports.ts"
import type { Snapshot } from "./sumOfSnapshots.ts"

const gauge = (
  id: string,
  description: string,
  attributes: Readonly<Record<string, string>>,
  value: number
): Snapshot => ({
  id,
  type: "Gauge",
  description,
  attributes,
  state: { value }
})

const secondsOf = (instant: string): number => Date.parse(instant) / 1000

const syncFailed = (of: Readonly<Record<string, string>>, failed: boolean): Snapshot =>
  gauge("findata_import_sync_failed", "1 when the last sync of the source failed, else 0", of, failed ? 1 : 0)

const ofSource = ({
  doubtful,
  failed,
  kind,
  last_run,
  newest_date,
  refused,
  rows,
  runs,
  source
}: StoredSource): ReadonlyArray<Snapshot> => {
  const of = { source, kind }
  const newest =
    newest_date === null
      ? []
      : [
          gauge(
            "findata_import_newest_record_timestamp_seconds",
            "The newest date of imported records, since 1970",
            of,
            secondsOf(newest_date)
          )
        ]
  return [
    gauge("findata_import_runs", "Runs of imports that were not undone", of, runs),
    gauge("findata_import_rows", "Rows that they added", of, rows),
    gauge("findata_import_refused_rows", "Rows that they refused", of, refused),
    gauge(
      "findata_import_doubtful_rows",
      "Rows that they accepted and that are probably wrong",
      of,
      doubtful
    ),
    gauge(
      "findata_import_newest_run_timestamp_seconds",
      "When the newest run finished, since 1970",
      of,
      secondsOf(last_run.finished_at)
    ),
    syncFailed(of, failed),
    ...newest
  ]
}

/** How long an answer of the store is used, in milliseconds: it adds up all runs. */
const lifetime = 15_000

/** The states of all syncs, also of sources that have imported nothing yet. */
export type Syncs = Effect.Effect<ReadonlyArray<SyncState>, StoreUnavailable>

/** Of the store, with whether it answered. */
export const importMetrics = Effect.fnUntraced(function* (syncs: Syncs) {
  const { all: sources } = yield* SourceStore
  return yield* Effect.cachedWithTTL(
    Effect.match(Effect.all([sources, syncs]), {
      onFailure: () => [gauge("findata_store_up", "1 when the store answered, else 0", {}, 0)],
      onSuccess: ([stored, synced]) => [
        gauge("findata_store_up", "1 when the store answered, else 0", {}, 1),
        ...stored.flatMap(ofSource),
        // Nothing is known of the kinds of these.
        ...synced
          .filter(({ source }) => stored.every((one) => one.source !== source))
          .map(({ failure, source }) => syncFailed({ source, kind: "" }, failure !== null))
      ]
    }),
    lifetime
  )
})
