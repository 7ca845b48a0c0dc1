/**
 * The HTTP interface as routes: handlers, access, validation, errors. Runs on any runtime that effect's router
 * supports.
 *
 * @module
 */
export { BodyCacheBytes } from "./answers/Bodies.ts"
export { csvOf } from "./answers/csv.ts"
export { CdnBaseUrl, PublicUrl } from "./handlers/ReportLinks.ts"
export { BasicOpen, PagesOpen, TrialRateLimit, TrustProxy } from "./access/KeyAccess.ts"
export * from "./routes.ts"
export * from "./webHandler.ts"
