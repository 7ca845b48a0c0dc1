/**
 * Response bodies: encoded once, as JSON or a table, with an ETag, kept until something that they are made of is written, compressed as the client
 * accepts, and answered with 304 to a client that has them. A kept body costs no query, no encoding and no hash.
 */
import { Clock, Context, Effect, identity, Layer, Stream } from "effect"
import type { Digest } from "effect/crypto"
import { HttpServerRequest, HttpServerResponse } from "effect/http"
import { Overloaded } from "../../../../core/mod.ts"
import { CurrentRequester, inOwnTurn, makeTurns, maxWait, type Requester } from "../../../../core/ports.ts"
import { CurrentVocabulary } from "../../api/base/Expressions.ts"
import type { Format } from "../../api/base/Formats.ts"
import { Admission, type Caller } from "../access/Admission.ts"
import { isAnonymous } from "../access/credentials.ts"
import { CurrentExchange, type Exchange } from "../exchange/Exchange.ts"
import type { Compressed } from "../exchange/acceptEncoding.ts"
import { Body, type Forms, makeCodingFor } from "../exchange/Body.ts"
import { type Answer, makeEncoding } from "./Answer.ts"
import { type ClientError, clientErrors } from "./clientErrors.ts"
import { makeCompressedOnce } from "./compressed.ts"
import { Compression } from "./Compression.ts"
import { isRead } from "../exchange/methods.ts"
import { acceptedFormat } from "../exchange/format.ts"
import { KeptBodies } from "./KeptBodies.ts"
import { RequestCongestion, waitOf } from "../exchange/congestion.ts"
import { overloadedResponse, StoreOutage } from "../exchange/unavailable.ts"
import { makeLines } from "./Lines.ts"
import { longBody, makeUnsent } from "./Unsent.ts"

type Request = HttpServerRequest.HttpServerRequest

export interface RespondOptions {
  /** By default that which `Accept` prefers. */
  readonly format?: Format | undefined
  /**
   * Whether it takes more than about a millisecond, or few ask for it: several symbols, many bars or records, a search, a
   * past day. Only a few such answers are made at once.
   */
  readonly isLong?: boolean
  /** Whether it depends on the time of the request, so that it is made for each. */
  readonly isOfMoment?: boolean
}

/**
 * As many at once as keep the thread and a database busy. A burst is waited for; once it lasts, a turn is waited for less
 * than a second, with what a request waited for its beginning.
 */
const longAnswers = {
  atOnce: 2,
  waiting: 400,
  ofOne: 100,
  patience: { max: maxWait.burst, expected: "1 second" },
  lasting: { max: maxWait.lasting, expected: "500 millis" },
  retry_after: 1
} as const

/** How many bytes of long bodies may be on their way to clients before others are refused; a quarter for one requester. */
export const UnsentBytes = Context.Reference<number>("findata/http/UnsentBytes", {
  defaultValue: () => 256 * 1024 * 1024
})

/** How long a client may take to read a long body, or a part of one that is sent as it is made. */
const maxRead = "1 minute"

/** Tables that are sent as they are made. */
const madeWhileSent = { atOnce: 8, ofOne: 3, maxTime: maxRead, retry_after: 5 } as const

/** The program itself, beside its clients. */
const own: Requester = { group: "own", name: "own" }

