/**
 * Handles `/session`: signing in with a browser at the issuer, signing out, and who is signed in. Browsers open these routes
 * themselves, so that what goes wrong is said by a page of a few lines; scripts get the error body of the API.
 */
import { Clock, Context, Effect, Metric, Option } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import {
  type BrowserSession,
  type IssuerUnavailable,
  makeOutage,
  type SignedIn,
  type SignInRefused
} from "../../../../../core/ports.ts"
import { Admission } from "../../access/Admission.ts"
import { cookieIn } from "../../access/cookies.ts"
import { credentialHeaders, credentialsIn, SessionCookie } from "../../access/credentials.ts"
import {
  callbackUrl,
  cookieAttributes,
  cookieName,
  SessionsOfServer,
  signedOutUrl
} from "../../access/Sessions.ts"
import { makeSignInLimit } from "../../access/signInLimit.ts"
import { accepts } from "../../exchange/format.ts"
import { CurrentExchange, noteRoute, onEveryAnswer } from "../../exchange/Exchange.ts"
import { error } from "../../exchange/error.ts"
import { fallback } from "../../exchange/fallback.ts"
import { senders } from "../../exchange/origin.ts"
import { plainRoutes } from "../../exchange/plainRoutes.ts"
import { PublicUrl } from "../../exchange/PublicUrl.ts"
import { returnAddress } from "./returnAddress.ts"
import { accessRefusals, quotaRefusals } from "../../exchange/refusals.ts"

type Request = HttpServerRequest.HttpServerRequest

type Response = HttpServerResponse.HttpServerResponse

/** As long as a browser keeps a sign-in; the sealed attempt says itself when it ends. */
const attemptAge = "10 minutes"

