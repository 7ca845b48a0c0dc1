/** The day that a response is as of. */
import { Effect } from "effect"
import { type Company, todayIn } from "../../../../core/mod.ts"
import { Unprocessable } from "../../api/base/Errors.ts"
import { futureItem } from "../../api/base/Validation.ts"

/** The requested day, else today, at the company's exchange; a day that hasn't begun there is refused. */
export const dayOf = Effect.fnUntraced(function* ({ time_zone }: Company, as_of: string | undefined) {
  const today = yield* todayIn(time_zone)
  if (as_of === undefined || as_of <= today) return as_of ?? today
  return yield* new Unprocessable({ detail: [futureItem("as_of", as_of)] })
})
