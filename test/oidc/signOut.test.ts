/** Signing out where the issuer has no page for it, or is away. */
import { assert, it } from "@effect/vitest"
import { market } from "../fixtures/market.ts"
import { signingIn } from "./signingIn.ts"

const home = "http://localhost"
const signOut = `${home}/session/sign-out?return_to=/account/keys`

const { issuer, service, signedIn } = signingIn(market, {
  timeout: "1 second",
  provider: { features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } } }
})

it("ends the session here where the issuer has no page for it", async () => {
  const { ask, jar } = await signedIn()
  assert.isTrue(jar.get("localhost")?.has("findata_session"))
  const { json, status } = await ask("POST", signOut, { origin: home, accept: "application/json" })
  assert.deepStrictEqual([status, json], [200, { location: `${home}/account/keys` }])
  assert.isFalse(jar.get("localhost")?.has("findata_session"))
})

it("ends the session here while the issuer is away", async () => {
  const { ask, jar } = await signedIn()
  assert.isTrue(jar.get("localhost")?.has("findata_session"))
  // Its metadata are too old by then, and asked for again.
  service.time.now += 2 * 3_600_000
  issuer().fault = "hangs"
  const before = issuer().asked.length
  const { headers, status } = await ask("POST", signOut, { origin: home })
  assert.deepStrictEqual([status, headers.get("location")], [303, `${home}/account/keys`])
  assert.isAbove(issuer().asked.length, before)
  assert.isFalse(jar.get("localhost")?.has("findata_session"))
})
