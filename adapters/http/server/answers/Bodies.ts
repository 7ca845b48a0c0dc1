/**
 * Response bodies: encoded once, as JSON or a table, with an ETag, kept until something that they are made of is written, compressed as the client
 * accepts, and answered with 304 to a client that has them. A kept body costs no query, no encoding and no hash.
 */
import { Clock, Context, Effect, identity, Layer } from "effect"
import { Digest } from "effect/crypto"
import { HttpServerRequest, HttpServerResponse } from "effect/http"
import { Overloaded } from "../../../../core/mod.ts"
import { CurrentRequester, inOwnTurn, makeTurns, maxWait, type Requester } from "../../../../core/ports.ts"
import { type Format, formats } from "../../api/base/Formats.ts"
import { Admission, type Caller } from "../access/Admission.ts"
import { isAnonymous } from "../access/credentials.ts"
import { CurrentExchange, type Exchange } from "../exchange/Exchange.ts"
import type { Compressed } from "../exchange/acceptEncoding.ts"
import { Body, type Content, type Forms, lengthOf, makeCodingFor } from "../exchange/Body.ts"
import { type ClientError, clientErrors } from "./clientErrors.ts"
import { Compression } from "./Compression.ts"
import { encodeTable, type Table } from "./tables.ts"
import { acceptedFormat } from "../exchange/format.ts"
import { KeptBodies } from "./KeptBodies.ts"
import { joined, pieceBytes, piecesOf } from "./Pieces.ts"
import { RequestCongestion, waitOf } from "../exchange/congestion.ts"
import { overloadedResponse, StoreOutage } from "../exchange/unavailable.ts"
import { longBody, makeUnsent } from "./Unsent.ts"

/**
 * A response in its formats, each encoded on demand: a JSON value, the bytes of one, or its bytes in parts; without a table
 * it is JSON only.
 */
export type Answer = AnswerOptions & Written

type Written = InOne | { readonly parts: readonly [Uint8Array, ...ReadonlyArray<Uint8Array>] }

/** What is encoded in one go. */
export type InOne = { readonly json: () => unknown } | { readonly bytes: () => Uint8Array }

interface AnswerOptions {
  readonly table?: () => Table
  /** Headers beside those of every body. */
  readonly headers?: Readonly<Record<string, string>>
  /** Request headers that affect the body, beside those that affect every body. */
  readonly vary?: ReadonlyArray<string>
  /** Whether shared caches may not store it, though it is a page: it names this server as the request does. */
  readonly isPrivate?: boolean
}

const encoder = new TextEncoder()

/** A response as JSON. */
export const jsonOf = (answer: InOne): Uint8Array =>
  "bytes" in answer ? answer.bytes() : encoder.encode(JSON.stringify(answer.json()))

type Request = HttpServerRequest.HttpServerRequest

