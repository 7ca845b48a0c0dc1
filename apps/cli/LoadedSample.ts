/** Loads the sample data set, with its progress on the terminal. */
import { Effect } from "effect"
import { importServices } from "../imports.ts"
import { importSampleFiles, samplePath } from "../SampleDirectory.ts"
import type { Settings } from "../Settings.ts"
import type { Store } from "../Store.ts"
import { progressOf } from "./Progress.ts"

/** Imports it into the store, and stores the PDFs of its reports where the settings say. */
export const loadSample = Effect.fnUntraced(function* (
  found: Pick<Settings, "data" | "files">,
  store: Pick<Store, "imports">
) {
  const progress = progressOf("sample data")
  return yield* importSampleFiles((part, rows) => progress.update({ part, rows })).pipe(
    Effect.ensuring(Effect.sync(progress.end)),
    Effect.provide(importServices(store, found, samplePath))
  )
})
