/**
 * A client of findata's HTTP interface by `fetch` alone, for browsers and every JavaScript runtime. Its methods and types
 * are made of the OpenAPI document.
 *
 * @module
 */
export { addressOf, hasCsv } from "./address.ts"
export { FindataError } from "./FindataError.ts"
export { type CallOptions, type Client, type ClientOptions, createClient } from "./Client.ts"
export { byFeature, type CompanyName, type Features } from "./features.ts"
export type {
  Answer,
  Item,
  LinesName,
  ListName,
  OperationName,
  Parameters
} from "./Types.ts"
export type { components as Components } from "./schema.ts"
