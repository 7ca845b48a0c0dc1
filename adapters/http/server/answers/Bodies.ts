/**
 * Ready bodies: made once as JSON or CSV with their ETag, cached until something is written, and answered with 304 to a
 * client that has them. A cached body costs no query, no encoding and no hash.
 */
import { Clock, Context, Effect, Layer } from "effect"
import { Digest } from "effect/crypto"
import { type HttpServerRequest, HttpServerResponse } from "effect/http"
import { LRUCache } from "lru-cache"
import { Changes } from "../../../../core/mod.ts"
import { type ClientError, clientErrors } from "./clientErrors.ts"
import { csvOf, type Table } from "./csv.ts"
import { namesTag } from "./etag.ts"

/** An answer in its forms, each made only when it is asked for; without a table it comes as JSON alone. */
export interface Answer {
  readonly json: () => unknown
  readonly table?: () => Table
  /** Beside those that every body has. */
  readonly headers?: Readonly<Record<string, string>>
  /** Request headers that change the body, beside those that change every one. */
  readonly vary?: ReadonlyArray<string>
}

/** How many bytes of bodies are cached at the most; 0 caches none. */
export const BodyCacheBytes = Context.Reference<number>("findata/http/BodyCacheBytes", {
  defaultValue: () => 64 * 1024 * 1024
})

interface Body {
  readonly bytes: Uint8Array
  readonly contentType: string
  readonly headers: Readonly<Record<string, string>>
}

type Request = HttpServerRequest.HttpServerRequest
type Format = "json" | "csv"

/** What an entry takes beside its bytes: its key, headers and objects. */
const overhead = 600

/** Bodies may depend on the day at an exchange; a day begins on a quarter of an hour in every zone. */
const quarterHour = 900_000

/** How much an Accept header wants a type, from 0 to 1; null when it doesn't name it. */
const weightOf = (accept: string, type: RegExp): number | null => {
  const range = accept.split(",").find((part) => type.test(part.split(";", 1)[0]?.trim() ?? ""))
  if (range === undefined) return null
  const weight = /;\s*q=([\d.]+)/i.exec(range)?.[1]
  return weight === undefined ? 1 : Number(weight)
}

/** CSV when it is named and wanted no less than JSON is. */
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

const make = Effect.gen(function* () {
  const changes = yield* Changes
  const digest = yield* Digest.Digest
  const maxSize = yield* BodyCacheBytes
  const bodies =
    maxSize > 0
      ? new LRUCache<string, Body>({ maxSize, sizeCalculation: ({ bytes }) => bytes.length + overhead })
      : null
  let keptSince: number | null = null

  const encode = Effect.fnUntraced(function* ({ headers, json, table, vary = [] }: Answer, format: Format) {
    const asCsv = format === "csv" && table !== undefined
    const bytes = encoder.encode(asCsv ? csvOf(table()) : JSON.stringify(json()))
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

  /** The generation is read before the answer is made: what a write overtakes is cached under a key that is never asked for again. */
  const respond = Effect.fnUntraced(function* <E, R>(
    request: Request,
    name: ReadonlyArray<unknown>,
    answer: Effect.Effect<Answer, E, R>,
    wanted?: Format
  ) {
    const format = formatOf(request, wanted)
    const generation = bodies === null ? null : yield* changes.generation("data")
    if (bodies === null || generation === null)
      return responseOf(request, yield* encode(yield* answer, format))
    if (generation !== keptSince) {
      bodies.clear()
      keptSince = generation
    }
    const period = Math.floor((yield* Clock.currentTimeMillis) / quarterHour)
    const key = `${generation} ${period} ${format} ${JSON.stringify(name)}`
    const found = bodies.get(key)
    if (found !== undefined) return responseOf(request, found)
    const body = yield* encode(yield* answer, format)
    bodies.set(key, body)
    return responseOf(request, body)
  }, clientErrors)

  return { respond }
})

export class Bodies extends Context.Service<
  Bodies,
  {
    /**
     * Answers a request. `name` is JSON that identifies all that the body depends on: the endpoint and its decoded
     * parameters; `answer` runs only when no body of that name is cached. Failures are not cached; errors of the domain
     * become those of the interface.
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
