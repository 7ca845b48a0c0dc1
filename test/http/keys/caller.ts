/** Requests to `/api/v1/api-keys` as the owner of a token sends them. */
import { tokenOf } from "../tokens.ts"
import type { Answer, Sender } from "../service.ts"

export const root = "/api/v1/api-keys"

/** Sends a request below `/api/v1/api-keys`; a body that isn't text is sent as JSON. */
export type Ask = (method: string, path?: string, body?: unknown) => Promise<Answer>

/** The caller with this `sub`, with other claims of the token as given. */
export const callerOf = (service: Sender, sub: string, claims: Record<string, unknown> = {}): Ask => {
  const token = tokenOf(sub, claims)
  return async (method, path = "", body) => {
    const authorization = `Bearer ${await token}`
    return body === undefined
      ? service.send(method, root + path, { authorization })
      : service.send(
          method,
          root + path,
          { authorization, "content-type": "application/json" },
          typeof body === "string" ? body : JSON.stringify(body)
        )
  }
}

/** The status of a GET of companies with a key. */
export const statusWith = async (service: Sender, key: string): Promise<number> =>
  (await service.send("GET", "/api/public/v1/financial/companies", { "x-api-key": key })).status
