/** Company pages that need a key or a session: how often and to whom a session opens them. */
import { assert, describe, it } from "@effect/vitest"
import { applePages } from "../fixtures/applePages.ts"
import { apple } from "../http/pages.ts"
import { signingIn } from "./signingIn.ts"

const { browser, issuer, service, signedIn } = signingIn(applePages, {
  pagesOpen: false,
  scopeClaim: "groups"
})

const page = `http://localhost/v1${apple}`
const groups = ["staff", "read:stock"]

describe("a page that needs a key or a session", () => {
  it("is opened by a session, privately and by its owner's quota", async () => {
    issuer().user = { sub: "anna", claims: { groups } }
    const { ask } = await signedIn()
    assert.strictEqual((await browser().ask("GET", page)).status, 401)
    // By the routes, and then by the front door.
    for (const remaining of ["299", "298", "297"]) {
      const { headers, status } = await ask("GET", page)
      assert.deepStrictEqual(
        ["cache-control", "vary", "x-ratelimit-limit", "x-ratelimit-remaining"].map((name) =>
          headers.get(name)
        ),
        ["private", "X-API-Key, Authorization, Cookie, Accept-Encoding", "300", remaining]
      )
      assert.strictEqual(status, 200)
    }
  })

  it("is opened to an owner 300 times a minute, however many browsers they use", async () => {
    issuer().user = { sub: "eager", claims: { groups } }
    const browsers = [await signedIn(), await signedIn()]
    for (let times = 0; times < 150; times++)
      for (const { ask } of browsers) assert.strictEqual((await ask("GET", page)).status, 200)
    for (const { ask } of browsers) {
      const { headers, status } = await ask("GET", page)
      assert.deepStrictEqual([status, headers.get("cache-control")], [429, "private"])
      assert.match(headers.get("retry-after") ?? "", /^\d+$/)
    }
  })

  it("is closed once the session has ended, also where memory holds both", async () => {
    issuer().user = { sub: "late", claims: { groups } }
    const { ask } = await signedIn()
    assert.strictEqual((await ask("GET", page)).status, 200)
    service.time.now += 8 * 3_600_000 + 1000
    const { headers, status } = await ask("GET", page)
    assert.deepStrictEqual([status, headers.get("cache-control")], [401, "private"])
  })

  it("is closed to a session that grants no scope, as without the claim that was named", async () => {
    issuer().user = { sub: "stranger", claims: {} }
    const { ask } = await signedIn()
    assert.deepInclude((await ask("GET", "http://localhost/session")).json, { signed_in: true, scopes: [] })
    const { headers, json, status } = await ask("GET", page)
    assert.deepStrictEqual(
      [status, json, headers.get("cache-control")],
      [403, { detail: "Session grants no scope" }, "private"]
    )
  })

  it("is closed to a wrong key, though there is a session", async () => {
    issuer().user = { sub: "anna", claims: { groups } }
    const { ask } = await signedIn()
    assert.strictEqual((await ask("GET", page, { "x-api-key": "ak_wrong" })).status, 401)
  })

  it("is closed to a session that was made up", async () => {
    const { ask, jar } = browser()
    jar.set("localhost", new Map([["findata_session", "made.up"]]))
    assert.strictEqual((await ask("GET", page)).status, 401)
  })
})
