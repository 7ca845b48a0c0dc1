/**
 * Sessions of browsers in this server: who opens them, and how their cookies are named and kept. A cookie can't be read by
 * scripts, isn't sent with what pages of other sites post, and where clients reach the server by https it is sent over
 * that alone and set by no other host (`__Host-` of RFC 6265bis). Of a server below a path it is sent to that path alone, and
 * `__Secure-` says the former.
 */
import { Context, Effect, Layer } from "effect"
import type { Cookies } from "effect/http"
import { BrowserSessions } from "../../../../core/ports.ts"
import { isPrivate } from "../exchange/addresses.ts"
import { pathOfAddress } from "../exchange/BasePath.ts"
import { plainRoutes } from "../exchange/plainRoutes.ts"
import { PublicUrl } from "../exchange/PublicUrl.ts"
import { SessionCookie } from "./credentials.ts"

/** Null without sign-in. */
export const SessionsOfServer = Context.Reference<BrowserSessions["Service"] | null>(
  "findata/http/SessionsOfServer",
  { defaultValue: () => null }
)

const isSecure = (publicUrl: string | null): boolean => publicUrl?.startsWith("https:") === true

/** Where a server is at no path of its host, all of that is its own. */
const cookiePath = (publicUrl: string | null): string =>
  (publicUrl === null ? "" : pathOfAddress(publicUrl)) || "/"

/** The name of a cookie for clients that reach the server at an address. */
export const cookieName = (publicUrl: string | null, name: string): string =>
  isSecure(publicUrl) ? `${cookiePath(publicUrl) === "/" ? "__Host" : "__Secure"}-${name}` : name

/** The attributes of every cookie, beside its age. */
export const cookieAttributes = (publicUrl: string | null): NonNullable<Cookies.Cookie["options"]> => ({
  httpOnly: true,
  secure: isSecure(publicUrl),
  sameSite: "lax",
  path: cookiePath(publicUrl)
})

/** Where the issuer sends browsers back to a server that they reach at an address. */
export const callbackUrl = (publicUrl: string): string => `${publicUrl}${plainRoutes.callback.path}`

/** Where it sends them back to after they signed out there too. */
export const signedOutUrl = (publicUrl: string): string => `${publicUrl}${plainRoutes.signedOut.path}`

/** Whether an issuer may send browsers back to a server that they reach at an address. */
export const canReturnTo = (publicUrl: string | null): boolean =>
  publicUrl !== null && isPrivate(new URL(publicUrl))

/** What is expected of the address, where it can't. */
export const expectedAddress = "as https, or http on this machine: the issuer sends browsers there"

/** Lets people sign in with their browsers. Requires the address at which these reach the server, `PublicUrl`. */
export const layer: Layer.Layer<never, never, BrowserSessions> = Layer.effectContext(
  Effect.gen(function* () {
    const publicUrl = yield* PublicUrl
    if (!canReturnTo(publicUrl))
      return yield* Effect.die(new TypeError(`publicUrl: expected with signIn, ${expectedAddress}`))
    const name = cookieName(publicUrl, "findata_session")
    return Context.make(SessionsOfServer, yield* BrowserSessions).pipe(Context.add(SessionCookie, name))
  })
)
