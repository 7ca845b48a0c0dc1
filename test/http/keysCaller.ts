/** Requests to `/api/v1/api-keys` as the owner of a token sends them. */
import { tokenOf } from "./tokens.ts"
import type { Answer, Service } from "./service.ts"

export const root = "/api/v1/api-keys"

/** Sends a request below `/api/v1/api-keys`; a body that is no text goes as JSON. */
export type Ask = (method: string, path?: string, body?: unknown) => Promise<Answer>

/** Whoever has the `sub`, with other claims of the token as given. */
export const callerOf = async (
  service: Service,
  sub: string,
  claims: Record<string, unknown> = {}
): Promise<Ask> => {
  const authorization = `Bearer ${await tokenOf(sub, claims)}`
  return (method, path = "", body) =>
    body === undefined
      ? service.send(method, root + path, { authorization })
      : service.send(
          method,
          root + path,
          { authorization, "content-type": "application/json" },
          typeof body === "string" ? body : JSON.stringify(body)
        )
}

/** The status of a GET of companies with a key. */
export const statusWith = async (service: Service, key: string): Promise<number> =>
  (await service.send("GET", "/api/public/v1/financial/companies", { "x-api-key": key })).status
