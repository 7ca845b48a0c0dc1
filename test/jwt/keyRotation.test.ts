/** The issuer adds and removes keys, and is unavailable at times. */
import { assert, describe, it } from "@effect/vitest"
import { ec, issuer, next, rsa, sign, useIssuer, verifier } from "./issuer.ts"

useIssuer()

describe("the issuer's keys", () => {
  it("are fetched once for many tokens, even concurrent ones", async () => {
    const verify = verifier()
    const token = await sign(rsa)
    const owners = await Promise.all(Array.from({ length: 20 }, () => verify(token)))
    assert.deepStrictEqual([...new Set([...owners, await verify(token)])], ["anna"])
    assert.strictEqual(issuer.fetched, 1)
  })

  it("are found without a restart when added, and forgotten when removed", async () => {
    const verify = verifier({ cooldown: 0 })
    assert.strictEqual(await verify(await sign(ec)), "anna")
    issuer.keys = [next.jwk]
    assert.strictEqual(await verify(await sign(next)), "anna")
    assert.strictEqual(await verify(await sign(ec)), "TokenInvalid")
  })

  it("are not fetched for each token of an unknown key", async () => {
    const verify = verifier({ cooldown: "1 hour" })
    const unknown = await sign(next)
    for (let i = 0; i < 5; i++) assert.strictEqual(await verify(unknown), "TokenInvalid")
    assert.strictEqual(issuer.fetched, 1)
  })

  it("are trusted no longer than configured", async () => {
    const verify = verifier({ timeToLive: 0 })
    assert.strictEqual(await verify(await sign(ec)), "anna")
    issuer.keys = [rsa.jwk]
    assert.strictEqual(await verify(await sign(ec)), "TokenInvalid")
  })
})

describe("while the issuer is unavailable", () => {
  const absences = [
    ["answers 500", { status: 500 }],
    ["answers with a redirect", { status: 302 }],
    ["answers without JSON", { body: "<html>" }],
    ["answers without a key set", { body: '{"keys":"none"}' }],
    ["answers with more than a key set may be", { body: `{"keys":[],"x":"${"x".repeat(1_100_000)}"}` }]
  ] as const
  it.for(absences)("and %s, a token is deferred, not refused", async ([, absence]) => {
    Object.assign(issuer, absence)
    const verify = verifier({ pause: 0 })
    const token = await sign(ec)
    assert.strictEqual(await verify(token), "StoreUnavailable")
    Object.assign(issuer, { status: 200, body: null })
    assert.strictEqual(await verify(token), "anna")
  })

  it.for(absences)("and %s, it is asked once for some time", async ([, absence]) => {
    Object.assign(issuer, absence)
    const verify = verifier()
    for (let at = 0; at < 10; at++) assert.strictEqual(await verify(await sign(ec)), "StoreUnavailable")
    assert.strictEqual(issuer.fetched, 1)
  })

  it("and doesn't end its answer, a token is deferred after three seconds", async () => {
    issuer.hangs = true
    const begun = performance.now()
    assert.strictEqual(await verifier()(await sign(ec)), "StoreUnavailable")
    assert.isBelow(performance.now() - begun, 5000)
  })

  it("and its port is closed, a token is deferred, not refused", async () => {
    const nowhere = verifier({ url: new URL("http://127.0.0.1:1/jwks.json") })
    assert.strictEqual(await nowhere(await sign(ec)), "StoreUnavailable")
  })

  it("tokens of cached keys continue to work", async () => {
    const verify = verifier()
    assert.strictEqual(await verify(await sign(ec)), "anna")
    issuer.status = 500
    assert.strictEqual(await verify(await sign(ec)), "anna")
  })
})
