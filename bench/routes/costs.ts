/** What other answers cost, read from the database each time, as multiples of the newest 100 bars. */
import { Effect } from "effect"
import {
  type Measured,
  type Plan,
  asked,
  measureAll,
  ratio,
  requestTable,
  together
} from "../harness/contestants.ts"
import type { Load } from "../harness/loads.ts"
import { verdict } from "../harness/results.ts"
import { type Target, targets } from "../targets.ts"
import { type Ours, type RouteName, idsOf, requestsOf, routeNames } from "./world.ts"

const targetOf: Readonly<Record<Exclude<RouteName, "100 bars">, Target>> = {
  "1,000 weeks of 22 years": targets.weeks,
  technical: targets.technical,
  consensus: targets.consensus,
  fundamentals: targets.fundamentals,
  detail: targets.detail,
  snapshot: targets.snapshot
}

/** Answers of several milliseconds queue up behind each other: few at once, and long enough for some to end. */
const fewer = { connections: 8, seconds: 2 }

export const measureCosts = Effect.fnUntraced(function* (ours: Ours, load: Load, plan: Plan) {
  const secret = yield* ours.key
  const ids = yield* Effect.promise(() => idsOf(ours.fresh, secret))
  const contestants = routeNames.map((name) => asked(name, ours.fresh, requestsOf(name, ids, secret), load))
  const measured = yield* Effect.promise(() => measureAll(contestants, { ...plan, ...fewer }))
  const [bars, ...others] = measured as [Measured, ...ReadonlyArray<Measured>]
  return {
    verdicts: others.map((one) =>
      verdict(targetOf[one.name as keyof typeof targetOf], ours.database, ratio(one, bars, together))
    ),
    table: requestTable(`nothing kept, ${ours.database}`, measured)
  }
})
