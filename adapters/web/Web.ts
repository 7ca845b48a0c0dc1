/** `Web` over effect's HttpClient: asks at a source's pace, repeats what fails for a while, follows redirects. */
import { Duration, Effect, Exit, Random, Scope } from "effect"
import { FetchFailed, type Pace, type Web } from "../../core/mod.ts"
import { maskingValues, ReceivedValidators, Validations } from "../../core/ports.ts"
import { TryFailed } from "./Failure.ts"
import { Gates } from "./Gates.ts"
import { isHttp } from "./Redirect.ts"
import { defaultLimits, type Limits, type Redirect, type Request, requester, secondsOf } from "./Request.ts"
import { maxTries, pauseAfter } from "./Retry.ts"
import { masking } from "./Secrets.ts"

export interface WebOptions {
  /** The source's name: those of one source share a pace. */
  readonly source: string
  /** Null for a source without limits. */
  readonly pace: Pace | null
  /** Sent with every request: `User-Agent`. */
  readonly headers: Readonly<Record<string, string>>
  /** Replaced by *** wherever an error or a log would contain them. */
  readonly secrets: ReadonlyArray<string>
  /** `defaultLimits` unless stated. */
  readonly limits?: Partial<Limits>
}

const maxRedirects = 5

/** The address to ask; else why it isn't asked. */
const addressOf = (text: string): URL | string => {
  if (!URL.canParse(text)) return "Not an address"
  const url = new URL(text)
  if (!isHttp(url)) return `Only http and https are asked, not ${url.protocol}`
  if (url.username !== "" || url.password !== "") return "An address may not contain a user and password"
  url.hash = ""
  return url
}

/** Runs a try in a scope of its own, which ends with the outer one, or at once when the try gave no answer. */
const inOwnScope = <A extends object, E>(
  outer: Scope.Scope,
  tried: Effect.Effect<A | Redirect | null, E, Scope.Scope>
): Effect.Effect<A | Redirect | null, E> =>
  Effect.uninterruptibleMask(
    Effect.fnUntraced(function* (restore) {
      const scope = yield* Scope.fork(outer)
      const exit = yield* Effect.exit(restore(Scope.provide(tried, scope)))
      const isAnswer = Exit.isSuccess(exit) && exit.value !== null && !("to" in exit.value)
      if (!isAnswer) yield* Scope.close(scope, exit)
      return yield* exit
    })
  )

/**
 * The `Web` of a source. An answer's file lives as long as the scope in which it was got; a request that is interrupted
 * is aborted. Redirects and repetitions count as requests, and a Retry-After keeps the source's other requests waiting
 * too.
 */
export const webFor = Effect.fnUntraced(function* ({
  headers,
  pace,
  secrets,
  source,
  ...options
}: WebOptions) {
  const limits: Limits = { ...defaultLimits, ...options.limits }
  const firstPause = Duration.toMillis(limits.pause)
  const masked = masking(secrets)
  const withoutDeclared = maskingValues(secrets)
  const send = yield* requester(limits, masked)
  const validations = yield* Validations
  const gate = (yield* Gates).of(source, pace)

  const get: Web["get"] = Effect.fnUntraced(function* (address, choice = {}) {
    const { ifChanged = false, optional = false } = choice
    const shown = masked(address)
    const failed = (message: string, status: number | null = null) =>
      new FetchFailed({ url: shown, status, message: masked(message) })

    const first = addressOf(address)
    if (typeof first === "string") return yield* failed(first)
    // Addresses that differ in a secret that isn't declared are others, but are shown, and kept, as one.
    const isKept = ifChanged && withoutDeclared(address) === shown
    const known = isKept ? yield* validations.of(shown) : null
    const conditions = {
      ...(known?.etag != null && { "If-None-Match": known.etag }),
      ...(known?.last_modified != null && { "If-Modified-Since": known.last_modified })
    }
    let request: Request = {
      url: first,
      headers: { ...headers, ...choice.headers, ...conditions },
      isConditional: Object.keys(conditions).length > 0,
      isOptional: optional,
      max: choice.max ?? null
    }
    const outer = yield* Effect.scope
    let redirects = 0
    let tries = 0

    while (true) {
      yield* Effect.mapError(
        gate.pass,
        ({ perDay, resets_at }) =>
          new FetchFailed({
            url: shown,
            status: null,
            message: `The daily limit of requests is reached (${perDay}): the next is possible at ${resets_at}`,
            again_at: resets_at
          })
      )
      const outcome = yield* inOwnScope(outer, send(request)).pipe(
        Effect.catchTag("Refused", ({ message, status }) => Effect.fail(failed(message, status))),
        Effect.catchTag("TryFailed", (error) => Effect.succeed(error))
      )
      if (outcome === null) return null
      if (outcome instanceof TryFailed) {
        const { message, status, wait } = outcome
        tries++
        if (tries === maxTries) return yield* failed(`${message} (after ${tries} tries)`, status)
        if (wait !== null) yield* gate.closeFor(wait)
        const pause = wait ?? pauseAfter(tries, firstPause, yield* Random.next)
        yield* Effect.logDebug(`${shown}: ${masked(message)}; again in ${secondsOf(pause)}`)
        yield* Effect.sleep(pause)
      } else if ("to" in outcome) {
        redirects++
        if (redirects > maxRedirects) {
          return yield* failed(`The server redirects more than ${maxRedirects} times`)
        }
        request = { ...request, url: outcome.to }
      } else {
        const { etag, last_modified } = outcome
        if (isKept && (etag !== null || last_modified !== null)) {
          const received = yield* ReceivedValidators
          yield* received(shown, { etag, last_modified })
        }
        return outcome
      }
    }
  })

  const web: Web = { get }
  return web
})