const make = Effect.gen(function* () {
  const admission = yield* Admission
  const kept = yield* KeptBodies
  const turns = makeTurns({ ...longAnswers, congestion: yield* RequestCongestion })
  const { succeeded } = yield* StoreOutage
  const unsent = makeUnsent(yield* UnsentBytes, maxRead)
  const sentByLine = makeLines(madeWhileSent)
  const { encode, hashOf } = yield* makeEncoding
  const { codings, compress } = yield* Compression
  const codingFor = makeCodingFor(codings)
  const compressedOnce = makeCompressedOnce(compress, kept.resize)

  const requesterOf = (caller: Caller, { acting }: Exchange): Requester =>
    acting === null ? admission.requesterOf(caller) : own

  /**
   * The response with a kept body's name, in the coding that the request prefers; a body that isn't kept stays as it is.
   * Without a requester it is never refused.
   */
  const responseOf = (
    { headers, method }: Request,
    caller: Caller,
    name: string,
    body: Body,
    exchange: Exchange,
    requester: Requester | null
  ): Effect.Effect<HttpServerResponse.HttpServerResponse, Overloaded> => {
    const coding = body.isKept ? codingFor(body, headers["accept-encoding"]) : "identity"
    const anonymous = isAnonymous(caller)
    if (isRead(method) && body.isNamedBy(headers["if-none-match"])) {
      exchange.ofBody = body.head(coding, anonymous).unchanged
      return Effect.succeed(HttpServerResponse.empty({ status: 304 }))
    }
    const { contentType, rest } = body.content
    const whole = (bytes: Uint8Array) => {
      const contentLength = rest === null ? bytes.length : body.length
      const counted = contentLength > longBody ? requester : null
      if (counted !== null && !unsent.admits(bytes, counted))
        return Effect.fail(new Overloaded({ retry_after: longAnswers.retry_after }))
      exchange.ofBody = body.head(coding, anonymous).whole
      return Effect.succeed(
        counted !== null
          ? HttpServerResponse.stream(unsent.sending([bytes, ...(rest ?? [])], contentLength, counted), {
              contentType,
              contentLength
            })
          : HttpServerResponse.uint8Array(bytes, { contentType })
      )
    }
    const bytes = body.bytes(coding)
    return bytes === undefined
      ? Effect.flatMap(
          Effect.promise(() => compressedOnce(name, body, coding as Compressed)),
          whole
        )
      : whole(bytes)
  }

  const respondWith = (isPage: boolean) =>
    Effect.fnUntraced(function* <E, R>(
      request: Request,
      name: ReadonlyArray<unknown>,
      answer: Effect.Effect<Answer, E, R>,
      { format: wanted, isLong = false, isOfMoment = false }: RespondOptions = {}
    ) {
      const format = wanted ?? acceptedFormat(request.headers["accept"])
      const clock = yield* Clock.Clock
      const now = clock.currentTimeMillisUnsafe()
      const asked = JSON.stringify(name)
      // Own figures are part of the name by their formulas, which the front door doesn't know.
      const { own } = yield* CurrentVocabulary
      const isOwn = own.size > 0 && /\bmy\b/.test(asked)
      const key = `${format} ${asked}${isOwn ? ` ${JSON.stringify([...own])}` : ""}`
      const piece = isLong ? inOwnTurn : identity
      const exchange = yield* CurrentExchange
      const identifiedBy = isOwn ? admission.variesByOwner : admission.variesBy(exchange.requirement)
      const access = { identifiedBy, isPage }
      const encoded = Effect.flatMap(piece(answer), (found) => piece(encode(found, format, access)))
      const caller = admission.callerOf(request)
      const requester = requesterOf(caller, exchange)
      // The program itself takes no turns: it decides how much it asks for at once.
      const takesTurn = isLong && exchange.acting === null
      const inItsTurn = takesTurn ? turns.run(encoded, waitOf(request)) : encoded
      const made = Effect.provideService(inItsTurn, CurrentRequester, requester)
      // A request with a key doesn't wait in the queue of clients without one.
      const { group } = requester
      if (isOfMoment)
        return yield* responseOf(request, caller, key, new Body(yield* made, null), exchange, requester)
      const found = kept.find(key, now)
      if (found === null && takesTurn && turns.refuses(requester, clock)) {
        if (!(yield* kept.isBeingMade(key, now, group)))
          return yield* overloadedResponse(longAnswers.retry_after)
      }
      const body = found ?? (yield* Effect.tap(kept.keep(key, made, now, group), succeeded))
      if (body.isKept && !isOwn) exchange.kept = key
      return yield* responseOf(request, caller, key, body, exchange, requester)
    }, clientErrors)

  const lines = Effect.fnUntraced(function* <E, R, E2>(
    request: Request,
    contentType: string,
    made: Effect.Effect<Stream.Stream<string, E2>, E, R>
  ) {
    const exchange = yield* CurrentExchange
    const requester = requesterOf(admission.callerOf(request), exchange)
    // The program itself decides how much it asks for at once, and when it reads on.
    const isBounded = exchange.acting === null
    if (isBounded && !sentByLine.admits(requester))
      return yield* overloadedResponse(madeWhileSent.retry_after)
    const text = yield* Effect.provideService(made, CurrentRequester, requester)
    const bytes = Stream.encodeText(Stream.provideService(text, CurrentRequester, requester))
    exchange.ofBody = [
      "cache-control",
      "private",
      "vary",
      `${admission.variesBy(exchange.requirement)}, Accept`
    ]
    const sent = isBounded ? sentByLine.sending(bytes, requester) : bytes
    return HttpServerResponse.stream(Stream.orDie(sent), { contentType })
  }, clientErrors)

  const contentOf = Effect.fnUntraced(function* <E, R>({
    cacheControl,
    content,
    contentType
  }: ProgramFile<E, R>) {
    const { bytes, compressed = null, headers = {} } = yield* content
    const hash = yield* hashOf(bytes, null)
    const identifiedBy = admission.variesBy(null)
    const of = { bytes, rest: null, contentType, hash, headers, vary: [], cacheControl, compressed }
    return { ...of, identifiedBy, isPage: true }
  })

  const fileOfStore = Effect.fnUntraced(function* <E, R>(
    request: Request,
    name: ReadonlyArray<unknown>,
    made: ProgramFile<E, R>
  ) {
    const caller = admission.callerOf(request)
    const { group } = admission.requesterOf(caller)
    const now = (yield* Clock.Clock).currentTimeMillisUnsafe()
    const key = `file ${JSON.stringify(name)}`
    const body = kept.find(key, now) ?? (yield* kept.keep(key, contentOf(made), now, group))
    // It is small.
    return yield* Effect.orDie(responseOf(request, caller, key, body, yield* CurrentExchange, null))
  })

  const file = Effect.fnUntraced(function* (given: ProgramFile) {
    const { contentType } = given
    const made = Effect.map(contentOf(given), (content) => new Body(content, "always"))
    // The first request may be cancelled.
    const body = yield* Effect.cached(Effect.uninterruptible(made))
    return Effect.gen(function* () {
      const request = yield* HttpServerRequest.HttpServerRequest
      const exchange = yield* CurrentExchange
      const found = yield* body
      exchange.kept = found
      // It is there anyway.
      return yield* Effect.orDie(
        responseOf(request, admission.callerOf(request), contentType, found, exchange, null)
      )
    })
  })

  return { respond: respondWith(false), respondPage: respondWith(true), lines, file, fileOfStore }
})

