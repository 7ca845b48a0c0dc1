/** Requests whose answers may have any form. */
import { Effect } from "effect"
import { StoreUnavailable, UnreadableFile } from "../../../core/mod.ts"
import { messageOf } from "../../../core/ports.ts"
import type { Failure } from "../asking/Remembered.ts"
import type { Requests } from "./Vendor.ts"

/** Fails with what a reader throws about values of another type than the documented one. */
const readable =
  (name: string) =>
  <A>(batches: Effect.Effect<A, Failure>): Effect.Effect<A, Failure> =>
    Effect.catchDefect(batches, (defect) =>
      defect instanceof StoreUnavailable
        ? Effect.die(defect)
        : Effect.fail(
            new UnreadableFile({
              file: name,
              line: null,
              message: `The answer isn't of the documented form: ${messageOf(defect)}`
            })
          )
    )

/** The requests of a vendor, of which none ends the sync because of what an answer contains. */
export const readableRequests = (name: string, requests: Requests): Requests => {
  const { actions, companies, company, session } = requests
  const read = readable(name)
  return {
    ...requests,
    ...(companies && { companies: (market) => read(companies(market)) }),
    ...(actions && { actions: (market, days) => read(actions(market, days)) }),
    ...(session && { session: (market, date) => read(session(market, date)) }),
    ...(company && {
      company: {
        ...company,
        bars: (subject, days) => read(company.bars(subject, days)),
        ...(company.actions && {
          actions: (subject, days) => read(company.actions?.(subject, days) ?? Effect.succeed(null))
        })
      }
    })
  }
}
