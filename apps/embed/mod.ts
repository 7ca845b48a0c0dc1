/**
 * findata within another program: `createFindata` opens a store and returns a fetch handler, a listener for node:http and
 * methods with promises.
 *
 * @module
 */
export {
  createFindata,
  type EmbeddedImports,
  type EmbeddedKeys,
  type Findata,
  type ImportOptions,
  type ImportSource,
  type OwnerOptions
} from "./Findata.ts"
export {
  type CommonOptions,
  type FindataOptions,
  type MemoryOptions,
  type PostgresOptions,
  type SqliteOptions
} from "./options.ts"
export { SchemaOutdated } from "./opened.ts"
export { SettingsInvalid } from "../Settings.ts"
export { FindataError } from "../../adapters/client/mod.ts"
