/** Tokens signed with an issuer's keys: their owners, and which are refused. */
import { assert, describe, it } from "@effect/vitest"
import { createSign, generateKeyPairSync } from "node:crypto"
import { base64url, exportSPKI, type JWTPayload, SignJWT } from "jose"
import { ec, inAnHour, issuer, makeKey, next, rsa, sign, useIssuer, verifier } from "./issuer.ts"

useIssuer()

describe("a token of one of the issuer's keys", () => {
  it.for([rsa, ec])("by $alg is accepted", async (key) => {
    assert.strictEqual(await verifier()(await sign(key)), "anna")
  })

  it("needs no kid where only one key is of its type", async () => {
    assert.strictEqual(await verifier()(await sign(ec, {}, { kid: undefined })), "anna")
  })

  it("needs issuer and audience where they are configured", async () => {
    const verify = verifier({ issuer: "me", audience: "findata" })
    assert.strictEqual(await verify(await sign(ec, { iss: "me", aud: "findata" })), "anna")
    assert.strictEqual(await verify(await sign(ec, { iss: "me" })), "TokenInvalid")
    assert.strictEqual(await verify(await sign(ec, { aud: "findata" })), "TokenInvalid")
  })
})

describe("a token is refused", () => {
  const unlawful: ReadonlyArray<readonly [what: string, claims: () => JWTPayload]> = [
    ["that expired", () => ({ sub: "anna", exp: inAnHour() - 3601 })],
    ["that is not yet valid", () => ({ sub: "anna", exp: inAnHour() + 60, nbf: inAnHour() })],
    ["without exp", () => ({ sub: "anna" })],
    ["without sub", () => ({ exp: inAnHour() })]
  ]
  it.for(unlawful)("%s", async ([, claims]) => {
    const signed = new SignJWT(claims()).setProtectedHeader({ alg: ec.alg, kid: ec.kid })
    assert.strictEqual(await verifier()(await signed.sign(ec.privateKey)), "TokenInvalid")
  })

  it("by HS256 with the issuer's public key as the secret", async () => {
    const verify = verifier()
    for (const text of [await exportSPKI(rsa.publicKey), JSON.stringify(rsa.jwk), rsa.jwk.n ?? ""]) {
      const signed = new SignJWT({ sub: "anna", exp: inAnHour() }).setProtectedHeader({
        alg: "HS256",
        kid: "rsa"
      })
      assert.strictEqual(await verify(await signed.sign(new TextEncoder().encode(text))), "TokenInvalid")
    }
    assert.strictEqual(issuer.fetched, 0)
  })

  it("by an unsupported algorithm, even with the issuer's key", async () => {
    const other = await makeKey("ES384", "other")
    const pss = await makeKey("PS256", "pss")
    issuer.keys.push(other.jwk, pss.jwk)
    const verify = verifier()
    assert.strictEqual(await verify(await sign(other)), "TokenInvalid")
    assert.strictEqual(await verify(await sign(pss)), "TokenInvalid")
  })

  it("of a key that the token itself contains", async () => {
    const stranger = await makeKey("ES256", "ec")
    const header = { jwk: stranger.jwk, jku: "http://127.0.0.1:1/jwks.json" }
    assert.strictEqual(await verifier()(await sign(stranger, {}, header)), "TokenInvalid")
  })

  it("of a key of RSA that is too short, or of one that isn't a key", async () => {
    const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 1024 })
    const text = [
      { alg: "RS256", kid: "short" },
      { sub: "anna", exp: inAnHour() }
    ]
      .map((part) => base64url.encode(JSON.stringify(part)))
      .join(".")
    const token = `${text}.${createSign("sha256").update(text).sign(privateKey, "base64url")}`
    issuer.keys.push({ ...publicKey.export({ format: "jwk" }), kid: "short", alg: "RS256" })
    assert.strictEqual(await verifier()(token), "TokenInvalid")
    issuer.keys = [{ kty: "RSA", n: "", e: "", kid: "short", alg: "RS256" }]
    assert.strictEqual(await verifier()(token), "TokenInvalid")
  })

  it("without a kid, where several keys are of its type", async () => {
    issuer.keys.push(next.jwk)
    assert.strictEqual(await verifier()(await sign(ec, {}, { kid: undefined })), "TokenInvalid")
  })
})
