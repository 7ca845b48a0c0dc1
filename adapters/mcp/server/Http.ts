/**
 * The protocol by streamable HTTP, each POST answered with JSON. There are no sessions, so that any worker answers any
 * request, and no streams of the server's own: GET is 405, as the protocol allows.
 */
import { ByteSize, Effect, type Layer } from "effect"
import { HttpIncomingMessage, HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import type { DataServices, Overloaded, StoreUnavailable } from "../../../core/mod.ts"
import type { KeyRights } from "../tool/Access.ts"
import { errorCodes, errorReply, parsed, type Reply } from "../protocol/Message.ts"
import { batchRevision, claimed, mismatchOf, revisions } from "../protocol/Revision.ts"
import { makeMcp, type Mcp, unknownRevision } from "./Server.ts"

type Request = HttpServerRequest.HttpServerRequest
type Response = HttpServerResponse.HttpServerResponse

const json = (body: Reply | ReadonlyArray<Reply>, status = 200): Response =>
  HttpServerResponse.jsonUnsafe(body, { status })

const refused = (status: number, detail: string, headers: Readonly<Record<string, string>> = {}): Response =>
  HttpServerResponse.jsonUnsafe({ detail }, { status, headers })

const nothing = HttpServerResponse.empty({ status: 202 })

/** Whether a client takes JSON: clients ask for event streams beside it. */
const takesJson = (accept: string | undefined): boolean =>
  accept === undefined || /(^|[\s,])(application\/(json|\*)|\*\/\*)($|[\s,;])/i.test(accept)

const strict = new TextDecoder("utf-8", { fatal: true })

/** What isn't a request is refused as a whole; revision 2026-07-28 has a status for unknown methods too. */
const statusOf = ({ error: fault, id }: Reply, revision: string): number => {
  if (id === null || fault?.code === errorCodes.invalidRequest) return 400
  return revision === claimed && fault?.code === errorCodes.unknownMethod ? 404 : 200
}

const unparsable = json(errorReply(null, "unparsable", "The body isn't JSON in UTF-8"), 400)

/**
 * The refusal of a request from a page; null where its origin is one of `origins`, any with `*`, or where it has none. A
 * name of the host that was rebound to it is an origin as any other.
 */
const refusedOrigin = ({ headers }: Request, origins: ReadonlyArray<string>): Response | null => {
  const { origin } = headers
  return origin === undefined || origins.includes("*") || origins.includes(origin)
    ? null
    : refused(403, "Origin not allowed: name it in origins")
}

/** Answers an admitted request with this body. */
export const answerRequest = Effect.fnUntraced(function* (
  mcp: Mcp,
  { headers }: Request,
  rights: KeyRights,
  body: ArrayBuffer
) {
  if (!takesJson(headers["accept"])) return refused(406, "Not acceptable: responses are application/json")
  const revision = headers["mcp-protocol-version"] ?? batchRevision
  if (!revisions.includes(revision)) return json(unknownRevision(null, revision), 400)
  const message = parsed(() => strict.decode(body))
  if (message === undefined) return unparsable
  const mismatch = mismatchOf(headers, message)
  if (mismatch !== null) return json(errorReply(null, "headerMismatch", mismatch), 400)
  const reply = yield* mcp.answer(message, rights, revision === batchRevision)
  if (reply === null) return nothing
  return json(reply, "error" in reply ? statusOf(reply, revision) : 200)
})

export interface McpRouteOptions {
  readonly path?: HttpRouter.PathInput
  /** The program's version, which clients show. */
  readonly version: string
  /** The origins whose pages may ask; `*` alone for any, none by default. */
  readonly origins?: ReadonlyArray<string>
  /** What a request may read; fails with the response to one that may ask nothing. */
  readonly admit: (request: Request) => Effect.Effect<KeyRights, Response>
}

/** The most bytes of a body, for `route`. */
const maxBody = 65_536

const bodyOf = (request: Request): Effect.Effect<ArrayBuffer, Response> =>
  request.arrayBuffer.pipe(
    Effect.provideService(HttpIncomingMessage.MaxBodySize, ByteSize.bytes(maxBody)),
    Effect.catch((error) =>
      "reason" in error.reason && error.reason.reason === "BodyTooLarge"
        ? Effect.fail(refused(413, `Request body too large: at most ${maxBody} bytes`))
        : Effect.fail(refused(400, "The body broke off"))
    )
  )

const unavailable = (retry_after: number): Response =>
  refused(503, "Service temporarily unavailable", { "retry-after": String(retry_after) })

const responseTo = (failure: Response | Overloaded | StoreUnavailable): Effect.Effect<Response> => {
  if (HttpServerResponse.isHttpServerResponse(failure)) return Effect.succeed(failure)
  return failure._tag === "Overloaded"
    ? Effect.succeed(unavailable(failure.retry_after))
    : Effect.as(Effect.logError("The store is unavailable", failure.reason), unavailable(1))
}

const getRefused = refused(405, "Method not allowed: GET", { allow: "POST" })

/** The tools at a path of a router that isn't findata's own, for whom `admit` admits; bodies have 64 KiB at most. */
export const route = ({
  admit,
  origins = [],
  path = "/mcp",
  version
}: McpRouteOptions): Layer.Layer<never, never, HttpRouter.HttpRouter | DataServices> =>
  HttpRouter.use((router) =>
    Effect.flatMap(Effect.context<DataServices>(), (services) => {
      const mcp = makeMcp(services, version)
      const answered = Effect.fnUntraced(function* (request: Request) {
        const other = refusedOrigin(request, origins)
        if (other !== null) return other
        const rights = yield* admit(request)
        return yield* answerRequest(mcp, request, rights, yield* bodyOf(request))
      })
      return Effect.andThen(
        router.add("GET", path, getRefused),
        router.add("POST", path, (request) => Effect.catch(answered(request), responseTo))
      )
    })
  )
