/** The id of the current request: the client's own when it is well formed. */
import { Context } from "effect"

export const RequestId = Context.Reference<string>("findata/http/RequestId", { defaultValue: () => "" })

const wellFormed = /^[\w.:-]{1,128}$/

/** The given id when it is well formed, else a new UUID. */
export const requestIdOf = (given: string | undefined): string =>
  given !== undefined && wellFormed.test(given) ? given : crypto.randomUUID()
