/**
 * Modules for Node: hashing, files and requests to others.
 *
 * @module
 */
export * as NodeAnswerFiles from "./AnswerFiles.ts"
export * as NodeCompression from "./Compression.ts"
export * as NodeDigest from "./Digest.ts"
export * as NodeFetch from "./Fetch.ts"
export * as NodeFile from "./File.ts"
export * as NodeReportFiles from "./ReportFiles.ts"
export { lineFile } from "./LineFile.ts"
export * as SharedQuotaStore from "./SharedQuotaStore.ts"
