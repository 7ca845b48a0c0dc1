/** A single request, and what its answer means. */
import { Clock, Duration, Effect, Result, type Scope, Stream } from "effect"
import { FetchHttpClient, HttpClient, HttpClientRequest, type HttpClientResponse } from "effect/http"
import { type Answer } from "../../core/mod.ts"
import { AnswerFiles } from "../../core/ports.ts"
import { reasonOf, Refused, TryFailed } from "./Failure.ts"
import { isRedirect, redirected } from "./Redirect.ts"
import { isMissingObject, maxRefusalBytes, refusalOf } from "./Refusal.ts"
import { isPassing, maxRetryAfter, retryAfter } from "./Retry.ts"

/** What a single answer may take. */
export interface Limits {
  /** Its size, decompressed where HTTP compresses it. */
  readonly bytes: number
  /** The longest wait for its headers, and then for its next bytes. */
  readonly idle: Duration.Input
  /** From its request to its end. */
  readonly whole: Duration.Input
  /** The pause after the first try that failed; it doubles with each further one, up to a minute. */
  readonly pause: Duration.Input
}

/** 4 GiB is three times the SEC's largest archive. */
export const defaultLimits: Limits = {
  bytes: 4 * 1024 ** 3,
  idle: "1 minute",
  whole: "3 hours",
  pause: "500 millis"
}

/** What is asked for. */
export interface Request {
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  /** Whether the headers ask only for what changed. */
  readonly isConditional: boolean
  readonly isOptional: boolean
  /** The most bytes of its answer, where that is less than of the others; else null. */
  readonly max: number | null
}

/** An answer of at most so many bytes takes no longer than `smallWhole`. */
const smallBytes = 64 * 1024 ** 2
const smallWhole = Duration.minutes(2)

/** Where to ask instead. */
export interface Redirect {
  readonly to: URL
}

export const secondsOf = (millis: number): string => `${Math.ceil(millis / 1000)} s`

/**
 * A function that sends a request: an answer, where to ask instead, or null when there is nothing to import. The
 * connection and the file of the answer last until the scope closes.
 */
export const requester = Effect.fnUntraced(function* (limits: Limits, masked: (text: string) => string) {
  const client = HttpClient.withScope(yield* HttpClient.HttpClient)
  const files = yield* AnswerFiles
  const idle = Duration.toMillis(limits.idle)
  const whole = Duration.fromInputUnsafe(limits.whole)

  const send = ({ headers, url }: Request) =>
    client.execute(HttpClientRequest.get(url.href, { headers })).pipe(
      Effect.provideService(FetchHttpClient.RequestInit, { redirect: "manual" }),
      // Headers of a trace are of no use to others, and its spans would contain addresses with secrets.
      Effect.provideService(HttpClient.TracerDisabledWhen, () => true),
      Effect.mapError(
        (error) => new TryFailed({ status: null, message: `No answer: ${reasonOf(error)}`, wait: null })
      ),
      Effect.timeoutOrElse({
        duration: idle,
        orElse: () =>
          Effect.fail(new TryFailed({ status: null, message: `No answer in ${secondsOf(idle)}`, wait: null }))
      })
    )

  const bodyOf = (response: HttpClientResponse.HttpClientResponse) => {
    const { status } = response
    const cut = (message: string) => Stream.fail(new TryFailed({ status, message, wait: null }))
    return response.stream.pipe(
      Stream.catch((error) =>
        error.reason._tag === "EmptyBodyError"
          ? Stream.empty
          : cut(`The answer was cut off: ${reasonOf(error)}`)
      ),
      Stream.timeoutOrElse({
        duration: idle,
        orElse: () => cut(`The answer stopped: no bytes in ${secondsOf(idle)}`)
      })
    )
  }

  /** The beginning of an answer without data; what can't be read of it is left out. */
  const textOf = Effect.fnUntraced(function* (response: HttpClientResponse.HttpClientResponse) {
    const decoder = new TextDecoder()
    let text = ""
    let size = 0
    yield* bodyOf(response).pipe(
      Stream.takeUntil((chunk) => {
        size += chunk.length
        return size >= maxRefusalBytes
      }),
      Stream.runForEach((chunk) => Effect.sync(() => void (text += decoder.decode(chunk, { stream: true })))),
      Effect.ignore
    )
    return text
  })

  /** Writes an answer's body to a file. */
  const keep = Effect.fnUntraced(function* (
    response: HttpClientResponse.HttpClientResponse,
    { max, url }: Request
  ) {
    const { headers, status } = response
    const bytes = Math.min(limits.bytes, max ?? limits.bytes)
    const tooLarge = new Refused({ status, message: `The answer is larger than ${bytes} bytes` })
    const unstored = ({ reason }: { readonly reason: string }) =>
      new Refused({ status, message: `The answer can't be stored: ${reason}` })
    const length = headers["content-length"] ?? ""
    const stated = /^\d+$/.test(length) ? Number(length) : null
    if (stated !== null && stated > bytes) return yield* tooLarge
    const file = yield* Effect.mapError(files.create, unstored)
    let size = 0
    yield* Stream.runForEach(bodyOf(response), (chunk) => {
      size += chunk.length
      return size > bytes ? Effect.fail(tooLarge) : Effect.mapError(file.write(chunk), unstored)
    })
    // The length of an encoded answer is that of its encoded bytes.
    const isEncoded = (headers["content-encoding"] ?? "identity") !== "identity"
    if (stated !== null && !isEncoded && stated !== size) {
      const message = `The answer was cut off: ${size} of ${stated} bytes`
      return yield* new TryFailed({ status, message, wait: null })
    }
    const etag = headers.etag ?? null
    const answer: Answer = {
      file: file.written(masked(url.href)),
      // Validators are stored.
      etag: etag === null || masked(etag) === etag ? etag : null,
      last_modified: headers["last-modified"] ?? null
    }
    return answer
  })

  const exchange = Effect.fnUntraced(function* (
    request: Request
  ): Effect.fn.Return<Answer | Redirect | null, TryFailed | Refused, Scope.Scope> {
    const response = yield* send(request)
    const { headers, status } = response
    if (status === 200) return yield* keep(response, request)
    const text = yield* textOf(response)
    if (status === 304 && request.isConditional) return null
    if (request.isOptional && (status === 404 || isMissingObject(status, text))) return null
    if (isRedirect(status)) {
      const to = redirected(request.url, headers.location)
      if (Result.isSuccess(to)) return { to: to.success }
      return yield* new Refused({ status, message: to.failure })
    }
    const message = refusalOf(status, masked(text))
    if (!isPassing(status)) return yield* new Refused({ status, message })
    const wait = retryAfter(headers["retry-after"], yield* Clock.currentTimeMillis)
    if (wait === null || wait <= maxRetryAfter) return yield* new TryFailed({ status, message, wait })
    const asked = `The server asks to wait ${secondsOf(wait)}, longer than ${secondsOf(maxRetryAfter)}`
    return yield* new Refused({ status, message: `${message}. ${asked}` })
  })

  return (request: Request) => {
    const isSmall = request.max !== null && request.max <= smallBytes
    const maxDuration = isSmall ? Duration.min(whole, smallWhole) : whole
    return Effect.timeoutOrElse(exchange(request), {
      duration: maxDuration,
      orElse: () =>
        Effect.fail(
          new Refused({
            status: null,
            message: `The answer takes longer than ${Duration.format(maxDuration)}`
          })
        )
    })
  }
})
