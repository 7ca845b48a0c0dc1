/**
 * An OpenID Connect issuer as its metadata describe it (OpenID Connect Discovery 1.0), and what its failures mean. An answer of
 * it is read only up to 1 MiB.
 */
import { Cache, Duration, Effect, Exit, Redacted } from "effect"
import type { ClientAuth, Configuration } from "openid-client"
import { IssuerUnavailable, SignInRefused } from "../../core/ports.ts"
import { boundedFetch } from "../jwt/boundedFetch.ts"

type OpenId = typeof import("openid-client")

export interface IssuerOptions {
  /** The issuer's identifier; plain http only for one on this machine. */
  readonly issuer: URL
  readonly clientId: string
  readonly clientSecret: Redacted.Redacted
  /** How long each request to the issuer may take: 5 seconds by default. */
  readonly timeout?: Duration.Input
}

/** For how long metadata and keys count. */
const timeToLive = "1 hour"

/** For how long after a failure the issuer isn't asked again. */
const pause = "1 second"

/** RFC 6749, section 2.3.1: by the Authorization header, unless the issuer takes the secret in bodies alone. */
const authenticationOf =
  ({ ClientSecretBasic, ClientSecretPost }: OpenId, secret: string): ClientAuth =>
  (issuer, ...rest) => {
    const methods = issuer.token_endpoint_auth_methods_supported
    const inBody =
      methods?.includes("client_secret_basic") === false && methods.includes("client_secret_post")
    return (inBody ? ClientSecretPost(secret) : ClientSecretBasic(secret))(issuer, ...rest)
  }

/** A code of OAuth, of Node or of a library, and nothing that an issuer could have put a secret into. */
const codeOf = (value: unknown): string | null =>
  typeof value === "string" && /^[\w.-]{1,100}$/.test(value) ? value : null

const explained: Readonly<Record<string, string>> = {
  OAUTH_TIMEOUT: "no answer in time",
  OAUTH_RESPONSE_IS_NOT_CONFORM: "another status than an issuer answers with",
  OAUTH_RESPONSE_IS_NOT_JSON: "an answer that isn't JSON",
  OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED: "its metadata name another issuer"
}

/** What a library's error says, without texts from outside: by its codes, else by the names of the errors. */
const described = (error: unknown): string => {
  const codes: Array<string> = []
  const names: Array<string> = []
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = codeOf("error" in at ? at.error : "code" in at ? at.code : null)
    if (code !== null) codes.push(explained[code] ?? code)
    names.push(at.name)
  }
  return (codes.length === 0 ? names : codes).join(": ")
}

/** Codes of the library for an answer that breaks a rule of sign-ins. */
const brokenRules = new Set([
  "OAUTH_INVALID_RESPONSE",
  "OAUTH_JWT_CLAIM_COMPARISON_FAILED",
  "OAUTH_JWT_TIMESTAMP_CHECK_FAILED",
  "OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED",
  "OAUTH_KEY_SELECTION_FAILED"
])

/** Why a code wasn't exchanged. */
export const refusalOf = (
  { AuthorizationResponseError, ClientError, ResponseBodyError }: OpenId,
  error: unknown
): SignInRefused | IssuerUnavailable => {
  const reason = described(error)
  if (error instanceof AuthorizationResponseError) return new SignInRefused({ cause: "denied", reason })
  // RFC 6749, section 5.2: the code has expired, was used or is another client's.
  if (error instanceof ResponseBodyError && error.error === "invalid_grant")
    return new SignInRefused({ cause: "expired", reason })
  if (error instanceof ClientError && brokenRules.has(error.code ?? ""))
    return new SignInRefused({ cause: "invalid", reason })
  return new IssuerUnavailable({ reason })
}

/** Asks for the metadata when they are needed first, and when they are too old. */
export const makeIssuer = Effect.fnUntraced(function* (
  openid: OpenId,
  { clientId, clientSecret, issuer, timeout = "5 seconds" }: IssuerOptions
) {
  const discovered = Effect.tryPromise({
    try: () =>
      openid.discovery(issuer, clientId, undefined, authenticationOf(openid, Redacted.value(clientSecret)), {
        timeout: Duration.toSeconds(timeout),
        [openid.customFetch]: (url, { body, headers, method, redirect, signal }) => {
          // All that is sent is a form.
          const form = body instanceof URLSearchParams ? body : null
          return boundedFetch(url, { body: form, headers, method, redirect, signal: signal ?? null })
        },
        execute: [
          openid.enableNonRepudiationChecks,
          ...(issuer.protocol === "http:" ? [openid.allowInsecureRequests] : [])
        ]
      }),
    catch: (error) => new IssuerUnavailable({ reason: `${issuer.origin}: ${described(error)}` })
  })
  const cache = yield* Cache.makeWith<string, Configuration, IssuerUnavailable>(
    // The first request may be cancelled.
    () => Effect.uninterruptible(discovered),
    { capacity: 1, timeToLive: (exit) => (Exit.isSuccess(exit) ? timeToLive : pause) }
  )
  return Cache.get(cache, "")
})
