/** Answers kept in memory, compared with a bare server that sends the same bytes. */
import { Effect } from "effect"
import { checkAgreement } from "../harness/agreement.ts"
import {
  type Measured,
  type Plan,
  asked,
  measureAll,
  rateRatio,
  requestTable,
  thrift
} from "../harness/contestants.ts"
import type { Load } from "../harness/loads.ts"
import { bareServer } from "../harness/peers.ts"
import { type Verdict, verdict } from "../harness/results.ts"
import type { Request, Server } from "../harness/servers.ts"
import { type Target, targets } from "../targets.ts"
import { type Ours, type RouteName, conditional, idsOf, requestsOf } from "./world.ts"

interface KeptRoute {
  readonly target: Target
  readonly of: RouteName
  readonly isConditional: boolean
}

const keptRoutes: ReadonlyArray<KeptRoute> = [
  { target: targets.barsKept, of: "100 bars", isConditional: false },
  { target: targets.notModified, of: "100 bars", isConditional: true },
  { target: targets.pageKept, of: "detail", isConditional: false }
]

/** The lesser ratio of requests per second and of processor time a request. */
export const worseRatio = (one: Measured, other: Measured): number =>
  Math.min(rateRatio(one, other), thrift(one, other))

/** From then on the server has every answer. */
const askEach = (server: Server, requests: ReadonlyArray<Request>): Promise<void> =>
  checkAgreement(server, [], requests)

const requestsTo = Effect.fnUntraced(function* ({ keeping, key }: Ours, { isConditional, of }: KeptRoute) {
  const secret = yield* key
  const ids = yield* Effect.promise(() => idsOf(keeping, secret))
  const requests: ReadonlyArray<Request> = requestsOf(of, ids, secret)
  yield* Effect.promise(() => askEach(keeping, requests))
  return isConditional ? yield* Effect.promise(() => conditional(keeping, requests)) : requests
})

const measureRoute = Effect.fnUntraced(function* (
  route: KeptRoute,
  all: readonly [Ours, ...ReadonlyArray<Ours>],
  load: Load,
  plan: Plan
) {
  const [first] = all
  const bare = yield* bareServer(first.keeping, yield* requestsTo(first, route))
  const contestants = yield* Effect.forEach(all, (ours) =>
    Effect.map(requestsTo(ours, route), (requests) => ({ ours, requests }))
  )
  const [{ requests } = { requests: [] }] = contestants
  yield* Effect.promise(() => checkAgreement(first.keeping, [[bare, "bytes"]], requests))
  const measured = yield* Effect.promise(() =>
    measureAll(
      [
        asked(bare.name, bare, requests, load),
        ...contestants.map(({ ours, requests }) =>
          asked(`${ours.keeping.name}, kept`, ours.keeping, requests, load)
        )
      ],
      plan
    )
  )
  const [base, ...others] = measured as [Measured, ...ReadonlyArray<Measured>]
  const verdicts: ReadonlyArray<Verdict> = others.map((one, i) =>
    verdict(route.target, all[i]?.database ?? "", worseRatio(one, base))
  )
  return { verdicts, table: requestTable(route.target.what, measured) }
}, Effect.scoped)

/** The bare server sends what the first database's server sent. */
export const measureKept = (all: readonly [Ours, ...ReadonlyArray<Ours>], load: Load, plan: Plan) =>
  Effect.forEach(keptRoutes, (route) => measureRoute(route, all, load, plan))
