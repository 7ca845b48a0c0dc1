/** Bearer tokens in the Authorization header (RFC 6750). */

const bearer = /^Bearer +([\w.~+/=-]+) *$/i

/** The token of an Authorization header; undefined without a well-formed one. */
export const bearerIn = (authorization: string | undefined): string | undefined =>
  authorization === undefined ? undefined : bearer.exec(authorization)?.[1]
