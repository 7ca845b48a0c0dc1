/** The services over the sample data set, imported from its directory into SQLite as the command does. */
import { Context, Effect, Layer } from "effect"
import * as Sqlite from "../../adapters/sqlite/mod.ts"
import { reportFiles } from "../../apps/Files.ts"
import { importServices } from "../../apps/imports.ts"
import { importSampleFiles, samplePath } from "../../apps/SampleDirectory.ts"
import { type Counts, dataServices, Financials, type Period } from "../../core/mod.ts"
import { ReportFiles } from "../../core/ports.ts"
import { freshDirectory } from "../adapters/places.ts"
import { companyOf } from "../contract/look.ts"

/** The import: the result of the first time, and how to repeat it. */
export class Loading extends Context.Service<
  Loading,
  {
    readonly first: Counts
    readonly again: Effect.Effect<Counts, unknown>
    readonly files: typeof ReportFiles.Service
  }
>()("findata/test/sample/Loading") {}

export const loadedSample = Layer.unwrap(
  Effect.gen(function* () {
    const data = yield* freshDirectory
    const options = { directory: data, busyTimeout: 5000 }
    yield* Sqlite.migrate(options)
    const imports = Sqlite.importsLayer(options)
    const again = Effect.provide(
      importSampleFiles(),
      importServices({ imports }, { data, files: null }, samplePath)
    )
    const first = yield* again
    const files = yield* Effect.provide(ReportFiles, reportFiles({ data, files: null }, null))
    const services = Layer.provideMerge(dataServices, Sqlite.storesLayer(options))
    return Layer.mergeAll(Layer.succeed(Loading, { first, again, files }), services, imports)
  })
)

/** A company's statements as known now, newest first. */
export const statementsOf = Effect.fnUntraced(function* (symbol: string, period: Period) {
  const financials = yield* Financials
  return yield* financials.statements(yield* companyOf(symbol), period, null)
})
