/** The id of a request: the client's own when it is well formed. */

const wellFormed = /^[\w.:-]{1,128}$/

/** The given id when it is well formed, else a new UUID. */
export const requestIdOf = (given: string | undefined): string =>
  given !== undefined && wellFormed.test(given) ? given : crypto.randomUUID()

/** The headers of every response. */
export const headersOfAll = (id: string): Readonly<Record<string, string>> => ({
  "x-request-id": id,
  "x-content-type-options": "nosniff"
})
