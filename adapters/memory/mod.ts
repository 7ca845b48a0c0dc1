/**
 * Stores in the memory of this process: for tests, demos and runtimes without a database.
 *
 * @module
 */
import { Effect, Layer } from "effect"
import { type DataStores, type ImportPorts } from "../../core/mod.ts"
import { type AccessStores, type BulkStore, Changes, localChanges, Readiness } from "../../core/ports.ts"
import * as MemoryApiKeyStore from "./ApiKeyStore.ts"
import { barsIn } from "./Bars.ts"
import * as MemoryBulkStore from "./BulkStore.ts"
import * as MemoryCalendarStore from "./CalendarStore.ts"
import * as MemoryCompanyStore from "./CompanyStore.ts"
import * as MemoryEvidence from "./Evidence.ts"
import * as MemoryFigureStore from "./FigureStore.ts"
import * as MemoryHealthStore from "./HealthStore.ts"
import * as MemoryImportSink from "./ImportSink.ts"
import * as MemoryInsiderStore from "./InsiderStore.ts"
import { type MemoryTables, memoryTables } from "./MemoryTables.ts"
import * as MemoryNewsStore from "./NewsStore.ts"
import * as MemoryOperationLog from "./OperationLog.ts"
import * as MemoryOwnedStore from "./OwnedStore.ts"
import * as MemoryPriceStore from "./PriceStore.ts"
import * as MemoryReportStore from "./ReportStore.ts"
import * as MemoryRequestCounts from "./RequestCounts.ts"
import * as MemoryRowStore from "./RowStore.ts"
import * as MemorySourceLog from "./SourceLog.ts"
import * as MemorySourceStore from "./SourceStore.ts"
import * as MemoryAcceptedBars from "./AcceptedBars.ts"
import * as MemoryStatementRows from "./StatementRows.ts"
import * as MemorySyncStore from "./SyncStore.ts"

export { type MemoryTables, memoryTables } from "./MemoryTables.ts"
export * as MemoryAnswerFiles from "./AnswerFiles.ts"
export * as MemoryQuotaStore from "./QuotaStore.ts"
export { MemoryRequestCounts }

/** The stores of imported data. */
const dataStores = (tables: MemoryTables): Layer.Layer<DataStores> => {
  const bars = barsIn(tables)
  return Layer.mergeAll(
    MemoryCompanyStore.layer(tables),
    MemoryPriceStore.layer(tables, bars),
    MemoryRowStore.layer(tables),
    MemorySourceStore.layer(tables),
    MemoryEvidence.layer(tables),
    MemoryFigureStore.layer(tables, bars),
    MemoryReportStore.layer(tables),
    MemoryInsiderStore.layer(tables),
    MemoryNewsStore.layer(tables),
    MemoryCalendarStore.layer(tables, bars),
    MemoryHealthStore.layer(tables, bars),
    MemoryStatementRows.layer(tables)
  )
}

/**
 * All stores over the given tables, or over new ones with the built-in exchanges.
 *
 * @example
 * ```ts
 * import { Effect, Layer } from "effect"
 * import { Companies, dataServices } from "findata"
 * import { storesLayer } from "findata/memory"
 *
 * const services = Layer.provide(dataServices, storesLayer())
 * const program = Effect.flip(Effect.flatMap(Companies, (companies) => companies.bySymbol("AAPL")))
 * await Effect.runPromise(Effect.provide(program, services)) // => { _tag: "CompanyNotFound", symbol: "AAPL" }
 * ```
 */
export const storesLayer = (
  tables: MemoryTables = memoryTables()
): Layer.Layer<DataStores | AccessStores | BulkStore | ImportPorts | Changes | Readiness> =>
  Layer.mergeAll(
    dataStores(tables),
    MemoryApiKeyStore.layer,
    MemoryOwnedStore.layer,
    MemoryBulkStore.layer(tables),
    MemoryImportSink.layer(tables),
    MemorySourceLog.layer,
    MemorySyncStore.layer(tables),
    MemoryRequestCounts.layer,
    MemoryAcceptedBars.layer(tables),
    MemoryOperationLog.layer(tables),
    Layer.succeed(Readiness, { check: Effect.void })
  ).pipe(Layer.provideMerge(Layer.sync(Changes, localChanges)))
