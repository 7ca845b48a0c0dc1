/** `Web` over effect's HttpClient: each answer is written to a file as it arrives. */
import { Clock, Duration, Effect, Exit, Layer, Random, Schema, Scope, Stream } from "effect"
import { FetchHttpClient, HttpClient, HttpClientRequest, type HttpClientResponse } from "effect/http"
import {
  type Answer,
  AnswerFiles,
  FetchFailed,
  type Pace,
  ReceivedValidators,
  Validations,
  type Web
} from "../../core/mod.ts"
import { Gates } from "./Gates.ts"
import { isMissingObject, mostRefusalBytes, refusalOf } from "./Refusal.ts"
import { isPassing, longestRetryAfter, mostTries, pauseAfter, retryAfter } from "./Retry.ts"
import { masking } from "./Secrets.ts"

/** What a single answer may take. */
export interface Limits {
  /** Its size, decompressed as HTTP has it. */
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

export interface WebOptions {
  /** The source's name: those of one source share a pace. */
  readonly source: string
  /** Null for a source without limits. */
  readonly pace: Pace | null
  /** Sent with every request: `User-Agent`. */
  readonly headers: Readonly<Record<string, string>>
  /** Replaced by *** wherever an error or a log would contain them. */
  readonly secrets: ReadonlyArray<string>
  readonly limits?: Partial<Limits>
}

const mostRedirects = 5

const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

/** A try failed in a way that passes. */
class TryFailed extends Schema.TaggedError<TryFailed>()("TryFailed", {
  status: Schema.NullOr(Schema.Int),
  message: Schema.String,
  /** How long the server asks to wait, in milliseconds; null when it doesn't say. */
  wait: Schema.NullOr(Schema.Finite)
}) {}

const tryFailed = (message: string, status: number | null = null, wait: number | null = null) =>
  new TryFailed({ message, status, wait })

/** A try failed for good. */
class Refused extends Schema.TaggedError<Refused>()("Refused", {
  status: Schema.NullOr(Schema.Int),
  message: Schema.String
}) {}

/** Where a redirect leads. */
interface Redirect {
  readonly to: URL
}

/** The innermost cause has the reason, as `connect ECONNREFUSED 127.0.0.1:80`; the outer ones say that fetch failed. */
const reasonOf = (error: unknown): string => {
  let reason = error
  for (let depth = 0; depth < 8 && reason instanceof Error && reason.cause instanceof Error; depth++) {
    reason = reason.cause
  }
  if (reason instanceof AggregateError && reason.errors[0] instanceof Error) return reason.errors[0].message
  return reason instanceof Error ? reason.message : String(reason)
}

const isHttp = ({ protocol }: URL): boolean => protocol === "http:" || protocol === "https:"

/** The same host, over the same or a safer protocol. */
const isSameServer = (from: URL, to: URL): boolean =>
  to.host === from.host && (to.protocol === from.protocol || to.protocol === "https:")

const seconds = (millis: number): string => `${Math.ceil(millis / 1000)} s`

const plural = (count: number): string => (count === 1 ? "" : ` (after ${count} tries)`)

/** `fetch` with redirects returned, not followed. */
export const httpLayer: Layer.Layer<HttpClient.HttpClient> = FetchHttpClient.layer

/**
 * The `Web` of a source. An answer's file lives as long as the scope in which it was got; a request that is interrupted
 * is aborted. Redirects and repetitions count as requests, and a Retry-After keeps the source's other requests waiting
 * too.
 */
export const webFor = Effect.fnUntraced(function* (options: WebOptions) {
  const { headers, pace, secrets, source } = options
  const limits: Limits = { ...defaultLimits, ...options.limits }
  const idle = Duration.fromInputUnsafe(limits.idle)
  const whole = Duration.fromInputUnsafe(limits.whole)
  const firstPause = Duration.toMillis(limits.pause)
  const client = HttpClient.withScope(yield* HttpClient.HttpClient)
  const files = yield* AnswerFiles
  const validations = yield* Validations
  const gate = (yield* Gates).of(source, pace)
  const masked = masking(secrets)

  const send = (url: URL, asked: Readonly<Record<string, string>>) =>
    client.execute(HttpClientRequest.get(url.href, { headers: { ...headers, ...asked } })).pipe(
      Effect.provideService(FetchHttpClient.RequestInit, { redirect: "manual" }),
      // A trace's headers are nothing for other servers, and its spans would contain addresses with secrets.
      Effect.provideService(HttpClient.TracerDisabledWhen, () => true),
      Effect.mapError((error) => tryFailed(`No answer: ${reasonOf(error)}`)),
      Effect.timeoutOrElse({
        duration: idle,
        orElse: () => Effect.fail(tryFailed(`No answer in ${seconds(Duration.toMillis(idle))}`))
      })
    )

  const bodyOf = (response: HttpClientResponse.HttpClientResponse) =>
    response.stream.pipe(
      Stream.catch((error) =>
        error.reason._tag === "EmptyBodyError"
          ? Stream.empty
          : Stream.fail(tryFailed(`The answer was cut off: ${reasonOf(error)}`, response.status))
      ),
      Stream.timeoutOrElse({
        duration: idle,
        orElse: () =>
          Stream.fail(
            tryFailed(`The answer stopped: no bytes in ${seconds(Duration.toMillis(idle))}`, response.status)
          )
      })
    )

  /** The beginning of an answer without data; what can't be read of it is left out. */
  const textOf = Effect.fnUntraced(function* (response: HttpClientResponse.HttpClientResponse) {
    const decoder = new TextDecoder()
    let text = ""
    let size = 0
    yield* bodyOf(response).pipe(
      Stream.takeUntil((chunk) => {
        size += chunk.length
        return size >= mostRefusalBytes
      }),
      Stream.runForEach((chunk) => Effect.sync(() => void (text += decoder.decode(chunk, { stream: true })))),
      Effect.ignore
    )
    return text
  })

  /** Writes an answer's body to a file. */
  const keep = Effect.fnUntraced(function* (response: HttpClientResponse.HttpClientResponse, url: URL) {
    const { headers, status } = response
    const tooLarge = new Refused({ status, message: `The answer is larger than ${limits.bytes} bytes` })
    const stated = /^\d+$/.test(headers["content-length"] ?? "") ? Number(headers["content-length"]) : null
    if (stated !== null && stated > limits.bytes) return yield* tooLarge
    const stored = ({ reason }: { readonly reason: string }) =>
      new Refused({ status, message: `The answer can't be stored: ${reason}` })
    const file = yield* Effect.mapError(files.create, stored)
    let size = 0
    yield* Stream.runForEach(bodyOf(response), (chunk) => {
      size += chunk.length
      return size > limits.bytes ? Effect.fail(tooLarge) : Effect.mapError(file.write(chunk), stored)
    })
    // The length of an encoded answer is that of its encoded bytes.
    const isEncoded = (headers["content-encoding"] ?? "identity") !== "identity"
    if (stated !== null && !isEncoded && stated !== size) {
      return yield* tryFailed(`The answer was cut off: ${size} of ${stated} bytes`, status)
    }
    const answer: Answer = {
      file: file.written(masked(url.href)),
      etag: headers.etag ?? null,
      last_modified: headers["last-modified"] ?? null
    }
    return answer
  })

  const redirectOf = (from: URL, status: number, location: string | undefined) => {
    const refuse = (message: string) => Effect.fail(new Refused({ status, message }))
    if (location === undefined || !URL.canParse(location, from)) {
      return refuse("The server redirects without saying where")
    }
    const to = new URL(location, from)
    if (!isHttp(to)) return refuse(`The server redirects to ${to.protocol}, which isn't asked`)
    if (isSameServer(from, to)) return Effect.succeed<Redirect>({ to })
    return refuse(
      to.host === from.host
        ? "The server redirects from https to http, which isn't asked"
        : `The server redirects to another host (${to.host}), which isn't asked`
    )
  }

  /** One request. */
  const ask = Effect.fnUntraced(function* (
    url: URL,
    asked: Readonly<Record<string, string>>,
    { isConditional, optional }: { readonly isConditional: boolean; readonly optional: boolean }
  ) {
    const response = yield* send(url, asked)
    const { headers, status } = response
    if (status === 200) return yield* keep(response, url)
    const text = yield* textOf(response)
    if (status === 304 && isConditional) return null
    if (optional && (status === 404 || isMissingObject(status, text))) return null
    if (redirects.has(status)) return yield* redirectOf(url, status, headers.location)
    const message = refusalOf(status, text)
    if (!isPassing(status)) return yield* new Refused({ status, message })
    const wait = retryAfter(headers["retry-after"], yield* Clock.currentTimeMillis)
    if (wait !== null && wait > longestRetryAfter) {
      return yield* new Refused({
        status,
        message: `${message}. The server asks to wait ${seconds(wait)}, longer than ${seconds(longestRetryAfter)}`
      })
    }
    return yield* tryFailed(message, status, wait)
  })

  /** Runs a try in a scope of its own, which ends with the caller's, or at once when the try gave no answer. */
  const scoped = <E>(outer: Scope.Scope, tried: Effect.Effect<Answer | Redirect | null, E, Scope.Scope>) =>
    Effect.uninterruptibleMask(
      Effect.fnUntraced(function* (restore) {
        const scope = yield* Scope.fork(outer)
        const exit = yield* Effect.exit(restore(Scope.provide(tried, scope)))
        const isAnswer = Exit.isSuccess(exit) && exit.value !== null && "file" in exit.value
        if (!isAnswer) yield* Scope.close(scope, exit)
        return yield* exit
      })
    )

  const get: Web["get"] = Effect.fnUntraced(function* (address, choice = {}) {
    const { ifChanged = false, optional = false } = choice
    const shown = masked(address)
    const failed = (message: string, status: number | null = null) =>
      new FetchFailed({ url: shown, status, message: masked(message) })
    if (!URL.canParse(address)) return yield* failed("Not an address")
    const first = new URL(address)
    first.hash = ""
    if (!isHttp(first)) return yield* failed(`Only http and https are asked, not ${first.protocol}`)
    if (first.username !== "" || first.password !== "") {
      return yield* failed("An address may not contain a user and password")
    }
    const known = ifChanged ? yield* validations.of(shown) : null
    const asked = {
      ...choice.headers,
      ...(known?.etag != null && { "If-None-Match": known.etag }),
      ...(known?.last_modified != null && { "If-Modified-Since": known.last_modified })
    }
    const isConditional = known !== null && (known.etag !== null || known.last_modified !== null)
    const outer = yield* Effect.scope

    let url = first
    let hops = 0
    let tries = 0
    const attempt = Effect.suspend(() =>
      scoped(
        outer,
        ask(url, asked, { isConditional, optional }).pipe(
          Effect.timeoutOrElse({
            duration: whole,
            orElse: () =>
              Effect.fail(
                new Refused({
                  status: null,
                  message: `The answer takes longer than ${Duration.format(whole)}`
                })
              )
          })
        )
      )
    )

    while (true) {
      yield* Effect.mapError(gate.pass, ({ perDay, resets_at }) =>
        failed(`The ${perDay} requests of the day are used up: the next is possible at ${resets_at}`)
      )
      const outcome = yield* attempt.pipe(
        Effect.catchTag("Refused", ({ message, status }) => Effect.fail(failed(message, status))),
        Effect.catchTag("TryFailed", (error) => Effect.succeed(error))
      )
      if (outcome instanceof TryFailed) {
        tries++
        if (tries === mostTries) {
          return yield* failed(`${outcome.message}${plural(tries)}`, outcome.status)
        }
        if (outcome.wait !== null) yield* gate.closeFor(outcome.wait)
        const pause = outcome.wait ?? pauseAfter(tries, firstPause, yield* Random.next)
        yield* Effect.logDebug(`${shown}: ${masked(outcome.message)}; again in ${seconds(pause)}`)
        yield* Effect.sleep(pause)
        continue
      }
      if (outcome === null) return null
      if ("to" in outcome) {
        if (hops === mostRedirects)
          return yield* failed(`The server redirects more than ${mostRedirects} times`)
        hops++
        url = outcome.to
        continue
      }
      if (ifChanged && (outcome.etag !== null || outcome.last_modified !== null)) {
        const received = yield* ReceivedValidators
        yield* received(shown, { etag: outcome.etag, last_modified: outcome.last_modified })
      }
      return outcome
    }
  })

  const web: Web = { get }
  return web
})
