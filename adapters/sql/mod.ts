/**
 * Every store over effect's SqlClient, for SQLite and PostgreSQL alike.
 *
 * @module
 */
export * as SqlApiKeyStore from "./ApiKeyStore.ts"
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
export * from "./Dialect.ts"
export { guard, noteValues, QueryDeadline } from "./guard.ts"
export * as Migrations from "./Migrations.ts"
export * as SqlReadiness from "./Readiness.ts"
export { idOf } from "./search/documents.ts"
export * from "./stores.ts"
