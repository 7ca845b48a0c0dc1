/** How bearer tokens are verified, by the settings: with a shared secret, with an issuer's keys, or not at all. */
import { type Layer, Redacted } from "effect"
import { HmacTokens, KeySetTokens, NoTokens } from "../adapters/jwt/mod.ts"
import type { BearerTokens } from "../core/mod.ts"

export interface TokenSettings {
  /** For HS256; null without. */
  readonly secret: Redacted.Redacted | null
  /** The address of the issuer's keys, for RS256 and ES256; null without. Never together with a secret. */
  readonly keySet: URL | null
  /** Required values of `iss` and `aud`; null to accept any. */
  readonly issuer: string | null
  readonly audience: string | null
}

/** Null when it is too short. */
export const secretOf = (text: string): Redacted.Redacted | null =>
  HmacTokens.isLongEnough(text) ? Redacted.make(text) : null

/** Null when it isn't an http or https URL. */
export const keySetOf = (text: string): URL | null => {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) ? url : null
}

export const bearerTokens = ({ secret, keySet, ...rules }: TokenSettings): Layer.Layer<BearerTokens> => {
  if (secret !== null) return HmacTokens.layer({ secret, ...rules })
  return keySet === null ? NoTokens.layer : KeySetTokens.layer({ url: keySet, ...rules })
}
