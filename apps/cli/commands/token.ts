/** `findata token`: creates bearer tokens for trying out the routes that manage keys. */
import { Effect, Option, Redacted } from "effect"
import { Command, Flag } from "effect/cli"
import { HmacTokens } from "../../../adapters/jwt/mod.ts"
import { KeyOwner } from "../../../core/mod.ts"
import { settings } from "../../Settings.ts"
import * as Out from "../Console.ts"
import { asJson } from "../Flags.ts"
import { checkClaim, secondsOf } from "../KeyFlags.ts"

export const tokenCommand = Command.make(
  "token",
  {
    sub: Flag.String("sub").pipe(
      Flag.withDescription("The owner of the keys created with the token"),
      Flag.withSchema(KeyOwner)
    ),
    ttl: Flag.String("ttl").pipe(
      Flag.withDescription("How long it is valid: 15m, 12h, 7d"),
      Flag.withDefault("1h")
    ),
    scope: Flag.String("scope").pipe(
      Flag.withDescription(
        "Scopes that its keys may be given, and admin for the routes of operators, separated by spaces; by default any, without admin"
      ),
      Flag.optional
    ),
    json: asJson
  },
  Effect.fnUntraced(function* ({ json, scope, sub, ttl }) {
    const { audience, issuer, secret } = (yield* settings).tokens
    if (secret === null) {
      return yield* new Out.Failed({
        message:
          "JWT_SECRET is not set: findata creates tokens only with a secret shared with its server. Set it, or name the server's file of settings by --env-file"
      })
    }
    const ttlSeconds = yield* secondsOf("ttl", ttl)
    const words = Option.getOrNull(scope)
    if (words !== null) yield* checkClaim(words)
    const wanted = { sub, scope: words, ttlSeconds }
    const { expires_at, token } = yield* HmacTokens.mint({ secret, issuer, audience }, wanted)
    if (json) {
      return yield* Out.json({ token: Redacted.value(token), sub, scope: words, expires_at })
    }
    yield* Out.print(Redacted.value(token))
  })
).pipe(Command.withExamples([{ command: 'findata token --sub me --ttl 1h --scope "read:all"' }]))
