/**
 * `BrowserSessions` by an OpenID Connect issuer: the authorization code flow with PKCE (RFC 7636), state and nonce. A session
 * is sealed with a key derived from the client's secret, so that all servers of the client open it, and none keeps it.
 */
import { Clock, Effect, Layer, Schema } from "effect"
import { LRUCache } from "lru-cache"
import type { Configuration, IDToken, UserInfoResponse } from "openid-client"
import { instantOf, Scope, TokenInvalid } from "../../core/mod.ts"
import { type BrowserSession, BrowserSessions, SignInRefused } from "../../core/ports.ts"
import { bearerOf, jose as loadJose } from "../jwt/verify.ts"
import { type IssuerOptions, makeIssuer, refusalOf } from "./Issuer.ts"
import { makeSeal } from "./Seal.ts"

export interface OidcOptions extends IssuerOptions {
  /** The scopes of OpenID Connect that are asked for, `openid` among them. */
  readonly scope: string
  /**
   * The claim with the scopes of findata, a text or a list of texts. Null for `scope`, without which a session may grant any
   * scope, as a bearer token does; without a claim that was named it may grant none.
   */
  readonly scopeClaim: string | null
}

/** How long a session lasts, in seconds. */
const sessionSeconds = 8 * 3600

/** How long a sign-in may take, in seconds. */
const attemptSeconds = 600

const sessionsInMemory = 10_000

/** A text by itself: one that was cut out of a header keeps the whole header in memory. */
const copyOf = (text: string): string => new TextDecoder().decode(new TextEncoder().encode(text))

/** Browsers keep no longer cookies (RFC 6265, section 6.1). */
const maxCookieLength = 4096

const maxNameLength = 200

const Attempt = Schema.Struct({
  state: Schema.String,
  nonce: Schema.String,
  verifier: Schema.String,
  return_to: Schema.String
})

const Sealed = Schema.Struct({
  owner: Schema.String,
  name: Schema.NullOr(Schema.String),
  scopes: Schema.NullOr(Schema.Array(Scope)),
  isAdmin: Schema.Boolean
})

type Claims = Readonly<Record<string, unknown>>

/** The first of the claims that has a text, without characters that aren't shown. */
const nameIn = (claims: Claims): string | null => {
  for (const claim of ["name", "preferred_username", "email"]) {
    const value = claims[claim]
    const text = typeof value === "string" ? value.replace(/\p{C}/gu, "").trim() : ""
    if (text !== "") return [...text].slice(0, maxNameLength).join("")
  }
  return null
}

/**
 * Lists, which some issuers make of groups and roles, as the text that a `scope` claim is. Each entry is one word: one with
 * white space, as a group may have in its name, is no scope.
 */
const scopeText = (value: unknown): unknown =>
  Array.isArray(value) && value.every((entry) => typeof entry === "string")
    ? value.filter((entry) => !/\s/.test(entry)).join(" ")
    : value

/** Parameters of flows other than the code flow, which the library reports as it does an issuer's signature that it lacks. */
const otherFlows = ["id_token", "token"]

/** A time in seconds since 1970. */
const secondsFromNow = (seconds: number) =>
  Effect.map(Clock.currentTimeMillis, (now) => Math.floor(now / 1000) + seconds)

