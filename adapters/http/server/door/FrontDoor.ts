/**
 * A front door before the routes: answers at once what memory holds, with the same bytes, headers and quota as the
 * routes, which note here which kept body a URL led to. Whatever isn't known is left to them, or refused where they have
 * too much to do.
 */
import { Clock, Context, Effect, Layer, Metric, Option } from "effect"
import type { HttpServerRequest } from "effect/http"
import { LRUCache } from "lru-cache"
import { type Congestion, KeySecret, type Requester } from "../../../../core/ports.ts"
import { Admission, openly } from "../access/Admission.ts"
import { schemeOf, TrustProxy } from "../exchange/clientAddress.ts"
import { isAnonymous } from "../access/credentials.ts"
import { type Body, makeCodingFor } from "../exchange/Body.ts"
import { Compression } from "../answers/Compression.ts"
import { acceptedFormat } from "../exchange/format.ts"
import { KeptBodies } from "../answers/KeptBodies.ts"
import { longBody } from "../answers/Unsent.ts"
import { RequestCongestion } from "../exchange/congestion.ts"
import { below } from "../exchange/BasePath.ts"
import type { Exchange, Requirement } from "../exchange/Exchange.ts"
import { isRead } from "../exchange/methods.ts"
import { commonHeaders, requestIdOf } from "../exchange/commonHeaders.ts"
import { type Cors, CorsOrigins, makeCors, varyingByOrigin } from "../exchange/cors.ts"
import { removableBase } from "../exchange/ownPaths.ts"
import { routeTable } from "../exchange/routeTable.ts"
import { Observer } from "../observe/Answered.ts"
import { overloads } from "../exchange/refusals.ts"
import { pathOf } from "../exchange/pathOf.ts"

type Headers = Readonly<Record<string, string | undefined>>

/** A request as a server receives it. */
export interface RequestHead {
  readonly method: string
  /** The scheme and host that it was sent to, `http://localhost:8080`; empty when unknown. */
  readonly origin: string
  /** Path and query as sent. */
  readonly url: string
  /** By name in lower case. */
  readonly headers: Headers
  /** The address of the connection; undefined where the runtime doesn't say. */
  readonly address: string | undefined
  /** Whether the program itself asks, which needs no key. */
  readonly isOwn?: boolean
}

/** A complete response. */
export interface Ready {
  readonly status: 200 | 304 | 503
  /** Name and value in turn. */
  readonly headers: ReadonlyArray<string>
  /** Null for a response without a body. */
  readonly bytes: Uint8Array | null
}

/** What the routes answered a URL with. */
interface KnownUrl {
  /** Null for a file of the program, which needs no access. */
  readonly requirement: Requirement | null
  /** The kept body by its name, or that of a file itself. */
  readonly body: string | Body
  /** The template of the route. */
  readonly route: string | null
}

/** When to ask again where too many requests are under way, in seconds. */
const retryAfter = 1

const refusal = new TextEncoder().encode(JSON.stringify({ detail: "Too many requests under way" }))

const refusalHeaders = {
  "content-type": "application/json",
  "content-length": String(refusal.length),
  "retry-after": String(retryAfter),
  "cache-control": "private"
}

const urlsInMemory = 10_000

/** Longer names of URLs aren't remembered. */
const maxNameLength = 1000

/** Of what has no quota. */
const none: Readonly<Record<string, string>> = {}

/** In no header's value. */
const absent = "\n"

/** Adds to the headers of a response, name and value in turn, those by which a page of the origin may read it. */
const addCors = (all: Array<string>, cors: Cors, origin: string | undefined): void => {
  const vary = all.indexOf("vary") + 1
  if (cors.varies) all[vary] = varyingByOrigin(all[vary])
  const own = cors.headersFor(origin)
  for (const name in own) all.push(name, own[name] as string)
}