/** What a browser shows for an answer that isn't what was hoped for; scripts get it as the detail of an error. */
const saying =
  (publicUrl: string) =>
  ({ headers }: Request, status: number, detail: string, more: Record<string, string> = {}): Response => {
    if (!accepts(headers["accept"], "text/html")) return error(status, detail, more)
    const { pathname } = new URL(`${publicUrl}${plainRoutes.signIn.path}`)
    const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>findata</title><h1>${detail}</h1><p><a href="${pathname}">Sign in again</a></p></html>`
    return HttpServerResponse.text(html, {
      status,
      contentType: "text/html; charset=utf-8",
      headers: more
    })
  }

const refusals: Readonly<Record<SignInRefused["cause"], readonly [status: number, detail: string]>> = {
  denied: [403, "The sign-in was refused or cancelled"],
  expired: [400, "The sign-in took too long, or was begun again meanwhile"],
  invalid: [400, "The answer to the sign-in is invalid"]
}

const noSession = {
  signed_in: false,
  name: null,
  owner: null,
  scopes: null,
  is_admin: false,
  expires_at: null
} as const

const signedIn = ({ expires_at, isAdmin, name, owner, scopes }: BrowserSession) => ({
  signed_in: true,
  name,
  owner,
  scopes,
  is_admin: isAdmin,
  expires_at
})

/** The part of a URL from its `?`, and empty without one. */
const searchOf = (url: string): string => (url.includes("?") ? url.slice(url.indexOf("?")) : "")

const parameter = (url: string, name: string): string | null => new URLSearchParams(searchOf(url)).get(name)

const make = Effect.gen(function* () {
  const sessions = yield* SessionsOfServer
  const sessionCookie = yield* SessionCookie
  const publicUrl = yield* PublicUrl
  const { callerOf } = yield* Admission
  const count = yield* makeSignInLimit
  const senderOf = yield* senders
  const attributes = cookieAttributes(publicUrl)
  const attemptCookie = cookieName(publicUrl, "findata_sign_in")
  const { failed, succeeded } = makeOutage(
    "The issuer of sign-ins is unavailable",
    "The issuer of sign-ins is available again"
  )

  /** The state of the session, for pages. */
  const state = Effect.fnUntraced(function* ({ headers }: Request) {
    const { session } = credentialsIn(headers, sessionCookie)
    const found =
      sessions === null || session === undefined
        ? noSession
        : yield* Effect.match(sessions.find(session), { onSuccess: signedIn, onFailure: () => noSession })
    return HttpServerResponse.jsonUnsafe({ ...found, sign_in_available: sessions !== null })
  })

  if (sessions === null || sessionCookie === null || publicUrl === null) {
    const notRouted = yield* fallback
    const none = (request: Request) => Effect.succeed(notRouted(request))
    return { state, signIn: none, callback: none, signOut: none, signedOut: none }
  }

  const returned = callbackUrl(publicUrl)
  const said = saying(publicUrl)

  /** Refuses an address that takes a step of signing in too often. */
  const counted = Effect.fnUntraced(function* (
    request: Request,
    step: "sign-in" | "callback",
    answer: Effect.Effect<Response>
  ) {
    const quota = yield* count(callerOf(request), step)
    if (quota.admitted) return yield* answer
    yield* Metric.update(quotaRefusals.trial, 1)
    return said(request, 429, "Rate limit exceeded", { "retry-after": String(quota.retry_after) })
  })

  const away = (request: Request, reason: string) =>
    Effect.as(
      failed(reason),
      said(request, 503, "The sign-in is unavailable for now", { "retry-after": "5" })
    )

  const withoutAttempt = (response: Response) =>
    HttpServerResponse.expireCookieUnsafe(response, attemptCookie, attributes)

  const begin = (request: Request) =>
    sessions.begin(new URL(returned), returnAddress(publicUrl, parameter(request.url, "return_to"))).pipe(
      Effect.map(({ attempt, url }) =>
        HttpServerResponse.redirect(url, { status: 302 }).pipe(
          HttpServerResponse.setCookieUnsafe(attemptCookie, attempt, { ...attributes, maxAge: attemptAge })
        )
      ),
      Effect.tap(succeeded),
      Effect.catchTag("IssuerUnavailable", ({ reason }) => away(request, reason))
    )

  const refused = Effect.fnUntraced(function* (
    request: Request,
    { cause, reason }: SignInRefused,
    log: typeof Effect.logInfo
  ) {
    const { id } = yield* CurrentExchange
    yield* Metric.update(accessRefusals.signIn, 1)
    yield* Effect.annotateLogs(log("A sign-in was refused"), { request_id: id, cause, reason })
    const [status, detail] = refusals[cause]
    return said(request, status, detail)
  })

  const end = (request: Request, signIn: Effect.Effect<SignedIn, SignInRefused | IssuerUnavailable>) =>
    Effect.gen(function* () {
      const { cookie, return_to, session } = yield* signIn
      const millis = Date.parse(session.expires_at) - (yield* Clock.currentTimeMillis)
      return HttpServerResponse.redirect(return_to, { status: 303 }).pipe(
        HttpServerResponse.setCookieUnsafe(sessionCookie, cookie, { ...attributes, maxAge: millis }),
        withoutAttempt
      )
    }).pipe(
      Effect.tap(succeeded),
      Effect.catchTags({
        SignInRefused: (refusal) => Effect.map(refused(request, refusal, Effect.logInfo), withoutAttempt),
        // The attempt is left, so that the page may be loaded again.
        IssuerUnavailable: ({ reason }) => away(request, reason)
      })
    )

  /**
   * What isn't the answer of an attempt is neither counted nor, at the usual level, logged: anyone may send it. It leaves the
   * attempt that there is, which may be another tab's: its state can't be guessed.
   */
  const complete = (request: Request) => {
    const { headers, url } = request
    const answer = new URL(`${returned}${searchOf(url)}`)
    return Effect.matchEffect(sessions.resume(answer, cookieIn(headers["cookie"], attemptCookie) ?? ""), {
      onSuccess: (signIn) => counted(request, "callback", end(request, signIn)),
      onFailure: (refusal) => refused(request, refusal, Effect.logDebug)
    })
  }

  /** Where a browser goes once its session has ended: by way of the issuer, where that has a session to end. */
  const afterSignOut = Effect.fnUntraced(function* ({ headers }: Request, path: string) {
    const address = returnAddress(publicUrl, path)
    const { session } = credentialsIn(headers, sessionCookie)
    if (session === undefined || Option.isNone(yield* Effect.option(sessions.find(session)))) return address
    const { origin } = new URL(address)
    const away = yield* sessions.leave(new URL(signedOutUrl(publicUrl)), address.slice(origin.length))
    return away?.href ?? address
  })

  const signOut = Effect.fnUntraced(function* (request: Request) {
    if (senderOf(request) !== "own") return error(403, "Sent by a page of another origin")
    const path = parameter(request.url, "return_to")
    const location = path === null ? null : yield* afterSignOut(request, path)
    const response =
      location === null
        ? HttpServerResponse.empty({ status: 204 })
        : accepts(request.headers["accept"], "application/json")
          ? HttpServerResponse.jsonUnsafe({ location })
          : HttpServerResponse.redirect(location, { status: 303 })
    return HttpServerResponse.expireCookieUnsafe(response, sessionCookie, attributes)
  })

  /** The issuer sends browsers back to one address alone, with the path that they return to as the state. */
  const signedOut = ({ url }: Request) =>
    Effect.succeed(
      HttpServerResponse.redirect(returnAddress(publicUrl, parameter(url, "state")), { status: 303 })
    )

  return {
    state,
    signIn: (request: Request) => counted(request, "sign-in", begin(request)),
    callback: complete,
    signOut,
    signedOut
  }
})

const uncached = onEveryAnswer({ "cache-control": "no-store", vary: credentialHeaders.session })

const routed = (answer: (request: Request) => Effect.Effect<Response>) =>
  Effect.contextWith((context: Context.Context<HttpRouter.RouteContext | Request>) => {
    noteRoute(context)
    return Effect.andThen(uncached, answer(Context.get(context, HttpServerRequest.HttpServerRequest)))
  })

export const layer = HttpRouter.use((router) =>
  Effect.gen(function* () {
    const { session, signIn, callback, signOut, signedOut } = plainRoutes
    const answers = yield* make
    const notRouted = yield* fallback
    // The router answers HEAD by GET, which would use the code up.
    const called = (request: Request) =>
      request.method === "HEAD" ? Effect.succeed(notRouted(request)) : answers.callback(request)
    yield* router.add(session.method, session.path, routed(answers.state))
    yield* router.add(signIn.method, signIn.path, routed(answers.signIn))
    yield* router.add(callback.method, callback.path, routed(called))
    yield* router.add(signOut.method, signOut.path, routed(answers.signOut))
    yield* router.add(signedOut.method, signedOut.path, routed(answers.signedOut))
  })
)
