/**
 * The HTTP interface as routes: handlers, access, validation, errors. Runs on any runtime that effect's router
 * supports.
 *
 * @module
 */
export { isProbe } from "../api/Health.ts"
export { BasicOpen, PagesOpen, TrialRateLimit } from "./access/Admission.ts"
export { type Trust, TrustProxy } from "./access/clientAddress.ts"
export * as Sessions from "./access/Sessions.ts"
export { Compression, type Compressor } from "./answers/Compression.ts"
export { csvOf } from "./answers/csv.ts"
export { UnsentBytes } from "./answers/Bodies.ts"
export { BodyCacheBytes } from "./answers/KeptBodies.ts"
export { FrontDoor, type Knock, type Ready } from "./door/FrontDoor.ts"
export { OperatorsOfServer } from "./handlers/Admin.ts"
export { IsStopping } from "./handlers/Health.ts"
export { accessLog } from "./observe/accessLog.ts"
export { type Observe, Observer } from "./observe/Answered.ts"
export { publicUrl } from "./observe/publicUrl.ts"
export { spanNames } from "./observe/spanNames.ts"
export { requestMetrics } from "./observe/requestMetrics.ts"
export { type Acting, type Connection } from "./edge/Connection.ts"
export { commonHeaders } from "./edge/commonHeaders.ts"
export { assetsOf } from "./answers/Asset.ts"
export { Site, type SiteFiles } from "./edge/Site.ts"
export { templates } from "./edge/fallback.ts"
export { CorsOrigins } from "./edge/cors.ts"
export { PublicUrl } from "./edge/PublicUrl.ts"
export { CdnBaseUrl } from "./handlers/ReportLinks.ts"
export { type HttpSettings, httpSettings } from "./Settings.ts"
export * from "./routes.ts"
export { type HttpApp, httpApp, type RouteServices } from "./app.ts"
export * from "./webHandler.ts"
