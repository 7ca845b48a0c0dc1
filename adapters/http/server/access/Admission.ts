/**
 * Whether a request is admitted: by its key, on trial where the basic API is open, openly where company pages are public, or
 * by a bearer token or a session where they aren't; where clients without a key are limited, pages count with the trial. The routes and the front door ask by the same rules.
 */
import { Context, Effect, Layer, Option } from "effect"
import type { HttpServerRequest } from "effect/http"
import { ApiKeys, type Bearer, type RateLimit, type StoreUnavailable } from "../../../../core/mod.ts"
import { clientCounter, QuotaStore, type Requester } from "../../../../core/ports.ts"
import type { Requirement } from "../exchange/Exchange.ts"
import { bearerIn } from "./bearer.ts"
import { clientOf, TrustProxy } from "../exchange/clientAddress.ts"
import { credentialHeaders, type Credentials, credentialsIn, SessionCookie } from "./credentials.ts"
import { type Open, Openness } from "./Openness.ts"
import { SessionsOfServer } from "./Sessions.ts"

/** Requests per minute to the basic API and to company pages for a client without a key; null for no limit. */
export const TrialRateLimit = Context.Reference<number | null>("findata/http/TrialRateLimit", {
  defaultValue: () => null
})

/** Who asks. */
export interface Caller extends Credentials {
  /** `X-Forwarded-For`. */
  readonly forwardedFor: string | undefined
  /** The address of the connection; undefined where the runtime doesn't say. */
  readonly address: string | undefined
}

type Headers = Readonly<Record<string, string | undefined>>

/**
 * How a request is admitted: by the quota of its secret, of the owner of its token or session, or of its client, or without
 * any.
 */
export type Way =
  | { readonly by: "key"; readonly secret: string }
  | { readonly by: "token"; readonly token: string }
  | { readonly by: "session"; readonly cookie: string }
  | { readonly by: "trial"; readonly client: string | null; readonly limit: RateLimit.Limit | null }
  | { readonly by: "openness" }
  /** What is open isn't known at the moment. */
  | { readonly by: "unknown" }

/** Of each owner of tokens and sessions, on pages and elsewhere by itself. */
export const ownerLimit = { limit: 300, period: 60 }

/** The counter of what an owner of tokens and sessions reads. */
export const readerCounter = ({ owner }: Bearer): string => `reader/${owner}`

/** Whether a token or session opens pages as a key does: where its owner could have one, and for operators. */
export const opensPages = ({ isAdmin, scopes }: Bearer): boolean =>
  isAdmin || scopes === null || scopes.length > 0

/** The headers of draft-ietf-httpapi-ratelimit-headers, and the older ones that clients support. */
export const quotaHeaders = (quota: RateLimit.Quota): Record<string, string> => ({
  "ratelimit-policy": `"default";q=${quota.limit};w=${quota.period}`,
  ratelimit: `"default";r=${quota.remaining};t=${quota.reset}`,
  "x-ratelimit-limit": String(quota.limit),
  "x-ratelimit-remaining": String(quota.remaining),
  "x-ratelimit-reset": String(quota.reset)
})

const none: Readonly<Record<string, string>> = {}

/** Without a key and a quota. */
export const openly: Way = { by: "openness" }

