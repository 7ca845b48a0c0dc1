/** Handles `/mcp`: admits requests of the Model Context Protocol by key, and answers them in turn. */
import { Clock, Context, Effect } from "effect"
import { HttpRouter, HttpServerRequest } from "effect/http"
import { ApiKeys, type DataServices, version } from "../../../../../core/mod.ts"
import {
  CurrentRequester,
  Deadline,
  deadlineFromNow,
  inOwnTurn,
  makeTurns
} from "../../../../../core/ports.ts"
import { answerRequest, makeMcp, rightsOf } from "../../../../mcp/mod.ts"
import type { PayloadTooLarge, UnsupportedMediaType } from "../../../api/base/JsonBody.ts"
import { withScope } from "../../../api/base/RequiredAccess.ts"
import { Admission } from "../../access/Admission.ts"
import { bearerIn } from "../../access/bearer.ts"
import { credentialHeaders } from "../../access/credentials.ts"
import { type AccessRefused, makeAdmit } from "../../access/gate.ts"
import { overloaded, unavailable } from "../../exchange/unavailable.ts"
import { CurrentExchange, noteRoute, onEveryAnswer, type Requirement } from "../../exchange/Exchange.ts"
import { error } from "../../exchange/error.ts"
import { plainRoutes } from "../../exchange/plainRoutes.ts"
import { senders } from "../../exchange/origin.ts"
import { type BodyBroken, bodyReader } from "../../validation/JsonBody.ts"

type Request = HttpServerRequest.HttpServerRequest

/** A request of the public API with any key; each tool requires its scopes. */
const requirement: Requirement = { access: withScope("any"), cost: 1 }

/** As many at once as keep the thread and a database busy. */
const turns = {
  atOnce: 2,
  waiting: 100,
  ofOne: 20,
  patience: { max: "3 seconds", expected: "1 second" },
  lasting: { max: "750 millis", expected: "500 millis" },
  retry_after: 1
} as const

const uncached = onEveryAnswer({
  "cache-control": "no-store",
  vary: `${credentialHeaders.key}, ${credentialHeaders.token}`
})

const statuses = {
  Unauthorized: 401,
  Forbidden: 403,
  BodyBroken: 400,
  PayloadTooLarge: 413,
  UnsupportedMediaType: 415,
  TooManyRequests: 429,
  Unavailable: 503
} as const

/** The error body of the API. */
const refusal = ({ _tag, detail }: AccessRefused | BodyBroken | PayloadTooLarge | UnsupportedMediaType) =>
  error(statuses[_tag], detail)

const make = Effect.gen(function* () {
  const admit = yield* makeAdmit
  const keys = yield* ApiKeys
  const { callerOf, requesterOf } = yield* Admission
  const senderOf = yield* senders
  const { run: inTurn } = makeTurns(turns)
  const readBody = yield* bodyReader
  const mcp = makeMcp(yield* Effect.context<DataServices>(), version)

  const answer = Effect.fnUntraced(function* (request: Request) {
    yield* uncached
    if (senderOf(request) === "other") return error(403, "Origin not allowed: name it in CORS_ORIGINS")
    const caller = callerOf(request)
    const secret = caller.key ?? bearerIn(caller.authorization)
    const now = yield* Clock.currentTimeMillis
    const asked = { ...caller, key: secret }
    yield* admit(asked, requirement, yield* CurrentExchange, now) ?? Effect.void
    // Read before its turn: a client may take long to send it.
    const bytes = yield* readBody
    return yield* inTurn(inOwnTurn(answerRequest(mcp, request, rightsOf(keys, secret ?? ""), bytes))).pipe(
      Effect.provideService(CurrentRequester, requesterOf(asked)),
      Effect.provideService(Deadline, deadlineFromNow()),
      Effect.catchTags({ Overloaded: overloaded, StoreUnavailable: unavailable })
    )
  })

  return Effect.contextWith((context: Context.Context<HttpRouter.RouteContext | Request>) => {
    noteRoute(context)
    return Effect.catch(answer(Context.get(context, HttpServerRequest.HttpServerRequest)), (refused) =>
      Effect.succeed(refusal(refused))
    )
  })
})

export const layer = HttpRouter.use((router) =>
  Effect.flatMap(make, (answer) => router.add(plainRoutes.mcp.method, plainRoutes.mcp.path, answer))
)
