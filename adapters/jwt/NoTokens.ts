/** `BearerTokens` for a service without a secret or key set: every token is refused. */
import { Effect, Layer } from "effect"
import { BearerTokens, TokenInvalid } from "../../core/mod.ts"

/** Refuses all tokens, and logs the reason at the first one. */
export const layer: Layer.Layer<BearerTokens> = Layer.sync(BearerTokens, () => {
  let isLogged = false
  const log = Effect.suspend(() => {
    if (isLogged) return Effect.void
    isLogged = true
    return Effect.logWarning("Bearer tokens are refused: neither JWT_SECRET nor JWT_JWKS_URL is set")
  })
  return BearerTokens.of({ verify: () => Effect.andThen(log, Effect.fail(new TokenInvalid())) })
})
