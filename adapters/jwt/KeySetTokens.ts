/**
 * `BearerTokens` signed with keys of an issuer's JSON Web Key Set: RS256 and ES256. The set is fetched when a token comes,
 * kept, and fetched again for a key that it doesn't hold, but not more often than the cooldown allows.
 */
import { Duration, Layer } from "effect"
import { createRemoteJWKSet } from "jose"
import { BearerTokens } from "../../core/mod.ts"
import { type TokenRules, verifierOf } from "./verify.ts"

export interface KeySetOptions extends TokenRules {
  /** Where the set is: the issuer's `jwks_uri`. */
  readonly url: URL
  /** How long a set is trusted. */
  readonly keptFor?: Duration.Input
  /** How long after a fetch unknown keys don't cause another. */
  readonly cooldown?: Duration.Input
}

const algorithms = ["RS256", "ES256"]

export const layer = ({
  url,
  keptFor = "10 minutes",
  cooldown = "30 seconds",
  ...rules
}: KeySetOptions): Layer.Layer<BearerTokens> =>
  Layer.sync(BearerTokens, () => {
    const keys = createRemoteJWKSet(url, {
      cacheMaxAge: Duration.toMillis(keptFor),
      cooldownDuration: Duration.toMillis(cooldown),
      timeoutDuration: 3000
    })
    return BearerTokens.of({ verify: verifierOf(keys, algorithms, rules) })
  })
