/**
 * Every store over effect's SqlClient, for SQLite and PostgreSQL alike.
 *
 * @module
 */
export { accessStores } from "./stores/accessStores.ts"
export {
  Archive,
  type ArchivedRows,
  type ArchiveHead,
  archiveOf,
  type ArchivePart,
  ArchiveUnknown,
  StoreNotEmpty
} from "./archive/Archive.ts"
export { rowsFault } from "./archive/archivedRows.ts"
export { bulkStoreOf } from "./bulk/BulkStore.ts"
export * from "./dialect/Dialect.ts"
export { guard, noteValues, QueryDeadline } from "./dialect/guard.ts"
export * as Migrations from "./schema/Migrations.ts"
export * as SqlReadiness from "./schema/Readiness.ts"
export { idOf } from "./dialect/documents.ts"
export { lowerOf } from "./merge/Table.ts"
export * from "./stores/stores.ts"
