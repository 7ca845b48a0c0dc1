/** An embedded findata as a layer: the interface over the chosen store, and the place where its requests run. */
import { Clock, Context, Effect, Layer, Schema, type Scope } from "effect"
import { type HttpApp, httpApp } from "../../adapters/http/server/mod.ts"
import { NodeDigest, NodeReportFiles, SharedQuotaStore } from "../../adapters/node/mod.ts"
import { Companies } from "../../core/mod.ts"
import { monotonicMillis, type StatementRows } from "../../core/ports.ts"
import { reportFiles } from "../Files.ts"
import { importServices } from "../imports.ts"
import { loggingFrom } from "../Logging.ts"
import { allocateKeyWrites, keyWritesIn } from "../service/sharedKeyWrites.ts"
import { keepFigures } from "../service/figures.ts"
import { operatorsOf } from "../service/operators.ts"
import { keptQuotas, quotasOf } from "../service/quotas.ts"
import { surroundings } from "../service/surroundings.ts"
import { servicesOver } from "../Services.ts"
import { builtInTerms } from "../sources/terms.ts"
import { storeOf } from "../Store.ts"
import { idleClock } from "./awake.ts"
import { type Chosen, environmentOf } from "./options.ts"

/** The schema is older than this findata, and may not be changed. */
export class SchemaOutdated extends Schema.TaggedError<SchemaOutdated>()("SchemaOutdated", {
  message: Schema.String
}) {}

export class Opened extends Context.Service<
  Opened,
  {
    readonly app: HttpApp
    /** Of requests that don't come by `app.fetch`. */
    readonly context: Context.Context<Scope.Scope>
  }
>()("findata/embed/Opened") {}

const anyCompany = { search: null, sector: null, country_code: null }

/** Loads the sample into a store without companies. */
const fill = (load: Effect.Effect<unknown, unknown>) =>
  Effect.gen(function* () {
    const { total } = yield* Effect.flatMap(Companies, ({ list }) =>
      list(anyCompany, { offset: 0, limit: 1 })
    )
    if (total === 0) yield* load
  })

/** Brings the schema up to date, or refuses an older one. */
const prepared = Effect.fnUntraced(function* (store: ReturnType<typeof storeOf>, migrate: boolean) {
  if (migrate) yield* store.migrate
  else {
    const missing = yield* store.pending
    if (missing.length > 0)
      return yield* new SchemaOutdated({
        message: `${store.name}: the schema lacks ${missing.join(", ")}: run findata migrate, or leave out migrate: false`
      })
  }
  if (store.pooler !== null) yield* store.pooler
})

/** Quotas are counted in memory, from this moment on. */
const newQuotas = Effect.map(Clock.Clock, (clock) =>
  SharedQuotaStore.allocate(undefined, clock.currentTimeMillisUnsafe() - monotonicMillis(clock))
)

const sampleDirectory = Effect.promise(() => import("../SampleDirectory.ts"))

/** What is done beside requests. */
type Upkeep = Effect.Effect<void, never, StatementRows>

/** SQLite or PostgreSQL, with what is done with the store. */
const stored = Effect.fnUntraced(function* ({ migrate, settings, variables }: Chosen) {
  const store = storeOf(settings, "server")
  yield* prepared(store, migrate)
  const memory = yield* newQuotas
  yield* keptQuotas(settings, store, memory)
  return {
    stores: store.stores,
    quotas: quotasOf(settings, store, memory, 1),
    operators: operatorsOf(store, settings, variables),
    files: reportFiles(settings, null),
    load: Effect.flatMap(sampleDirectory, ({ importSampleFiles, samplePath }) =>
      Effect.provide(importSampleFiles(), importServices(store, settings, samplePath))
    ),
    upkeep: keepFigures(variables) as Upkeep
  }
})

/** The memory of this process, with the same. */
const remembered = Effect.fnUntraced(function* ({ settings }: Chosen) {
  const { memoryStore } = yield* Effect.promise(() => import("./memory.ts"))
  const pdfs = new Map<string, Uint8Array>()
  const filesFrom = (from: string | null) =>
    settings.files === null ? NodeReportFiles.inMemory(pdfs, { from }) : reportFiles(settings, from)
  const { importsWith, operators, stores } = yield* memoryStore(filesFrom(null))
  return {
    stores,
    quotas: quotasOf(settings, { quotas: { by: "process" } }, yield* newQuotas, 1),
    operators,
    files: filesFrom(null),
    load: Effect.flatMap(sampleDirectory, ({ importSampleFiles, samplePath }) =>
      Effect.provide(importSampleFiles(), importsWith(filesFrom(samplePath)))
    ),
    upkeep: Effect.void as Upkeep
  }
})

/** Built for as long as its scope lasts. The store is migrated, and filled where that was chosen, before it is asked. */
export const opened = (chosen: Chosen) =>
  Layer.unwrap(
    Effect.gen(function* () {
      const { sample, settings, store, variables } = chosen
      const { files, load, operators, quotas, stores, upkeep } = yield* store === "memory"
        ? remembered(chosen)
        : stored(chosen)
      const services = servicesOver(stores, settings, { digest: NodeDigest.layer, quotas }).pipe(
        Layer.provide([builtInTerms(settings.sourceVisibility), keyWritesIn(allocateKeyWrites())])
      )
      const building = Effect.gen(function* () {
        if (sample) yield* fill(load)
        yield* Effect.forkScoped(upkeep)
        return Opened.of({ app: yield* httpApp, context: yield* Effect.context<Scope.Scope>() })
      })
      return Layer.effect(Opened, building).pipe(
        Layer.provide(services),
        Layer.provide([surroundings(settings, operators), files]),
        Layer.provide(loggingFrom(settings.logLevel, variables))
      )
    })
  ).pipe(Layer.provide([environmentOf({}), idleClock]))