type Respond = <E, R>(
  request: Request,
  name: ReadonlyArray<unknown>,
  answer: Effect.Effect<Answer, E, R>,
  options?: RespondOptions
) => Effect.Effect<HttpServerResponse.HttpServerResponse, ClientError<E | Overloaded>, R | Request>

/** A file of the program, the same for every request. */
export interface ProgramFile<E = never, R = Request> {
  readonly contentType: string
  readonly cacheControl: string
  readonly content: Effect.Effect<
    {
      readonly bytes: Uint8Array
      /** As in the content of a body. */
      readonly compressed?: Forms
      /** Headers beside those of every body. */
      readonly headers?: Readonly<Record<string, string>>
    },
    E,
    R
  >
}

export class Bodies extends Context.Service<
  Bodies,
  {
    /**
     * Responds to a request. `name` is JSON that identifies everything the body depends on: the endpoint and its
     * decoded parameters; `answer` runs only when no body with that name is kept. Failures are not kept; errors of the
     * domain become those of the interface.
     */
    readonly respond: Respond
    /**
     * The same for a page: without credentials any cache may store the response, and revalidates it each time: most such
     * requests get a 304. Responses to a request with credentials are private as ever.
     */
    readonly respondPage: Respond
    /**
     * Responds with text that is sent while it is made, of which nothing is kept. Errors before its first part are those of the
     * interface; one after it ends the connection.
     */
    readonly lines: <E, R, E2>(
      request: Request,
      contentType: string,
      made: Effect.Effect<Stream.Stream<string, E2>, E, R>
    ) => Effect.Effect<HttpServerResponse.HttpServerResponse, ClientError<E>, R | Request>
    /** Returns what responds with a file, whose content is made once, with the first request for it. */
    readonly file: (
      file: ProgramFile
    ) => Effect.Effect<Effect.Effect<HttpServerResponse.HttpServerResponse, never, Request>>
    /** Responds with a file whose headers depend on the store, kept by its name as a body is, and open to everyone. */
    readonly fileOfStore: <E, R>(
      request: Request,
      name: ReadonlyArray<unknown>,
      file: ProgramFile<E, R>
    ) => Effect.Effect<HttpServerResponse.HttpServerResponse, E, R>
  }
>()("findata/http/Bodies") {
  static readonly layer: Layer.Layer<Bodies, never, Admission | KeptBodies | Digest.Digest> = Layer.effect(
    Bodies,
    make
  )
}
