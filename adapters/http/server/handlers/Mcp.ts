/**
 * Handles `/mcp`: the Model Context Protocol by streamable HTTP, each POST answered with JSON. There are no sessions, so
 * that any worker answers any request, and no streams of the server's own: GET is 405, as the protocol allows.
 */
import { Clock, Context, Effect } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { OpenApi } from "effect/http-api"
import {
  ApiKeys,
  CurrentRequester,
  type DataServices,
  Deadline,
  deadlineFromNow,
  inOwnTurn,
  makeTurns
} from "../../../../core/mod.ts"
import {
  batchRevision,
  claimed,
  errorCodes,
  errorReply,
  makeMcp,
  mismatchOf,
  type Reply,
  revisions,
  rightsOf,
  unknownRevision
} from "../../../mcp/mod.ts"
import { Api } from "../../api/Api.ts"
import type { AccessRefused } from "../access/keyGate.ts"
import type { PayloadTooLarge, UnsupportedMediaType } from "../../api/JsonBody.ts"
import { withScope } from "../../api/KeyAccess.ts"
import { Admission, askerOf } from "../access/Admission.ts"
import { bearerIn } from "../access/bearer.ts"
import { makeAdmit } from "../access/keyGate.ts"
import { overloaded, unavailable } from "../answers/unavailable.ts"
import { CorsOrigins } from "../edge/cors.ts"
import { CurrentExchange, noteRoute, onEveryAnswer, type Toll } from "../edge/Exchange.ts"
import { error } from "../edge/fallback.ts"
import { plainRoutes } from "../edge/plainRoutes.ts"
import { PublicUrl } from "../edge/PublicUrl.ts"
import { jsonBytes } from "../validation/JsonBody.ts"

type Request = HttpServerRequest.HttpServerRequest

/** A request of the public API with any key; each tool requires its scopes. */
const toll: Toll = { access: withScope("any"), cost: 1 }

/** As many at once as keep the thread and a database busy. */
const turns = { atOnce: 2, waiting: 100, ofOne: 20, longest: "3 seconds", retry_after: 1 } as const

const uncached = onEveryAnswer({ "cache-control": "no-store", vary: "X-API-Key, Authorization" })

const statuses = {
  Unauthorized: 401,
  Forbidden: 403,
  PayloadTooLarge: 413,
  UnsupportedMediaType: 415,
  TooManyRequests: 429,
  Unavailable: 503
} as const

/** The error body of the API. */
const refusal = ({ _tag, detail }: AccessRefused | PayloadTooLarge | UnsupportedMediaType) =>
  error(statuses[_tag], detail)

const json = (body: Reply | ReadonlyArray<Reply>, status = 200) =>
  HttpServerResponse.jsonUnsafe(body, { status })

const nothing = HttpServerResponse.empty({ status: 202 })

/** Whether a client takes JSON: clients ask for event streams beside it. */
const takesJson = (accept: string | undefined): boolean =>
  accept === undefined || /(^|[\s,])(application\/(json|\*)|\*\/\*)($|[\s,;])/i.test(accept)

const strict = new TextDecoder("utf-8", { fatal: true })

/** The JSON of a body; undefined for what isn't any. */
const parsed = (bytes: ArrayBuffer): unknown => {
  try {
    return JSON.parse(strict.decode(bytes))
  } catch {
    return undefined
  }
}

/** What isn't a request is refused as a whole; revision 2026-07-28 has a status for unknown methods too. */
const statusOf = ({ error: fault, id }: Reply, revision: string): number => {
  if (id === null || fault?.code === errorCodes.invalidRequest) return 400
  return revision === claimed && fault?.code === errorCodes.unknownMethod ? 404 : 200
}

const unparsable = json(errorReply(null, "unparsable", "The body isn't JSON in UTF-8"), 400)

const make = Effect.gen(function* () {
  const admit = yield* makeAdmit
  const keys = yield* ApiKeys
  const { requesterOf } = yield* Admission
  const origins = yield* CorsOrigins
  const publicUrl = yield* PublicUrl
  const inTurn = makeTurns(turns)
  const version = Context.getUnsafe(Api.annotations, OpenApi.Version)
  const mcp = makeMcp(yield* Effect.context<DataServices>(), version)

  /** A page may send requests under CORS_ORIGINS and from this server alone: a rebound name of a host is neither. */
  const isAllowed = (origin: string | undefined): boolean =>
    origin === undefined ||
    origins.includes("*") ||
    origins.includes(origin) ||
    (publicUrl !== null && new URL(publicUrl).origin === origin)

  const answered = Effect.fnUntraced(function* (
    bytes: ArrayBuffer,
    secret: string,
    headers: Request["headers"],
    revision: string
  ) {
    const message = parsed(bytes)
    if (message === undefined) return unparsable
    const mismatch = mismatchOf(headers, message)
    if (mismatch !== null) return json(errorReply(null, "headerMismatch", mismatch), 400)
    const reply = yield* mcp.answer(message, rightsOf(keys, secret), revision === batchRevision)
    if (reply === null) return nothing
    return json(reply, "error" in reply ? statusOf(reply, revision) : 200)
  })

  const answer = Effect.fnUntraced(function* (request: Request) {
    const { accept, authorization, origin } = request.headers
    yield* uncached
    if (!isAllowed(origin)) return error(403, "Origin not allowed: name it in CORS_ORIGINS")
    const asker = askerOf(request)
    const secret = asker.secret ?? bearerIn(authorization)
    const now = yield* Clock.currentTimeMillis
    const asked = { ...asker, secret }
    yield* admit(asked, toll, yield* CurrentExchange, now) ?? Effect.void
    if (!takesJson(accept)) return error(406, "Not acceptable: responses are application/json")
    const revision = request.headers["mcp-protocol-version"] ?? batchRevision
    if (!revisions.includes(revision)) return json(unknownRevision(null, revision), 400)
    const bytes = yield* jsonBytes
    return yield* inTurn(inOwnTurn(answered(bytes, secret ?? "", request.headers, revision))).pipe(
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
