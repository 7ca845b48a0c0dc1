/** Metrics of what was imported, by any process, as the store lists it. */
import { Effect } from "effect"
import { type StoredSource, SourceStore } from "../../core/mod.ts"
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
    gauge(
      "findata_import_sync_failed",
      "1 when the last sync of the source failed, else 0",
      of,
      failed ? 1 : 0
    ),
    ...newest
  ]
}

/** How long an answer of the store is used, in milliseconds: it adds up all runs. */
const lifetime = 15_000

/** Of the store, with whether it answered. */
export const importMetrics = Effect.gen(function* () {
  const { all } = yield* SourceStore
  return yield* Effect.cachedWithTTL(
    Effect.match(all, {
      onFailure: () => [gauge("findata_store_up", "1 when the store answered, else 0", {}, 0)],
      onSuccess: (sources) => [
        gauge("findata_store_up", "1 when the store answered, else 0", {}, 1),
        ...sources.flatMap(ofSource)
      ]
    }),
    lifetime
  )
})
