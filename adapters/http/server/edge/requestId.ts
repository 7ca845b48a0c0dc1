/** The id of the request that is being answered: the client's own where it is well formed. */
import { Context } from "effect"

export const RequestId = Context.Reference<string>("findata/http/RequestId", { defaultValue: () => "" })

const wellFormed = /^[\w.:-]{1,128}$/

export const requestIdOf = (given: string | undefined): string =>
  given !== undefined && wellFormed.test(given) ? given : crypto.randomUUID()
