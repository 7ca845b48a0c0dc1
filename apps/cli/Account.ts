/** Who runs a command, for the log of operations. */
import { userInfo } from "node:os"
import { Effect } from "effect"
import type { Actor } from "../../core/ports.ts"

/** The account of the machine; without a name where the system has none for it. */
export const account: Effect.Effect<Actor> = Effect.map(
  Effect.orElseSucceed(
    Effect.try(() => userInfo().username),
    () => null
  ),
  (actor) => ({ actor, request_id: null })
)
