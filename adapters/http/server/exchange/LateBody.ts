/**
 * Bodies that are still received when a server ends. It waits a second for each; a request whose body takes longer is no
 * longer waited for, and is refused once the others are answered.
 */
import { Context, Effect, type Latch } from "effect"
import type { Activity } from "../../../../core/ports.ts"
import { Unavailable } from "../../api/base/Errors.ts"
import { onEveryAnswer } from "./Exchange.ts"

/** For how long a request counts as under way before its body is there. */
const patience = "1 second"

const refused = Effect.andThen(
  onEveryAnswer({ "retry-after": "1", connection: "close" }),
  Effect.fail(new Unavailable({ detail: "The server is stopping" }))
)

/** What reading a body is raced with: fails once the server has ended. */
export const LateBody = Context.Reference<Effect.Effect<never, Unavailable>>("findata/http/LateBody", {
  defaultValue: () => Effect.never
})

/** Takes requests whose bodies are late out of the activity of a server that has ended when the latch is open. */
export const lateBody = ({ begin, end }: Activity, ended: Latch.Latch): Effect.Effect<never, Unavailable> =>
  Effect.sleep(patience).pipe(
    Effect.andThen(
      Effect.acquireUseRelease(
        Effect.sync(end),
        () => ended.await,
        () => Effect.sync(begin)
      )
    ),
    Effect.andThen(refused)
  )
