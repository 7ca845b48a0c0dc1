/**
 * How often an address may begin to sign in, and how often it may return from the issuer, which is asked each time. They are
 * counted apart: anyone's page can make a browser begin, and that mustn't keep others at its address from returning.
 */
import { Effect } from "effect"
import { type RateLimit } from "../../../../core/mod.ts"
import { clientCounter, QuotaStore } from "../../../../core/ports.ts"
import { Admission, type Caller } from "./Admission.ts"

const limit: RateLimit.Limit = { limit: 120, period: 60 }

/** Returns what counts a request of a caller; its quota says whether it is admitted. */
export const makeSignInLimit = Effect.gen(function* () {
  const quotas = yield* QuotaStore
  const { clientOf } = yield* Admission
  return (caller: Caller, step: "sign-in" | "callback"): Effect.Effect<RateLimit.Quota> =>
    quotas.consume(clientCounter(`${clientOf(caller) ?? "unknown"} ${step}`), limit, 1)
})
