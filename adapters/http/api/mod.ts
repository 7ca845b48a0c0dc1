/**
 * The HTTP interface as definitions: paths, parameters, bodies, errors. A client needs nothing else.
 *
 * @module
 */
export * from "./Api.ts"
export * from "./Bodies.ts"
export * from "./Companies.ts"
export * from "./Errors.ts"
export * from "./Health.ts"
export { KeyAccess, RequiredAccess } from "./KeyAccess.ts"
export { errorType } from "./Parameters.ts"
export * from "./Prices.ts"
export * from "./Validation.ts"
