/** An issuer of tokens: keys, a real server that publishes some of them, and verifiers that fetch them. */
import { afterAll, beforeAll, beforeEach } from "@effect/vitest"
import { once } from "node:events"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { Effect, ManagedRuntime } from "effect"
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from "jose"
import { KeySetTokens } from "../../adapters/jwt/mod.ts"
import { BearerTokens } from "../../core/mod.ts"

interface Key {
  readonly alg: string
  readonly kid: string
  readonly privateKey: CryptoKey
  readonly publicKey: CryptoKey
  readonly jwk: JWK
}

export const makeKey = async (alg: string, kid: string): Promise<Key> => {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true })
  return { alg, kid, privateKey, publicKey, jwk: { ...(await exportJWK(publicKey)), kid, alg, use: "sig" } }
}

export const [rsa, ec, next] = await Promise.all([
  makeKey("RS256", "rsa"),
  makeKey("ES256", "ec"),
  makeKey("ES256", "next")
])

/** The server's answer, and how often it was sent. */
export const issuer = {
  keys: [] as Array<JWK>,
  body: null as string | null,
  hangs: false,
  status: 200,
  fetched: 0
}
const server: Server = createServer((_, response) => {
  issuer.fetched++
  response.writeHead(issuer.status, { "content-type": "application/json" })
  if (issuer.hangs) response.write('{"keys":[')
  else response.end(issuer.body ?? JSON.stringify({ keys: issuer.keys }))
})
const open: Array<ManagedRuntime.ManagedRuntime<BearerTokens, never>> = []

/** Listens while a file's tests run; before each test the issuer is reset to two keys and no requests. */
export const useIssuer = (): void => {
  beforeAll(async () => {
    server.listen(0, "127.0.0.1")
    await once(server, "listening")
  })
  beforeEach(() => {
    Object.assign(issuer, { keys: [rsa.jwk, ec.jwk], body: null, hangs: false, status: 200, fetched: 0 })
  })
  afterAll(async () => {
    await Promise.all(open.splice(0).map((runtime) => runtime.dispose()))
    server.close()
    await once(server, "close")
  })
}

/** A verifier of its own; each answers with an owner or the name of the refusal. */
export const verifier = (overrides: Partial<KeySetTokens.KeySetOptions> = {}) => {
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks.json`)
  const runtime = ManagedRuntime.make(KeySetTokens.layer({ url, issuer: null, audience: null, ...overrides }))
  open.push(runtime)
  return (token: string): Promise<string> =>
    runtime.runPromise(
      Effect.flatMap(BearerTokens, (tokens) => tokens.verify(token)).pipe(
        Effect.match({ onSuccess: ({ owner }) => owner, onFailure: ({ _tag }) => _tag })
      )
    )
}

export const inAnHour = () => Math.floor(Date.now() / 1000) + 3600

export const sign = (key: Key, claims: JWTPayload = {}, header: Record<string, unknown> = {}) =>
  new SignJWT({ sub: "anna", exp: inAnHour(), ...claims })
    .setProtectedHeader({ alg: key.alg, kid: key.kid, ...header })
    .sign(key.privateKey)
