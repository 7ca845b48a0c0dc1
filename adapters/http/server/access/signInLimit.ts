/** How often an address may begin or end to sign in: each time the issuer may be asked. */
import { Effect } from "effect"
import { clientCounter, QuotaStore, type RateLimit } from "../../../../core/mod.ts"
import { Admission, type Asker } from "./Admission.ts"

const limit: RateLimit.Limit = { limit: 120, period: 60 }

/** Returns what counts a request of an asker; its quota says whether it is admitted. */
export const makeSignInLimit = Effect.gen(function* () {
  const quotas = yield* QuotaStore
  const { clientOf } = yield* Admission
  return (asker: Asker): Effect.Effect<RateLimit.Quota> =>
    quotas.consume(clientCounter(`${clientOf(asker) ?? "unknown"} sign-in`), limit, 1)
})
