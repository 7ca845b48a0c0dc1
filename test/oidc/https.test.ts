/** Cookies where browsers reach the server by https, and an issuer that doesn't end its answers. */
import { assert, describe, it } from "@effect/vitest"
import { market } from "../fixtures/market.ts"
import { signingIn } from "./signingIn.ts"

const home = "https://findata.example.com"
const { browser, issuer, service, signedIn } = signingIn(market, { publicUrl: home, timeout: "300 millis" })

describe("behind https", () => {
  // Before the service has asked the issuer for anything.
  it("an issuer that doesn't end its answer is given up", async () => {
    issuer().fault = "hangs"
    const { headers, status, text } = await browser().ask("GET", `${home}/session/sign-in`, {
      accept: "text/html"
    })
    assert.deepStrictEqual([status, headers.get("retry-after")], [503, "5"])
    assert.include(text, "<h1>The sign-in is unavailable for now</h1>")
  })

  it("cookies are sent over https alone, and are this host's", async () => {
    // After a failure the issuer isn't asked again for a second.
    service.time.now += 1100
    const began = await browser().ask("GET", `${home}/session/sign-in`)
    assert.match(
      began.setCookies[0] ?? "",
      /^__Host-findata_sign_in=[\w.-]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/
    )
    const { ask, seen } = await signedIn()
    const [session = "", attempt = ""] = seen.setCookies
    assert.match(
      session,
      /^__Host-findata_session=[\w.-]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/
    )
    assert.match(attempt, /^__Host-findata_sign_in=; Max-Age=0; Path=\/;.* HttpOnly; Secure; SameSite=Lax$/)
    assert.strictEqual(seen.headers.get("location"), `${home}/`)
    assert.isTrue((await ask("GET", `${home}/session`)).json.signed_in)
    const { setCookies, status } = await ask("POST", `${home}/session/sign-out`, { origin: home })
    assert.strictEqual(status, 204)
    assert.match(setCookies[0] ?? "", /^__Host-findata_session=; Max-Age=0; .*Secure/)
  })

  it("a cookie of the name without its prefix is no session", async () => {
    const { ask, jar } = await signedIn()
    const cookies = jar.get("findata.example.com") ?? new Map<string, string>()
    cookies.set("findata_session", cookies.get("__Host-findata_session") ?? "")
    cookies.delete("__Host-findata_session")
    assert.isFalse((await ask("GET", `${home}/session`)).json.signed_in)
  })
})

/** Whether a browser has come back from signing in. */
const isOver = (url: URL) => url.host === "example.com" && !url.pathname.startsWith("/findata/session")

describe("below a path", () => {
  const below = "https://example.com/findata"
  const { browser, issuer, service } = signingIn(market, { publicUrl: below })

  it.for<readonly [path: string, expected: string]>([
    ["/account/keys", "/findata/account/keys"],
    ["/findata/account/keys?x=1", "/findata/account/keys?x=1"],
    ["/findata/../operator", "/findata/operator"],
    ["//elsewhere.example.com/", "/findata/"]
  ])("a sign-in that returns to %s leads to %s, with cookies of the path", async ([path, expected]) => {
    issuer().user = { sub: "anna", claims: {} }
    service.time.now += 1
    const { ask, open } = browser()
    const seen = await open(`${below}/session/sign-in?return_to=${encodeURIComponent(path)}`, isOver)
    assert.strictEqual(seen.headers.get("location"), `https://example.com${expected}`)
    const [session = ""] = seen.setCookies
    assert.match(session, /^__Secure-findata_session=[\w.-]+; Max-Age=\d+; Path=\/findata; HttpOnly; Secure;/)
    assert.isTrue((await ask("GET", `${below}/session`)).json.signed_in)
    const left = await ask("POST", `${below}/session/sign-out`, { origin: "https://example.com" })
    assert.match(left.setCookies[0] ?? "", /^__Secure-findata_session=; Max-Age=0; Path=\/findata;/)
  })
})
