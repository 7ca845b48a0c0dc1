/** How people sign in with browsers, by the settings: at an issuer of OpenID Connect, or not at all. */
import { Layer, Redacted } from "effect"
import { isPrivate, Sessions } from "../adapters/http/server/mod.ts"
import { isLongEnough, OidcSessions } from "../adapters/oidc/mod.ts"

export type SignInSettings = OidcSessions.OidcOptions

/** Null when it isn't the identifier of an issuer (OpenID Connect Discovery 1.0, section 3). */
export const issuerOf = (text: string): URL | null => {
  const url = URL.parse(text)
  const isPlain = url?.username === "" && url.password === "" && !/[?#]/.test(text)
  return url !== null && isPlain && isPrivate(url) ? url : null
}

/** Null without `openid`, which makes a request one of OpenID Connect. */
export const scopesOf = (text: string): string | null => {
  const words = text.split(/[ ,]+/)
  return words.includes("openid") ? words.join(" ") : null
}

/** Null when it is too short. */
export const clientSecretOf = (text: string): Redacted.Redacted | null =>
  isLongEnough(text) ? Redacted.make(text) : null

/** What of the settings says how people sign in. */
interface Given extends Pick<SignInSettings, "scope" | "scopeClaim"> {
  readonly issuer: URL | null
  readonly clientId: string | null
  readonly clientSecret: Redacted.Redacted | null
  /** Where browsers reach the server. */
  readonly publicUrl: string | null
}

/** The settings of signing in; null where none is set, and after adding to the faults. */
export const signInOf = (
  { clientId, clientSecret, issuer, publicUrl, scope, scopeClaim }: Given,
  faults: Array<string>
): SignInSettings | null => {
  if (issuer === null && clientId === null && clientSecret === null) return null
  if (issuer === null || clientId === null || clientSecret === null) {
    faults.push("OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET: expected all of them, or none")
    return null
  }
  if (!Sessions.canReturnTo(publicUrl))
    faults.push(`PUBLIC_URL: expected with OIDC_ISSUER, ${Sessions.expectedAddress}`)
  return { issuer, clientId, clientSecret, scope, scopeClaim }
}

/** Fails where the issuer doesn't answer as one. */
export const { issuerAnswers } = OidcSessions

export const signIn = (settings: SignInSettings | null): Layer.Layer<never> =>
  settings === null ? Layer.empty : Layer.provide(Sessions.layer, OidcSessions.layer(settings))
