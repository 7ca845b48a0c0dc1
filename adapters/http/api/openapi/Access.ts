/** Who may call an operation: its security, and the scope in words. */
import { Context } from "effect"
import type { HttpApiEndpoint } from "effect/http-api"
import { type EndpointAccess, RequiredAccess } from "../base/RequiredAccess.ts"
import type { Json } from "./Json.ts"

const uses = (endpoint: HttpApiEndpoint.Top, access: string): boolean =>
  [...endpoint.middlewares].some((middleware) => (middleware as { readonly key?: string }).key === access)

export const isForAdmin = (endpoint: HttpApiEndpoint.Top): boolean =>
  uses(endpoint, "findata/http/AdminAccess")

/** By what a caller is known; null for anyone. */
export const accessOf = (endpoint: HttpApiEndpoint.Top): "key" | "token" | null =>
  uses(endpoint, "findata/http/KeyAccess")
    ? "key"
    : uses(endpoint, "findata/http/TokenAccess") || isForAdmin(endpoint)
      ? "token"
      : null

export const requiredOf = (endpoint: HttpApiEndpoint.Top): EndpointAccess =>
  Context.get(endpoint.annotations, RequiredAccess)

export const securitySchemes: Json = {
  apiKey: {
    type: "apiKey",
    in: "header",
    name: "X-API-Key",
    description: "`ak_` and 40 letters and digits, made by `POST /api/v1/api-keys` or by the operator"
  },
  bearer: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description: "HS256, or RS256 and ES256 by the issuer's keys; `sub` is the keys' owner, `exp` is required"
  },
  session: {
    type: "apiKey",
    in: "cookie",
    name: "findata_session",
    description:
      "Set at `/session/sign-in` where the operator has browsers sign in; `__Host-findata_session` where they reach the server by https, below a path `__Secure-findata_session`. Only pages of the server itself may write with it"
  }
}

const limited = "Requests without a key may be limited by address."

const scopeWords = ({ scope, without }: EndpointAccess): string =>
  scope !== "any"
    ? `Scope: ${scope === "read:all" ? scope : `${scope} or read:all`}.`
    : without === "never"
      ? "A key of any scope."
      : without === "trial"
        ? `A key of any scope, or none (trial) where the operator leaves this open. ${limited}`
        : `Without a key where pages are public, else a key of any scope, a bearer token or a session. ${limited}`

const securityBy = {
  never: [{ apiKey: [] }],
  trial: [{}, { apiKey: [] }],
  open: [{}, { apiKey: [] }, { bearer: [] }, { session: [] }]
} as const satisfies Record<EndpointAccess["without"], Json>

export const completeAccess = (operation: Json, endpoint: HttpApiEndpoint.Top): void => {
  const access = accessOf(endpoint)
  if (access === "token") operation["security"] = [{ bearer: [] }, { session: [] }]
  if (isForAdmin(endpoint))
    operation["description"] = `${operation["description"]} Scope of the token or session: admin.`
  if (access !== "key") return
  const required = requiredOf(endpoint)
  operation["security"] = securityBy[required.without]
  // Sessions and tokens may lack a scope where keys can't.
  if (required.scope === "any" && required.without === "never") delete operation["responses"]["403"]
  operation["description"] = `${operation["description"]} ${scopeWords(required)}`
}
