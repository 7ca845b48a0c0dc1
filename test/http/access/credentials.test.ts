/** Which credentials a request has, and that what a request with any is answered is private. */
import { assert, describe, it } from "@effect/vitest"
import { Layer } from "effect"
import { PagesOpen } from "../../../adapters/http/server/mod.ts"
import {
  type Credentials,
  credentialsIn,
  isAnonymous,
  SessionCookie
} from "../../../adapters/http/server/access/credentials.ts"
import { applePages } from "../../fixtures/applePages.ts"
import { apple } from "../pages.ts"
import type { Answer } from "../service.ts"
import type { Headers } from "../doors.ts"
import { serviceOver } from "../serviceOver.ts"

const name = "__Host-findata_session"

describe("the credentials of a request", () => {
  const none: Credentials = { key: undefined, authorization: undefined, session: undefined }

  it.for<readonly [headers: Headers, found: Partial<Credentials>]>([
    [{}, {}],
    [{ "x-api-key": "" }, { key: "" }],
    [
      { "x-api-key": "ak_1", authorization: "Bearer a.b.c" },
      { key: "ak_1", authorization: "Bearer a.b.c" }
    ],
    [{ cookie: "" }, {}],
    [{ cookie: "findata_session=1; other=2" }, {}],
    [{ cookie: `x${name}=1; ${name}x=2` }, {}],
    [{ cookie: `other=1;${name}=abc` }, { session: "abc" }],
    [{ cookie: `${name}=; other=1` }, { session: "" }],
    [{ cookie: `other=1; \t${name} =abc` }, { session: "abc" }],
    [{ cookie: `${name}="a%20b" ; other=1` }, { session: '"a%20b" ' }],
    [{ cookie: `${name}=a=b==` }, { session: "a=b==" }],
    [{ cookie: `${name}; =${name}; other=${name}=1` }, {}],
    [{ cookie: `${name.toLowerCase()}=1` }, {}],
    [{ cookie: `${name}=first; ${name}=second` }, {}],
    [{ cookie: `${name}=same; ${name}=same` }, {}],
    [{ cookie: `${name}=abc;\t${name}\t=` }, {}]
  ])("%j", ([headers, found]) => {
    assert.deepStrictEqual(credentialsIn(headers, name), { ...none, ...found })
    assert.strictEqual(isAnonymous(credentialsIn(headers, name)), Object.keys(found).length === 0)
  })

  // Node reads headers as Latin-1. Browsers leave each of these to the name of a cookie, so that other hosts may set it.
  it.for(["\u00a0", "\u000b", "\u000c", "\u00ad", "\u0085", "\ufeff", "\u2028", "\u0000"])(
    "include none of a cookie whose name begins or ends with %j",
    (other) => {
      for (const forged of [`${other}${name}=forged`, `${name}${other}=forged`]) {
        assert.deepStrictEqual(credentialsIn({ cookie: forged }, name), none)
        assert.strictEqual(credentialsIn({ cookie: `${forged}; ${name}=abc` }, name).session, "abc")
      }
      assert.strictEqual(credentialsIn({ cookie: `${name}=${other}` }, name).session, other)
    }
  )

  it.for([";", " ", "\t", "=", "; ", `${name} `, `;${name}`])(
    "are found in time by length after many %j",
    (text) => {
      const begun = performance.now()
      assert.strictEqual(
        credentialsIn({ cookie: `${text.repeat(300_000)};${name}=abc` }, name).session,
        "abc"
      )
      assert.isBelow(performance.now() - begun, 1000)
    }
  )

  it("include no session where none is issued", () => {
    assert.deepStrictEqual(credentialsIn({ cookie: `${name}=abc` }, null), none)
  })
})

const sessions = Layer.succeed(SessionCookie, "findata_session")
const open = serviceOver({ ...applePages, settings: sessions })
const closed = serviceOver({
  ...applePages,
  settings: Layer.merge(sessions, Layer.succeed(PagesOpen, false))
})

const cookie = { cookie: "theme=dark; findata_session=abc" }
const cachingOf = ({ headers, status }: Answer) => [status, headers.get("cache-control"), headers.get("vary")]

describe("a page that is public", () => {
  it.for<readonly [what: string, headers: Headers]>([
    ["a session", cookie],
    ["a bearer token", { authorization: "Bearer a.b.c" }]
  ])("is the same to %s, and private", async ([, headers]) => {
    const shared = await open.visit(apple)
    assert.deepStrictEqual(cachingOf(shared), [200, "public, max-age=0, must-revalidate", "Accept-Encoding"])
    for (let times = 0; times < 2; times++) {
      const own = await open.visit(apple, headers)
      assert.deepStrictEqual(cachingOf(own), [200, "private", "X-API-Key, Accept-Encoding"])
      assert.strictEqual(own.text, shared.text)
    }
  })

  it("is shared with a request that has other cookies", async () => {
    const [, caching] = cachingOf(await open.visit(apple, { cookie: "theme=dark" }))
    assert.strictEqual(caching, "public, max-age=0, must-revalidate")
  })
})

describe("a page that needs a key or a session", () => {
  it("varies by both", async () => {
    const { secret } = await closed.key()
    assert.deepStrictEqual(cachingOf(await closed.visit(apple, { "x-api-key": secret })), [
      200,
      "private",
      "X-API-Key, Authorization, Cookie, Accept-Encoding"
    ])
  })

  it("is refused to neither, privately", async () => {
    assert.deepStrictEqual(cachingOf(await closed.visit(apple)), [
      401,
      "private",
      "X-API-Key, Authorization, Cookie"
    ])
  })
})

describe("the API", () => {
  const path = "/api/public/v1/financial/companies"

  it("isn't opened by a session", async () => {
    const refused = await open.send("GET", path, cookie)
    assert.deepStrictEqual(cachingOf(refused), [401, "private", "X-API-Key"])
  })

  it("varies by the key alone", async () => {
    const { secret } = await open.key()
    const answer = await open.send("GET", path, { ...cookie, "x-api-key": secret })
    assert.deepStrictEqual(cachingOf(answer), [200, "private", "X-API-Key, Accept, Accept-Encoding"])
  })
})
