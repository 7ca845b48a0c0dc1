/** `BearerTokens` of a service that was told no secret and no key set: every token is refused. */
import { Effect, Layer } from "effect"
import { BearerTokens, TokenInvalid } from "../../core/mod.ts"

/** Refuses all, and tells the log why at the first token that comes. */
export const layer: Layer.Layer<BearerTokens> = Layer.sync(BearerTokens, () => {
  let isTold = false
  const tell = Effect.suspend(() => {
    if (isTold) return Effect.void
    isTold = true
    return Effect.logWarning("Bearer tokens are refused: neither JWT_SECRET nor JWT_JWKS_URL is set")
  })
  return BearerTokens.of({ verify: () => Effect.andThen(tell, Effect.fail(new TokenInvalid())) })
})
