/** What the key of a client may read. */
import { Effect } from "effect"
import { type ApiKeys, type Scope, type StoreUnavailable } from "../../../core/mod.ts"
import { Refused } from "./Tool.ts"

export interface KeyRights {
  /** Fails unless the key works and has the scope; uses nothing of its quota. */
  readonly require: (scope: Scope) => Effect.Effect<void, Refused | StoreUnavailable>
}

const refuse = (message: string) => Effect.fail(new Refused({ message }))

/** The rights of the key with a secret, checked with each tool: a key may be revoked meanwhile. */
export const rightsOf = (keys: ApiKeys["Service"], secret: string): KeyRights => ({
  require: (scope) =>
    keys.authorize(secret, { family: "public", scope }, 0).pipe(
      Effect.catchTags({
        KeyInvalid: () => refuse("Invalid or missing API key"),
        ScopeMissing: ({ required }) => refuse(`API key lacks the scope ${required}`),
        QuotaExceeded: () => refuse("Rate limit exceeded")
      }),
      Effect.asVoid
    )
})
