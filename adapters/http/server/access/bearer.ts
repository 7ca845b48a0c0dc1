/** Bearer tokens in the Authorization header (RFC 6750). */

const bearer = /^Bearer +([\w.~+/=-]+) *$/i

/** The token of an Authorization header; undefined without a well-formed one. */
export const bearerIn = (authorization: string | undefined): string | undefined =>
  authorization === undefined ? undefined : bearer.exec(authorization)?.[1]

/** Without a token (RFC 6750, section 3). */
export const tokenChallenge = 'Bearer realm="findata"'

/** With a token that isn't accepted. */
export const invalidTokenChallenge = `${tokenChallenge}, error="invalid_token"`
