/**
 * `BearerTokens` signed with keys of an issuer's JSON Web Key Set: RS256 and ES256. The set is fetched at the first
 * token, cached, and fetched again for a token with an unknown key, at most once per cooldown.
 */
import { Duration, Effect, Layer } from "effect"
import { BearerTokens } from "../../core/mod.ts"
import { jose, type TokenRules, verifierOf } from "./verify.ts"

export interface KeySetOptions extends TokenRules {
  /** The address of the set, the issuer's `jwks_uri`. */
  readonly url: URL
  /** How long a set is cached. */
  readonly timeToLive?: Duration.Input
  /** How long after a fetch an unknown key doesn't cause another. */
  readonly cooldown?: Duration.Input
}

const algorithms = ["RS256", "ES256"]

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
        timeoutDuration: 3000
      })
      return BearerTokens.of({ verify: verifierOf(jose, keys, algorithms, rules) })
    })
  )