const make = Effect.gen(function* () {
  const keys = yield* ApiKeys
  const quotas = yield* QuotaStore
  const openness = yield* Openness
  const trialRateLimit = yield* TrialRateLimit
  const trust = yield* TrustProxy
  const limit = trialRateLimit === null ? null : { limit: trialRateLimit, period: 60 }
  const sessionCookie = yield* SessionCookie
  const sessions = yield* SessionsOfServer

  const callerIn = (headers: Headers, address: string | undefined): Caller => {
    const { authorization, key, session } = credentialsIn(headers, sessionCookie)
    return { key, authorization, session, forwardedFor: headers["x-forwarded-for"], address }
  }

  const callerOf = ({ headers, remoteAddress }: HttpServerRequest.HttpServerRequest): Caller =>
    callerIn(headers, Option.getOrUndefined(remoteAddress))

  const clientIn = ({ address, forwardedFor }: Caller): string | null =>
    clientOf(trust, forwardedFor, address)

  const requesterOf = (caller: Caller): Requester =>
    caller.key === undefined
      ? { group: "client", name: clientIn(caller) ?? "unknown" }
      : { group: "key", name: caller.key }

  const wayWhile = (open: Open | null, caller: Caller, { access: { without } }: Requirement): Way => {
    if (caller.key !== undefined) return { by: "key", secret: caller.key }
    if (without === "never") return { by: "key", secret: "" }
    if (open === null) return { by: "unknown" }
    if (without === "open" && !open.pages) {
      // Another scheme is that of something between the client and this server.
      const token = bearerIn(caller.authorization)
      if (token !== undefined) return { by: "token", token }
      if (sessions !== null && caller.session !== undefined) return { by: "session", cookie: caller.session }
    }
    if (without === "open" ? !open.pages : !open.basic) return { by: "key", secret: "" }
    if (without === "open" && limit === null) return openly
    return { by: "trial", client: limit === null ? null : clientIn(caller), limit }
  }

  const wayOf = (caller: Caller, requirement: Requirement): Way =>
    wayWhile(openness.now(), caller, requirement)

  const foundWay = (caller: Caller, requirement: Requirement) =>
    Effect.map(openness.learn, () => wayWhile(openness.last(), caller, requirement))

  const tryAdmit = (way: Way, { access, cost }: Requirement, now: number) => {
    switch (way.by) {
      case "openness":
        return none
      case "trial": {
        if (way.limit === null) return none
        if (way.client === null) return null
        const quota = quotas.tryConsume(clientCounter(way.client), way.limit, cost)
        return quota?.admitted === true ? quotaHeaders(quota) : null
      }
      case "token":
      case "unknown":
        return null
      case "session": {
        const session = sessions?.tryFind(way.cookie, now) ?? null
        if (session === null || !opensPages(session)) return null
        const quota = quotas.tryConsume(readerCounter(session), ownerLimit, cost)
        return quota?.admitted === true ? quotaHeaders(quota) : null
      }
      case "key": {
        const admitted = keys.tryAuthorize(way.secret, access, cost, now)
        return admitted === null ? null : quotaHeaders(admitted.quota)
      }
    }
  }

  const { key, session, token } = credentialHeaders
  const ofPages = (sessionCookie === null ? [key, token] : [key, token, session]).join(", ")

  const arePagesOpen = (): boolean => openness.last().pages

  const variesBy = (requirement: Requirement | null): string =>
    requirement?.access.without === "open" && !arePagesOpen() ? ofPages : key

  return {
    callerIn,
    callerOf,
    clientOf: clientIn,
    requesterOf,
    wayOf,
    foundWay,
    tryAdmit,
    variesBy,
    variesByOwner: ofPages,
    arePagesOpen
  }
})

export class Admission extends Context.Service<
  Admission,
  {
    /** Who sends these headers, by name in lower case, over a connection from this address. */
    readonly callerIn: (headers: Headers, address: string | undefined) => Caller
    readonly callerOf: (request: HttpServerRequest.HttpServerRequest) => Caller
    /** The name of the client by its address; null without one. */
    readonly clientOf: (caller: Caller) => string | null
    /** For whom a request is answered: turns go round keys, and round clients without one. */
    readonly requesterOf: (caller: Caller) => Requester
    readonly wayOf: (caller: Caller, requirement: Requirement) => Way
    /** The same, never `unknown`: finds out what is open. */
    readonly foundWay: (caller: Caller, requirement: Requirement) => Effect.Effect<Way, StoreUnavailable>
    /**
     * Admits a request at `now` (milliseconds since 1970) and returns the headers of its quota, out of memory alone.
     * Null, and nothing is used, when it is refused or memory can't say.
     */
    readonly tryAdmit: (
      way: Way,
      requirement: Requirement,
      now: number
    ) => Readonly<Record<string, string>> | null
    /** The request headers that decide whether what has the requirement is answered, for `Vary` of private answers. */
    readonly variesBy: (requirement: Requirement | null) => string
    /** The same for what also depends on who asks. */
    readonly variesByOwner: string
    /** Whether company pages answered without a key when it was last known. */
    readonly arePagesOpen: () => boolean
  }
>()("findata/http/Admission") {
  static readonly layer: Layer.Layer<Admission, never, ApiKeys | QuotaStore | Openness> = Layer.effect(
    Admission,
    make
  )
}
