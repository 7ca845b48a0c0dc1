/** Reads the body of a request: 415 unless it is JSON, 413 when it is too large. */
import { ByteSize, Effect, Layer } from "effect"
import { HttpIncomingMessage, HttpServerRequest } from "effect/http"
import { JsonBody, largestBody, PayloadTooLarge, UnsupportedMediaType } from "../../api/JsonBody.ts"
import { onEveryAnswer } from "../edge/Exchange.ts"

/** The rest of the body isn't read: the connection is closed after the response. */
const hangUp = onEveryAnswer({ connection: "close" })

const tooLarge = Effect.andThen(
  hangUp,
  Effect.fail(new PayloadTooLarge({ detail: `Body too large: at most ${largestBody} bytes` }))
)

/** JSON is UTF-8: any other charset is refused. */
const isJson = (contentType: string): boolean =>
  /^\s*application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?;?\s*$/i.test(contentType)

export const layer: Layer.Layer<JsonBody> = Layer.succeed(
  JsonBody,
  JsonBody.of((httpEffect) =>
    Effect.gen(function* () {
      const request = yield* HttpServerRequest.HttpServerRequest
      const { "content-length": length, "content-type": contentType = "application/json" } = request.headers
      const encoding = request.headers["content-encoding"] ?? "identity"
      if (!isJson(contentType) || encoding.toLowerCase() !== "identity") {
        const detail = "Unsupported content type: send application/json"
        return yield* new UnsupportedMediaType({ detail })
      }
      if (Number(length ?? 0) > largestBody) return yield* tooLarge
      yield* request.text.pipe(
        Effect.provideService(HttpIncomingMessage.MaxBodySize, ByteSize.bytes(largestBody)),
        Effect.catch((error) =>
          "reason" in error.reason && error.reason.reason === "BodyTooLarge" ? tooLarge : Effect.die(error)
        )
      )
      return yield* httpEffect
    })
  )
)
