/** Signing in with a browser: the whole flow with an issuer, and what goes wrong in it. */
import { assert, describe, it } from "@effect/vitest"
import { market } from "../fixtures/market.ts"
import { anna, signingIn } from "./signingIn.ts"

const { browser, issuer, service, signedIn } = signingIn(market)

const home = "http://localhost"
const sessionUrl = `${home}/session`
const keysUrl = `${home}/api/v1/api-keys`
const own = { origin: home, "content-type": "application/json" }
const wanted = JSON.stringify({ name: "mine", scopes: ["read:all"] })

/** A sign-in that was at the issuer, up to just before the server gets its answer. */
const answered = async () => {
  const own = browser()
  const { headers } = await own.open(
    `${sessionUrl}/sign-in`,
    ({ host, pathname }) => host === "localhost" && pathname === "/session/callback"
  )
  return { ...own, answer: new URL(headers.get("location") ?? "") }
}

/** Another text that decoders take for the same 16 bytes: the last of 22 characters has two bits of them. */
const withUnusedBit = (tag: string): string => {
  const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
  return tag.slice(0, -1) + (digits[digits.indexOf(tag.at(-1) ?? "") + 1] ?? "")
}

describe("a browser without a session", () => {
  it("isn't signed in, and may sign in", async () => {
    const { headers, json, status } = await browser().ask("GET", sessionUrl)
    assert.deepStrictEqual(
      [status, json, headers.get("cache-control")],
      [
        200,
        {
          signed_in: false,
          name: null,
          owner: null,
          scopes: null,
          is_admin: false,
          expires_at: null,
          sign_in_available: true
        },
        "no-store"
      ]
    )
  })

  it("is sent to the issuer with a challenge, a state and a nonce", async () => {
    const { headers, setCookies, status } = await browser().ask("GET", `${sessionUrl}/sign-in`)
    const { origin, searchParams } = new URL(headers.get("location") ?? "")
    assert.deepStrictEqual([status, origin], [302, issuer().url.origin])
    assert.deepStrictEqual(
      ["response_type", "scope", "redirect_uri", "code_challenge_method"].map((name) =>
        searchParams.get(name)
      ),
      ["code", "openid profile", `${sessionUrl}/callback`, "S256"]
    )
    for (const name of ["code_challenge", "state", "nonce"]) {
      assert.match(searchParams.get(name) ?? "", /^[\w-]{43}$/)
    }
    assert.strictEqual(setCookies.length, 1)
    assert.match(
      setCookies[0] ?? "",
      /^findata_sign_in=[\w.-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/
    )
  })
})

describe("who signed in", () => {
  it("is named by the session, for eight hours", async () => {
    const { ask, seen } = await signedIn()
    assert.strictEqual(seen.status, 303)
    assert.strictEqual(seen.headers.get("location"), `${home}/`)
    assert.strictEqual(seen.headers.get("cache-control"), "no-store")
    const [session = "", attempt = ""] = seen.setCookies
    assert.match(session, /^findata_session=[\w.-]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/)
    assert.match(attempt, /^findata_sign_in=; Max-Age=0; Path=\/;/)
    const { json } = await ask("GET", sessionUrl)
    assert.deepInclude(json, {
      signed_in: true,
      name: "Anna Kim",
      owner: "anna",
      is_admin: false,
      scopes: null
    })
    const hours = (Date.parse(json.expires_at) - service.time.now) / 3_600_000
    assert.closeTo(hours, 8, 0.01)
    service.time.now += 8 * 3_600_000 + 1000
    assert.isFalse((await ask("GET", sessionUrl)).json.signed_in)
    assert.strictEqual((await ask("GET", keysUrl)).status, 401)
  })

  it("makes, lists and revokes keys as the owner of a bearer token does", async () => {
    issuer().user = { sub: "keeper", claims: {} }
    const { ask } = await signedIn()
    const created = await ask("POST", keysUrl, own, wanted)
    assert.strictEqual(created.status, 201)
    const listed = await ask("GET", keysUrl)
    assert.deepStrictEqual(
      [
        listed.json.total,
        listed.json.api_keys[0].id,
        listed.headers.get("vary"),
        listed.headers.get("cache-control")
      ],
      [1, created.json.id, "Authorization, Cookie", "no-store"]
    )
    assert.strictEqual((await ask("DELETE", `${keysUrl}/${created.json.id}`, { origin: home })).status, 204)
    const { json } = await ask("GET", `${keysUrl}/${created.json.id}`)
    assert.strictEqual(json.status, "revoked")
  })

  it.for<readonly [scope: unknown, scopes: unknown, isAdmin: boolean]>([
    [undefined, null, false],
    ["openid read:news admin", ["read:news"], true],
    [["read:stock", "other"], ["read:stock"], false],
    ["", [], false]
  ])("with the scopes %j may grant %j; an operator: %s", async ([scope, scopes, isAdmin]) => {
    issuer().user = { sub: "limited", claims: scope === undefined ? {} : { scope } }
    const { ask } = await signedIn()
    assert.deepInclude((await ask("GET", sessionUrl)).json, { scopes, is_admin: isAdmin })
    const { status } = await ask("POST", keysUrl, own, JSON.stringify({ name: "all", scopes: ["read:all"] }))
    assert.strictEqual(status, scopes === null ? 201 : 403)
    const runs = await ask("GET", `${home}/api/v1/admin/runs`)
    assert.strictEqual(runs.status, isAdmin ? 503 : 403)
  })

  it.for<readonly [scope: unknown, scopes: ReadonlyArray<string>, isAdmin: boolean]>([
    [["Site admin"], [], false],
    [["admin\tof the site", "read:all\u00a0users", "read:all users"], [], false],
    [["admin read:all", "read:news"], ["read:news"], false],
    [["admin"], [], true],
    [["admin", "read:all"], ["read:all"], true],
    [[], [], false],
    ["admin read:all", ["read:all"], true],
    ["Site admin", [], true]
  ])("with the claim %j has the scopes %j; an operator: %s", async ([scope, scopes, isAdmin]) => {
    issuer().user = { sub: "grouped", claims: { scope } }
    const { ask } = await signedIn()
    assert.deepInclude((await ask("GET", sessionUrl)).json, { scopes, is_admin: isAdmin })
  })

  it.for([7, [7], ["admin", 7], [["admin"]], { admin: true }])(
    "isn't signed in with the claim %j",
    async (scope) => {
      issuer().user = { sub: "limited", claims: { scope } }
      const { jar, seen } = await signedIn()
      assert.deepStrictEqual(
        [seen.status, seen.json],
        [400, { detail: "The answer to the sign-in is invalid" }]
      )
      assert.isFalse(jar.get("localhost")?.has("findata_session"))
    }
  )

  it("signs out", async () => {
    const { ask, jar } = await signedIn()
    const refused = await ask("POST", `${sessionUrl}/sign-out`, { origin: "https://evil.example" })
    assert.deepStrictEqual([refused.status, refused.setCookies], [403, []])
    const { setCookies, status } = await ask("POST", `${sessionUrl}/sign-out`, { origin: home })
    assert.strictEqual(status, 204)
    assert.match(setCookies[0] ?? "", /^findata_session=; Max-Age=0; Path=\/;.* HttpOnly; SameSite=Lax$/)
    assert.isFalse(jar.get("localhost")?.has("findata_session"))
    assert.isFalse((await ask("GET", sessionUrl)).json.signed_in)
    const back = await ask("POST", `${sessionUrl}/sign-out?return_to=/search`, { origin: home })
    assert.deepStrictEqual([back.status, back.headers.get("location")], [303, `${home}/search`])
  })
})

describe("signing out with an address to return to", () => {
  const signOut = `${sessionUrl}/sign-out?return_to=${encodeURIComponent("/account/keys?a=1#top")}`

  it("leads through the issuer, whose session ends too", async () => {
    const { ask, jar, open } = await signedIn()
    const { headers, setCookies, status } = await ask("POST", signOut, { origin: home })
    assert.strictEqual(status, 303)
    assert.match(setCookies.join("\n"), /^findata_session=; Max-Age=0;/)
    assert.isFalse(jar.get("localhost")?.has("findata_session"))
    const page = new URL(headers.get("location") ?? "")
    assert.deepStrictEqual(
      [page.origin, Object.fromEntries(page.searchParams)],
      [
        issuer().url.origin,
        {
          client_id: "findata",
          post_logout_redirect_uri: `${sessionUrl}/signed-out`,
          state: "/account/keys?a=1#top"
        }
      ]
    )
    const sessionOfIssuer = () => jar.get(issuer().url.host)?.get("_session")
    const before = sessionOfIssuer()
    assert.isDefined(before)
    const asked = await open(page)
    const [, xsrf = ""] = /name="xsrf" value="(\w+)"/.exec(asked.text) ?? []
    const confirmed = await ask(
      "POST",
      `${issuer().url.origin}/session/end/confirm`,
      { "content-type": "application/x-www-form-urlencoded" },
      new URLSearchParams({ xsrf, logout: "yes" }).toString()
    )
    assert.notStrictEqual(sessionOfIssuer(), before)
    const back = await ask("GET", confirmed.headers.get("location") ?? "")
    assert.deepStrictEqual([back.status, back.headers.get("location")], [303, `${home}/account/keys?a=1#top`])
  })

  it("names the address to a script that asks for JSON", async () => {
    const { ask } = await signedIn()
    const { headers, json, status } = await ask("POST", signOut, { origin: home, accept: "application/json" })
    assert.deepStrictEqual([status, headers.get("cache-control")], [200, "no-store"])
    assert.strictEqual(new URL(json.location).origin, issuer().url.origin)
  })

  it("stays here without a session", async () => {
    for (const cookie of [{}, { cookie: "findata_session=x" }]) {
      const { headers, status } = await browser().ask("POST", signOut, { origin: home, ...cookie })
      assert.deepStrictEqual([status, headers.get("location")], [303, `${home}/account/keys?a=1#top`])
    }
  })

  it.for(["//evil.example", "https://evil.example/", "x", ""])(
    "returns from the issuer to a path of this server alone, not to %j",
    async (state) => {
      const { headers, status } = await browser().ask(
        "GET",
        `${sessionUrl}/signed-out?state=${encodeURIComponent(state)}`
      )
      assert.deepStrictEqual([status, headers.get("location")], [303, `${home}/`])
    }
  )
})

describe("a session", () => {
  it("that was changed or made up isn't one", async () => {
    const { ask, jar } = await signedIn()
    const cookies = jar.get("localhost") ?? new Map<string, string>()
    const value = cookies.get("findata_session") ?? ""
    const [header = "", , iv = "", text = "", tag = ""] = value.split(".")
    const other = text.startsWith("A") ? "B" : "A"
    const none = btoa('{"alg":"none"}').replace(/=+$/, "")
    for (const wrong of [
      `${value}==`,
      ` ${value}`,
      `${value} ; other=1`,
      `\t${value}`,
      `"${value}"`,
      value.replace(".", "%2E"),
      value.replace("..", ".%20."),
      [header, "", iv, text, `${tag.slice(0, 9)} ${tag.slice(9)}`].join("."),
      [header, "", iv, text, `${tag}=`].join("."),
      [header, "", iv, text, withUnusedBit(tag)].join("."),
      [header, "", iv, other + text.slice(1), tag].join("."),
      `${none}.${btoa('{"value":{"owner":"anna"},"exp":9999999999}')}.`,
      "x",
      "",
      "%zz",
      "a".repeat(5000)
    ]) {
      cookies.set("findata_session", wrong)
      assert.isFalse((await ask("GET", sessionUrl)).json.signed_in, wrong)
      assert.strictEqual((await ask("GET", keysUrl)).status, 401, wrong)
    }
  })

  it("isn't what the browser keeps while it signs in", async () => {
    const { ask, jar } = browser()
    await ask("GET", `${sessionUrl}/sign-in`)
    const cookies = jar.get("localhost")
    cookies?.set("findata_session", cookies.get("findata_sign_in") ?? "")
    assert.isFalse((await ask("GET", sessionUrl)).json.signed_in)
  })

  it.for<Readonly<Record<string, string>>>([
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "http://localhost:81" },
    { origin: "http://localhost.evil.example" },
    { "sec-fetch-site": "same-site" },
    { "sec-fetch-site": "cross-site" },
    {}
  ])("writes nothing for a page that sends %j", async (headers) => {
    issuer().user = { sub: "victim", claims: {} }
    const { ask } = await signedIn()
    const sent = { "content-type": "application/json", ...headers }
    const { json, status } = await ask("POST", keysUrl, sent, wanted)
    assert.deepStrictEqual([status, json], [403, { detail: "Sent by a page of another origin" }])
    assert.strictEqual((await ask("GET", keysUrl, headers)).json.total, 0)
  })

  it("gives way to a bearer token, also a wrong one", async () => {
    const { ask } = await signedIn()
    const { status } = await ask("GET", keysUrl, { authorization: "Bearer a.b.c" })
    assert.strictEqual(status, 401)
  })

  it.for(["/api/public/v1/financial/companies", "/api/v1/financial-v4/profile?symbol=AAPL"])(
    "isn't a key for %s",
    async (path) => {
      const { ask } = await signedIn()
      const before = await browser().ask("GET", `${home}${path}`)
      const { status, text } = await ask("GET", `${home}${path}`)
      assert.deepStrictEqual([status, text], [before.status, before.text])
    }
  )

  it("isn't a key for agents", async () => {
    const { ask } = await signedIn()
    const call = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" })
    const { status } = await ask(
      "POST",
      `${home}/mcp`,
      { ...own, accept: "application/json, text/event-stream" },
      call
    )
    assert.strictEqual(status, 401)
  })

  it("asks as often as a token of its owner may", async () => {
    issuer().user = { sub: "eager", claims: {} }
    const { ask } = await signedIn()
    const statuses = new Set<number>()
    for (let times = 0; times < 300; times++) statuses.add((await ask("GET", keysUrl)).status)
    assert.deepStrictEqual([...statuses], [200])
    const { headers, status } = await ask("GET", keysUrl)
    assert.deepStrictEqual([status, headers.get("x-ratelimit-limit")], [429, "300"])
  })
})

