/** The names that expressions of a request may use: with own figures for a key, token or session of their owner. */
import { Context, Effect } from "effect"
import type { HttpApiEndpoint } from "effect/http-api"
import { ApiKeys, BearerTokens } from "../../../../core/mod.ts"
import { OwnFigures, vocabulary } from "../../../../core/ports.ts"
import { NamesOwnFigures } from "../../api/base/Expressions.ts"
import type { RawQuery } from "../../api/base/Validation.ts"
import { unavailable } from "../exchange/unavailable.ts"
import type { Exchange } from "../exchange/Exchange.ts"
import type { Caller } from "./Admission.ts"
import { bearerIn } from "./bearer.ts"
import { isAnonymous } from "./credentials.ts"
import { SessionsOfServer } from "./Sessions.ts"

const mention = /\bmy\b/

/** Whether a request may name own figures: in its query, or in a body, which isn't read yet. */
export const mayNameOwn = (endpoint: HttpApiEndpoint.Top, query: RawQuery): boolean =>
  Context.get(endpoint.annotations, NamesOwnFigures) &&
  (endpoint.method === "POST" ||
    Object.values(query).some((value) => value !== undefined && mention.test(value)))

/** Returns what finds the names for a request that was admitted. Its answers are private: they depend on who asks. */
export const makeOwnVocabulary = Effect.gen(function* () {
  const keys = yield* ApiKeys
  const tokens = yield* BearerTokens
  const sessions = yield* SessionsOfServer
  const figures = yield* OwnFigures

  /** Null for who has none: where pages are open a wrong token or session is as good as none. */
  const ownerOf = Effect.fnUntraced(function* (caller: Caller, { acting }: Exchange) {
    if (acting !== null) return acting.owner ?? ""
    if (caller.key !== undefined)
      return yield* Effect.catchTag(keys.ownerOf(caller.key), "KeyInvalid", () => Effect.succeed(null))
    const token = bearerIn(caller.authorization)
    if (token !== undefined) {
      const bearer = Effect.catchTag(tokens.verify(token), "TokenInvalid", () => Effect.succeed(null))
      return (yield* bearer)?.owner ?? null
    }
    if (sessions === null || caller.session === undefined) return null
    const session = yield* Effect.orElseSucceed(sessions.find(caller.session), () => null)
    return session?.owner ?? null
  })

  return Effect.fnUntraced(
    function* (caller: Caller, exchange: Exchange) {
      if (exchange.acting === null && isAnonymous(caller)) return vocabulary
      exchange.isPrivate = true
      const owner = yield* ownerOf(caller, exchange)
      return owner === null ? vocabulary : yield* figures.vocabularyOf(owner)
    },
    Effect.catchTag("StoreUnavailable", unavailable)
  )
})
