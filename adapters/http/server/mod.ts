/**
 * The HTTP interface as routes: handlers, access, validation, errors. Runs wherever effect's router does.
 *
 * @module
 */
export { BodyCacheBytes } from "./Bodies.ts"
export { csvOf } from "./csv.ts"
export { CdnBaseUrl, PublicUrl } from "./ReportLinks.ts"
export { PagesOpen, TrialRateLimit, TrustProxy } from "./KeyAccess.ts"
export * from "./routes.ts"
export * from "./webHandler.ts"