describe("a sign-in", () => {
  const expired = [400, { detail: "The sign-in took too long, or was begun again meanwhile" }]

  it("with another's state is refused, and its code isn't used", async () => {
    const { answer, ask } = await answered()
    const before = issuer().asked.filter((path) => path === "/token").length
    for (const state of ["x", null]) {
      const forged = new URL(answer)
      if (state === null) forged.searchParams.delete("state")
      else forged.searchParams.set("state", state)
      const { json, status } = await ask("GET", forged)
      assert.deepStrictEqual([status, json], expired)
    }
    assert.strictEqual(issuer().asked.filter((path) => path === "/token").length, before)
    assert.strictEqual((await ask("GET", answer)).status, 303)
  })

  it("outlives the answer to one that was begun before it in another tab", async () => {
    const { answer: former, ask, jar, open } = await answered()
    const { headers } = await open(
      `${sessionUrl}/sign-in`,
      ({ pathname }) => pathname === "/session/callback"
    )
    const { json, setCookies, status } = await ask("GET", former)
    assert.deepStrictEqual([status, json, setCookies], [...expired, []])
    assert.strictEqual((await ask("GET", headers.get("location") ?? "")).status, 303)
    assert.isTrue(jar.get("localhost")?.has("findata_session"))
  })

  it("of one browser isn't another's", async () => {
    const { answer } = await answered()
    const { json, status } = await browser().ask("GET", answer)
    assert.deepStrictEqual([status, json], expired)
  })

  it("can't be repeated", async () => {
    const { answer, ask, jar } = await answered()
    const attempt = jar.get("localhost")?.get("findata_sign_in") ?? ""
    assert.strictEqual((await ask("GET", answer)).status, 303)
    jar.get("localhost")?.set("findata_sign_in", attempt)
    jar.get("localhost")?.delete("findata_session")
    const { json, setCookies, status } = await ask("GET", answer)
    assert.deepStrictEqual([status, json], expired)
    assert.isFalse(setCookies.some((text) => text.startsWith("findata_session")))
  })

  it("isn't used up by HEAD", async () => {
    const { answer, ask, jar } = await answered()
    const { headers, setCookies, status } = await ask("HEAD", answer)
    assert.deepStrictEqual([status, headers.get("allow"), setCookies], [405, "GET", []])
    assert.isFalse(jar.get("localhost")?.has("findata_session"))
    assert.strictEqual((await ask("GET", answer)).status, 303)
  })

  it("ends after ten minutes", async () => {
    const { answer, ask } = await answered()
    service.time.now += 601_000
    const { json, status } = await ask("GET", answer)
    assert.deepStrictEqual([status, json], expired)
  })

  it("that its user cancels is refused", async () => {
    issuer().user = null
    const { jar, seen } = await signedIn()
    assert.deepStrictEqual(
      [seen.status, seen.json],
      [403, { detail: "The sign-in was refused or cancelled" }]
    )
    assert.isFalse(jar.get("localhost")?.has("findata_sign_in"))
  })

  it("from another issuer is refused", async () => {
    const { answer, ask } = await answered()
    answer.searchParams.set("iss", "https://evil.example")
    const { json, status } = await ask("GET", answer)
    assert.deepStrictEqual([status, json], [400, { detail: "The answer to the sign-in is invalid" }])
  })

  it.for(["id_token", "token", "response"])(
    "answered with %s is refused, and no outage",
    async (parameter) => {
      const { answer, ask } = await answered()
      answer.searchParams.set(parameter, "x")
      const { json, status } = await ask("GET", answer)
      assert.deepStrictEqual([status, json], [400, { detail: "The answer to the sign-in is invalid" }])
      assert.notInclude(service.logged.join("\n"), "The issuer of sign-ins is unavailable")
    }
  )

  it("is explained to a browser by a page that leads back to it", async () => {
    const { headers, status, text } = await browser().ask("GET", `${sessionUrl}/callback?code=x&state=y`, {
      accept: "text/html,application/xhtml+xml"
    })
    assert.deepStrictEqual([status, headers.get("content-type")], [400, "text/html; charset=utf-8"])
    assert.include(text, "<h1>The sign-in took too long")
    assert.include(text, 'href="/session/sign-in"')
    assert.include(headers.get("content-security-policy"), "default-src 'none'")
  })

  it("is explained to a client that accepts no HTML by the API's error body", async () => {
    const { json, status } = await browser().ask("GET", `${sessionUrl}/callback?code=x&state=y`, {
      accept: "application/json, text/html;q=0"
    })
    assert.deepStrictEqual(
      [status, json],
      [400, { detail: "The sign-in took too long, or was begun again meanwhile" }]
    )
  })

  it("leaves its code and state in no log", async () => {
    const { answer, ask } = await answered()
    answer.searchParams.set("iss", "https://evil.example")
    await ask("GET", answer)
    const code = answer.searchParams.get("code") ?? "?"
    const state = answer.searchParams.get("state") ?? "?"
    const log = service.logged.join("\n")
    assert.include(log, "A sign-in was refused")
    for (const secret of [code, state]) assert.notInclude(log, secret)
  })

  it.for<readonly [path: string, address: string]>([
    ["/account/keys?a=1#top", "/account/keys?a=1#top"],
    ["//evil.example", "/"],
    ["/\\evil.example", "/"],
    ["/\t/evil.example", "/"],
    ["/.//evil.example", "//evil.example"],
    ["https://evil.example", "/"],
    ["javascript:alert(1)", "/"],
    ["account", "/"],
    ["//user:pass@localhost/x", "/x"],
    ["/a\r\nset-cookie: x=y", "/aset-cookie:%20x=y"],
    [`/${"a".repeat(2000)}`, "/"]
  ])("to return to %j leads to %s of this server", async ([path, address]) => {
    const { seen } = await signedIn(`/session/sign-in?return_to=${encodeURIComponent(path)}`)
    assert.deepStrictEqual([seen.status, seen.headers.get("location")], [303, `${home}${address}`])
  })
})

describe("an issuer that is away", () => {
  const away = [503, { detail: "The sign-in is unavailable for now" }, "5"]

  it("is asked again, and doesn't fail what is signed in", async () => {
    const { answer, ask } = await answered()
    issuer().fault = 502
    const { headers, json, status } = await ask("GET", answer)
    assert.deepStrictEqual([status, json, headers.get("retry-after")], away)
    issuer().fault = null
    assert.strictEqual((await ask("GET", answer)).status, 303)
    issuer().fault = 502
    assert.isTrue((await ask("GET", sessionUrl)).json.signed_in)
    assert.strictEqual((await ask("GET", keysUrl)).status, 200)
  })

  it("is logged once", () => {
    const lines = service.logged.filter((line) => line.includes("The issuer of sign-ins is unavailable"))
    assert.lengthOf(lines, 1)
  })
})

it("is named by what the issuer calls the user, without characters that aren't shown", async () => {
  issuer().user = { ...anna, claims: { name: "\u202eAnna\u0000\n" } }
  const { ask } = await signedIn()
  assert.strictEqual((await ask("GET", sessionUrl)).json.name, "Anna")
})
