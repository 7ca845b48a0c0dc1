/**
 * The HTTP interface as routes: handlers, access, validation, errors. Runs wherever effect's router does.
 *
 * @module
 */
export { csvOf } from "./answer.ts"
export * from "./routes.ts"
