/**
 * Asks the servers of sources over fetch, at their pace, on any runtime.
 *
 * @module
 */
export * as WebGates from "./Gates.ts"
export { defaultLimits, type Limits } from "./Request.ts"
export { webFor, type WebOptions } from "./Web.ts"
