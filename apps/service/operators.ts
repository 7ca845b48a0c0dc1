/** What a server does for operators, by modules that are loaded with the first of it. */
import { Effect } from "effect"
import type { Operators } from "../../core/ports.ts"
import type { Settings } from "../Settings.ts"
import type { Store } from "../Store.ts"

/** `variables` are those that threads read their settings from; null for those of the process. */
export const operatorsOf = (
  store: Pick<Store, "stores" | "imports">,
  places: Pick<Settings, "data" | "files" | "uploads">,
  variables: Readonly<Record<string, string>> | null = null
): Operators["Service"] => {
  const loaded = Effect.runSync(
    Effect.cached(
      Effect.map(
        Effect.promise(() => import("./operating.ts")),
        ({ operatorsInThreads }) => operatorsInThreads(store, places, variables)
      )
    )
  )
  return {
    runs: (window) => Effect.flatMap(loaded, ({ runs }) => runs(window)),
    undo: (run_id, by) => Effect.flatMap(loaded, ({ undo }) => undo(run_id, by)),
    accept: (company, days, by) => Effect.flatMap(loaded, ({ accept }) => accept(company, days, by)),
    withdraw: (company, days, by) => Effect.flatMap(loaded, ({ withdraw }) => withdraw(company, days, by)),
    log: {
      page: (company_id, window) => Effect.flatMap(loaded, ({ log }) => log.page(company_id, window)),
      find: (operation_id) => Effect.flatMap(loaded, ({ log }) => log.find(operation_id))
    },
    doubtful: Effect.flatMap(loaded, ({ doubtful }) => doubtful),
    syncs: Effect.flatMap(loaded, ({ syncs }) => syncs),
    take: (upload, options) => Effect.flatMap(loaded, ({ take }) => take(upload, options))
  }
}
