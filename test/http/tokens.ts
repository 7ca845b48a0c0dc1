/** Bearer tokens of a test: the secret of its service, and tokens signed with jose itself. */
import { Redacted } from "effect"
import { type JWTPayload, SignJWT } from "jose"

/** 32 bytes, the shortest allowed. */
const jwtSecret = "a secret that is 32 bytes long.."

export const hmacOptions = { secret: Redacted.make(jwtSecret), issuer: null, audience: null }

/** An hour after the clock of the tests begins, in seconds. */
export const inAnHour = Date.parse("2024-07-01T13:00:00Z") / 1000

/** Signs exactly these claims by HS256. */
export const signed = (claims: JWTPayload, secret = jwtSecret): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ alg: "HS256" }).sign(new TextEncoder().encode(secret))

/** A token of the owner, valid for an hour. */
export const tokenOf = (sub: string, claims: JWTPayload = {}): Promise<string> =>
  signed({ sub, exp: inAnHour, ...claims })
