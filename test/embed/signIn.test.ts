/** Signing in at an issuer to an embedded findata, below a prefix too, and to routes within a program of Effect. */
import { afterAll, assert, beforeAll, it } from "@effect/vitest"
import { Layer, Redacted } from "effect"
import { HttpRouter, HttpServer } from "effect/http"
import { storesLayer } from "../../adapters/memory/mod.ts"
import { OidcSessions } from "../../adapters/oidc/mod.ts"
import * as Routes from "../../apps/embed/effect.ts"
import { createFindata } from "../../apps/embed/mod.ts"
import { makeBrowser } from "../oidc/browser.ts"
import { type Issuer, startIssuer } from "../oidc/provider.ts"

const home = "http://localhost"
const prefix = "/findata"

let issuer: Issuer
beforeAll(async () => {
  issuer = await startIssuer([`${home}/session/callback`, `${home}${prefix}/session/callback`])
})
afterAll(() => issuer.close())

/** Signs in and out below an address, and returns what was answered on the way. */
const walk = async (publicUrl: string, answer: (request: Request) => Promise<Response>) => {
  const { ask, open } = makeBrowser("localhost", answer)
  const isOwn = ({ origin, pathname }: URL) => origin === home && !pathname.includes("/session/")
  const { headers } = await open(`${publicUrl}/session/sign-in?return_to=/account/keys`, isOwn)
  const state = async () => (await ask("GET", `${publicUrl}/session`)).json
  const session = await state()
  const keys = (await ask("GET", `${publicUrl}/api/v1/api-keys`)).status
  await ask("POST", `${publicUrl}/session/sign-out`, { origin: home })
  const after = await state()
  const refused = await ask("GET", `${publicUrl}/session/callback?state=x`, { accept: "text/html" })
  const [, again = ""] = /href="([^"]*)"/.exec(refused.text) ?? []
  return {
    returnedTo: headers.get("location"),
    signedIn: [session.signed_in, session.owner, session.name],
    keys,
    after: [after.signed_in, after.sign_in_available],
    again: (await ask("GET", new URL(again, publicUrl))).status
  }
}

const walked = (publicUrl: string) => ({
  returnedTo: `${publicUrl}/account/keys`,
  signedIn: [true, "anna", "Anna Kim"],
  keys: 200,
  after: [false, true],
  again: 302
})

it.for(["", prefix])("an embedded findata below %j", async (before) => {
  const { clientId, clientSecret, issuer: url } = issuer.options
  await using findata = await createFindata({
    memory: true,
    publicUrl: `${home}${before}`,
    signIn: { issuer: url.href, clientId, clientSecret: Redacted.value(clientSecret) }
  })
  const seen = await walk(`${home}${before}`, (request) => {
    const { origin, pathname, search } = new URL(request.url)
    return findata.fetch(new Request(`${origin}${pathname.slice(before.length)}${search}`, request))
  })
  assert.deepStrictEqual(seen, walked(`${home}${before}`))
})

const routed = (options: Routes.RouteOptions) =>
  HttpRouter.toWebHandler(
    Routes.routes({ ...options, signIn: OidcSessions.layer(issuer.options) }).pipe(
      Layer.provide(Routes.layer(storesLayer(), { indexSymbol: null })),
      Layer.provide(HttpServer.layerServices)
    ),
    { disableLogger: true }
  )

it.for<Routes.RouteOptions>([
  { publicUrl: home },
  { publicUrl: `${home}/` },
  { publicUrl: `${home}${prefix}/`, prefix }
])("routes within a program of Effect, with %j", async (options) => {
  const { dispose, handler } = routed(options)
  const address = `${home}${options.prefix ?? ""}`
  assert.deepStrictEqual(await walk(address, (request) => handler(request)), walked(address))
  await dispose()
})

it.for<Routes.RouteOptions>([{}, { publicUrl: "http://app.example.com" }, { publicUrl: "app.example.com" }])(
  "routes within a program of Effect are refused with %j",
  async (options) => {
    const { dispose, handler } = routed(options)
    const error = await handler(new Request(`${home}/session`)).catch((cause: unknown) => cause)
    assert.match(String(error), /publicUrl: expected /)
    await dispose()
  }
)
