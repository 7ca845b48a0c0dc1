/**
 * Stores in the memory of this process: for tests, demos and runtimes without a database.
 *
 * @module
 */
import { Layer } from "effect"
import {
  type ApiKeyStore,
  Changes,
  type CompanyStore,
  type ImportSink,
  localChanges,
  type PriceStore
} from "../../core/mod.ts"
import * as MemoryApiKeyStore from "./ApiKeyStore.ts"
import * as MemoryCompanyStore from "./CompanyStore.ts"
import * as MemoryImportSink from "./ImportSink.ts"
import { type MemoryTables, memoryTables } from "./MemoryTables.ts"
import * as MemoryPriceStore from "./PriceStore.ts"

export { type MemoryTables, memoryTables } from "./MemoryTables.ts"
export * as MemoryQuotaStore from "./QuotaStore.ts"

/** All stores over the tables given, or over new ones that hold the built-in exchanges. */
export const storesLayer = (
  tables: MemoryTables = memoryTables()
): Layer.Layer<CompanyStore | PriceStore | ApiKeyStore | ImportSink | Changes> =>
  Layer.mergeAll(
    MemoryCompanyStore.layer(tables),
    MemoryPriceStore.layer(tables),
    MemoryApiKeyStore.layer,
    MemoryImportSink.layer(tables),
    Layer.sync(Changes, localChanges)
  )