const make = Effect.fnUntraced(function* ({ scope, scopeClaim, ...options }: OidcOptions) {
  const openid = yield* Effect.promise(() => import("openid-client"))
  const jose = yield* loadJose
  const issuer = yield* makeIssuer(openid, options)
  const purpose = (of: string) => `findata ${of} ${options.issuer.href} ${options.clientId}`
  const attempts = yield* makeSeal(jose, Attempt, options.clientSecret, purpose("sign-in"))
  const sessions = yield* makeSeal(jose, Sealed, options.clientSecret, purpose("session"))
  const known = new LRUCache<string, { readonly session: BrowserSession; readonly ends: number }>({
    max: sessionsInMemory,
    ttlAutopurge: true
  })

  const remember = Effect.fnUntraced(function* (cookie: string, value: typeof Sealed.Type, expires: number) {
    const ends = expires * 1000
    const session: BrowserSession = { ...value, expires_at: instantOf(ends) }
    known.set(copyOf(cookie), { session, ends }, { ttl: ends - (yield* Clock.currentTimeMillis) })
    return session
  })

  const tryFind = (cookie: string, now: number): BrowserSession | null => {
    const found = known.get(cookie)
    return found !== undefined && found.ends > now ? found.session : null
  }

  const find = Effect.fnUntraced(function* (cookie: string) {
    const found = tryFind(cookie, yield* Clock.currentTimeMillis)
    if (found !== null) return found
    if (cookie.length > maxCookieLength) return yield* new TokenInvalid()
    const { expires, value } = yield* sessions.open(cookie)
    return yield* remember(cookie, value, expires)
  })

  const begin = Effect.fnUntraced(function* (redirect_uri: URL, return_to: string) {
    const config = yield* issuer
    const verifier = openid.randomPKCECodeVerifier()
    const challenge = yield* Effect.promise(() => openid.calculatePKCECodeChallenge(verifier))
    const state = openid.randomState()
    const nonce = openid.randomNonce()
    const url = openid.buildAuthorizationUrl(config, {
      redirect_uri: redirect_uri.href,
      scope,
      state,
      nonce,
      code_challenge: challenge,
      code_challenge_method: "S256"
    })
    const attempt = { state, nonce, verifier, return_to }
    return { url, attempt: yield* attempts.close(attempt, yield* secondsFromNow(attemptSeconds)) }
  })

  const asking = <A>(ask: () => Promise<A>) =>
    Effect.tryPromise({ try: ask, catch: (error) => refusalOf(openid, error) })

  /**
   * The claims of the ID token, with those of the UserInfo endpoint where the token lacks some: by the code flow, issuers may
   * leave all but `sub` to it (OpenID Connect Core 1.0, section 5.4).
   */
  const claimsOf = (config: Configuration, accessToken: string, claims: IDToken) => {
    const isWhole = claims[scopeClaim ?? "scope"] !== undefined && nameIn(claims) !== null
    if (isWhole || config.serverMetadata().userinfo_endpoint === undefined)
      return Effect.succeed<IDToken | UserInfoResponse>(claims)
    return Effect.map(
      asking(() => openid.fetchUserInfo(config, accessToken, claims.sub)),
      (more) => ({ ...more, ...claims })
    )
  }

  const complete = Effect.fnUntraced(function* (answer: URL, begun: typeof Attempt.Type) {
    if (otherFlows.some((name) => answer.searchParams.has(name)))
      return yield* new SignInRefused({ cause: "invalid", reason: "The answer of another flow" })
    const config = yield* issuer
    const tokens = yield* asking(() =>
      openid.authorizationCodeGrant(config, answer, {
        expectedState: begun.state,
        expectedNonce: begun.nonce,
        pkceCodeVerifier: begun.verifier,
        idTokenExpected: true
      })
    )
    const own = tokens.claims()
    if (own === undefined) return yield* new SignInRefused({ cause: "invalid", reason: "No ID token" })
    const claims: Claims = yield* claimsOf(config, tokens.access_token, own)
    const granted = scopeClaim === null ? claims["scope"] : (claims[scopeClaim] ?? "")
    const bearer = bearerOf({
      sub: own.sub,
      exp: own.exp,
      ...(granted === undefined ? {} : { scope: scopeText(granted) })
    })
    if (bearer === null)
      return yield* new SignInRefused({ cause: "invalid", reason: "Claims that aren't as they should be" })
    const value = { ...bearer, name: nameIn(claims) }
    const expires = yield* secondsFromNow(sessionSeconds)
    const cookie = yield* sessions.close(value, expires)
    const session = yield* remember(cookie, value, expires)
    return { session, cookie, return_to: begun.return_to }
  })

  const resume = Effect.fnUntraced(function* (answer: URL, attempt: string) {
    const { value: begun } = yield* Effect.mapError(
      attempts.open(attempt),
      () => new SignInRefused({ cause: "expired", reason: "No attempt, or one that has ended" })
    )
    if (answer.searchParams.get("state") !== begun.state)
      return yield* new SignInRefused({ cause: "expired", reason: "The state is another attempt's" })
    return complete(answer, begun)
  })

  /** Without the ID token, which a cookie has no room for, an issuer may ask the user whether to sign out there too. */
  const leave = Effect.fnUntraced(
    function* (redirect_uri: URL, state: string) {
      const config = yield* issuer
      if (config.serverMetadata().end_session_endpoint === undefined) return null
      const parameters = { post_logout_redirect_uri: redirect_uri.href, state }
      return yield* Effect.try(() => openid.buildEndSessionUrl(config, parameters))
    },
    Effect.orElseSucceed(() => null)
  )

  return BrowserSessions.of({ tryFind, find, begin, resume, leave })
})

export const layer = (options: OidcOptions): Layer.Layer<BrowserSessions> =>
  Layer.effect(BrowserSessions, make(options))

/** Asks the issuer for its metadata, and fails where it has none. */
export const issuerAnswers = Effect.fnUntraced(function* (options: IssuerOptions) {
  const openid = yield* Effect.promise(() => import("openid-client"))
  yield* yield* makeIssuer(openid, options)
})
