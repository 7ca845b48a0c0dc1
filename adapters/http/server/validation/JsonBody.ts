/**
 * Reads the body of a request: 415 unless it is JSON, 413 when it is too large, 422 unless it is UTF-8, and when a list has
 * more items than it may, before these are looked at.
 */
import { ByteSize, Effect, Layer, Schema } from "effect"
import { HttpIncomingMessage, HttpServerRequest } from "effect/http"
import { JsonBody, maxBody, PayloadTooLarge, UnsupportedMediaType } from "../../api/base/JsonBody.ts"
import { type Unavailable, Unprocessable } from "../../api/base/Errors.ts"
import { onEveryAnswer } from "../exchange/Exchange.ts"
import { LateBody } from "../exchange/LateBody.ts"
import { hasLongList } from "./BodyFaults.ts"
import { item } from "./Faults.ts"
import { requestItems } from "./RequestFaults.ts"

/** The rest of the body isn't read: the connection is closed after the response. */
const hangUp = onEveryAnswer({ connection: "close" })

const tooLarge = Effect.andThen(
  hangUp,
  Effect.fail(new PayloadTooLarge({ detail: `Body too large: at most ${maxBody} bytes` }))
)

const strict = new TextDecoder("utf-8", { fatal: true })

const isUtf8 = (bytes: ArrayBuffer): boolean => {
  try {
    strict.decode(bytes)
    return true
  } catch {
    return false
  }
}

/** Decoded otherwise, a name would be stored with other characters than those sent. */
const notUtf8 = Effect.fail(
  new Unprocessable({ detail: [item(["body"], ["json_invalid", "JSON decode error: the body isn't UTF-8"])] })
)

/** JSON is UTF-8: any other charset is refused. */
const isJson = (contentType: string): boolean =>
  /^\s*application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?;?\s*$/i.test(contentType)

/** The client broke off, or a program's own stream failed: nothing is to be done about it here. */
export class BodyBroken extends Schema.TaggedError<BodyBroken>()("BodyBroken", { detail: Schema.String }) {}

const broken = Effect.fail(new BodyBroken({ detail: "The body broke off" }))

const jsonBytes = Effect.fnUntraced(function* (late: Effect.Effect<never, Unavailable>) {
  const request = yield* HttpServerRequest.HttpServerRequest
  const { "content-length": length, "content-type": contentType = "application/json" } = request.headers
  const encoding = request.headers["content-encoding"] ?? "identity"
  if (!isJson(contentType) || encoding.toLowerCase() !== "identity") {
    const detail = "Unsupported content type: send application/json"
    return yield* new UnsupportedMediaType({ detail })
  }
  if (Number(length ?? 0) > maxBody) return yield* tooLarge
  return yield* request.arrayBuffer.pipe(
    Effect.provideService(HttpIncomingMessage.MaxBodySize, ByteSize.bytes(maxBody)),
    Effect.catch(
      (error): Effect.Effect<never, PayloadTooLarge | BodyBroken> =>
        "reason" in error.reason && error.reason.reason === "BodyTooLarge" ? tooLarge : broken
    ),
    Effect.raceFirst(late)
  )
})

/** Returns what reads the bytes of a request's body, all of them; it fails before more than `maxBody` are read. */
export const bodyReader = Effect.map(LateBody, jsonBytes)

export const layer: Layer.Layer<JsonBody> = Layer.effect(
  JsonBody,
  Effect.map(bodyReader, (read) =>
    JsonBody.of((httpEffect, { endpoint }) =>
      Effect.gen(function* () {
        const bytes = yield* Effect.catchTag(read, "BodyBroken", ({ detail }) =>
          Effect.fail(new Unprocessable({ detail: [item(["body"], ["value_error", detail])] }))
        )
        if (!isUtf8(bytes)) return yield* notUtf8
        const request = yield* HttpServerRequest.HttpServerRequest
        if (!hasLongList(endpoint, yield* Effect.orDie(request.text))) return yield* httpEffect
        return yield* new Unprocessable({ detail: yield* requestItems(endpoint) })
      })
    )
  )
)
