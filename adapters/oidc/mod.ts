/**
 * Sign-in with a browser by OpenID Connect: sessions that an issuer vouches for, in sealed cookies.
 *
 * @module
 */
export { isLongEnough } from "./Seal.ts"
export * as OidcSessions from "./OidcSessions.ts"
