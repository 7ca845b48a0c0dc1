/**
 * `BearerTokens` signed with keys of an issuer's JSON Web Key Set: RS256 and ES256. The set is fetched at the first
 * token, cached, and fetched again for a token with an unknown key, at most once per cooldown. A set is at most 1 MiB and
 * arrives within 3 seconds; a key that can't be used, such as one of RSA with less than 2,048 bits, refuses its tokens.
 */
import { Duration, Effect, Layer } from "effect"
import { BearerTokens } from "../../core/mod.ts"
import { boundedFetch } from "./boundedFetch.ts"
import { jose, KeysNotFetched, type TokenRules, verifierOf } from "./verify.ts"

export interface KeySetOptions extends TokenRules {
  /** The address of the set, the issuer's `jwks_uri`. */
  readonly url: URL
  /** How long a set is cached. */
  readonly timeToLive?: Duration.Input
  /** How long after a fetch an unknown key doesn't cause another. */
  readonly cooldown?: Duration.Input
}

const algorithms = ["RS256", "ES256"]

const fetchMillis = 3000

const fetched = (url: string, options: RequestInit): Promise<Response> =>
  boundedFetch(url, options).catch((cause: unknown) => {
    throw new KeysNotFetched(`${url}: ${String(cause)}`, { cause })
  })

export const layer = ({
  url,
  timeToLive = "10 minutes",
  cooldown = "30 seconds",
  ...rules
}: KeySetOptions): Layer.Layer<BearerTokens> =>
  Layer.effect(
    BearerTokens,
    Effect.map(jose, (jose) => {
      const keys = jose.createRemoteJWKSet(url, {
        cacheMaxAge: Duration.toMillis(timeToLive),
        cooldownDuration: Duration.toMillis(cooldown),
        timeoutDuration: fetchMillis,
        [jose.customFetch]: fetched
      })
      return BearerTokens.of({ verify: verifierOf(jose, keys, algorithms, rules) })
    })
  )
