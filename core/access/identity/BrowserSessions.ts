/**
 * Port: sessions of people who signed in with a browser. A server keeps none of them: the browser has each as a sealed text,
 * its cookie, which every server with the same secret opens.
 */
import { Context, type Effect, Schema } from "effect"
import type { Instant } from "../../time/Instant.ts"
import type { Bearer, TokenInvalid } from "./BearerTokens.ts"

/** Who signed in, with what a bearer token of theirs would allow. */
export interface BrowserSession extends Bearer {
  /** What the issuer calls its owner; null where it doesn't say. */
  readonly name: string | null
  /** The session ends then, used or not. */
  readonly expires_at: typeof Instant.Type
}

/** A sign-in that the browser takes to the issuer. */
export interface SignInBegun {
  /** The issuer's page. */
  readonly url: URL
  /** What the browser keeps until it returns, sealed. */
  readonly attempt: string
}

/** A sign-in that the issuer has confirmed. */
export interface SignedIn {
  readonly session: BrowserSession
  /** The session, sealed. */
  readonly cookie: string
  /** As it was given to `begin`. */
  readonly return_to: string
}

/**
 * The issuer or its answer refuses the sign-in: `denied` by the issuer or its user, `expired` where the attempt isn't there
 * any more or is another one's, `invalid` for an answer that breaks a rule.
 */
export class SignInRefused extends Schema.TaggedError<SignInRefused>()("SignInRefused", {
  cause: Schema.Literals(["denied", "expired", "invalid"]),
  /** For the log; never shown to a client. */
  reason: Schema.String
}) {}

/** The issuer doesn't answer now, or not as an issuer does. */
export class IssuerUnavailable extends Schema.TaggedError<IssuerUnavailable>()("IssuerUnavailable", {
  /** For the log; never shown to a client. */
  reason: Schema.String
}) {}

/** Signs people in at an issuer (`begin`, then `resume` with its answer), and opens the cookies of their sessions. */
export class BrowserSessions extends Context.Service<
  BrowserSessions,
  {
    /** The session of a cookie at `now` (milliseconds since 1970), out of memory; null when it isn't there or has ended. */
    readonly tryFind: (cookie: string, now: number) => BrowserSession | null
    /** The session of a cookie; fails for one that has ended, was changed or was sealed with another secret. */
    readonly find: (cookie: string) => Effect.Effect<BrowserSession, TokenInvalid>
    /** Begins a sign-in, which the issuer answers to `redirect_uri`. */
    readonly begin: (redirect_uri: URL, return_to: string) => Effect.Effect<SignInBegun, IssuerUnavailable>
    /**
     * Resumes a sign-in with the issuer's answer: `redirect_uri` with the parameters that it came with. Fails where the answer
     * isn't that of the attempt; what it returns asks the issuer and ends the sign-in.
     */
    readonly resume: (
      answer: URL,
      attempt: string
    ) => Effect.Effect<Effect.Effect<SignedIn, SignInRefused | IssuerUnavailable>, SignInRefused>
    /**
     * The issuer's page that ends its own session with the browser, and leads back to `redirect_uri` with the `state`; null
     * where it has none, or doesn't answer now.
     */
    readonly leave: (redirect_uri: URL, state: string) => Effect.Effect<URL | null>
  }
>()("findata/core/access/identity/BrowserSessions") {}
