/**
 * Response bodies: encoded once as JSON or CSV with an ETag, kept until something that they are made of is written, and
 * answered with 304 to a client that has them. A cached body costs no query, no encoding and no hash.
 */
import { Clock, Context, Effect, Layer } from "effect"
import { Digest } from "effect/crypto"
import { type HttpServerRequest, HttpServerResponse } from "effect/http"
import { LRUCache } from "lru-cache"
import { withReadSet, type ReadSet, Changes } from "../../../../core/mod.ts"
import { type ClientError, clientErrors } from "./clientErrors.ts"
import { csvOf, type Table } from "./csv.ts"
import { namesTag } from "./etag.ts"

/** A response in its formats, each encoded on demand: a JSON value or the text of one; without a table it is JSON only. */
export type Answer = AnswerOptions & ({ readonly json: () => unknown } | { readonly text: () => string })

interface AnswerOptions {
  readonly table?: () => Table
  /** Headers beside those of every body. */
  readonly headers?: Readonly<Record<string, string>>
  /** Request headers that affect the body, beside those that affect every body. */
  readonly vary?: ReadonlyArray<string>
}

/** Maximum size of the cache of bodies, in bytes; 0 disables it. */
export const BodyCacheBytes = Context.Reference<number>("findata/http/BodyCacheBytes", {
  defaultValue: () => 64 * 1024 * 1024
})

interface Body {
  readonly bytes: Uint8Array
  readonly contentType: string
  readonly headers: Readonly<Record<string, string>>
}

/** A body with what it was made of. */
interface KeptBody extends Body {
  readonly readSet: ReadSet
}

type Request = HttpServerRequest.HttpServerRequest
type Format = "json" | "csv"

/** The size of an entry beside its bytes: its key, headers and objects. */
const overhead = 600

/** Bodies may depend on the day at an exchange; in every zone a day begins on a quarter of an hour. */
const quarterHour = 900_000

/** The weight of a type in an Accept header, from 0 to 1; null when it isn't listed. */
const weightOf = (accept: string, type: RegExp): number | null => {
  const range = accept.split(",").find((part) => type.test(part.split(";", 1)[0]?.trim() ?? ""))
  if (range === undefined) return null
  const weight = /;\s*q=([\d.]+)/i.exec(range)?.[1]
  return weight === undefined ? 1 : Number(weight)
}

/** CSV when it is listed and has at least the weight of JSON. */
const formatOf = (request: Request, format: Format | undefined): Format => {
  if (format !== undefined) return format
  const accept = request.headers["accept"] ?? ""
  const csv = weightOf(accept, /^text\/csv$/i)
  const json = weightOf(accept, /^application\/json$/i)
  return csv !== null && csv > 0 && csv >= (json ?? 0) ? "csv" : "json"
}

const responseOf = (request: Request, { bytes, contentType, headers }: Body) =>
  namesTag(request.headers["if-none-match"], headers["etag"])
    ? HttpServerResponse.empty({ status: 304, headers })
    : HttpServerResponse.uint8Array(bytes, { headers, contentType })

const encoder = new TextEncoder()

/** A response as JSON text. */
export const textOf = (answer: Answer): string =>
  "text" in answer ? answer.text() : JSON.stringify(answer.json())

const make = Effect.gen(function* () {
  const changes = yield* Changes
  const digest = yield* Digest.Digest
  const maxSize = yield* BodyCacheBytes
  const bodies =
    maxSize > 0
      ? new LRUCache<string, KeptBody>({ maxSize, sizeCalculation: ({ bytes }) => bytes.length + overhead })
      : null

  const encode = Effect.fnUntraced(function* (answer: Answer, format: Format) {
    const { headers, table, vary = [] } = answer
    const asCsv = format === "csv" && table !== undefined
    const bytes = encoder.encode(asCsv ? csvOf(table()) : textOf(answer))
    const body: Body = {
      bytes,
      contentType: asCsv ? "text/csv; charset=utf-8" : "application/json",
      headers: {
        ...headers,
        etag: `"${(yield* digest.digestHex(Digest.sha1, bytes)).slice(0, 32)}"`,
        "cache-control": "private",
        vary: ["X-API-Key", ...(table === undefined ? [] : ["Accept"]), ...vary].join(", ")
      }
    }
    return body
  })

  const respond = Effect.fnUntraced(function* <E, R>(
    request: Request,
    name: ReadonlyArray<unknown>,
    answer: Effect.Effect<Answer, E, R>,
    wanted?: Format
  ) {
    const format = formatOf(request, wanted)
    const made = Effect.flatMap(answer, (found) => encode(found, format))
    if (bodies === null) return responseOf(request, yield* made)
    const period = Math.floor((yield* Clock.currentTimeMillis) / quarterHour)
    const key = `${period} ${format} ${JSON.stringify(name)}`
    const found = bodies.get(key)
    if (found !== undefined && changes.isCurrent(found.readSet)) return responseOf(request, found)
    const { readSet, value: body } = yield* withReadSet(changes, "data", made)
    // A body overtaken by a write that concerns it, or made while writes can't be observed, isn't kept.
    if (changes.isCurrent(readSet)) bodies.set(key, { ...body, readSet })
    return responseOf(request, body)
  }, clientErrors)

  return { respond }
})

export class Bodies extends Context.Service<
  Bodies,
  {
    /**
     * Responds to a request. `name` is JSON that identifies everything the body depends on: the endpoint and its
     * decoded parameters; `answer` runs only when no body with that name is cached. Failures are not cached; errors of
     * the domain become those of the interface.
     */
    readonly respond: <E, R>(
      request: Request,
      name: ReadonlyArray<unknown>,
      answer: Effect.Effect<Answer, E, R>,
      format?: Format
    ) => Effect.Effect<HttpServerResponse.HttpServerResponse, ClientError<E>, R | Request>
  }
>()("findata/http/Bodies") {
  static readonly layer: Layer.Layer<Bodies, never, Changes | Digest.Digest> = Layer.effect(Bodies, make)
}
