/**
 * What Node does better than a platform-free module: hashing, and files.
 *
 * @module
 */
export * as NodeDigest from "./Digest.ts"
export * as NodeFile from "./File.ts"
export * as NodeReportFiles from "./ReportFiles.ts"
