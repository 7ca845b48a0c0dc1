/** Syncs a source as its settings say, into a store. */
import { Effect, Layer } from "effect"
import { NodeAnswerFiles, NodeFetch } from "../../adapters/node/mod.ts"
import { webFor, WebGates } from "../../adapters/web/mod.ts"
import { type EntriesProgress, type Source, Syncs } from "../../core/mod.ts"
import { type Settled, SourceLog, type SyncMeans, Validations } from "../../core/ports.ts"
import { importServices } from "../imports.ts"
import type { Settings } from "../Settings.ts"
import type { Store } from "../Store.ts"
import { variable } from "../Environment.ts"

/** The services of syncing: one gate for the requests of each source over the whole process. */
export const syncServices = (store: Store, found: Settings) => {
  const base = importServices(store, found, null)
  return Layer.mergeAll(
    Syncs.layer,
    WebGates.layer,
    NodeFetch.layer,
    NodeAnswerFiles.layer({ directory: `${found.data}/answers` })
  ).pipe(Layer.provideMerge(base))
}

/** The validators of a source's answers; without a store the answers are asked for as a whole. */
const validationsOf = (source: string) =>
  Layer.effect(
    Validations,
    Effect.map(SourceLog, ({ validators }) => ({
      of: (address: string) => Effect.orElseSucceed(validators(source, address), () => null)
    }))
  )

/** Identifies this thread among those that sync. */
export const holder = crypto.randomUUID()

/** Syncs the source; `settings` are the values of its needs. */
export const syncOne = Effect.fnUntraced(function* (
  source: Source,
  settings: Settled,
  wish: Pick<SyncMeans, "names" | "since" | "again">,
  onEntry: (progress: EntriesProgress) => Effect.Effect<void>
) {
  const { sync } = yield* Syncs
  const contact = yield* variable("FINDATA_CONTACT")
  const web = yield* webFor({
    source: source.name,
    pace: source.paceOf?.(settings) ?? source.pace,
    headers: { "User-Agent": `findata ${contact}`.trim() },
    secrets: source.needs.flatMap(({ isSecret, name }) => (isSecret ? (settings[name] ?? []) : []))
  }).pipe(Effect.provide(validationsOf(source.name)))
  return yield* sync(source, { ...wish, settings, web, holder }, onEntry)
})