export interface RespondOptions {
  /** By default that which `Accept` prefers. */
  readonly format?: Format | undefined
  /**
   * Whether it takes more than about a millisecond, or few ask for it: several symbols, many bars or records, a search, a
   * past day. Only a few such answers are made at once.
   */
  readonly isLong?: boolean
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

/** How long a client may take to read a long body. */
const maxRead = "1 minute"

/** The program itself, beside its clients. */
const own: Requester = { group: "own", name: "own" }

const make = Effect.gen(function* () {
  const admission = yield* Admission
  const kept = yield* KeptBodies
  const turns = makeTurns({ ...longAnswers, congestion: yield* RequestCongestion })
  const { succeeded } = yield* StoreOutage
  const unsent = makeUnsent(yield* UnsentBytes, maxRead)
  const digest = yield* Digest.Digest
  const { codings, compress } = yield* Compression
  const codingFor = makeCodingFor(codings)

  const requesterOf = (caller: Caller, { acting }: Exchange): Requester =>
    acting === null ? admission.requesterOf(caller) : own

  const sha1 = (bytes: Uint8Array) => digest.digestHex(Digest.sha1, bytes)

  /** That of long bytes is made of the hashes of their pieces. */
  const hashOf = Effect.fnUntraced(function* (bytes: Uint8Array, rest: Content["rest"]) {
    if (rest === null && bytes.length <= pieceBytes) return (yield* sha1(bytes)).slice(0, 32)
    const hashes: Array<string> = []
    for (const piece of piecesOf([bytes, ...(rest ?? [])])) hashes.push(yield* inOwnTurn(sha1(piece)))
    return (yield* sha1(encoder.encode(hashes.join("")))).slice(0, 32)
  })

  /** The bytes of a response in a format that it has. */
  const bytesOf = (answer: Answer, format: Format): Effect.Effect<Pick<Content, "bytes" | "rest">> => {
    if (format !== "json" && answer.table !== undefined)
      return Effect.map(encodeTable(format, answer.table()), (text) => ({
        bytes: encoder.encode(text),
        rest: null
      }))
    if (!("parts" in answer)) return Effect.succeed({ bytes: jsonOf(answer), rest: null })
    const [bytes, ...rest] = answer.parts
    return lengthOf(answer.parts) > Math.max(kept.maxBody, pieceBytes)
      ? Effect.succeed({ bytes, rest })
      : Effect.map(joined(answer.parts), (bytes) => ({ bytes, rest: null }))
  }

  const encode = Effect.fnUntraced(function* (
    answer: Answer,
    wanted: Format,
    { identifiedBy, isPage }: Pick<Content, "identifiedBy" | "isPage">
  ) {
    const { headers = {}, isPrivate = false, table, vary = [] } = answer
    const format = table === undefined ? "json" : wanted
    const { bytes, rest } = yield* bytesOf(answer, format)
    const content: Content = {
      bytes,
      rest,
      contentType: formats[format],
      hash: yield* hashOf(bytes, rest),
      headers,
      identifiedBy,
      vary: table === undefined ? vary : ["Accept", ...vary],
      isPage: isPage && !isPrivate,
      cacheControl: null,
      compressed: null
    }
    return content
  })

  /** The latest compression of long bytes. Each takes a processor for a tenth of a second: they are made one after the other. */
  let latest: Promise<unknown> = Promise.resolve()
  const compressInTurn = (coding: Compressed, bytes: Uint8Array): Promise<Uint8Array> => {
    if (bytes.length <= pieceBytes) return compress(coding, bytes)
    const made = latest.then(() => compress(coding, bytes))
    latest = made.catch(() => {})
    return made
  }

  /** Compressions under way, each awaited by all who need it. */
  const underWay = new WeakMap<Body, Map<Compressed, Promise<Uint8Array>>>()

  const compressedOnce = (name: string, body: Body, coding: Compressed): Promise<Uint8Array> => {
    const ofBody = underWay.get(body) ?? new Map<Compressed, Promise<Uint8Array>>()
    underWay.set(body, ofBody)
    const known = ofBody.get(coding)
    if (known !== undefined) return known
    const made = compressInTurn(coding, body.content.bytes).then((bytes) => {
      body.addCompressed(coding, bytes)
      kept.resize(name, body)
      return bytes
    })
    ofBody.set(coding, made)
    return made
  }

  /**
   * The response with a kept body's name, in the coding that the request prefers; a body that isn't kept stays as it is.
   * Without a requester it is never refused.
   */
  const responseOf = (
    { headers }: Request,
    caller: Caller,
    name: string,
    body: Body,
    exchange: Exchange,
    requester: Requester | null
  ): Effect.Effect<HttpServerResponse.HttpServerResponse, Overloaded> => {
    const coding = body.isKept ? codingFor(body, headers["accept-encoding"]) : "identity"
    const anonymous = isAnonymous(caller)
    if (body.isNamedBy(headers["if-none-match"])) {
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
      { format: wanted, isLong = false }: RespondOptions = {}
    ) {
      const format = wanted ?? acceptedFormat(request.headers["accept"])
      const clock = yield* Clock.Clock
      const now = clock.currentTimeMillisUnsafe()
      const key = `${format} ${JSON.stringify(name)}`
      const piece = isLong ? inOwnTurn : identity
      const exchange = yield* CurrentExchange
      const access = { identifiedBy: admission.variesBy(exchange.requirement), isPage }
      const encoded = Effect.flatMap(piece(answer), (found) => piece(encode(found, format, access)))
      const caller = admission.callerOf(request)
      const requester = requesterOf(caller, exchange)
      // The program itself takes no turns: it decides how much it asks for at once.
      const takesTurn = isLong && exchange.acting === null
      const inItsTurn = takesTurn ? turns.run(encoded, waitOf(request)) : encoded
      const made = Effect.provideService(inItsTurn, CurrentRequester, requester)
      // A request with a key doesn't wait in the queue of clients without one.
      const { group } = requester
      const found = kept.find(key, now)
      if (found === null && takesTurn && turns.refuses(requester, clock)) {
        if (!(yield* kept.isBeingMade(key, now, group)))
          return yield* overloadedResponse(longAnswers.retry_after)
      }
      const body = found ?? (yield* Effect.tap(kept.keep(key, made, now, group), succeeded))
      if (body.isKept) exchange.kept = key
      return yield* responseOf(request, caller, key, body, exchange, requester)
    }, clientErrors)

  const file = Effect.fnUntraced(function* ({ cacheControl, content, contentType }: ProgramFile) {
    const made = Effect.gen(function* () {
      const { bytes, compressed = null, headers = {} } = yield* content
      const hash = yield* hashOf(bytes, null)
      const identifiedBy = admission.variesBy(null)
      const of = { bytes, rest: null, contentType, hash, headers, vary: [], cacheControl, compressed }
      return new Body({ ...of, identifiedBy, isPage: true }, "always")
    })
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

  return { respond: respondWith(false), respondPage: respondWith(true), file }
})

type Respond = <E, R>(
  request: Request,
  name: ReadonlyArray<unknown>,
  answer: Effect.Effect<Answer, E, R>,
  options?: RespondOptions
) => Effect.Effect<HttpServerResponse.HttpServerResponse, ClientError<E | Overloaded>, R | Request>

/** A file of the program, the same for every request. */
export interface ProgramFile {
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
    never,
    Request
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
    /** Returns what responds with a file, whose content is made once, with the first request for it. */
    readonly file: (
      file: ProgramFile
    ) => Effect.Effect<Effect.Effect<HttpServerResponse.HttpServerResponse, never, Request>>
  }
>()("findata/http/Bodies") {
  static readonly layer: Layer.Layer<Bodies, never, Admission | KeptBodies | Digest.Digest> = Layer.effect(
    Bodies,
    make
  )
}
