/**
 * Bearer tokens as JSON Web Tokens (RFC 7519): signed with a shared secret, or with an issuer's published keys.
 *
 * @module
 */
export * as HmacTokens from "./HmacTokens.ts"
export * as KeySetTokens from "./KeySetTokens.ts"
export * as NoTokens from "./NoTokens.ts"
export type { TokenRules } from "./verify.ts"