const make = Effect.gen(function* () {
  const admission = yield* Admission
  const bodies = yield* KeptBodies
  const clock = yield* Clock.Clock
  const observe = yield* Observer
  const { templateOf } = yield* routeTable
  const base = yield* removableBase
  const codingFor = makeCodingFor((yield* Compression).codings)
  const commonPairs = Object.entries(yield* commonHeaders)
  const common = commonPairs.flat()
  const cors = makeCors(yield* CorsOrigins)
  const trust = yield* TrustProxy
  const congestion = yield* RequestCongestion

  /** Everything of a request that affects which body it gets: a name that the routes and the door agree on. */
  const nameOf = (origin: string, url: string, headers: Headers, address: string | undefined): string => {
    const scheme = schemeOf(trust, headers["x-forwarded-proto"], address) ?? absent
    return `${url}\t${acceptedFormat(headers["accept"])}\t${headers["x-locale"] ?? absent}\t${origin}\t${scheme}`
  }

  /** The common headers of which a file of the program has none of its own. */
  const commonBeside = ({ content: { headers } }: Body): ReadonlyArray<string> =>
    commonPairs.filter(([name]) => headers[name] === undefined).flat()

  const urls = new LRUCache<string, KnownUrl>({ max: urlsInMemory })

  const ready = ({
    address,
    headers,
    isOwn = false,
    method,
    origin,
    url: asked
  }: RequestHead): Ready | null => {
    if (!isRead(method)) return null
    const begun = observe === null ? 0 : performance.now()
    if (headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined) return null
    const url = below(base, asked)
    const known = urls.get(nameOf(origin, url, headers, address))
    if (known === undefined) return null
    const now = clock.currentTimeMillisUnsafe()
    const body = typeof known.body === "string" ? bodies.find(known.body, now) : known.body
    if (body === null) return null
    const coding = codingFor(body, headers["accept-encoding"])
    const isUnchanged = body.isNamedBy(headers["if-none-match"])
    const bytes = body.bytes(coding)
    // The routes count long bodies on their way to clients.
    if (!isUnchanged && (bytes === undefined || bytes.length > longBody)) return null
    const caller = admission.callerIn(headers, address)
    const { requirement } = known
    const way = isOwn || requirement === null ? openly : admission.wayOf(caller, requirement)
    const quota = requirement === null ? none : admission.tryAdmit(way, requirement, now)
    if (quota === null) return null
    const { unchanged, whole } = body.head(coding, isAnonymous(caller))
    const all = (isUnchanged ? unchanged : whole).slice()
    const id = requestIdOf(headers["x-request-id"])
    all.push("x-request-id", id, ...(requirement === null ? commonBeside(body) : common))
    for (const name in quota) all.push(name, quota[name] as string)
    if (cors !== null) addCors(all, cors, headers["origin"])
    const status = isUnchanged ? 304 : 200
    const sent = isUnchanged || method === "HEAD" ? null : (bytes ?? null)
    observe?.({
      id,
      method,
      route: known.route,
      url,
      status,
      bytes: sent?.length ?? 0,
      headers,
      key: way.by === "key" ? KeySecret.visiblePrefix(way.secret) : null,
      client: () => admission.clientOf(caller),
      duration: performance.now() - begun,
      isKept: true
    })
    return { status, headers: all, bytes: sent }
  }

  const report = Effect.runForkWith(yield* Effect.context())

  /** A fault is left to the routes, which answer with an error: thrown to the server it would end the process. */
  const answer = (head: RequestHead): Ready | null => {
    try {
      return ready(head)
    } catch (fault) {
      report(Effect.logError("The front door failed", fault))
      return null
    }
  }

  const refuse = ({ address, headers, method, url }: RequestHead): Ready => {
    report(Metric.update(overloads, 1))
    const id = requestIdOf(headers["x-request-id"])
    const vary = admission.variesBy(null)
    const all = [...Object.entries(refusalHeaders).flat(), "vary", vary, "x-request-id", id, ...common]
    if (cors !== null) addCors(all, cors, headers["origin"])
    const sent = method === "HEAD" ? null : refusal
    observe?.({
      id,
      method,
      route: templateOf(pathOf(below(base, url))),
      url,
      status: 503,
      bytes: sent?.length ?? 0,
      headers,
      key: null,
      client: () => admission.clientOf(admission.callerIn(headers, address)),
      duration: 0,
      isKept: false
    })
    return { status: 503, headers: all, bytes: sent }
  }

  const remember = (
    { headers, method, originalUrl, remoteAddress, url }: HttpServerRequest.HttpServerRequest,
    { kept, route, requirement }: Exchange
  ): void => {
    // What another method answers depends on the body that was sent.
    if (kept === null || !isRead(method) || !originalUrl.endsWith(url)) return
    if (requirement === null && typeof kept === "string") return
    const before = originalUrl.slice(0, -url.length)
    const origin = base !== "" && before.endsWith(base) ? before.slice(0, -base.length) : before
    const name = nameOf(origin, url, headers, Option.getOrUndefined(remoteAddress))
    if (name.length <= maxNameLength) urls.set(name, { requirement, body: kept, route })
  }

  const requesterOf = ({ address, headers }: RequestHead): Requester => {
    const caller = admission.callerIn(headers, address)
    return admission.requesterOf({ ...caller, key: caller.key ?? caller.authorization })
  }

  return FrontDoor.of({ answer, congestion, refuse, requesterOf, remember })
})

export class FrontDoor extends Context.Service<
  FrontDoor,
  {
    /** The response to a request when memory has all of it, and admits it; null, and nothing is used, otherwise. */
    readonly answer: (head: RequestHead) => Ready | null
    /** The response to a request that was received and waited in vain for the routes: 503 with Retry-After. */
    readonly refuse: (head: RequestHead) => Ready
    /** Of all requests that wait, by the monotonic clock of effect. */
    readonly congestion: Congestion
    /** For whom a request is answered: by its key or token, else by its client's address. */
    readonly requesterOf: (head: RequestHead) => Requester
    /** Notes which kept body the routes answered a request with, if any. */
    readonly remember: (request: HttpServerRequest.HttpServerRequest, exchange: Exchange) => void
  }
>()("findata/http/FrontDoor") {
  static readonly layer: Layer.Layer<FrontDoor, never, Admission | KeptBodies> = Layer.effect(FrontDoor, make)
}
