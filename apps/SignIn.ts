/** How people sign in with browsers, by the settings: at an issuer of OpenID Connect, or not at all. */
import { Effect, Layer, Redacted } from "effect"
import { isPrivate, Sessions } from "../adapters/http/server/mod.ts"
import { isLongEnough, OidcSessions } from "../adapters/oidc/mod.ts"
import type { ReadSetting } from "./Environment.ts"

export type SignInSettings = OidcSessions.OidcOptions

/** Null when it isn't the identifier of an issuer (OpenID Connect Discovery 1.0, section 3). */
const issuerOf = (text: string): URL | null => {
  const url = URL.parse(text)
  const isPlain = url?.username === "" && url.password === "" && !/[?#]/.test(text)
  return url !== null && isPlain && isPrivate(url) ? url : null
}

/** Null without `openid`, which makes a request one of OpenID Connect. */
const scopeOf = (text: string): string | null => {
  const words = text.split(/[ ,]+/)
  return words.includes("openid") ? words.join(" ") : null
}

/** The settings of signing in; null where none is set. `publicUrl` is where browsers reach the server. */
export const signInSettings = Effect.fnUntraced(function* (
  setting: ReadSetting,
  publicUrl: string | null,
  faults: Array<string>
) {
  const issuer = yield* setting<URL | null>(
    "OIDC_ISSUER",
    null,
    issuerOf,
    "an https URL, or http on this machine, without a query"
  )
  const clientId = yield* setting<string | null>("OIDC_CLIENT_ID", null, (id) => id, "a client's id")
  const clientSecret = yield* setting<Redacted.Redacted | null>(
    "OIDC_CLIENT_SECRET",
    null,
    (text) => (isLongEnough(text) ? Redacted.make(text) : null),
    "32 bytes at least",
    true
  )
  const scope = yield* setting("OIDC_SCOPES", "openid profile", scopeOf, "openid and other scopes")
  const scopeClaim = yield* setting<string | null>("OIDC_SCOPE_CLAIM", null, (name) => name, "a claim's name")
  if (issuer === null && clientId === null && clientSecret === null) return null
  if (issuer === null || clientId === null || clientSecret === null) {
    faults.push("OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET: expected all of them, or none")
    return null
  }
  if (!Sessions.canReturnTo(publicUrl))
    faults.push(`PUBLIC_URL: expected with OIDC_ISSUER, ${Sessions.expectedAddress}`)
  return { issuer, clientId, clientSecret, scope, scopeClaim } satisfies SignInSettings
})

/** Fails where the issuer doesn't answer as one. */
export const { issuerAnswers } = OidcSessions

export const signIn = (settings: SignInSettings | null): Layer.Layer<never> =>
  settings === null ? Layer.empty : Layer.provide(Sessions.layer, OidcSessions.layer(settings))
