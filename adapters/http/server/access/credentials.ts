/** Who a request claims to be, read in one place. Whether a claim is true is for what admits the request. */
import { Context } from "effect"
import { cookieIn } from "./cookies.ts"

/** The name of the cookie of sessions; null where nothing issues sessions. */
export const SessionCookie = Context.Reference<string | null>("findata/http/SessionCookie", {
  defaultValue: () => null
})

export interface Credentials {
  /** `X-API-Key`. */
  readonly key: string | undefined
  /** `Authorization`. */
  readonly authorization: string | undefined
  /** The value of the cookie of sessions. */
  readonly session: string | undefined
}

/** The request headers of credentials, as `Vary` lists them. */
export const credentialHeaders = { key: "X-API-Key", token: "Authorization", session: "Cookie" } as const

/** `headers` by name in lower case. */
export const credentialsIn = (
  { authorization, cookie, "x-api-key": key }: Readonly<Record<string, string | undefined>>,
  sessionCookie: string | null
): Credentials => ({
  key,
  authorization,
  session: sessionCookie === null ? undefined : cookieIn(cookie, sessionCookie)
})

/** Whether it claims nothing. Any claim, a wrong one too, makes the answer private. */
export const isAnonymous = ({ authorization, key, session }: Credentials): boolean =>
  key === undefined && authorization === undefined && session === undefined
