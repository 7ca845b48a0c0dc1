/** The service with signing in, over a world, beside an issuer, for the tests of a file. */
import { afterAll, beforeAll, beforeEach } from "@effect/vitest"
import { type Duration, Layer } from "effect"
import type { Configuration } from "oidc-provider"
import { PagesOpen, PublicUrl, Sessions } from "../../adapters/http/server/mod.ts"
import { OidcSessions } from "../../adapters/oidc/mod.ts"
import type { World } from "../fixtures/World.ts"
import { serviceOver } from "../http/serviceOver.ts"
import { type Browser, makeBrowser } from "./browser.ts"
import { type Issuer, startIssuer } from "./provider.ts"

export const anna = { sub: "anna", claims: { name: "Anna Kim" } }

interface Options {
  readonly publicUrl?: string
  readonly pagesOpen?: boolean
  readonly scopeClaim?: string | null
  /** How long the service waits for the issuer. */
  readonly timeout?: Duration.Input
  /** How the issuer differs from others. */
  readonly provider?: Partial<Configuration>
}

/** The issuer is as it was started before each test; the clock is the machine's until a test moves it. */
export const signingIn = (
  world: World,
  {
    pagesOpen = true,
    provider = {},
    publicUrl = "http://localhost",
    scopeClaim = null,
    timeout = "5 seconds"
  }: Options = {}
) => {
  let started: Issuer | undefined
  const issuer = (): Issuer => {
    if (started === undefined) throw new Error("The issuer runs while tests run")
    return started
  }
  beforeAll(async () => {
    started = await startIssuer([`${publicUrl}/session/callback`], provider)
  })
  afterAll(() => issuer().close())
  const settings = Layer.suspend(() =>
    Layer.provide(Sessions.layer, OidcSessions.layer({ ...issuer().options, scopeClaim, timeout }))
  ).pipe(
    Layer.provideMerge(Layer.merge(Layer.succeed(PublicUrl, publicUrl), Layer.succeed(PagesOpen, pagesOpen)))
  )
  const service = serviceOver({ ...world, clock: "fixed", settings })
  beforeEach(() => {
    service.time.now = Date.now()
    Object.assign(issuer(), { user: anna, fault: null })
  })
  const browser = (): Browser => makeBrowser(new URL(publicUrl).host, (request) => service.handler(request))
  return {
    service,
    issuer,
    browser,
    /** A browser whose user has signed in. */
    signedIn: async (path = "/session/sign-in") => {
      const own = browser()
      const seen = await own.open(
        `${publicUrl}${path}`,
        (url) => url.origin === publicUrl && !url.pathname.startsWith("/session")
      )
      return { ...own, seen }
    }
  }
}
